import { BRAND } from "~/domain/brand";
import type { CardImageSlot } from "~/domain/cards/schema";
import type { PassFace, PassField } from "~/domain/passes/pass-face";

/** What stands where on the front of Google's generic pass: the pass and its preview are made of this. */
export interface GoogleFront {
  /** Beside the logo. */
  title: string;
  /** Over the name. */
  over: PassField | null;
  /** In rows of two below the name. */
  fields: PassField[];
  /** In the circle: a portrait fills it, a logo stands in it whole. */
  circle: CardImageSlot | null;
  hero: CardImageSlot | null;
}

/** @returns the front of a card's pass in Google Wallet, which has one arrangement for all designs */
export function googleFront(
  face: PassFace,
  has: Readonly<Partial<Record<CardImageSlot, unknown>>>,
): GoogleFront {
  const title = face.company || BRAND;
  const fields = [face.header, ...face.secondary, ...face.auxiliary].flatMap((field) => field ?? []);
  const over = fields.find(({ name }) => name === "position") ?? null;
  const portrait = face.thumbnail === "photo" && has.photo ? "photo" : null;
  return {
    title,
    over,
    fields: fields.filter((field) => field !== over && field.value !== title),
    circle: portrait ?? (has.logo ? "logo" : null),
    hero: face.strip && has[face.strip] ? face.strip : null,
  };
}
