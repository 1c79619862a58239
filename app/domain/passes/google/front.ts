import { BRAND } from "~/domain/brand";
import type { CardImageSlot } from "~/domain/cards/schema";
import type { PassFace, PassField } from "~/domain/passes/pass-face";

/** What stands where on the front of Google's generic pass: the pass and its preview are made of this. */
export interface GoogleFront {
  /** Beside the logo. */
  title: string;
  /** Over the name. */
  over: PassField | null;
  /** Below the name: at most two rows of at most two, none of them empty. */
  rows: PassField[][];
  /** In the circle: a portrait fills it, a logo stands in it whole. */
  circle: CardImageSlot | null;
  hero: CardImageSlot | null;
}

/**
 * The front of a card's pass in Google Wallet. Google fixes where title, name, images and code stand; the design says
 * whether the position stands over the name, as it does where the company stands beside the logo, or below it, which
 * fields share a row, and which of the card's images stand where.
 */
export function googleFront(
  face: PassFace,
  has: Readonly<Partial<Record<CardImageSlot, unknown>>>,
): GoogleFront {
  const title = face.company || BRAND;
  const above = face.hasCompanyTitle ? [face.header, ...face.secondary] : [];
  const over = above.find((field) => field?.name === "position") ?? null;
  const rowOf = (fields: readonly PassField[]) =>
    fields.filter((field) => field !== over && field.value !== title);
  const first = (slots: readonly CardImageSlot[]) => slots.find((slot) => has[slot]) ?? null;
  return {
    title,
    over,
    rows: [rowOf(face.secondary), rowOf(face.auxiliary)].filter((row) => row.length > 0),
    circle: first(face.google.circle),
    hero: first(face.google.hero),
  };
}
