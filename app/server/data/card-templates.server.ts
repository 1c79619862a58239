import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import type { TemplateContent } from "~/domain/team/template";
import type { Database } from "~/server/platform/platform.server";
import { statement, type Write } from "./batch.server";
import { deleteImagesOf } from "./images/held-images.server";
import { insertWhere } from "./insert-where.server";
import { cards } from "./schema/cards.server";
import { cardTemplates } from "./schema/team.server";
import {
  changeTemplateRow,
  followersOf,
  followTemplateRow,
  hasRoomForTemplate,
  removeTemplateRow,
  shownSinceOf,
  shownVersionOf,
  TEMPLATES_OF,
} from "./team-templates.server";

const KIND = TEMPLATES_OF.cards;

export type CardTemplateRow = typeof cardTemplates.$inferSelect;
export type ListedTemplateRow = CardTemplateRow & { cards: number };

const listed = {
  id: cardTemplates.id,
  ownerId: cardTemplates.ownerId,
  name: cardTemplates.name,
  content: cardTemplates.content,
  version: cardTemplates.version,
  createdAt: cardTemplates.createdAt,
  updatedAt: cardTemplates.updatedAt,
  cards: followersOf(KIND),
};

/** The version of what a card shows: its own plus its template's; it rises with each change of either. */
export const shownVersion = shownVersionOf(KIND);

/** When what a card shows last changed, by the card or its template; in milliseconds since the epoch. */
export const shownSince = shownSinceOf(KIND);

/** An owner's templates, oldest first. */
export function listTemplates(db: Database, ownerId: string, limit: number): Promise<ListedTemplateRow[]> {
  return db
    .select(listed)
    .from(cardTemplates)
    .where(eq(cardTemplates.ownerId, ownerId))
    .orderBy(asc(cardTemplates.createdAt))
    .limit(limit);
}

export async function findListedTemplate(
  db: Database,
  ownerId: string,
  id: string,
): Promise<ListedTemplateRow | undefined> {
  const [row] = await db
    .select(listed)
    .from(cardTemplates)
    .where(and(eq(cardTemplates.id, id), eq(cardTemplates.ownerId, ownerId)));
  return row;
}

/** The templates with these ids (at most 100). */
export function findTemplates(db: Database, ids: readonly string[]): Promise<CardTemplateRow[]> {
  return db
    .select()
    .from(cardTemplates)
    .where(sql`${cardTemplates.id} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`);
}

/** The template for cards that an owner's members create. */
export async function findDefaultTemplate(
  db: Database,
  ownerId: string,
): Promise<CardTemplateRow | undefined> {
  const isDefault = sql`json_extract(${cardTemplates.content}, '$.isDefault')`;
  const [row] = await db
    .select()
    .from(cardTemplates)
    .where(and(eq(cardTemplates.ownerId, ownerId), isDefault))
    .limit(1);
  return row;
}

/** Inserts a template only while its owner has fewer than `limit`, decided inside the write. */
export const insertTemplate = (row: CardTemplateRow, limit: number): Write =>
  insertWhere(cardTemplates, row, hasRoomForTemplate(KIND, row.ownerId, limit));

/** Changes a template; with `ifVersion` only at that version. */
export const updateTemplate = (
  owned: { ownerId: string; id: string },
  change: { name?: string; content?: TemplateContent },
  now: Date,
  ifVersion?: number,
): Write => changeTemplateRow(KIND, owned, change, now, ifVersion);

/**
 * Where a template is stored as its owner's default, clears the others: after a refused write all stay as they are.
 * What a card shows does not change.
 */
export const clearOtherDefaults = (ownerId: string, id: string): Write =>
  statement(sql`UPDATE card_templates SET content = json_set(content, '$.isDefault', json('false'))
    WHERE owner_id = ${ownerId} AND id <> ${id} AND json_extract(content, '$.isDefault')
      AND EXISTS (SELECT 1 FROM card_templates AS made
        WHERE made.id = ${id} AND made.owner_id = ${ownerId} AND json_extract(made.content, '$.isDefault'))`);

/** Removes a template with its images; the cards that followed it no longer follow any. */
export const deleteTemplate = (ownerId: string, id: string, now: Date): Write[] =>
  removeTemplateRow(KIND, ownerId, id, now, (isOwn) =>
    deleteImagesOf(["card"], sql`(SELECT ${id} WHERE ${isOwn})`),
  );

/** Makes an owner's cards follow a template, or none. @param ids of the cards */
export const followTemplate = (
  ownerId: string,
  templateId: string | null,
  ids: readonly string[],
  now: Date,
): Write => followTemplateRow(KIND, ownerId, templateId, ids, now);

/** An owner's cards by id or hash, or all of them, that do not follow a template yet. */
export const cardsToFollow = (
  db: Database,
  ownerId: string,
  templateId: string,
  names: readonly string[] | undefined,
  limit: number,
) => cardsAmong(db, ownerId, names, sql`${cards.templateId} IS NOT ${templateId}`, limit);

/** The same for those that do follow it. */
export const followersAmong = (
  db: Database,
  ownerId: string,
  templateId: string,
  names: readonly string[] | undefined,
  limit: number,
) => cardsAmong(db, ownerId, names, eq(cards.templateId, templateId), limit);

function cardsAmong(
  db: Database,
  ownerId: string,
  names: readonly string[] | undefined,
  condition: SQL,
  limit: number,
) {
  const list = sql`(SELECT value FROM json_each(${JSON.stringify(names ?? [])}))`;
  const named = names ? sql`(${cards.id} IN ${list} OR ${cards.hash} IN ${list})` : undefined;
  return db
    .select()
    .from(cards)
    .where(and(eq(cards.ownerId, ownerId), sql`${cards.deletedAt} IS NULL`, condition, named))
    .limit(limit);
}

/** What a change of a template affects: the cards that follow it, and their passes on phones. */
export async function countFollowers(db: Database, id: string): Promise<{ cards: number; phones: number }> {
  const [row] = await db.all<{ cards: number; phones: number }>(sql`
    SELECT count(*) AS cards,
      coalesce(sum((SELECT count(*) FROM pass_registrations WHERE card_id = cards.id)
        + (SELECT count(*) FROM google_passes WHERE card_id = cards.id AND state = 'active')), 0) AS phones
    FROM cards WHERE template_id = ${id} AND deleted_at IS NULL`);
  return row ?? { cards: 0, phones: 0 };
}

/** Some of the cards that follow a template. */
export function sampleFollowers(db: Database, id: string, limit: number) {
  return db
    .select()
    .from(cards)
    .where(and(eq(cards.templateId, id), sql`${cards.deletedAt} IS NULL`))
    .orderBy(asc(cards.createdAt))
    .limit(limit);
}
