import { HOUR_MS } from "~/domain/durations";
import type { JobPayload } from "~/domain/jobs";
import { LIMITS } from "~/domain/limits";
import { writeAll } from "~/server/data/batch.server";
import { listUnmailedContacts, markContactsMailed } from "~/server/data/contacts.server";
import { enqueue } from "~/server/data/outbox.server";
import { deliverMail } from "~/server/platform/mail.server";
import type { Platform } from "~/server/platform/platform.server";
import { frequenciesOf } from "~/server/services/notifications/frequencies.server";
import { unsubscribeUrl } from "~/server/services/notifications/unsubscribe-token.server";
import { findRecipient } from "./find-recipient.server";
import { writeContactMail } from "./write-contact-mail.server";

/**
 * Mails the waiting contacts to their owner, in one mail; the rest follows in the next hour's. If the owner has turned
 * it off by then, nothing is mailed, and they no longer wait.
 */
export async function mailContactDigest(
  platform: Platform,
  { ownerId, slot }: JobPayload<"mailContactDigest">,
): Promise<void> {
  const { db } = platform;
  const owner = await findRecipient(platform, ownerId);
  if (!owner) return;
  const waiting = await listUnmailedContacts(db, ownerId, LIMITS.contactsPerDigest + 1);
  const told = waiting.slice(0, LIMITS.contactsPerDigest);
  if (told.length === 0) return;
  const now = platform.now();
  const ids = told.map(({ contact }) => contact.id);
  const { contact: frequency } = await frequenciesOf(db, ownerId);
  if (frequency !== "off") {
    const url = await unsubscribeUrl(platform, { userId: ownerId, of: "contact" });
    await deliverMail(platform, writeContactMail(platform.config, owner, told, url));
  }
  const [base = slot, part = "0"] = slot.split("/");
  const payload = { ownerId, slot: `${base}/${Number(part) + 1}` };
  await writeAll(db, [
    markContactsMailed(db, ids, now),
    ...(waiting.length > told.length
      ? [
          enqueue(
            { name: "mailContactDigest", shard: ownerId, payload, runAt: new Date(now.getTime() + HOUR_MS) },
            now,
          ),
        ]
      : []),
  ]);
}
