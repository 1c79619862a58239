import { Children, type ReactNode } from "react";

/**
 * Facts below a row's title, in one line with dots between them; the first is truncated without room, and parts marked
 * `data-wide` are hidden on a phone.
 */
export function RowMeta({ children }: { children: ReactNode }) {
  const [first, ...others] = Children.toArray(children);
  return (
    <span className="flex min-w-0">
      <span className="min-w-0 truncate">{first}</span>
      {Children.map(others, (fact) => (
        <span className="shrink-0 before:px-1.5 before:content-['·'] last:max-w-[65%] last:truncate has-[>[data-wide]]:max-sm:hidden">
          {fact}
        </span>
      ))}
    </span>
  );
}
