import type { ImgHTMLAttributes } from "react";
import { imageSources } from "~/domain/media/image-variants";

interface StoredPictureProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, "srcSet" | "sizes"> {
  src: string;
  alt: string;
  /** How wide it is drawn at most, in CSS px. */
  cssWidth: number;
}

/**
 * A stored image in the best format and size for the screen, chosen by the browser; without script. Attributes go to
 * the `img`, which is the only box: `picture` must be `display: contents` where it stands in a flex or grid.
 */
export function StoredPicture({ src, cssWidth, ...image }: StoredPictureProps) {
  const sources = imageSources(src, cssWidth);
  // biome-ignore lint/a11y/useAltText: the type asks every caller for it
  const img = <img {...image} src={sources.src} />;
  if (!sources.avif) return img;
  return (
    <picture>
      <source type="image/avif" srcSet={sources.avif} />
      <source type="image/webp" srcSet={sources.webp} />
      {img}
    </picture>
  );
}
