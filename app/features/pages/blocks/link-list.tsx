import { imageSources } from "~/domain/media/image-variants";
import type { ButtonItem, LinkLayout } from "~/domain/pages/block-types/buttons";
import type { ButtonsBlock } from "~/domain/pages/blocks";
import { NetworkIcon } from "~/features/networks/network-icon";
import { Image } from "~/features/pages/image";
import { useBlockContext } from "./block-context";
import { readableAddress, relOf, safeHref } from "./safe-link";
import { usePing } from "./use-ping";

const LAYOUT_CLASSES: Record<LinkLayout, string> = { list: "", grid: " lg", row: " lr" };

/** The display width of an image in px: of a large link, the maximum width of the column. */
const PICTURE = 40;
const LARGE_PICTURE = 600;

/** Buttons, in the layout of their block. */
export function LinkList({ block }: { block: ButtonsBlock }) {
  const { isFree } = useBlockContext();
  const ping = usePing();
  const { layout = "list", items } = block.data;
  return (
    <ul className={`b b-buttons${LAYOUT_CLASSES[layout]}`} data-key={block.key}>
      {items.map((item) => (
        <li key={item.key} className={item.featured ? "lf" : undefined}>
          <a className="l" dir="auto" href={safeHref(item.url)} rel={relOf({ isFree })} ping={ping(item.key)}>
            <Picture item={item} />
            <span>{item.title || readableAddress(item.url)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Its title is beside it, so it needs no alternative text. */
function Picture({ item: { image, icon, featured } }: { item: ButtonItem }) {
  if (!image) return <NetworkIcon name={icon} />;
  const sources = imageSources(image, featured ? LARGE_PICTURE : PICTURE);
  return <Image sources={sources} alt="" loading="lazy" decoding="async" />;
}
