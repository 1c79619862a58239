import type { BlockOf } from "~/domain/pages/blocks";
import { useBlockContext } from "./block-context";
import { relOf, safeHref } from "./safe-link";

/** A picture as wide as the column, with what is written below it; a link where it leads somewhere. */
export function ImageBlock({ block }: { block: BlockOf<"image"> }) {
  const { isFree } = useBlockContext();
  const { image, alt, caption, url } = block.data;
  const href = safeHref(url);
  const picture = <img src={image} alt={alt} loading="lazy" decoding="async" />;
  return (
    <figure className="im" data-key={block.key}>
      {href ? (
        <a href={href} rel={relOf({ isFree })} aria-label={alt ? undefined : caption || href}>
          {picture}
        </a>
      ) : (
        picture
      )}
      {caption ? <figcaption dir="auto">{caption}</figcaption> : null}
    </figure>
  );
}
