import { cx } from "./cx";

interface SkeletonProps {
  /** Size and shape, for example "h-5 w-40" or "size-10 rounded-full". */
  className: string;
}

/** A placeholder for loading content. Announce it once, beside it, for screen readers. */
export function Skeleton({ className }: SkeletonProps) {
  const shape = className.includes("rounded-") ? undefined : "rounded-sm";
  return <div aria-hidden="true" className={cx("animate-breathe bg-rule", shape, className)} />;
}
