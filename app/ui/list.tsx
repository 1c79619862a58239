import type { KeyboardEvent, ReactNode } from "react";
import { cx } from "./cx";
import { PlainList } from "./plain-list";

interface ListProps {
  /** What is listed, for screen readers. */
  label?: string;
  /** ListRow elements. */
  children: ReactNode;
  className?: string;
}

/** Rows between thin rules. The arrow keys, Home and End move the focus between the rows' links. */
export function List({ label, children, className }: ListProps) {
  return (
    <PlainList aria-label={label} onKeyDown={goOn} className={cx("border-rule border-t", className)}>
      {children}
    </PlainList>
  );
}

function goOn(event: KeyboardEvent<HTMLUListElement>): void {
  if (!(event.target instanceof HTMLAnchorElement) || event.altKey || event.ctrlKey || event.metaKey) return;
  const links = [...event.currentTarget.children].map((row) => row.querySelector("a"));
  const at = links.indexOf(event.target);
  if (at < 0) return;
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: links.length - 1 }[event.key];
  const link = to === undefined ? null : links[to];
  if (!link) return;
  event.preventDefault();
  link.focus();
}
