import { Check, Minus } from "lucide-react";
import type { ReactNode } from "react";
import { CheckboxButton, CheckboxField, type CheckboxFieldProps, Text } from "react-aria-components";
import { cx } from "./cx";
import { FieldError } from "./field-error";

export interface CheckboxProps
  extends Omit<
    CheckboxFieldProps,
    "children" | "className" | "style" | "render" | "validationBehavior" | "isInvalid"
  > {
  /** May hold a link, such as to the terms. */
  label: ReactNode;
  description?: ReactNode;
  error?: ReactNode;
  className?: string;
}

/** A choice that takes effect when its form is sent. Box first, then the label. */
export function Checkbox({ label, description, error, className, ...rest }: CheckboxProps) {
  return (
    <CheckboxField
      {...rest}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      className={cx("flex flex-col gap-0.5", className)}
    >
      <CheckboxButton className="group flex min-h-6 cursor-pointer items-start gap-3 pointer-coarse:min-h-11 pointer-coarse:items-center data-disabled:cursor-default">
        {({ isSelected, isIndeterminate }) => (
          <>
            <span className="mt-0.5 flex size-5 shrink-0 items-center justify-center rounded-sm border border-edge bg-surface text-paper transition-colors group-data-focus-visible:ring-focus group-data-hovered:border-ink group-data-disabled:border-rule group-data-indeterminate:border-ink group-data-invalid:border-danger group-data-selected:border-ink group-data-indeterminate:bg-ink group-data-selected:bg-ink group-data-disabled:opacity-60 pointer-coarse:mt-0">
              {isIndeterminate ? (
                <Minus className="size-4" />
              ) : isSelected ? (
                <Check className="size-4" />
              ) : null}
            </span>
            <span className="group-data-disabled:text-faint">{label}</span>
          </>
        )}
      </CheckboxButton>
      {description || error ? (
        <div className="ps-8 text-muted text-sm">
          {error ? <FieldError>{error}</FieldError> : <Text slot="description">{description}</Text>}
        </div>
      ) : null}
    </CheckboxField>
  );
}
