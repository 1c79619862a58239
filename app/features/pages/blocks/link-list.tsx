import type { ButtonsBlock } from "~/domain/pages/blocks";
import { useBlockContext } from "./block-context";
import { NetworkIcon } from "./network-icon";
import { readableAddress, relOf, safeHref } from "./safe-link";

/** Buttons, one below the other. */
export function LinkList({ block }: { block: ButtonsBlock }) {
  const { isFree } = useBlockContext();
  return (
    <ul className="b b-buttons" data-key={block.key}>
      {block.data.items.map((item) => (
        <li key={item.key}>
          <a className="l" dir="auto" href={safeHref(item.url)} rel={relOf({ isFree })}>
            <NetworkIcon name={item.icon} />
            <span>{item.title || readableAddress(item.url)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
