import { BRAND } from "~/domain/brand";
import type { CardImageSlot } from "~/domain/cards/schema";
import type { PassFace, PassField } from "~/domain/passes/pass-face";

/** The layout of the front of Google's generic pass, shared by the pass and its preview. */
export interface GoogleFront {
  /** Beside the logo. */
  title: string;
  /** Over the name. */
  over: PassField | null;
  /** Below the name: at most two rows of at most two, none of them empty. */
  rows: PassField[][];
  /** In the circle: a portrait fills it, a logo fits inside. */
  circle: CardImageSlot | null;
  hero: CardImageSlot | null;
}

/**
 * The front of a card's pass in Google Wallet. Google fixes the places of title, name, images and code; the design
 * determines whether the position is over the name, as it is if the company is beside the logo, or below it, which
 * fields share a row, and where the card's images are shown.
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
