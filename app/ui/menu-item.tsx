import type { ReactNode } from "react";
import { MenuItem as AriaMenuItem, type MenuItemProps as AriaMenuItemProps } from "react-aria-components";
import { cx } from "./cx";
import { optionRow } from "./popover-style";

export interface MenuItemProps
  extends Omit<AriaMenuItemProps, "children" | "className" | "style" | "render"> {
  /** The item's words. */
  children: ReactNode;
  icon?: ReactNode;
  /** At the end of the line: a badge, a check. */
  trailing?: ReactNode;
  isDanger?: boolean;
}

/** One entry of a Menu: an action (`onAction`) or a destination (`href`). */
export function MenuItem({ children, icon, trailing, isDanger, ...rest }: MenuItemProps) {
  const text = rest.textValue ?? (typeof children === "string" ? children : undefined);
  return (
    <AriaMenuItem {...rest} textValue={text} className={cx(optionRow, isDanger && "text-danger")}>
      {icon ? <span className={cx("contents", !isDanger && "[&>svg]:text-muted")}>{icon}</span> : null}
      <span className="min-w-0 flex-1">{children}</span>
      {trailing}
    </AriaMenuItem>
  );
}
