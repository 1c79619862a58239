import type { ReactNode } from "react";
import { Text } from "react-aria-components";
import { cx } from "./cx";
import { FieldError } from "./field-error";

interface FieldNotesProps {
  description?: ReactNode;
  error?: ReactNode;
  /** Characters typed and characters allowed. */
  counter?: { count: number; limit: number };
}

/** The notes under a field: its error in place of its description, and its counter at the end of the line. */
export function FieldNotes({ description, error, counter }: FieldNotesProps) {
  if (!description && !error && !counter) return null;
  const isOver = counter !== undefined && counter.count > counter.limit;
  return (
    <div className="flex items-start justify-between gap-4 text-muted text-sm">
      <div className="min-w-0">
        {error ? (
          <FieldError>{error}</FieldError>
        ) : description ? (
          <Text slot="description">{description}</Text>
        ) : null}
      </div>
      {counter ? (
        <span dir="ltr" className={cx("shrink-0 tabular-nums", isOver && "font-medium text-danger")}>
          {counter.count}/{counter.limit}
        </span>
      ) : null}
    </div>
  );
}
