import type { ReactNode } from "react";

/** An option of RadioGroup, SegmentedControl and Select. */
export interface Choice {
  id: string;
  label: ReactNode;
  icon?: ReactNode;
  description?: ReactNode;
  isDisabled?: boolean;
  /** Of a RadioGroup, beside the label: what is pressed for itself. */
  note?: ReactNode;
  /** Plain words for type-ahead and screen readers, where `label` is not a string. */
  text?: string;
}

/** What the three of them share. */
export interface ChoiceFieldProps {
  label: ReactNode;
  /** Named for screen readers only. */
  isLabelHidden?: boolean;
  labelNote?: ReactNode;
  description?: ReactNode;
  /** What is wrong; makes the field invalid and takes the place of the description. */
  error?: ReactNode;
  choices: Choice[];
  name?: string;
  form?: string;
  value?: string;
  defaultValue?: string;
  onChange?: (id: string) => void;
  isDisabled?: boolean;
  isRequired?: boolean;
  className?: string;
}
