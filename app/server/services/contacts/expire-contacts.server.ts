import { cutoffOf } from "~/domain/contacts/retention";
import type { JobPayload } from "~/domain/jobs";
import { LIMITS } from "~/domain/limits";
import { writeAll } from "~/server/data/batch.server";
import { eraseOldContacts, listOldContacts } from "~/server/data/contact-expiry.server";
import { findContactSettings } from "~/server/data/contact-settings.server";
import { enqueue } from "~/server/data/outbox.server";
import type { Platform } from "~/server/platform/platform.server";

/**
 * Deletes the contacts of a month that their owner was notified of, in bounded runs. If a longer time, or none, was
 * chosen since, they stay; a shorter one waits for a notice of its own.
 */
export async function expireContacts(
  platform: Platform,
  payload: JobPayload<"expireContacts">,
): Promise<void> {
  const { ownerId, batch, months, after } = payload;
  const { retentionMonths } = await findContactSettings(platform.db, ownerId);
  if (retentionMonths === 0) return;
  const cutoff = cutoffOf(batch, Math.max(months, retentionMonths));
  const size = LIMITS.contactsPerRun;
  const old = await listOldContacts(platform.db, ownerId, cutoff, after, size);
  const last = old.at(-1);
  if (!last) return;
  const over = old.filter(({ isOver }) => isOver === 1).map(({ id }) => id);
  const next = { ...payload, after: `${last.createdAt}:${last.id}` };
  const more = { name: "expireContacts", shard: ownerId, payload: next } as const;
  await writeAll(platform.db, [
    ...eraseOldContacts(ownerId, over),
    ...(old.length === size ? [enqueue(more, platform.now())] : []),
  ]);
}
