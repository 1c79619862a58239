import type { ReactNode } from "react";
import {
  Slider as AriaSlider,
  type SliderProps as AriaSliderProps,
  Label,
  SliderFill,
  SliderOutput,
  SliderThumb,
  SliderTrack,
} from "react-aria-components";
import { cx } from "./cx";

export interface SliderProps
  extends Omit<AriaSliderProps<number>, "children" | "className" | "style" | "render" | "orientation"> {
  label: ReactNode;
  /** Name of the number in a form. */
  name?: string;
  /**
   * Writes the number with a sign of its unit (px, °) at the end of the label's line, where `formatOptions` has no
   * word for it; read from left to right in every language.
   */
  formatValue?: (value: number) => string;
  /** Hides the number at the end of the label's line. */
  hasNoOutput?: boolean;
  className?: string;
}

/** A number between two ends, set by dragging or arrow keys. `formatOptions` writes it (percent). */
export function Slider({ label, name, formatValue, hasNoOutput, className, ...rest }: SliderProps) {
  return (
    <AriaSlider {...rest} className={cx("flex flex-col gap-1", className)}>
      <div className="flex items-baseline justify-between gap-4 text-sm">
        <Label className="font-medium">{label}</Label>
        {hasNoOutput ? null : (
          <SliderOutput dir={formatValue && "ltr"} className="text-muted tabular-nums">
            {({ state, defaultChildren }) =>
              formatValue ? formatValue(state.getThumbValue(0)) : defaultChildren
            }
          </SliderOutput>
        )}
      </div>
      <SliderTrack className="flex h-6 w-full cursor-pointer items-center data-disabled:cursor-default pointer-coarse:h-11">
        <div className="relative h-0.5 w-full rounded-full bg-edge">
          <SliderFill className="h-full rounded-full bg-ink" />
        </div>
        <SliderThumb
          name={name}
          className="top-1/2 size-5 rounded-full before:absolute before:-inset-2 border border-ink bg-surface transition-[background-color,scale] data-disabled:border-edge data-dragging:scale-110 data-dragging:bg-ink data-focus-visible:ring-focus pointer-coarse:size-6"
        />
      </SliderTrack>
    </AriaSlider>
  );
}
