import { RadioGroup as AriaRadioGroup, RadioButton, RadioField, Text } from "react-aria-components";
import type { ChoiceFieldProps } from "./choice";
import { cx } from "./cx";
import { FieldLabel } from "./field-label";
import { FieldNotes } from "./field-notes";

/** A single choice of a few options, each with room for a description. */
export function RadioGroup(props: ChoiceFieldProps) {
  const { label, isLabelHidden, labelNote, description, error, choices, className, ...rest } = props;
  return (
    <AriaRadioGroup
      {...rest}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      className={cx("flex flex-col gap-2", className)}
    >
      <FieldLabel note={labelNote} isHidden={isLabelHidden}>
        {label}
      </FieldLabel>
      <div className="flex flex-col gap-2">
        {choices.map((choice) => (
          <RadioField key={choice.id} value={choice.id} isDisabled={choice.isDisabled}>
            <div className="flex items-center gap-2">
              <RadioButton className="group flex min-h-6 cursor-pointer items-start gap-3 pointer-coarse:min-h-11 pointer-coarse:items-center data-disabled:cursor-default">
                <span className="mt-0.5 flex size-5 shrink-0 items-center justify-center rounded-full border border-edge bg-surface transition-colors group-data-focus-visible:ring-focus group-data-hovered:border-ink group-data-disabled:border-rule group-data-invalid:border-danger group-data-selected:border-ink pointer-coarse:mt-0">
                  <span className="size-2.5 rounded-full transition-colors group-data-selected:bg-ink group-data-disabled:opacity-60" />
                </span>
                <span className="flex items-center gap-2 group-data-disabled:text-faint [&>svg]:size-[1.2em]">
                  {choice.icon}
                  {choice.label}
                </span>
              </RadioButton>
              {choice.note}
            </div>
            {choice.description ? (
              <Text slot="description" className="block ps-8 text-muted text-sm">
                {choice.description}
              </Text>
            ) : null}
          </RadioField>
        ))}
      </div>
      <FieldNotes description={description} error={error} />
    </AriaRadioGroup>
  );
}
