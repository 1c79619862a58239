import { type ReactNode, useState } from "react";
import {
  ColorField as AriaColorField,
  Button,
  type Color,
  ColorPicker,
  ColorSwatch,
  Group,
  Input,
  parseColor,
} from "react-aria-components";
import { ColorPanel } from "./color-panel";
import { cx } from "./cx";
import { FieldLabel } from "./field-label";
import { FieldNotes } from "./field-notes";
import { controlFrame } from "./field-style";
import { Popover } from "./popover";

export interface ColorFieldProps {
  label: ReactNode;
  isLabelHidden?: boolean;
  /** Name of the button that opens the picker. */
  pickLabel: string;
  /** Name of the row of ready colours in the picker. */
  presetsLabel?: string;
  /** Ready colours, `#rrggbb`. */
  presets?: string[];
  description?: ReactNode;
  error?: ReactNode;
  name?: string;
  /** `#rrggbb`, any case. */
  value?: string;
  defaultValue?: string;
  /** Gives `#RRGGBB`. */
  onChange?: (hex: string) => void;
  isDisabled?: boolean;
  className?: string;
}

/** Black for what is no colour, so that a half-typed or foreign value breaks nothing. */
function readColor(text: string | undefined): Color {
  try {
    return parseColor(text || "#000000").toFormat("hsb");
  } catch {
    return parseColor("#000000").toFormat("hsb");
  }
}

/** A solid colour: a swatch that opens a picker, and its hex code to type. */
export function ColorField(props: ColorFieldProps) {
  const { label, isLabelHidden, pickLabel, presetsLabel, presets, description, error, name, className } =
    props;
  const { value, isDisabled, onChange } = props;
  const [own, setOwn] = useState(() => readColor(value ?? props.defaultValue));
  // Grey and black have no hue: the picked colour is preserved as long as it equals the given hex.
  const given = readColor(value);
  const color = value === undefined || given.toString("hex") === own.toString("hex") ? own : given;
  const change = (next: Color | null) => {
    if (!next) return;
    setOwn(next.toFormat("hsb"));
    if (next.toString("hex") !== color.toString("hex")) onChange?.(next.toString("hex"));
  };
  return (
    <ColorPicker value={color} onChange={change}>
      <AriaColorField
        name={name}
        isDisabled={isDisabled}
        isInvalid={Boolean(error)}
        validationBehavior="aria"
        className={cx("flex flex-col gap-1.5", className)}
      >
        <FieldLabel isHidden={isLabelHidden}>{label}</FieldLabel>
        <Group
          isInvalid={Boolean(error)}
          isDisabled={isDisabled}
          dir="ltr"
          className={cx(
            controlFrame,
            "flex items-center gap-1 focus-within:border-ink has-[input:focus-visible]:ring-focus",
          )}
        >
          <Popover
            label={pickLabel}
            placement="bottom start"
            trigger={
              <Button
                aria-label={pickLabel}
                isDisabled={isDisabled}
                className="m-1 flex size-8 shrink-0 cursor-pointer rounded-sm pointer-coarse:size-9"
              >
                <ColorSwatch className="size-full rounded-sm border border-edge" />
              </Button>
            }
          >
            <ColorPanel presets={presets} presetsLabel={presetsLabel} />
          </Popover>
          <Input className="min-w-0 flex-1 bg-transparent py-1.5 pe-3 uppercase tabular-nums outline-none" />
        </Group>
        <FieldNotes description={description} error={error} />
      </AriaColorField>
    </ColorPicker>
  );
}
