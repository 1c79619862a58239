import type { BlockOf } from "~/domain/pages/blocks";
import { detailLink } from "~/domain/pages/detail-link";
import { useBlockContext } from "./block-context";
import { safeHref } from "./safe-link";
import { usePing } from "./use-ping";

/** How to reach the owner: what can be dialled, written to or looked up on a map is a link. */
export function ContactDetails({ block }: { block: BlockOf<"contactDetails"> }) {
  const { messages } = useBlockContext();
  const ping = usePing();
  return (
    <dl className="cd" data-key={block.key}>
      {block.data.items.map((item) => {
        const href = safeHref(detailLink(item));
        return (
          <div key={item.key}>
            <dt dir="auto">{item.label || messages.details[item.name]}</dt>
            <dd dir="auto">
              {href ? (
                <a href={href} ping={ping(item.key)}>
                  {item.value}
                </a>
              ) : (
                item.value
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
