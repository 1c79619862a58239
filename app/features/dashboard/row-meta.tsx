import { Children, type ReactNode } from "react";

/** Facts below a row's title: one line with dots between them, or one below the other where the screen is narrow. */
export function RowMeta({ children }: { children: ReactNode }) {
  const [first, ...others] = Children.toArray(children);
  return (
    <span className="flex min-w-0 max-sm:flex-col">
      <span className="min-w-0 truncate">{first}</span>
      {Children.map(others, (fact) => (
        <span className="shrink-0 before:px-1.5 before:content-['·'] max-sm:before:hidden">{fact}</span>
      ))}
    </span>
  );
}
