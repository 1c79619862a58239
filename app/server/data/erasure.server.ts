import { type SQL, sql } from "drizzle-orm";
import { emptyCard } from "~/domain/cards/schema";
import type { Database } from "~/server/platform/platform.server";
import { statement, type Write } from "./batch.server";
import { idsOf } from "./scope.server";

const run = (query: SQL): Write => statement(query);

/** What an erasure needs of a page: its codes and share images are found by these. */
export interface PageToErase {
  id: string;
  code: string;
  shareImageKey: string | null;
}

/** @returns pages of an account, live and deleted ones */
export function pagesToErase(db: Database, userId: string, limit: number): Promise<PageToErase[]> {
  return db.all<PageToErase>(sql`
    SELECT id, code, share_image_key AS shareImageKey FROM pages WHERE owner_id = ${userId} AND deleted_at IS NOT NULL
    UNION ALL
    SELECT id, code, share_image_key FROM pages WHERE owner_id = ${userId} AND deleted_at IS NULL
    LIMIT ${limit}`);
}

/** @returns cards of an account that are not emptied yet */
export async function cardsToErase(db: Database, userId: string, limit: number): Promise<string[]> {
  const rows = await db.all<{ id: string }>(sql`
    SELECT id FROM cards WHERE owner_id = ${userId} AND deleted_at IS NOT NULL AND title <> ''
    UNION ALL SELECT id FROM cards WHERE owner_id = ${userId} AND deleted_at IS NULL
    LIMIT ${limit}`);
  return rows.map(({ id }) => id);
}

/** @returns drafts that belong to an account */
export async function draftsToErase(db: Database, userId: string, limit: number): Promise<string[]> {
  const rows = await db.all<{ id: string }>(
    sql`SELECT id FROM temporary_entities WHERE owner_id = ${userId} LIMIT ${limit}`,
  );
  return rows.map(({ id }) => id);
}

/** @returns the card templates of an account's team */
export async function templatesToErase(db: Database, userId: string): Promise<string[]> {
  const rows = await db.all<{ id: string }>(sql`SELECT id FROM card_templates WHERE owner_id = ${userId}`);
  return rows.map(({ id }) => id);
}

/** Erases pages; their codes stay without name and style. */
export function erasePages(pages: readonly PageToErase[]): Write[] {
  const codes = pages.map(({ code }) => code);
  return [
    run(sql`UPDATE codes SET name = NULL, style = NULL WHERE code IN ${idsOf(codes)}`),
    run(sql`DELETE FROM paid_versions WHERE page_id IN ${idsOf(pages.map(({ id }) => id))}`),
    run(sql`DELETE FROM pages WHERE id IN ${idsOf(pages.map(({ id }) => id))}`),
  ];
}

/** Empties cards: what phones and codes look up stays. A new version, so that both wallets are updated. */
export function emptyCards(ids: readonly string[], now: Date): Write[] {
  const at = now.getTime();
  // Both wallets require a name.
  const nothing = JSON.stringify({ ...emptyCard(), header: "–", contacts: [] });
  return [
    run(sql`UPDATE codes SET name = NULL, style = NULL WHERE card_id IN ${idsOf(ids)}`),
    run(sql`UPDATE cards SET title = '', content = ${nothing}, page_id = NULL, version = version + 1,
      deleted_at = coalesce(deleted_at, ${at}), updated_at = ${at} WHERE id IN ${idsOf(ids)}`),
  ];
}

export function eraseDrafts(ids: readonly string[]): Write[] {
  return [run(sql`DELETE FROM temporary_entities WHERE id IN ${idsOf(ids)}`)];
}

/** Erases some of an account's contacts; the counter is deleted with the last. The settings are deleted at once. */
export function eraseContacts(userId: string, limit: number): Write[] {
  return [
    run(
      sql`DELETE FROM contacts WHERE id IN (SELECT id FROM contacts WHERE owner_id = ${userId} LIMIT ${limit})`,
    ),
    run(sql`DELETE FROM contact_counts WHERE owner_id = ${userId}
      AND NOT EXISTS (SELECT 1 FROM contacts WHERE owner_id = ${userId})`),
    run(sql`DELETE FROM contact_settings WHERE owner_id = ${userId}`),
    run(sql`DELETE FROM contact_imports WHERE owner_id = ${userId}`),
  ];
}

/** Erases some of an account's sessions, with their tokens; the sessions themselves in the last write. */
export function eraseSessions(userId: string, limit: number): Write[] {
  const some = sql`(SELECT id FROM sessions WHERE user_id = ${userId} ORDER BY ended_at, id LIMIT ${limit})`;
  return [
    run(sql`DELETE FROM refresh_tokens WHERE session_id IN ${some}`),
    run(sql`DELETE FROM sessions WHERE id IN ${some}`),
  ];
}

/** Erases some of an account's reported events. */
export function eraseEvents(userId: string, limit: number): Write {
  return run(
    sql`DELETE FROM user_events WHERE id IN (SELECT id FROM user_events WHERE user_id = ${userId} LIMIT ${limit})`,
  );
}

/** Erases an account's entitlement, sign-in data, failed jobs and row: only its deletion mark is left. */
export function erasePerson(userId: string): Write[] {
  const ofUser = (table: string) => run(sql`DELETE FROM ${sql.identifier(table)} WHERE user_id = ${userId}`);
  return [
    ...["mail_tokens", "identities", "passkeys", "passkey_challenges", "social_states", "social_proofs"].map(
      ofUser,
    ),
    ...["email_changes", "entitlements", "billing_commands", "kept_choices"].map(ofUser),
    ...["notifications", "notification_preferences"].map(ofUser),
    run(sql`DELETE FROM member_leavings WHERE owner_id = ${userId}`),
    // The owner may still decide about the card: of the former member only an id stays.
    run(
      sql`UPDATE member_leavings SET name = '' WHERE member_id IN (SELECT id FROM members WHERE user_id = ${userId})`,
    ),
    run(sql`DELETE FROM members WHERE owner_id = ${userId} OR user_id = ${userId}`),
    run(
      sql`DELETE FROM member_import_rows WHERE import_id IN (SELECT id FROM member_imports WHERE owner_id = ${userId})`,
    ),
    ...["member_imports", "card_templates", "page_templates"].map((table) =>
      run(sql`DELETE FROM ${sql.identifier(table)} WHERE owner_id = ${userId}`),
    ),
    run(sql`DELETE FROM outbox WHERE state = 'dead' AND shard = ${userId}`),
    run(sql`DELETE FROM users WHERE id = ${userId} AND is_enabled = 0`),
  ];
}

/** Frees an account's addresses whose hold has expired. */
export function freeHolds(userId: string, now: Date): Write {
  return run(sql`DELETE FROM slug_holds WHERE owner_id = ${userId} AND until <= ${now.getTime()}`);
}
