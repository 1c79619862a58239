import { useEffect, useRef, useState } from "react";
import { cx } from "./cx";

interface AvatarProps {
  /** The name of the person; its initials replace a missing image. */
  name: string;
  src?: string | null;
  size?: "small" | "medium" | "large";
  /** Hides the name from screen readers, if it is shown beside the image. */
  isDecorative?: boolean;
  className?: string;
}

const sizes = { small: "size-8 text-sm", medium: "size-10 text-base", large: "size-16 text-xl" };

/** The first letter of the first and of the last word. */
function initials(name: string): string {
  const messages = name.trim().split(/\s+/u).filter(Boolean);
  const picked = messages.length > 1 ? [messages[0], messages[messages.length - 1]] : messages;
  return picked.map((word) => [...(word ?? "")][0]?.toLocaleUpperCase() ?? "").join("");
}

/** A person's round image, or their initials in the serif. */
export function Avatar({ name, src, size = "medium", isDecorative, className }: AvatarProps) {
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null);
  const image = useRef<HTMLImageElement>(null);
  // An image that failed before hydration fires no further error event.
  useEffect(() => {
    if (src && image.current?.complete && image.current.naturalWidth === 0) setBrokenSrc(src);
  }, [src]);
  const frame = cx(
    "inline-flex shrink-0 select-none items-center justify-center overflow-hidden rounded-full",
    sizes[size],
    className,
  );
  if (src && src !== brokenSrc) {
    return (
      <img
        ref={image}
        src={src}
        alt={isDecorative ? "" : name}
        className={cx(frame, "border border-rule object-cover")}
        onError={() => setBrokenSrc(src)}
      />
    );
  }
  const letters = cx(frame, "border border-rule bg-sunken font-display text-ink");
  if (isDecorative) {
    // Drawn by CSS: as text they would be part of the accessible name of a button around them.
    return (
      <span
        aria-hidden="true"
        data-letters={initials(name)}
        className={cx(letters, "before:content-[attr(data-letters)]")}
      />
    );
  }
  return (
    <span role="img" aria-label={name} className={letters}>
      {initials(name)}
    </span>
  );
}
