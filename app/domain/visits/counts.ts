import { z } from "zod";

/** What is counted, in the order in which it is stored. `visitors` are daily visitors: several days are a sum of days. */
export const COUNTED = ["views", "visitors", "clicks", "saves", "scans", "contacts"] as const;
export type Counted = (typeof COUNTED)[number];

export const countsSchema = z.object({
  views: z.number().int(),
  visitors: z.number().int(),
  clicks: z.number().int(),
  saves: z.number().int(),
  scans: z.number().int(),
  contacts: z.number().int(),
});

export type Counts = z.output<typeof countsSchema>;

export const noCounts = (): Counts => ({ views: 0, visitors: 0, clicks: 0, saves: 0, scans: 0, contacts: 0 });

/** Adds to the first. @returns the first */
export function addCounts(sum: Counts, more: Counts): Counts {
  for (const name of COUNTED) sum[name] += more[name];
  return sum;
}

export const isNothing = (counts: Counts): boolean => COUNTED.every((name) => counts[name] === 0);

/** Counts as they are stored: numbers in the order of {@link COUNTED}. */
export const packCounts = (counts: Counts): number[] => COUNTED.map((name) => counts[name]);

export function unpackCounts(packed: readonly number[]): Counts {
  const counts = noCounts();
  COUNTED.forEach((name, i) => {
    counts[name] = packed[i] ?? 0;
  });
  return counts;
}
