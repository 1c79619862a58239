import { type CodeStyle, PLAIN_STYLE } from "~/domain/codes/style";

/** Initial looks; each can be scanned, and none has a caption or a logo that would have to be removed. */
export const CODE_PRESETS = {
  classic: PLAIN_STYLE,
  soft: { ...PLAIN_STYLE, dark: "#1B4332", modules: "rounded", corners: "rounded" },
  dots: { ...PLAIN_STYLE, dark: "#1E2A5A", modules: "dots", corners: "circle" },
  band: { ...PLAIN_STYLE, dark: "#3A1D4F", modules: "rounded", corners: "rounded", frame: "band" },
  warm: {
    ...PLAIN_STYLE,
    dark: "#7A2E12",
    light: "#FFF4E6",
    modules: "dots",
    corners: "rounded",
    frame: "line",
  },
} as const satisfies Record<string, CodeStyle>;

export type CodePreset = keyof typeof CODE_PRESETS;
export const CODE_PRESET_NAMES = Object.keys(CODE_PRESETS) as CodePreset[];
