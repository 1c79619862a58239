import type { JobPayload } from "~/domain/jobs";
import { findContactSettings } from "~/server/data/contact-settings.server";
import { findOwnDetails } from "~/server/data/own-details.server";
import { deliverMail } from "~/server/platform/mail.server";
import type { Platform } from "~/server/platform/platform.server";
import { maySendTo, neverSent } from "~/server/services/notifications/suppress.server";
import { neverAgainUrl } from "~/server/services/notifications/unsubscribe-token.server";
import { findRecipient } from "./find-recipient.server";
import { placeOf } from "./own-details.server";
import { ownDetailsUrl } from "./own-details-token.server";
import { writeReceiptMail } from "./write-receipt-mail.server";

/**
 * Mails a visitor a copy of what they left, where the owner sends receipts and has a verified address. Not to a mailbox
 * that has opted out, or reached its daily limit. At-least-once: a crash after the sending sends it again.
 */
export async function mailReceipt(
  platform: Platform,
  { contactId }: JobPayload<"mailReceipt">,
): Promise<void> {
  const { db } = platform;
  const found = await findOwnDetails(db, contactId);
  const { email, source, held, ownerId } = found?.contact ?? {};
  if (!found || !email || !ownerId || held || (source !== "page" && source !== "card")) return;
  if (!(await findRecipient(platform, ownerId))) return;
  if (!(await findContactSettings(db, ownerId)).sendsReceipts) return;
  if ((await maySendTo(platform, email)) !== "yes") return;
  try {
    const links = {
      own: await ownDetailsUrl(platform, contactId),
      neverAgain: await neverAgainUrl(platform, email),
    };
    await deliverMail(platform, writeReceiptMail(found.contact, placeOf(platform, found).title, links));
  } catch (error) {
    await neverSent(platform, email);
    throw error;
  }
}
