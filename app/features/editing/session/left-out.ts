import { z } from "zod";

/** What the save of a new thing left out, for the screen after the sign-up; stored per tab, until it is closed. */
const KEY = "left-out";

const titles = z.array(z.string().max(200)).max(100);
const leftOutSchema = z.object({
  /** Identifies the thing: its future code. */
  code: z.string(),
  /** Titles of unchanged template examples, and of parts that a free plan does not include. */
  samples: titles.default([]),
  paid: titles.default([]),
});

export type LeftOut = z.output<typeof leftOutSchema>;

/** Adds to what was left out of a thing, or starts its record. Without storage nothing is shown later. */
export function noteLeftOut(code: string, added: Partial<Pick<LeftOut, "samples" | "paid">>): void {
  try {
    const before = leftOutOf(code);
    const { samples = before?.samples, paid = before?.paid } = added;
    sessionStorage.setItem(KEY, JSON.stringify({ code, samples, paid }));
  } catch {
    // It was shown when the thing was saved.
  }
}

/** @returns what was left out of a thing; null if nothing was */
export function leftOutOf(code: string): LeftOut | null {
  try {
    const parsed = leftOutSchema.safeParse(JSON.parse(sessionStorage.getItem(KEY) ?? "null"));
    return parsed.success && parsed.data.code === code ? parsed.data : null;
  } catch {
    return null;
  }
}
