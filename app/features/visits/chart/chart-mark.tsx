import { cx } from "~/ui/cx";

/** The mark below a day with an event. */
export const ChartMark = ({ className }: { className?: string }) => (
  <svg aria-hidden="true" viewBox="0 0 8 7" className={cx("block h-[7px] w-2 fill-accent", className)}>
    <path d="M4 0 8 7H0Z" />
  </svg>
);
