import type { ReactNode } from "react";

/** Two facts below a row's title: one line with a dot between them, or two where the screen is narrow. */
export function RowFacts({ children: [first, second] }: { children: [ReactNode, ReactNode] }) {
  return (
    <span className="flex min-w-0 max-sm:flex-col">
      <span className="min-w-0 truncate">{first}</span>
      <span className="px-1.5 max-sm:hidden">·</span>
      <span className="shrink-0">{second}</span>
    </span>
  );
}
