import { Check, ChevronDown } from "lucide-react";
import {
  Select as AriaSelect,
  Button,
  type Key,
  ListBox,
  ListBoxItem,
  Popover,
  SelectValue,
} from "react-aria-components";
import type { ChoiceFieldProps } from "./choice";
import { cx } from "./cx";
import { FieldLabel } from "./field-label";
import { FieldNotes } from "./field-notes";
import { controlFrame } from "./field-style";
import { optionRow, popoverFrame } from "./popover-style";

interface SelectProps extends ChoiceFieldProps {
  /** Shown while nothing is chosen. */
  placeholder?: string;
  /** Each time the list opens. */
  onOpen?: () => void;
}

/** A single choice of many options, in a list that opens. */
export function Select(props: SelectProps) {
  const {
    label,
    isLabelHidden,
    labelNote,
    description,
    error,
    choices,
    onChange,
    onOpen,
    className,
    ...rest
  } = props;
  return (
    <AriaSelect
      {...rest}
      // Controlled from the start, also while nothing is chosen.
      {...("value" in props ? { value: props.value ?? null } : {})}
      onChange={(key: Key | null) => (key === null ? undefined : onChange?.(String(key)))}
      onOpenChange={(isOpen) => {
        if (isOpen) onOpen?.();
      }}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      className={cx("group/select flex flex-col gap-1.5", className)}
    >
      <FieldLabel note={labelNote} isHidden={isLabelHidden}>
        {label}
      </FieldLabel>
      <Button
        className={cx(
          controlFrame,
          "flex cursor-pointer items-center justify-between gap-2 px-3 py-1.5 text-start group-data-invalid/select:border-danger data-disabled:cursor-default data-focus-visible:ring-focus",
        )}
      >
        <SelectValue
          data-slot="value"
          className="flex min-w-0 items-center gap-2 truncate data-placeholder:text-faint [&_[data-note]]:hidden [&_svg]:size-[1.2em] [&_svg]:shrink-0"
        />
        <ChevronDown aria-hidden="true" className="size-[1.2em] shrink-0 text-muted" />
      </Button>
      <FieldNotes description={description} error={error} />
      <Popover offset={6} className={cx(popoverFrame, "min-w-(--trigger-width)")}>
        <ListBox className="overflow-y-auto p-1 outline-none" items={choices}>
          {(choice) => (
            <ListBoxItem
              id={choice.id}
              isDisabled={choice.isDisabled}
              textValue={choice.text ?? (typeof choice.label === "string" ? choice.label : choice.id)}
              className={optionRow}
            >
              {choice.icon}
              <span className="flex min-w-0 flex-1 flex-col">
                <span className="in-data-[slot=value]:truncate">{choice.label}</span>
                {choice.description ? (
                  <span data-note="" className="text-muted text-sm">
                    {choice.description}
                  </span>
                ) : null}
              </span>
              <Check
                aria-hidden="true"
                className="invisible group-data-selected:visible in-data-[slot=value]:hidden"
              />
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}
