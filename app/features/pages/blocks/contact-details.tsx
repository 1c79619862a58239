import { normalizeUrl } from "~/domain/links";
import type { BlockOf } from "~/domain/pages/blocks";
import type { DetailItem } from "~/domain/pages/contact-blocks";
import { phoneNumber } from "~/domain/phone";
import { useBlockContext } from "./block-context";
import { safeHref } from "./safe-link";

/** How to reach the owner: what can be dialled, written to or looked up on a map is a link. */
export function ContactDetails({ block }: { block: BlockOf<"contactDetails"> }) {
  const { words } = useBlockContext();
  return (
    <dl className="cd" data-key={block.key}>
      {block.data.items.map((item) => {
        const href = safeHref(detailHref(item));
        return (
          <div key={item.key}>
            <dt dir="auto">{item.label || words.details[item.name]}</dt>
            <dd dir="auto">{href ? <a href={href}>{item.value}</a> : item.value}</dd>
          </div>
        );
      })}
    </dl>
  );
}

function detailHref({ name, value }: DetailItem): string | null {
  if (name === "openHours") return null;
  if (name === "address") {
    return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(value.replaceAll("\n", ", "))}`;
  }
  if (name === "email") {
    const normalized = normalizeUrl(`mailto:${value.trim()}`);
    return normalized.ok ? normalized.url : null;
  }
  const number = phoneNumber(value);
  return number ? `tel:${number}` : null;
}
