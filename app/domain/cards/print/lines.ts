import { z } from "zod";
import type { Path } from "~/domain/codes/path";
import type { ReadShareImageFile } from "~/domain/media/share-image";

/** The fonts of printed cards: of names, of companies, and of all else. Fallback fonts cover every other script. */
export const PRINT_FONTS = ["lora", "arimo", "arimo-regular"] as const;

/** Cards whose texts the share image Worker draws in one call: a request may make 32 such calls, for 500 cards. */
export const CARDS_A_CALL = 20;
/** The texts of a card, with the caption of its code. */
const MAX_TEXTS = 10 * CARDS_A_CALL;

/** A text to draw as outlines: on several lines, if allowed and one is wider than `maxEms`. */
export const textsToDrawSchema = z
  .array(
    z.strictObject({
      text: z.string().max(300),
      font: z.enum(PRINT_FONTS),
      maxEms: z.number().positive(),
      maxLines: z.union([z.literal(1), z.literal(2)]),
      /** Where a line that is wider is cut, with an ellipsis: what its card has no room for is never drawn. */
      cutEms: z.number().positive(),
    }),
  )
  .max(MAX_TEXTS);
export type TextToDraw = z.infer<typeof textsToDrawSchema>[number];

/** A text as outlines: lines from x = 0 on, with the baseline at y = 0, in ems. */
export interface DrawnText {
  lines: { path: Path; width: number }[];
  isRightToLeft: boolean;
}

export type DrawTexts = (texts: TextToDraw[], read: ReadShareImageFile) => Promise<DrawnText[]>;
