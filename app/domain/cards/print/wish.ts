import { z } from "zod";
import { PRINT_LAYOUTS } from "./sheet";

/** Which of an owner's cards are printed: all, or those that somebody has. */
export const PRINTED_CARDS = ["all", "assigned"] as const;
export type PrintedCards = (typeof PRINTED_CARDS)[number];

/** What is printed: the cards, laid out in one of the ways, or their codes alone. */
export const PRINT_FILES = [...PRINT_LAYOUTS, "codes"] as const;
export type PrintFile = (typeof PRINT_FILES)[number];

export const printWishSchema = z.object({ cards: z.enum(PRINTED_CARDS).default("all") });
