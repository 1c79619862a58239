import { cx } from "./cx";

interface SpinnerProps {
  /** Announced to screen readers. Omit it if the surrounding element is already marked as busy. */
  label?: string;
  className?: string;
}

/** A ring of the size of the text around it. */
export function Spinner({ label, className }: SpinnerProps) {
  return (
    <span role={label ? "status" : undefined} className={cx("inline-flex", className)}>
      <svg viewBox="0 0 24 24" fill="none" aria-hidden="true" className="size-[1.2em] animate-spin">
        <circle cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="3" opacity="0.25" />
        <path d="M12 3a9 9 0 0 1 9 9" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
      </svg>
      {label ? <span className="sr-only">{label}</span> : null}
    </span>
  );
}
