import type { ReactNode } from "react";
import { Label } from "react-aria-components";
import { cx } from "./cx";

interface FieldLabelProps {
  children: ReactNode;
  /**
   * After the label: a muted word that is part of its name, such as "optional", or a separate element, such as a
   * button.
   */
  note?: ReactNode;
  /** Named for screen readers only. */
  isHidden?: boolean;
}

/** The label of the field around it. */
export function FieldLabel({ children, note, isHidden }: FieldLabelProps) {
  const row = cx("flex items-baseline justify-between gap-2 font-medium text-sm", isHidden && "sr-only");
  const aside = note ? <span className="font-normal text-muted">{note}</span> : null;
  // What is pressed itself is no part of a label.
  if (aside && typeof note !== "string") {
    return (
      <div className={row}>
        <Label>{children}</Label>
        {aside}
      </div>
    );
  }
  return (
    <Label className={row}>
      <span>{children}</span>
      {aside}
    </Label>
  );
}
