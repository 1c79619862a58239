import type { ReactNode, RefObject } from "react";
import { Dialog, Popover } from "react-aria-components";
import { cx } from "./cx";
import { popoverFrame } from "./popover-style";

interface AnchoredPopoverProps {
  /** The button that it is anchored to, which gets the focus back when it closes. */
  anchor: RefObject<HTMLElement | null>;
  label: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  children: ReactNode;
  className?: string;
}

/** A panel that is loaded later than its button; a press elsewhere or Escape closes it. */
export function AnchoredPopover(props: AnchoredPopoverProps) {
  const { anchor, label, isOpen, onOpenChange, children, className } = props;
  return (
    <Popover
      triggerRef={anchor}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      placement="bottom end"
      offset={6}
      className={popoverFrame}
    >
      <Dialog aria-label={label} className={cx("flex min-h-0 flex-col outline-none", className)}>
        {children}
      </Dialog>
    </Popover>
  );
}
