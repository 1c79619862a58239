import type { ReactNode } from "react";
import { cx } from "./cx";

interface ListProps {
  /** What is listed, for screen readers. */
  label?: string;
  /** ListRow elements. */
  children: ReactNode;
  className?: string;
}

/** Rows between thin rules. */
export function List({ label, children, className }: ListProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that an unmarked list is a list
    <ul role="list" aria-label={label} className={cx("border-rule border-t", className)}>
      {children}
    </ul>
  );
}
