import type { ReactNode } from "react";
import { ProgressBar as AriaProgressBar, Label } from "react-aria-components";
import { cx } from "./cx";

interface ProgressBarProps {
  label: ReactNode;
  /** Named for screen readers only. */
  isLabelHidden?: boolean;
  /** From 0 to `max`; left out while it is not known. */
  value?: number;
  /** Default 100. */
  max?: number;
  /** In place of the percentage: bytes, rows. */
  valueLabel?: string;
  className?: string;
}

/** How far long work has come. */
export function ProgressBar({
  label,
  isLabelHidden,
  value,
  max = 100,
  valueLabel,
  className,
}: ProgressBarProps) {
  return (
    <AriaProgressBar
      value={value}
      maxValue={max}
      isIndeterminate={value === undefined}
      valueLabel={valueLabel}
      className={cx("flex w-full flex-col gap-2", className)}
    >
      {({ percentage, valueText }) => (
        <>
          <div
            className={cx("flex items-baseline justify-between gap-4 text-sm", isLabelHidden && "sr-only")}
          >
            <Label className="font-medium">{label}</Label>
            <span className="text-muted tabular-nums">{valueText}</span>
          </div>
          <div className="h-1 overflow-hidden rounded-full bg-rule">
            <div
              className={cx(
                "h-full rounded-full bg-accent transition-[width] duration-100",
                percentage === undefined && "animate-breathe",
              )}
              style={{ width: `${percentage ?? 100}%` }}
            />
          </div>
        </>
      )}
    </AriaProgressBar>
  );
}
