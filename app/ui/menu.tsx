import type { ReactElement, ReactNode } from "react";
import { Menu as AriaMenu, MenuTrigger, Popover, type PopoverProps } from "react-aria-components";
import { popoverFrame } from "./popover-style";

interface MenuProps {
  /** The Button or IconButton that opens it. */
  trigger: ReactElement;
  /** Accessible name; default: the trigger's name. */
  label?: string;
  /** MenuItem and MenuSeparator. */
  children: ReactNode;
  placement?: PopoverProps["placement"];
  /** Open when it first appears. */
  startsOpen?: boolean;
  /** Shown above the items, not part of them: the signed-in user, for example. */
  header?: ReactNode;
}

/** A button with a list of actions or destinations. */
export function Menu({ trigger, label, children, placement = "bottom end", startsOpen, header }: MenuProps) {
  return (
    <MenuTrigger defaultOpen={startsOpen}>
      {trigger}
      <Popover placement={placement} offset={6} className={popoverFrame}>
        {header ? <div className="border-rule border-b px-4 py-3">{header}</div> : null}
        <AriaMenu aria-label={label} className="min-w-52 max-w-80 overflow-y-auto p-1 outline-none">
          {children}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}
