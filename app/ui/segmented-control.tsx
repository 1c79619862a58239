import { RadioButton, RadioField, RadioGroup } from "react-aria-components";
import type { ChoiceFieldProps } from "./choice";
import { cx } from "./cx";
import { FieldLabel } from "./field-label";
import { FieldNotes } from "./field-notes";

interface SegmentedControlProps extends ChoiceFieldProps {
  /** Shows icons alone; each choice then needs its `text`. */
  hidesLabels?: boolean;
}

/** A single choice of two to five short options, side by side. */
export function SegmentedControl(props: SegmentedControlProps) {
  const { label, isLabelHidden, labelNote, description, error, choices, hidesLabels, className, ...rest } =
    props;
  return (
    <RadioGroup
      {...rest}
      orientation="horizontal"
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      className={cx("flex flex-col gap-1.5", className)}
    >
      <FieldLabel note={labelNote} isHidden={isLabelHidden}>
        {label}
      </FieldLabel>
      <div className="flex min-h-10 items-stretch rounded-md bg-sunken p-1 pointer-coarse:min-h-12">
        {choices.map((choice) => (
          <RadioField
            key={choice.id}
            value={choice.id}
            isDisabled={choice.isDisabled}
            className="flex min-w-0 flex-1"
          >
            <RadioButton className="flex min-w-8 flex-1 cursor-pointer items-center justify-center gap-2 rounded-sm border border-transparent hyphens-auto px-2 py-0.5 text-center font-medium text-muted text-sm transition-colors data-disabled:cursor-default data-selected:border-edge data-selected:bg-surface data-disabled:text-faint data-hovered:text-ink data-selected:text-ink data-focus-visible:ring-focus [&>svg]:size-4.5 [&>svg]:shrink-0">
              {choice.icon}
              <span className={hidesLabels ? "sr-only" : "min-w-0"}>
                {hidesLabels ? (choice.text ?? choice.label) : choice.label}
              </span>
            </RadioButton>
          </RadioField>
        ))}
      </div>
      <FieldNotes description={description} error={error} />
    </RadioGroup>
  );
}
