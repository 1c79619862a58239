import { z } from "zod";
import { BLACK, colorSchema, contrast, luminance, MIN_CONTRAST, WHITE } from "~/domain/color";
import { LIMITS } from "~/domain/limits";
import { singleLine } from "~/domain/text";
import type { QrLevel } from "./qr";

export const MODULE_SHAPES = ["square", "rounded", "dots"] as const;
export const CORNER_SHAPES = ["square", "rounded", "circle"] as const;
/** The frame of a code: none, a line, or a band of its dark colour with the caption in the light one. */
export const FRAMES = ["none", "line", "band"] as const;

/** Letters that the fonts of printed files have; marks, digits and punctuation are allowed with any of them. */
const DRAWN_SCRIPTS =
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Common}\p{Script=Inherited}]*$/u;
/** Drawn as an image, and so in colours of its own: not for print in two colours. */
const IMAGES = /\p{Emoji_Presentation}|\uFE0F|\u20E3|\p{Regional_Indicator}/u;

const fields = {
  dark: colorSchema.default(BLACK),
  light: colorSchema.default(WHITE),
  modules: z.enum(MODULE_SHAPES).default("square"),
  corners: z.enum(CORNER_SHAPES).default("square"),
  /** The card's logo in the middle, on a pad of the light colour. */
  hasLogo: z.boolean().default(false),
  frame: z.enum(FRAMES).default("none"),
  caption: singleLine(LIMITS.codeCaption)
    .refine((text) => DRAWN_SCRIPTS.test(text) && !IMAGES.test(text), { error: "codeCaptionSigns" })
    .default(""),
};

/**
 * How a code is drawn. Settings that affect legibility are not available: the quiet zone, the error correction and the
 * size and place of the logo follow from the code itself; the colours must be dark on light, with enough contrast.
 */
export const codeStyleSchema = z.strictObject(fields).check((context) => {
  const { dark, light } = context.value;
  if (luminance(dark) >= luminance(light)) {
    context.issues.push({ code: "custom", message: "codeInverted", path: ["dark"], input: dark });
  } else if (contrast(dark, light) < MIN_CONTRAST) {
    context.issues.push({ code: "custom", message: "codeContrast", path: ["dark"], input: dark });
  }
});

export type CodeStyle = z.output<typeof codeStyleSchema>;

/** Black on white, nothing else: the default style of a code. */
export const PLAIN_STYLE: CodeStyle = codeStyleSchema.parse({});

export function isPlainStyle(style: CodeStyle): boolean {
  return (Object.keys(PLAIN_STYLE) as (keyof CodeStyle)[]).every((name) => style[name] === PLAIN_STYLE[name]);
}

/** What is stored of a style, read again; what an older version stored and is no style any more is drawn plain. */
export function storedStyle(stored: unknown): CodeStyle {
  const parsed = codeStyleSchema.safeParse(stored ?? {});
  return parsed.success ? parsed.data : PLAIN_STYLE;
}

/** A logo covers modules, which the level H makes up for. */
export function levelOf({ hasLogo }: CodeStyle): QrLevel {
  return hasLogo ? "H" : "Q";
}

/** The widths in mm that a code is printed in, the whole image from edge to edge. */
export const PRINT_WIDTHS = [15, 20, 25, 30, 40, 50, 60, 80, 100, 150, 200] as const;
export type PrintWidth = (typeof PRINT_WIDTHS)[number];
export const DEFAULT_PRINT_WIDTH: PrintWidth = 40;

/** The least widths in px of images; every module takes the same whole number of pixels, so they are a little wider. */
export const PIXEL_WIDTHS = [1024, 2048] as const;
export type PixelWidth = (typeof PIXEL_WIDTHS)[number];

/** Millimetres a module below which phones of some years have trouble. */
export const MIN_MODULE_MM = 0.4;
