import { cx } from "~/ui/cx";

/** What stands below a day on which something happened. */
export const ChartMark = ({ className }: { className?: string }) => (
  <svg aria-hidden="true" viewBox="0 0 8 7" className={cx("block h-[7px] w-2 fill-accent", className)}>
    <path d="M4 0 8 7H0Z" />
  </svg>
);
