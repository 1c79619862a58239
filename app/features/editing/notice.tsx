import type { ReactNode } from "react";

/** A line above an editor's fields, with what can be done about it. */
export function Notice({ children, actions }: { children: ReactNode; actions: ReactNode }) {
  return (
    <div
      role="status"
      className="mb-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md bg-accent-wash py-2 ps-4 pe-2"
    >
      <p className="min-w-0 flex-1 basis-56">{children}</p>
      <div className="flex items-center gap-1">{actions}</div>
    </div>
  );
}
