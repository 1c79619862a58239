import type { UserActor } from "~/domain/accounts/actor";
import type { ContactFilter } from "~/domain/contacts/filter";
import { maskedFor } from "~/domain/contacts/mask";
import type { ListedContact } from "~/domain/contacts/view";
import { AppError } from "~/domain/errors";
import { LIMITS } from "~/domain/limits";
import { countContacts, listContactIds, listContactRows } from "~/server/data/contact-list.server";
import type { ListPlace } from "~/server/data/keyset.server";
import type { Platform } from "~/server/platform/platform.server";
import { consumeLimit } from "~/server/platform/rate-limits.server";
import { cutList, type ListInput } from "~/server/services/cursor.server";
import { contactScope } from "./contact-scope.server";
import { presentListed } from "./present-contact.server";

/**
 * Masked fields must not be searchable either, and the index covers all owners: searches are limited.
 * @throws AppError forbidden, rate_limited
 */
async function assertMaySearch(
  platform: Platform,
  actor: UserActor,
  { search, tag }: ContactFilter,
): Promise<void> {
  if (actor.acting && (search || tag)) throw new AppError("forbidden", { messageKey: "notWhileActing" });
  if (search) await consumeLimit(platform, "contactSearch", actor.userId);
}

/**
 * The actor's contacts that match a filter, newest first.
 * @throws AppError forbidden where an acting admin searches in masked fields; rate_limited
 */
export async function listContacts(
  platform: Platform,
  actor: UserActor,
  filter: ContactFilter,
  { limit, after }: ListInput,
): Promise<{ items: ListedContact[]; next?: string }> {
  const scope = await contactScope(platform, actor, "list", filter.team);
  await assertMaySearch(platform, actor, filter);
  const rows = await listContactRows(platform.db, scope, filter, limit + 1, after);
  // The page's rows are identified by their contact's place.
  const placed = rows.map((row) => ({ ...row, id: row.contact.id, createdAt: row.contact.createdAt }));
  const { shown, ...rest } = cutList(placed, limit);
  return { items: shown.map((row) => maskedFor(actor, presentListed(row))), ...rest };
}

/** The ids of all that match, a few thousand at a time, to change all of them. */
export async function listContactIdsThatFit(
  platform: Platform,
  actor: UserActor,
  filter: ContactFilter,
  after?: ListPlace,
): Promise<{ ids: string[]; next?: string }> {
  const scope = await contactScope(platform, actor, "list", filter.team);
  await assertMaySearch(platform, actor, filter);
  const limit = LIMITS.contactIdsPerCall;
  const { shown, ...rest } = cutList(
    await listContactIds(platform.db, scope, filter, limit + 1, after),
    limit,
  );
  return { ids: shown.map(({ id }) => id), ...rest };
}

/** @returns how many of the actor's contacts match a filter, counted up to `max` */
export async function countContactsThatFit(
  platform: Platform,
  actor: UserActor,
  filter: ContactFilter,
  max?: number,
): Promise<number> {
  const scope = await contactScope(platform, actor, "list", filter.team);
  await assertMaySearch(platform, actor, filter);
  return countContacts(platform.db, scope, filter, max);
}
