import { contactLinkPath } from "~/domain/addresses";
import { isHash } from "~/domain/ids";
import type { BlockOf } from "~/domain/pages/blocks";
import { BrandIcon } from "~/features/networks/brand-icon";
import { usePing } from "./use-ping";

/** 'Add to contacts': links to the contact file of a card, or to its page in browsers that cannot open such a file. */
export function CardLink({ block }: { block: BlockOf<"businessCard"> }) {
  const ping = usePing();
  const { cardId, text, icon } = block.data;
  return (
    <div className="b b-businessCard" data-key={block.key}>
      <a
        className="l"
        dir="auto"
        href={isHash(cardId) ? contactLinkPath(cardId) : undefined}
        ping={ping(block.key)}
      >
        <BrandIcon name={icon} />
        <span>{text}</span>
      </a>
    </div>
  );
}
