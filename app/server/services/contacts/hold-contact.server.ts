import type { HeldReason } from "~/domain/contacts/contact";
import { type ContactDetails, FORM_CONTROL } from "~/domain/contacts/form";
import { comparedText, hasLinksOfSpam, heldByTime } from "~/domain/contacts/spam";
import type { Platform } from "~/server/platform/platform.server";
import { giveBack, tryLimit } from "~/server/platform/rate-limits.server";
import { macOf } from "~/server/platform/secrets.server";
import type { ShownForm } from "./find-contact-form.server";
import { formAge } from "./form-time.server";

/**
 * Why a visitor's form is held as possible spam, if it is. It reads counters and no row. The owner's limit is checked
 * in the write.
 */
export async function holdReason(
  platform: Platform,
  { id, ownerId }: ShownForm,
  posted: ReadonlyMap<string, unknown>,
  details: ContactDetails,
): Promise<HeldReason | null> {
  const isMany = !(await tryLimit(platform, "contactFormIp", id));
  if (posted.get(FORM_CONTROL.trap)) return "trap";
  const byTime = heldByTime(await formAge(platform, id, posted.get(FORM_CONTROL.time)));
  if (byTime) return byTime;
  if (hasLinksOfSpam(details)) return "links";
  if (await isSentToMany(platform, ownerId, details)) return "same";
  return isMany ? "many" : null;
}

/**
 * Whether a message is sent to more owners than one person meets in an hour. Only a keyed hash of the text is counted.
 */
async function isSentToMany(platform: Platform, ownerId: string, details: ContactDetails): Promise<boolean> {
  const text = comparedText(details);
  if (text === undefined) return false;
  const hash = await macOf(platform, "session", `text:${text}`);
  if (!(await tryLimit(platform, "sameText", hash))) return true;
  const isNewOwner = await tryLimit(platform, "sameTextOwner", `${hash}:${ownerId}`);
  if (!isNewOwner) await giveBack(platform, "sameText", 1, hash);
  return false;
}
