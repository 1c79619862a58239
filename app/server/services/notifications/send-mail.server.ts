import type { JobPayload } from "~/domain/jobs";
import type { OutboxRow } from "~/server/data/outbox.server";
import { emptyPayload } from "~/server/data/outbox.server";
import { deliverMail } from "~/server/platform/mail.server";
import type { Platform } from "~/server/platform/platform.server";
import { writeMail } from "./write-mail.server";

/** Writes a mail in its recipient's language and sends it; then forgets the token that stood in its job. */
export async function sendMail(
  platform: Platform,
  payload: JobPayload<"sendMail">,
  row: OutboxRow,
): Promise<void> {
  await deliverMail(platform, writeMail(platform.config, payload.mail));
  await emptyPayload(platform.db, row.id);
}
