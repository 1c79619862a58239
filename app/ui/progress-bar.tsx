import { type ReactNode, useId } from "react";
import { useLocale } from "react-aria-components";
import { cx } from "./cx";

interface ProgressBarProps {
  label: ReactNode;
  /** Named for screen readers only. */
  isLabelHidden?: boolean;
  /** From 0 to `max`; absent while unknown. */
  value?: number;
  /** Default 100. */
  max?: number;
  /** In place of the percentage: bytes, rows. */
  valueLabel?: string;
  className?: string;
}

/** The progress of a long operation. */
export function ProgressBar(props: ProgressBarProps) {
  const { label, isLabelHidden, value, max = 100, valueLabel, className } = props;
  const { locale } = useLocale();
  const labelId = useId();
  const share = value === undefined ? undefined : Math.min(1, Math.max(0, value / max));
  const percent = new Intl.NumberFormat(locale, { style: "percent" });
  const valueText = valueLabel ?? (share === undefined ? undefined : percent.format(share));
  return (
    <div
      role="progressbar"
      aria-labelledby={labelId}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={valueText}
      className={cx("flex w-full flex-col gap-2", className)}
    >
      <div className={cx("flex items-baseline justify-between gap-4 text-sm", isLabelHidden && "sr-only")}>
        <span id={labelId} className="font-medium">
          {label}
        </span>
        <span className="text-muted tabular-nums">{valueText}</span>
      </div>
      <div className="h-1 overflow-hidden rounded-full bg-rule">
        <div
          className={cx(
            "h-full rounded-full bg-accent transition-[width] duration-100",
            share === undefined && "animate-breathe",
          )}
          style={{ width: `${(share ?? 1) * 100}%` }}
        />
      </div>
    </div>
  );
}
