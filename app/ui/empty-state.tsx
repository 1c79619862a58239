import type { ReactNode } from "react";
import { cx } from "./cx";

interface EmptyStateProps {
  /** A drawing of ours; decorative. */
  illustration?: ReactNode;
  /** One sentence, set in the serif. */
  title: ReactNode;
  text?: ReactNode;
  /** One Button or LinkButton. */
  action?: ReactNode;
  /** Level of the sentence among the headings of the screen. Default 2. */
  level?: 1 | 2 | 3;
  className?: string;
}

/** What a list shows before it has anything, or a screen that was not found. */
export function EmptyState({ illustration, title, text, action, level = 2, className }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={cx("flex flex-col items-center gap-6 px-6 py-16 text-center", className)}>
      {illustration ? <div aria-hidden="true">{illustration}</div> : null}
      <div className="flex w-full max-w-md flex-col gap-2">
        <Heading className="display text-2xl">{title}</Heading>
        {text ? <p className="text-pretty text-muted">{text}</p> : null}
      </div>
      {action}
    </div>
  );
}
