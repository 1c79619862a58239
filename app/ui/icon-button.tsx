import type { ReactNode, Ref } from "react";
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from "react-aria-components";
import { type ButtonStyle, buttonStyle } from "./button-style";
import { cx } from "./cx";
import { Spinner } from "./spinner";
import { Tooltip } from "./tooltip";

export interface IconButtonProps
  extends Omit<AriaButtonProps, "children" | "className" | "style" | "render" | "aria-label">,
    Pick<ButtonStyle, "variant" | "size"> {
  /** The button's name, also shown as its tooltip. */
  label: string;
  icon: ReactNode;
  /** Without the tooltip, if the name is shown beside it anyway. */
  hasNoTooltip?: boolean;
  buttonRef?: Ref<HTMLButtonElement>;
  className?: string;
}

/** A square button with an icon, named for screen readers and by a tooltip. */
export function IconButton(props: IconButtonProps) {
  const { label, icon, variant = "quiet", size, hasNoTooltip, buttonRef, className, ...rest } = props;
  const button = (
    <AriaButton
      {...rest}
      ref={buttonRef}
      aria-label={label}
      className={cx(buttonStyle({ variant, size, isSquare: true }), className)}
    >
      {props.isPending ? <Spinner /> : icon}
    </AriaButton>
  );
  return hasNoTooltip ? button : <Tooltip text={label}>{button}</Tooltip>;
}
