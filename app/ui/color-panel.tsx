import {
  ColorArea,
  ColorSlider,
  ColorSwatch,
  ColorSwatchPicker,
  ColorSwatchPickerItem,
  ColorThumb,
  SliderTrack,
} from "react-aria-components";

interface ColorPanelProps {
  /** Ready colours, `#rrggbb`. */
  presets?: string[];
  presetsLabel?: string;
}

const thumb =
  "z-1 size-6 rounded-full border-2 border-white shadow-[0_0_0_1px_black,inset_0_0_0_1px_black] data-focus-visible:ring-focus";

/** Saturation and brightness, hue, and ready colours of the ColorPicker around it. */
export function ColorPanel({ presets, presetsLabel }: ColorPanelProps) {
  return (
    <div className="flex w-56 flex-col gap-4">
      <ColorArea
        colorSpace="hsb"
        xChannel="saturation"
        yChannel="brightness"
        className="aspect-[4/3] w-full rounded-sm"
      >
        <ColorThumb className={thumb} />
      </ColorArea>
      <ColorSlider colorSpace="hsb" channel="hue">
        <SliderTrack className="h-6 w-full rounded-full">
          <ColorThumb className={`${thumb} top-1/2`} />
        </SliderTrack>
      </ColorSlider>
      {presets?.length ? (
        <ColorSwatchPicker aria-label={presetsLabel} className="flex flex-wrap gap-2">
          {presets.map((preset) => (
            <ColorSwatchPickerItem
              key={preset}
              color={preset}
              className="size-7 cursor-pointer rounded-sm outline-none data-focus-visible:ring-focus data-selected:outline-2 data-selected:outline-ink data-selected:outline-offset-1"
            >
              <ColorSwatch className="size-full rounded-sm border border-edge" />
            </ColorSwatchPickerItem>
          ))}
        </ColorSwatchPicker>
      ) : null}
    </div>
  );
}
