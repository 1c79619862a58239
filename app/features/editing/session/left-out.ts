import { z } from "zod";

/** What the save of a new thing left out of it, for the screen after the sign-up; for this tab alone, until it is closed. */
const KEY = "left-out";

const titles = z.array(z.string().max(200)).max(100);
const leftOutSchema = z.object({
  /** What tells the thing from others: the code that it gets. */
  code: z.string(),
  /** Examples of its template that nobody had changed, and parts that a free plan does not include, as they are called. */
  samples: titles.default([]),
  paid: titles.default([]),
});

export type LeftOut = z.output<typeof leftOutSchema>;

/** Adds to what was left out of a thing, or begins with it. Storage may be forbidden: then nothing is told. */
export function noteLeftOut(code: string, added: Partial<Pick<LeftOut, "samples" | "paid">>): void {
  try {
    const before = leftOutOf(code);
    const { samples = before?.samples, paid = before?.paid } = added;
    sessionStorage.setItem(KEY, JSON.stringify({ code, samples, paid }));
  } catch {
    // It was told when it was saved.
  }
}

/** @returns what was left out of a thing; null where nothing was */
export function leftOutOf(code: string): LeftOut | null {
  try {
    const parsed = leftOutSchema.safeParse(JSON.parse(sessionStorage.getItem(KEY) ?? "null"));
    return parsed.success && parsed.data.code === code ? parsed.data : null;
  } catch {
    return null;
  }
}
