import { type ReactNode, type Ref, useId } from "react";
import {
  Button as AriaButton,
  type ButtonProps as AriaButtonProps,
  ProgressBarContext,
  useSlottedContext,
} from "react-aria-components";
import { type ButtonStyle, buttonStyle } from "./button-style";
import { cx } from "./cx";
import { Spinner } from "./spinner";

export interface ButtonProps
  extends Omit<AriaButtonProps, "children" | "className" | "style" | "render">,
    Omit<ButtonStyle, "isSquare"> {
  children: ReactNode;
  /** Before the label, in reading direction. */
  icon?: ReactNode;
  /** After the label, in reading direction. */
  trailingIcon?: ReactNode;
  /** Announced by screen readers while `isPending`; by default the label. */
  pendingLabel?: string;
  buttonRef?: Ref<HTMLButtonElement>;
  className?: string;
}

/**
 * A button. `type="button"` by default; `slot="close"` closes the dialog around it. While `isPending` it keeps its
 * width and its focus, shows a spinner and cannot be pressed.
 */
export function Button(props: ButtonProps) {
  const { children, icon, trailingIcon, pendingLabel, variant, size, isWide, buttonRef, className, ...rest } =
    props;
  const labelId = useId();
  const hide = props.isPending ? "invisible" : undefined;
  return (
    <AriaButton {...rest} ref={buttonRef} className={cx(buttonStyle({ variant, size, isWide }), className)}>
      {props.isPending ? (
        <PendingSpinner
          {...(pendingLabel ? { "aria-label": pendingLabel } : { "aria-labelledby": labelId })}
        />
      ) : null}
      {icon ? (
        <span className={cx("contents [&>svg]:size-[1.2em] [&>svg]:shrink-0", hide && "[&>svg]:invisible")}>
          {icon}
        </span>
      ) : null}
      <span id={labelId} className={cx("min-w-0", hide)}>
        {children}
      </span>
      {trailingIcon ? (
        <span className={cx("contents [&>svg]:size-[1.2em] [&>svg]:shrink-0", hide && "[&>svg]:invisible")}>
          {trailingIcon}
        </span>
      ) : null}
    </AriaButton>
  );
}

/**
 * Covers a button that is pending. The id is the one by which React Aria's button announces it; its own ProgressBar
 * would bring the formatting of numbers to every screen, for a spinner without a value.
 */
function PendingSpinner(name: { "aria-label"?: string; "aria-labelledby"?: string }) {
  const id = useSlottedContext(ProgressBarContext)?.id;
  return (
    <span {...name} id={id} role="progressbar" className="absolute inset-0 flex items-center justify-center">
      <Spinner />
    </span>
  );
}
