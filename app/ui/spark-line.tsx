import { cx } from "./cx";

interface SparkLineProps {
  /** In the order of time. */
  values: readonly number[];
  className?: string;
}

/**
 * A small line of a few values, hidden from screen readers: its content is beside it as text. It mirrors with its text.
 */
export function SparkLine({ values, className }: SparkLineProps) {
  const top = Math.max(1, ...values);
  const path = values.map((value, place) => `${place},${top - value}`).join(" ");
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 ${-top * 0.1} ${Math.max(1, values.length - 1)} ${top * 1.2}`}
      preserveAspectRatio="none"
      className={cx("h-4 w-12 shrink-0 overflow-visible rtl:-scale-x-100", className)}
    >
      <polyline
        points={path}
        fill="none"
        stroke="currentColor"
        strokeWidth={1.5}
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
