import { z } from "zod";
import type { ReadShareImageFile } from "~/domain/media/share-image";
import { codeStyleSchema, DEFAULT_PRINT_WIDTH, PIXEL_WIDTHS, PRINT_WIDTHS } from "./style";

export const CODE_FORMATS = ["svg", "png", "pdf"] as const;
export type CodeFormat = (typeof CODE_FORMATS)[number];

export const CODE_TYPES: Record<CodeFormat, string> = {
  svg: "image/svg+xml",
  png: "image/png",
  pdf: "application/pdf",
};

/** Longest side in px that a logo is put into files with: sharp in the largest print. */
export const CODE_LOGO_SIDE = 512;

const bytesSchema = z.custom<Uint8Array | ArrayBuffer>(
  (value) => value instanceof Uint8Array || value instanceof ArrayBuffer,
);

/**
 * Input of the share image Worker for drawing a code. `size` is the least width in px of a PNG, `mm` the width of a
 * PDF; `logo` is a PNG or JPEG, left out with its pad when it cannot be drawn.
 */
export const codeFileInputSchema = z.strictObject({
  url: z.string().regex(/^[\x21-\x7E]{1,100}$/),
  style: codeStyleSchema,
  format: z.enum(CODE_FORMATS),
  size: z.literal(PIXEL_WIDTHS),
  mm: z.literal(PRINT_WIDTHS),
  logo: bytesSchema.optional(),
});

export type CodeFileInput = z.output<typeof codeFileInputSchema>;
export type DrawCodeFile = (input: CodeFileInput, read: ReadShareImageFile) => Promise<Uint8Array>;

const given = z
  .string()
  .optional()
  .transform((value) => value !== undefined);

/**
 * The query of a code's file: `?size=` of a PNG, `?mm=` of a PDF, `?download` for a file rather than an image, `?v=`
 * for a request that names a version: nothing older may be sent then.
 */
export const codeFileQuerySchema = z
  .object({
    size: z.coerce.number().pipe(z.literal(PIXEL_WIDTHS)).default(PIXEL_WIDTHS[0]),
    mm: z.coerce.number().pipe(z.literal(PRINT_WIDTHS)).default(DEFAULT_PRINT_WIDTH),
    download: given,
    v: given,
  })
  .transform(({ v, ...query }) => ({ ...query, isFresh: v }));

export type CodeFileQuery = z.output<typeof codeFileQuerySchema>;
