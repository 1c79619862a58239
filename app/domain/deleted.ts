import { z } from "zod";
import { DAY_MS } from "./durations";
import { LIMITS } from "./limits";

const instant = z.iso.datetime();

const when = { title: z.string(), deletedAt: instant, restorableUntil: instant };

/** A deleted page that its owner can put back. */
export const deletedPageSchema = z.object({ id: z.string(), slug: z.string(), ...when });
export type DeletedPage = z.output<typeof deletedPageSchema>;

/** The same of a card, also of one that its member gave back. */
export const deletedCardSchema = z.object({ id: z.string(), hash: z.string(), header: z.string(), ...when });
export type DeletedCard = z.output<typeof deletedCardSchema>;

/** What was deleted until then can not be put back any more. */
export const restorableUntil = (now: Date): Date => new Date(now.getTime() - LIMITS.restorableDays * DAY_MS);

/** When something was deleted, and until when it can be put back. */
export function deletedWhen(since: Date | null): { deletedAt: string; restorableUntil: string } {
  const at = since?.getTime() ?? 0;
  return {
    deletedAt: new Date(at).toISOString(),
    restorableUntil: new Date(at + LIMITS.restorableDays * DAY_MS).toISOString(),
  };
}
