import type { UserActor } from "~/domain/accounts/actor";
import type { HandContact } from "~/domain/contacts/by-hand";
import type { OpenedContact } from "~/domain/contacts/view";
import { AppError } from "~/domain/errors";
import { assertCan, ownOf } from "~/domain/permissions";
import { writeAll } from "~/server/data/batch.server";
import { findOwnContact } from "~/server/data/contact-list.server";
import { insertOwnContact, NEVER_TOLD } from "~/server/data/contacts.server";
import type { Platform } from "~/server/platform/platform.server";
import { consumeLimit } from "~/server/platform/rate-limits.server";
import { requirePaid } from "~/server/services/pages/paid-features.server";
import { getContact } from "./get-contact.server";

/**
 * Stores a contact that the actor adds by hand, once per id. There is no consent, and no mail is sent.
 * @throws AppError payment_required: collecting is part of PRO; limit_reached, also where the id is another user's;
 *   rate_limited
 */
export async function createContact(
  platform: Platform,
  actor: UserActor,
  { id, name = "", note = "", tags = [], ...details }: HandContact,
): Promise<OpenedContact> {
  assertCan(actor, "create", ownOf(actor, "contact"));
  requirePaid(platform, actor, "contacts");
  if (await findOwnContact(platform.db, actor.userId, id)) return getContact(platform, actor, id);
  await consumeLimit(platform, "contactByHand", actor.userId);
  const now = platform.now();
  await writeAll(platform.db, [
    insertOwnContact({
      ...{ id, ownerId: actor.userId, pageId: "", source: "manual", createdAt: now },
      ...{ ...details, name, note, tags, mailedAt: NEVER_TOLD },
      // A contact added by hand does not count as new.
      status: "seen",
    }),
  ]);
  const stored = await findOwnContact(platform.db, actor.userId, id);
  if (!stored) throw new AppError("limit_reached");
  return getContact(platform, actor, id);
}
