import { imageSources } from "~/domain/media/image-variants";
import type { BlockOf } from "~/domain/pages/blocks";
import { Image } from "~/features/pages/image";
import { useBlockContext } from "./block-context";
import { relOf, safeHref } from "./safe-link";
import { usePing } from "./use-ping";

/** As wide as the column gets, in px. */
const COLUMN = 600;

/** An image as wide as the column, with what is written below it; a link where it leads somewhere. */
export function ImageBlock({ block }: { block: BlockOf<"image"> }) {
  const { isFree } = useBlockContext();
  const ping = usePing();
  const { image, width, height, alt, caption, url } = block.data;
  const href = safeHref(url);
  if (!image) return null;
  const file = (
    <Image
      sources={imageSources(image, COLUMN)}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
    />
  );
  return (
    <figure className="im" data-key={block.key}>
      {href ? (
        <a
          href={href}
          rel={relOf({ isFree })}
          ping={ping(block.key)}
          aria-label={alt ? undefined : caption || href}
        >
          {file}
        </a>
      ) : (
        file
      )}
      {caption ? <figcaption dir="auto">{caption}</figcaption> : null}
    </figure>
  );
}
