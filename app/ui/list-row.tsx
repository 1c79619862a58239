import { Link } from "@remix-run/react";
import type { KeyboardEvent, ReactNode } from "react";
import { cx } from "./cx";

interface ListRowProps {
  title: ReactNode;
  /** The target of a press anywhere on the row; the title is the link. */
  href?: string;
  /** The delete key on the title's link, or Backspace with Ctrl or ⌘. */
  onDelete?: () => void;
  /** Under the title: an address, a date. */
  subtitle?: ReactNode;
  /** Below that, on lines of its own: what needs attention. On a phone instead of it, where marked `data-instead`. */
  note?: ReactNode;
  /** Before the title: an Avatar, a small image. */
  leading?: ReactNode;
  /** Beside the title: a Badge. */
  badge?: ReactNode;
  /** At the end of the row; below the title on a phone. Numbers, dates. */
  meta?: ReactNode;
  /** At the very end: buttons, a Menu. */
  actions?: ReactNode;
  /** Marks a new row. */
  isMarked?: boolean;
  /** On a phone title and badge stay in one line, and the row is as low as it can be. */
  isCompact?: boolean;
  className?: string;
}

/** One row of a List. */
export function ListRow(props: ListRowProps) {
  const { title, href, onDelete, subtitle, note, leading, badge, meta, actions } = props;
  const { isMarked, isCompact, className } = props;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Delete" && !(event.key === "Backspace" && (event.metaKey || event.ctrlKey))) return;
    event.preventDefault();
    onDelete?.();
  };
  return (
    <li
      className={cx(
        "relative isolate flex min-h-18 items-center gap-4 border-rule border-b py-3",
        isCompact && "max-sm:gap-3 max-sm:py-1.5",
        href && "before:absolute before:-inset-x-3 before:inset-y-0 before:-z-1 hover:before:bg-hover",
        isMarked &&
          "after:absolute after:inset-y-2 after:-start-3 after:w-0.5 after:rounded-full after:bg-accent",
        className,
      )}
    >
      {leading}
      <div className="flex min-w-0 flex-1 flex-col gap-1 sm:flex-row sm:items-center sm:gap-4">
        <div className="group/text flex min-w-0 flex-1 flex-col">
          <div
            className={cx(
              "flex min-w-0 items-center gap-x-2 gap-y-1",
              isCompact ? "sm:flex-wrap" : "flex-wrap",
            )}
          >
            {href ? (
              // Cut at its own end, whatever direction the row has.
              <Link
                to={href}
                onKeyDown={onDelete ? onKeyDown : undefined}
                dir="auto"
                className="min-w-0 truncate rounded-sm font-medium after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:ring-focus"
              >
                {title}
              </Link>
            ) : (
              <span className="min-w-0 truncate font-medium">{title}</span>
            )}
            {badge}
          </div>
          {subtitle ? (
            <div className="min-w-0 text-muted text-sm sm:truncate max-sm:group-has-[[data-instead]]/text:hidden">
              {subtitle}
            </div>
          ) : null}
          {note}
        </div>
        {meta ? <div className="shrink-0 text-muted text-sm tabular-nums">{meta}</div> : null}
      </div>
      {actions ? <div className="relative z-1 flex shrink-0 items-center gap-1">{actions}</div> : null}
    </li>
  );
}
