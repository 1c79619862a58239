import { z } from "zod";
import { isHash, isId, normalizeCode } from "~/domain/ids";

/** What is visited: `page:{id}`, `card:{hash}` or `code:{code}`. */
export type Thing = `page:${string}` | `card:${string}` | `code:${string}`;

/** All things of an owner combined: a visitor of two of their pages in a day counts once. */
export const ALL = "all";

export const pageThing = (id: string): Thing => `page:${id}`;
export const cardThing = (hash: string): Thing => `card:${hash}`;
export const codeThing = (code: string): Thing => `code:${code}`;

export type ThingKind = "page" | "card" | "code";

/** @returns the two parts of a thing's name, or null for what is none */
export function readThing(text: string): { kind: ThingKind; id: string } | null {
  const at = text.indexOf(":");
  const kind = text.slice(0, at);
  const id = text.slice(at + 1);
  if (kind === "page" && isId("pg", id)) return { kind, id };
  if (kind === "card" && isHash(id)) return { kind, id };
  return kind === "code" && normalizeCode(id) === id ? { kind, id } : null;
}

export const thingSchema = z.string().refine((text): text is Thing => readThing(text) !== null, {
  error: "invalidFormat",
});

/** What a report is about: one thing, or all of them. */
export const reportThingSchema = z.union([z.literal(ALL), thingSchema]);
export type ReportThing = Thing | typeof ALL;
