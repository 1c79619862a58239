import { type ReactElement, type ReactNode, useContext } from "react";
import {
  Popover as AriaPopover,
  DialogTrigger,
  OverlayTriggerStateContext,
  type PopoverProps as P,
} from "react-aria-components";
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

function Content({ children, className }: Pick<PopoverProps, "children" | "className">) {
  const state = useContext(OverlayTriggerStateContext);
  const close = () => state?.close();
  return (
    <div className={cx("max-w-80 overflow-y-auto p-4", className)}>
      {typeof children === "function" ? children({ close }) : children}
    </div>
  );
}

/** A small panel beside the button that opens it; a press elsewhere or Escape closes it. */
export function Popover(props: PopoverProps) {
  const { trigger, label, children, placement = "bottom", isOpen, onOpenChange, className } = props;
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={onOpenChange}>
      {trigger}
      <AriaPopover aria-label={label} placement={placement} offset={8} className={popoverFrame}>
        <Content className={className}>{children}</Content>
      </AriaPopover>
    </DialogTrigger>
  );
}
