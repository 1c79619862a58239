import type { ReactNode } from "react";
import { Label } from "react-aria-components";
import { cx } from "./cx";

interface FieldLabelProps {
  children: ReactNode;
  /** A muted word after the label, such as the one for "optional". */
  note?: ReactNode;
  /** Named for screen readers only. */
  isHidden?: boolean;
}

/** The label of the field around it. */
export function FieldLabel({ children, note, isHidden }: FieldLabelProps) {
  return (
    <Label
      className={cx("flex items-baseline justify-between gap-2 font-medium text-sm", isHidden && "sr-only")}
    >
      <span>{children}</span>
      {note ? <span className="font-normal text-muted">{note}</span> : null}
    </Label>
  );
}
