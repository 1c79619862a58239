import { Minus, Plus } from "lucide-react";
import type { ReactNode } from "react";
import { Button, Group, Input, NumberField } from "react-aria-components";
import { cx } from "./cx";
import { FieldLabel } from "./field-label";
import { FieldNotes } from "./field-notes";

interface NumberStepperProps {
  label: ReactNode;
  /** Names of the two buttons. */
  lessLabel: string;
  moreLabel: string;
  value: number;
  onChange: (value: number) => void;
  min: number;
  max: number;
  description?: ReactNode;
  error?: ReactNode;
  className?: string;
}

const step =
  "flex w-11 shrink-0 cursor-pointer items-center justify-center text-muted transition-colors data-disabled:cursor-default data-disabled:text-faint data-hovered:bg-hover data-hovered:text-ink [&>svg]:size-4";

/** A whole number between two ends, typed or counted up and down. What is beyond an end becomes that end. */
export function NumberStepper(props: NumberStepperProps) {
  const { label, lessLabel, moreLabel, value, onChange, min, max, description, error, className } = props;
  return (
    <NumberField
      value={value}
      onChange={(next) => onChange(Number.isNaN(next) ? min : next)}
      minValue={min}
      maxValue={max}
      step={1}
      decrementAriaLabel={lessLabel}
      incrementAriaLabel={moreLabel}
      formatOptions={{ useGrouping: false, maximumFractionDigits: 0 }}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      className={cx("flex flex-col gap-1.5", className)}
    >
      <FieldLabel>{label}</FieldLabel>
      <Group className="flex min-h-10 w-40 items-stretch overflow-hidden rounded-md border border-edge bg-surface transition-colors data-focus-within:border-ink data-invalid:border-danger data-hovered:border-ink pointer-coarse:min-h-12">
        <Button slot="decrement" className={step}>
          <Minus aria-hidden="true" />
        </Button>
        <Input className="w-full min-w-0 bg-transparent text-center text-base tabular-nums outline-none" />
        <Button slot="increment" className={step}>
          <Plus aria-hidden="true" />
        </Button>
      </Group>
      <FieldNotes description={description} error={error} />
    </NumberField>
  );
}
