import type { ReactNode } from "react";
import { cx } from "./cx";

interface SectionProps {
  title: ReactNode;
  description?: ReactNode;
  children: ReactNode;
  /** Beside the title: a button, a switch. */
  actions?: ReactNode;
  /** Level of the title among the headings of the screen. Default 2. */
  level?: 2 | 3;
  className?: string;
}

/** A titled part of a screen, ruled above. */
export function Section({ title, description, children, actions, level = 2, className }: SectionProps) {
  const Heading = `h${level}` as const;
  return (
    <section className={cx("flex flex-col gap-6 border-rule border-t py-8", className)}>
      <div className="flex items-start justify-between gap-4">
        <div className="flex min-w-0 flex-col gap-1">
          <Heading className="font-semibold text-lg">{title}</Heading>
          {description ? <p className="max-w-prose text-pretty text-muted">{description}</p> : null}
        </div>
        {actions}
      </div>
      {children}
    </section>
  );
}
