import type { ReactNode, RefObject } from "react";
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
  Group,
  Input,
  type InputProps,
} from "react-aria-components";
import { cx } from "./cx";
import { FieldLabel } from "./field-label";
import { FieldNotes } from "./field-notes";
import { controlFrame } from "./field-style";
import { textDirection } from "./text-direction";
import { useCounter } from "./use-counter";
import { useEarlyInput } from "./use-early-input";

export interface TextFieldProps
  extends Omit<
    AriaTextFieldProps,
    "children" | "className" | "style" | "render" | "isInvalid" | "prefix" | "dir" | "validationBehavior"
  > {
  label: ReactNode;
  /** Named for screen readers only. */
  isLabelHidden?: boolean;
  /** A muted word beside the label, such as the one for "optional". */
  labelNote?: ReactNode;
  description?: ReactNode;
  /** What is wrong; makes the field invalid and takes the place of the description. */
  error?: ReactNode;
  /** Characters allowed: shows a counter, does not cut what is typed. */
  counter?: number;
  /** Before the text, inside the frame: an icon or the fixed part of a URL. */
  prefix?: ReactNode;
  /** After the text, inside the frame: an icon, a spinner or a small IconButton. */
  suffix?: ReactNode;
  placeholder?: string;
  /** Direction of the value; "ltr" for addresses and codes. Default: by its type, else by the typed text. */
  dir?: "ltr" | "rtl" | "auto";
  step?: InputProps["step"];
  min?: InputProps["min"];
  max?: InputProps["max"];
  list?: string;
  autoCapitalize?: InputProps["autoCapitalize"];
  inputRef?: RefObject<HTMLInputElement>;
  className?: string;
}

/** Whether a value of this type runs from left to right in every language. */
function isLatin(type: string | undefined): boolean {
  return type === "email" || type === "url" || type === "tel";
}

/** One line of text. Uncontrolled in a plain form (`name`, `defaultValue`) or controlled (`value`, `onChange`). */
export function TextField(props: TextFieldProps) {
  const { label, isLabelHidden, labelNote, description, error, counter, className, inputRef, ...others } =
    props;
  const { prefix, suffix, placeholder, step, min, max, list, autoCapitalize, dir: given, ...rest } = others;
  const { count, onChange } = useCounter(props);
  const { id, ref } = useEarlyInput(props.id, inputRef);
  const dir = given ?? (isLatin(props.type) ? "ltr" : "auto");
  // A URL keeps its order in a right-to-left page: the fixed part first, then the typed text.
  const frameDir = dir === "auto" ? undefined : dir;
  return (
    <AriaTextField
      {...rest}
      id={id}
      onChange={onChange}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      className={cx("flex flex-col gap-1.5", className)}
    >
      <FieldLabel note={labelNote} isHidden={isLabelHidden}>
        {label}
      </FieldLabel>
      <Group
        dir={frameDir}
        isInvalid={Boolean(error)}
        isDisabled={props.isDisabled}
        className={cx(
          controlFrame,
          "flex items-stretch overflow-hidden focus-within:border-ink has-[input:focus-visible]:ring-focus",
        )}
      >
        {prefix ? (
          <span className="flex shrink-0 items-center ps-3 text-muted [&>svg]:size-[1.2em]">{prefix}</span>
        ) : null}
        <Input
          ref={ref}
          dir={textDirection(dir, count)}
          placeholder={placeholder}
          step={step}
          min={min}
          max={max}
          list={list}
          autoCapitalize={autoCapitalize}
          className={cx(
            "min-w-0 flex-1 text-ellipsis bg-transparent py-1.5 text-start outline-none disabled:text-faint",
            prefix ? (typeof prefix === "string" ? "ps-0.5" : "ps-2") : "ps-3",
            suffix ? "pe-1" : "pe-3",
          )}
        />
        {suffix ? (
          <span className="flex shrink-0 items-center pe-3 text-muted has-[button]:pe-1 [&>svg]:size-[1.2em]">
            {suffix}
          </span>
        ) : null}
      </Group>
      <FieldNotes
        description={description}
        error={error}
        counter={counter === undefined ? undefined : { count, limit: counter }}
      />
    </AriaTextField>
  );
}
