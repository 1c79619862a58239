import { and, asc, desc, eq, gt, isNotNull, isNull, sql } from "drizzle-orm";
import type { Database } from "~/server/platform/platform.server";
import { everyImageKeyIn } from "./images/held-images.server";
import { paidHolderOf } from "./paid-versions.server";
import { sessions, userEvents } from "./schema/accounts.server";
import { invoices, keptChoices, subscriptions } from "./schema/billing.server";
import { cards, codes } from "./schema/cards.server";
import { notificationPreferences, notifications } from "./schema/notifications.server";
import { temporaryEntities } from "./schema/operations.server";
import { pages } from "./schema/pages.server";
import { emailChanges, identities, passkeys } from "./schema/sign-in.server";
import { cardTemplates, members, pageTemplates } from "./schema/team.server";

/** Live content, or deleted content that can be restored. */
export type Exported = "live" | "deleted";

/** The condition that a page or card is one of those. */
const isOf = (table: typeof pages | typeof cards, which: Exported) =>
  which === "live" ? isNull(table.deletedAt) : isNotNull(table.restorableSince);

/** A user's pages by id, with content, starting after an id. */
export function pagesAfter(db: Database, ownerId: string, which: Exported, after: string, limit: number) {
  return db
    .select()
    .from(pages)
    .where(and(eq(pages.ownerId, ownerId), isOf(pages, which), gt(pages.id, after)))
    .orderBy(asc(pages.id))
    .limit(limit);
}

export function cardsAfter(db: Database, ownerId: string, which: Exported, after: string, limit: number) {
  return db
    .select()
    .from(cards)
    .where(and(eq(cards.ownerId, ownerId), isOf(cards, which), gt(cards.id, after)))
    .orderBy(asc(cards.id))
    .limit(limit);
}

/** Every code of a card, including unlisted ones. */
export function codesOfCard(db: Database, cardId: string) {
  return db.select().from(codes).where(eq(codes.cardId, cardId)).orderBy(asc(codes.createdAt));
}

export function draftsAfter(db: Database, ownerId: string, after: string, limit: number) {
  return db
    .select()
    .from(temporaryEntities)
    .where(and(eq(temporaryEntities.ownerId, ownerId), gt(temporaryEntities.id, after)))
    .orderBy(asc(temporaryEntities.id))
    .limit(limit);
}

/** Pages and cards: live ones, and those that can be restored. */
const content = (userId: string) => sql`
  SELECT id FROM pages WHERE owner_id = ${userId} AND deleted_at IS NULL
  UNION ALL SELECT id FROM pages WHERE owner_id = ${userId} AND restorable_since IS NOT NULL
  UNION ALL SELECT id FROM cards WHERE owner_id = ${userId} AND deleted_at IS NULL
  UNION ALL SELECT id FROM cards WHERE owner_id = ${userId} AND given_back_at IS NOT NULL`;

const holders = (userId: string) => sql`
  SELECT id FROM (${content(userId)})
  UNION ALL SELECT ${paidHolderOf(sql`page_id`)} FROM paid_versions WHERE page_id IN (${content(userId)})
  UNION ALL SELECT id FROM temporary_entities WHERE owner_id = ${userId}
  UNION ALL SELECT id FROM card_templates WHERE owner_id = ${userId}
  UNION ALL SELECT ${userId}`;

/** Every image shown by something of a user's, once; generated share images belong to their pages. */
const keysOf = (userId: string) => sql`
  WITH holders AS MATERIALIZED (${holders(userId)}) ${everyImageKeyIn(sql`holders`)}`;

/** The keys of a user's images in key order, starting after one. */
export async function imageKeysAfter(
  db: Database,
  userId: string,
  after: string,
  limit: number,
): Promise<string[]> {
  const rows = await db.all<{ key: string }>(
    sql`SELECT key FROM (${keysOf(userId)}) WHERE key > ${after} ORDER BY key LIMIT ${limit}`,
  );
  return rows.map(({ key }) => key);
}

/** How many things an export of a user packs, contacts counted as files. */
export async function countExported(db: Database, userId: string, contactsPerFile: number): Promise<number> {
  const [row] = await db.all<{
    content: number;
    contacts: number;
    drafts: number;
    images: number;
  }>(sql`
    SELECT (SELECT count(*) FROM (${content(userId)})) AS content,
      coalesce((SELECT contacts FROM contact_counts WHERE owner_id = ${userId}), 0) AS contacts,
      (SELECT count(*) FROM temporary_entities WHERE owner_id = ${userId}) AS drafts,
      (SELECT count(*) FROM (${keysOf(userId)})) AS images`);
  if (!row) return 1;
  return 1 + row.content + Math.ceil(row.contacts / contactsPerFile) + row.drafts + row.images;
}

/** A user's purchases, choices and notifications; each newest first. */
export async function readPlanRows(db: Database, userId: string, limit: number) {
  const [bought, bills, choices, told, preferences] = await Promise.all([
    db.select().from(subscriptions).where(eq(subscriptions.userId, userId)).limit(limit),
    db
      .select()
      .from(invoices)
      .where(eq(invoices.userId, userId))
      .orderBy(desc(invoices.createdAt))
      .limit(limit),
    db.select().from(keptChoices).where(eq(keptChoices.userId, userId)),
    db
      .select()
      .from(notifications)
      .where(eq(notifications.userId, userId))
      .orderBy(desc(notifications.createdAt))
      .limit(limit),
    db.select().from(notificationPreferences).where(eq(notificationPreferences.userId, userId)).limit(limit),
  ]);
  return { bought, bills, choices, told, preferences };
}

/** A user's team members, their memberships, and their card and page templates. */
export function readTeamRows(db: Database, userId: string, limit: number) {
  return Promise.all([
    db
      .select()
      .from(members)
      .where(eq(members.ownerId, userId))
      .orderBy(desc(members.createdAt))
      .limit(limit),
    db.select().from(members).where(eq(members.userId, userId)).orderBy(desc(members.createdAt)).limit(limit),
    db.select().from(cardTemplates).where(eq(cardTemplates.ownerId, userId)).limit(limit),
    db.select().from(pageTemplates).where(eq(pageTemplates.ownerId, userId)).limit(limit),
  ]);
}

/** The other personal data of a user's file: sign-ins, and reported events. */
export async function readPersonRows(db: Database, userId: string, limit: number) {
  const [signIns, linked, keys, changes, events] = await Promise.all([
    db.select().from(sessions).where(eq(sessions.userId, userId)).limit(limit),
    db.select().from(identities).where(eq(identities.userId, userId)).limit(limit),
    db.select().from(passkeys).where(eq(passkeys.userId, userId)).limit(limit),
    db.select().from(emailChanges).where(eq(emailChanges.userId, userId)).limit(limit),
    db
      .select()
      .from(userEvents)
      .where(eq(userEvents.userId, userId))
      .orderBy(asc(userEvents.createdAt))
      .limit(limit),
  ]);
  return { signIns, linked, keys, changes, events };
}
