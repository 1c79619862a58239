import { z } from "zod";
import { isHash } from "~/domain/ids";
import { LIMITS } from "~/domain/limits";
import { CARD_SIZE_NAMES, PAPER_NAMES, PRINT_LAYOUTS } from "./sheet";

/** Which of an owner's cards are printed: all, assigned ones, or those listed by hash. */
export const PRINTED_CARDS = ["all", "assigned", "chosen"] as const;
export type PrintedCards = (typeof PRINTED_CARDS)[number];

/** What is printed: the cards in one of the layouts, or their codes alone. */
export const PRINT_FILES = [...PRINT_LAYOUTS, "codes"] as const;
export type PrintFile = (typeof PRINT_FILES)[number];

/** Options of a print file besides its kind. Hashes are separated by commas. */
export const printWishSchema = z
  .object({
    cards: z.enum(PRINTED_CARDS).default("all"),
    hashes: z
      .string()
      .default("")
      .transform((given) => [...new Set(given.split(",").filter(Boolean))])
      .refine((hashes) => hashes.length <= LIMITS.printedCards, { error: "tooMany" })
      .refine((hashes) => hashes.every(isHash), { error: "invalidFormat" }),
    size: z.enum(CARD_SIZE_NAMES).default("eu"),
    paper: z.enum(PAPER_NAMES).default("a4"),
  })
  .refine(({ cards, hashes }) => cards !== "chosen" || hashes.length > 0, {
    error: "required",
    path: ["hashes"],
  });
export type PrintWish = z.output<typeof printWishSchema>;

/** The cards in a print file. */
export type PrintChoice = Pick<PrintWish, "cards" | "hashes">;
