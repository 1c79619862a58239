import type { JobPayload } from "~/domain/jobs";
import { deliverMail } from "~/server/platform/mail.server";
import type { Platform } from "~/server/platform/platform.server";
import { writeMail } from "./write-mail.server";

/** Writes a mail in its recipient's language and sends it, at least once: a crash behind the sending sends it again. */
export async function sendMail(platform: Platform, payload: JobPayload<"sendMail">): Promise<void> {
  await deliverMail(platform, writeMail(platform.config, payload.mail));
}
