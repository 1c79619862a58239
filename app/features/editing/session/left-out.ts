import { z } from "zod";

/** What the save of a thing left out, for the screens after it; stored per tab, until it is closed. */
const KEY = "left-out";

const titles = z.array(z.string().max(200)).max(100);
const leftOutSchema = z.object({
  /** The thing: a card by its future code, a page by {@link pageOfTemplate}. */
  of: z.string(),
  /** Titles of unchanged template examples. */
  samples: titles.default([]),
});

export type LeftOut = z.output<typeof leftOutSchema>;

/** Names the page that was made last from a template: until it is stored, it has no id. */
export const pageOfTemplate = (prefillId: string): string => `page:${prefillId}`;

/**
 * Adds to what was left out of a thing, or starts its record. Without storage nothing is shown later.
 * @param present titles of what the thing has now: added by its owner since
 */
export function noteLeftOut(of: string, samples: readonly string[], present: readonly string[] = []): void {
  try {
    const before = leftOutOf(of);
    const all = new Set([...(before?.samples ?? []), ...samples]);
    for (const title of present) if (!samples.includes(title)) all.delete(title);
    sessionStorage.setItem(KEY, JSON.stringify({ of, samples: [...all] }));
  } catch {
    // It was shown when the thing was saved.
  }
}

/** Another thing was begun. */
export function clearLeftOut(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing is stored, then.
  }
}

/** @returns what was left out of a thing; null if nothing was */
export function leftOutOf(of: string): LeftOut | null {
  try {
    const parsed = leftOutSchema.safeParse(JSON.parse(sessionStorage.getItem(KEY) ?? "null"));
    return parsed.success && parsed.data.of === of ? parsed.data : null;
  } catch {
    return null;
  }
}
