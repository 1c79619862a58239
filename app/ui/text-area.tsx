import type { ReactNode, RefObject } from "react";
import { TextArea as AriaTextArea, TextField, type TextFieldProps } from "react-aria-components";
import { cx } from "./cx";
import { FieldLabel } from "./field-label";
import { FieldNotes } from "./field-notes";
import { controlFrame } from "./field-style";
import { textDirection } from "./text-direction";
import { useCounter } from "./use-counter";
import { useEarlyInput } from "./use-early-input";

export interface TextAreaProps
  extends Omit<
    TextFieldProps,
    | "children"
    | "className"
    | "style"
    | "render"
    | "isInvalid"
    | "type"
    | "pattern"
    | "dir"
    | "validationBehavior"
  > {
  label: ReactNode;
  /** Named for screen readers only. */
  isLabelHidden?: boolean;
  labelNote?: ReactNode;
  description?: ReactNode;
  /** What is wrong; makes the field invalid and takes the place of the description. */
  error?: ReactNode;
  /** Characters allowed: shows a counter, does not cut what is typed. */
  counter?: number;
  placeholder?: string;
  /** Lines shown at first; it grows with its text where the browser can. Default 3. */
  rows?: number;
  dir?: "ltr" | "rtl" | "auto";
  inputRef?: RefObject<HTMLTextAreaElement>;
  className?: string;
}

/** Several lines of text. Uncontrolled (`name`, `defaultValue`) or controlled (`value`, `onChange`). */
export function TextArea(props: TextAreaProps) {
  const { label, isLabelHidden, labelNote, description, error, counter, className, inputRef, ...others } =
    props;
  const { placeholder, rows = 3, dir = "auto", ...rest } = others;
  const { count, onChange } = useCounter(props);
  const { id, ref } = useEarlyInput(props.id, inputRef);
  return (
    <TextField
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
      <AriaTextArea
        ref={ref}
        rows={rows}
        dir={textDirection(dir, count)}
        placeholder={placeholder}
        className={cx(
          controlFrame,
          "field-sizing-content max-h-80 resize-y px-3 py-2 text-start focus:border-ink",
          // With field-sizing the rows attribute is ignored: the minimum is rows of 1.5 rem plus padding and border.
        )}
        style={{ minHeight: `calc(${rows} * 1.5rem + 1.125rem)` }}
      />
      <FieldNotes
        description={description}
        error={error}
        counter={counter === undefined ? undefined : { count, limit: counter }}
      />
    </TextField>
  );
}
