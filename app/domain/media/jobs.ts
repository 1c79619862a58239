import { z } from "zod";

/** The time bucket of an hour, as `2026-11-21T05`. */
export const hour = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}$/);

/** The jobs that remove what nothing needs any more, a part of all that there are (`domain/jobs.ts`). */
export const STORAGE_JOBS = {
  collectGarbage: {
    version: 1,
    /** `slot` is the hour the run belongs to: one run an hour. */
    payload: z.strictObject({ slot: hour }),
  },
  collectObjects: {
    version: 1,
    /** `slot` is the day; `after` is the last key processed by earlier runs, or empty. */
    payload: z.strictObject({
      slot: z.iso.date(),
      prefix: z.enum(["i/", "s/", "x/"]),
      after: z.string().max(1024),
    }),
  },
} as const;
