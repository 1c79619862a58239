import type { ReactElement } from "react";
import {
  Tooltip as AriaTooltip,
  type TooltipProps as AriaTooltipProps,
  TooltipTrigger,
} from "react-aria-components";

interface TooltipProps {
  /** A few words; never the only source of information. */
  text: string;
  placement?: AriaTooltipProps["placement"];
  /** The button or link that it explains. */
  children: ReactElement;
}

/** A few words beside what the pointer or the focus is on. */
export function Tooltip({ text, placement = "top", children }: TooltipProps) {
  return (
    <TooltipTrigger delay={500} closeDelay={0}>
      {children}
      <AriaTooltip
        placement={placement}
        offset={6}
        className="max-w-64 rounded-sm bg-ink px-2 py-1 text-paper text-sm transition-opacity data-entering:opacity-0 data-exiting:opacity-0"
      >
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
