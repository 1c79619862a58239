import type { ImgHTMLAttributes } from "react";
import type { ImageSources } from "~/domain/media/image-variants";

interface ImageProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, "src" | "alt"> {
  sources: ImageSources;
  alt: string;
}

/** An image in the best format that its visitor's browser supports, in its display size. */
export function Image({ sources: { src, avif, webp }, alt, ...rest }: ImageProps) {
  const image = <img {...rest} src={src} alt={alt} />;
  if (!avif && !webp) return image;
  return (
    <picture>
      {avif ? <source type="image/avif" srcSet={avif} /> : null}
      {webp ? <source type="image/webp" srcSet={webp} /> : null}
      {image}
    </picture>
  );
}
