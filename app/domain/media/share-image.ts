import { z } from "zod";
import { colorSchema } from "~/domain/color";
import { singleLine } from "~/domain/text";

/** The numbers of a share image (specification, section 4, 'Share image generation'). Lengths are pixels. */
export const SHARE_IMAGE = {
  /** Raised whenever the same input is drawn differently, so that a stored image is known to be of an older look. */
  version: 1,
  width: 1200,
  height: 675,
  pixelRatio: 1,
  margin: 60,
  profile: {
    size: 180,
    /** Width of a full-width picture (shape 4); it is at least `size` high and otherwise keeps its own proportion. */
    wideWidth: 780,
    wideMaxHeight: 270,
    gap: 30,
    /** A picture with more pixels on a side, or more bytes, is not decoded: a Worker has 128 MB in all. */
    maxSide: 2048,
    maxBytes: 5 * 1024 * 1024,
  },
  title: {
    /** The first font size tried is this times the page's title size; then one less until the title fits. */
    startFactor: 3,
    minFontSize: 5,
    maxLines: 2,
  },
  watermark: { fontSize: 30 },
} as const;

/** Shapes of the profile image as on the page: 1 circle, 2 rounded square, 3 square, 4 full width. */
export const profileShapeSchema = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]);

const bytesSchema = z.custom<Uint8Array | ArrayBuffer>(
  (value) => value instanceof Uint8Array || value instanceof ArrayBuffer,
);

/** What is behind everything; every other kind of background becomes one more member here. */
const backgroundSchema = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("solid"), color: colorSchema }),
]);

/**
 * What the share image Worker is asked to draw. `titleSize` is the page's title size in CSS pixels; `profile.bytes` is
 * a PNG, JPEG or WebP (anything else is left out of the picture and logged); `watermark` is empty for none.
 */
export const shareImageInputSchema = z.strictObject({
  title: singleLine(120),
  titleSize: z.number().min(12).max(48),
  titleColor: colorSchema,
  background: backgroundSchema,
  profile: z.strictObject({ bytes: bytesSchema, shape: profileShapeSchema }).optional(),
  watermark: singleLine(40),
});

export type ShareImageInput = z.infer<typeof shareImageInputSchema>;
export type ProfileShape = z.infer<typeof profileShapeSchema>;
