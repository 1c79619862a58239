import { z } from "zod";
import { colorSchema } from "~/domain/color";
import { TITLE_FONTS } from "~/domain/pages/fonts";
import { gradientSchema } from "~/domain/pages/gradients";
import { singleLine } from "~/domain/text";

/** The numbers of a share image. Lengths are pixels. */
export const SHARE_IMAGE = {
  width: 1200,
  height: 675,
  pixelRatio: 1,
  margin: 60,
  /** An image with more bytes, or more pixels on a side, is not decoded: a Worker has 128 MB in all. */
  maxBytes: 5 * 1024 * 1024,
  profile: {
    size: 180,
    /** Width of a full-width image (shape 4); at least `size` high, otherwise in its own aspect ratio. */
    wideWidth: 780,
    wideMaxHeight: 270,
    gap: 30,
    maxSide: 2048,
  },
  title: {
    /** The first font size tried is this times the page's title size; then one less until the title fits. */
    startFactor: 3,
    minFontSize: 5,
    maxLines: 2,
  },
  watermark: { fontSize: 30 },
  background: {
    /** Standard deviation of the blur, as in CSS's `blur(20px)`. */
    blur: 20,
    /** The corners of a background image have (bgRadius − 1) × this. */
    radiusStep: 24,
    maxSide: 2048,
  },
} as const;

/** Shapes of the profile image as on the page: 1 circle, 2 rounded square, 3 square, 4 full width. */
export const profileShapeSchema = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]);

const bytesSchema = z.custom<Uint8Array | ArrayBuffer>(
  (value) => value instanceof Uint8Array || value instanceof ArrayBuffer,
);

/**
 * The background. An image covers the whole share image; `color` is behind its transparent parts and its corners, of
 * `radius` pixels, and is used alone if the image cannot be drawn.
 */
const backgroundSchema = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("solid"), color: colorSchema }),
  z.strictObject({ type: z.literal("gradient"), gradient: gradientSchema }),
  z.strictObject({
    type: z.literal("image"),
    bytes: bytesSchema,
    color: colorSchema,
    radius: z.number().min(0).max(200),
    isBlur: z.boolean(),
  }),
]);

/**
 * Input of the share image Worker. `titleSize` is the page's title size in CSS pixels; `profile.bytes` is a PNG, JPEG
 * or WebP (anything else is left out of the image and logged); `watermark` is empty for none.
 */
export const shareImageInputSchema = z.strictObject({
  title: singleLine(120),
  /** The `id` of one of the title fonts. */
  titleFont: z.number().refine((id) => TITLE_FONTS.some((font) => font.id === id), "invalidChoice"),
  titleSize: z.number().min(12).max(48),
  /** Preferred; if it is illegible on the background, black or white is used. */
  titleColor: colorSchema,
  background: backgroundSchema,
  profile: z.strictObject({ bytes: bytesSchema, shape: profileShapeSchema }).optional(),
  watermark: singleLine(40),
});

/**
 * How the Worker gets the fonts and emoji it draws with: by their names below public/share-image, null when there is
 * none of that name.
 */
export type ReadShareImageFile = (name: string) => Promise<ArrayBuffer | null>;

export type ShareImageInput = z.infer<typeof shareImageInputSchema>;
export type ProfileShape = z.infer<typeof profileShapeSchema>;
