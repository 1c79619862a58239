import type { ReactElement, ReactNode } from "react";
import { Popover as AriaPopover, Dialog, DialogTrigger, type PopoverProps as P } from "react-aria-components";
import { cx } from "./cx";
import { popoverFrame } from "./popover-style";

interface PopoverProps {
  /** The Button or IconButton that opens it. */
  trigger: ReactElement;
  /** What it is, for screen readers. */
  label: string;
  children: ReactNode | ((popover: { close: () => void }) => ReactNode);
  placement?: P["placement"];
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  className?: string;
}

/** A small panel beside the button that opens it; the page stays in reach. */
export function Popover(props: PopoverProps) {
  const { trigger, label, children, placement = "bottom", isOpen, onOpenChange, className } = props;
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={onOpenChange}>
      {trigger}
      <AriaPopover placement={placement} offset={8} className={popoverFrame}>
        <Dialog aria-label={label} className={cx("max-w-80 overflow-y-auto p-4 outline-none", className)}>
          {(dialog) => (typeof children === "function" ? children(dialog) : children)}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  );
}
