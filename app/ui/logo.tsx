import drawing from "./logo.svg";

interface LogoProps {
  /** The accessible name; omit it inside a link that is already named. */
  label?: string;
  className?: string;
}

/**
 * The word mark. Its second dot is a visiting card with a turned-down corner. Letters take the text colour around them,
 * the card the accent: the drawing is a file of its own, which inherits both. Set the height by class; the width
 * follows.
 */
export function Logo({ label, className = "h-7" }: LogoProps) {
  return (
    <svg
      viewBox="0 0 249 73"
      className={className}
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <use href={`${drawing}#mark`} />
    </svg>
  );
}
