import { HOUR_MS } from "~/domain/durations";
import { hourBucket } from "~/domain/job-keys";
import type { JobPayload } from "~/domain/jobs";
import { LIMITS } from "~/domain/limits";
import { nextDigest } from "~/domain/notifications/digest-time";
import { writeAll } from "~/server/data/batch.server";
import {
  countContactsMailedSince,
  findContactToMail,
  markContactsMailed,
} from "~/server/data/contacts.server";
import { enqueue } from "~/server/data/outbox.server";
import { deliverMail } from "~/server/platform/mail.server";
import type { Platform } from "~/server/platform/platform.server";
import { frequenciesOf } from "~/server/services/notifications/frequencies.server";
import { unsubscribeUrl } from "~/server/services/notifications/unsubscribe-token.server";
import { findRecipient } from "./find-recipient.server";
import { writeContactMail } from "./write-contact-mail.server";

/**
 * Mails a new contact to the page's owner at their chosen frequency, once their address is verified; until then it
 * waits. Beyond the hourly limit it waits for that hour's digest. At-least-once: a crash after the sending sends it
 * again.
 */
export async function mailContact(
  platform: Platform,
  { contactId }: JobPayload<"mailContact">,
): Promise<void> {
  const { db } = platform;
  const now = platform.now();
  const found = await findContactToMail(db, contactId);
  const owner = found ? await findRecipient(platform, found.contact.ownerId) : undefined;
  if (!found || !owner) return;
  const { contact: frequency } = await frequenciesOf(db, owner.id);
  if (frequency === "off") return void (await writeAll(db, [markContactsMailed(db, [contactId], now)]));
  if (frequency !== "immediate") {
    const { slot, at } = nextDigest(now, owner.timeZone, frequency);
    const payload = { ownerId: owner.id, slot };
    await writeAll(db, [enqueue({ name: "mailContactDigest", shard: owner.id, payload, runAt: at }, now)]);
    return;
  }
  const since = new Date(now.getTime() - HOUR_MS);
  const max = LIMITS.contactMailsPerHour;
  if ((await countContactsMailedSince(db, owner.id, since, max)) >= max) {
    const runAt = new Date(now.getTime() + HOUR_MS);
    const payload = { ownerId: owner.id, slot: hourBucket(runAt) };
    const digest = { name: "mailContactDigest", shard: owner.id, payload, runAt } as const;
    await writeAll(db, [enqueue(digest, now)]);
    return;
  }
  const url = await unsubscribeUrl(platform, { userId: owner.id, of: "contact" });
  await deliverMail(platform, writeContactMail(platform.config, owner, [found], url));
  await writeAll(db, [markContactsMailed(db, [contactId], now)]);
}
