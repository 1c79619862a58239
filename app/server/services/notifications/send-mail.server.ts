import type { JobPayload } from "~/domain/jobs";
import { deliverMail } from "~/server/platform/mail.server";
import type { Platform } from "~/server/platform/platform.server";
import { isSuppressed } from "./suppress.server";
import { neverAgainUrl } from "./unsubscribe-token.server";
import { writeMail } from "./write-mail.server";

/** Writes a mail in its recipient's language and sends it, at least once: a crash after the sending sends it again. */
export async function sendMail(platform: Platform, { mail }: JobPayload<"sendMail">): Promise<void> {
  if (mail.kind !== "sharePage" && mail.kind !== "teamInvitation")
    return deliverMail(platform, writeMail(platform.config, mail));
  // A user's mail to a third party: the recipient may have opted out since it was written.
  if (await isSuppressed(platform, mail.to)) return;
  await deliverMail(platform, writeMail(platform.config, mail, await neverAgainUrl(platform, mail.to)));
}
