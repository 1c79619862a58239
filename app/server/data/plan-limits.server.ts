import { and, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { PlanCounts } from "~/domain/billing/beyond";
import type { KeptChoice } from "~/domain/billing/kept-choice";
import type { Database } from "~/server/platform/platform.server";
import { type Condition, statement, type Write } from "./batch.server";
import { cards } from "./schema/cards.server";
import { pages } from "./schema/pages.server";

const isChosen = (column: "id" | "hash", chosen: readonly string[]): SQL =>
  sql`${sql.identifier(column)} IN (SELECT value FROM json_each(${JSON.stringify(chosen)}))`;

/** Chosen pages first, then the last changed. */
const pageOrder = (chosen: readonly string[]): SQL =>
  sql`${isChosen("id", chosen)} DESC, updated_at DESC, id DESC`;

/** Chosen cards first, then live ones, so that an applied choice stays in effect; then the last changed. */
const cardOrder = (chosen: readonly string[]): SQL =>
  sql`${isChosen("hash", chosen)} DESC, resting_at IS NULL DESC, updated_at DESC, id DESC`;

/**
 * Puts an account's pages and cards in line with a paid plan: pages taken down by an end are live again, those beyond
 * the plan's room rest, and resting ones return while there is room. Nothing is deleted.
 * @param chosen what its owner wants to stay; without it, live ones, last changed first
 */
export function fitToPlan(
  ownerId: string,
  room: PlanCounts,
  chosen: KeptChoice,
  now: Date,
  when: Condition,
): Write[] {
  const at = now.getTime();
  const live = sql`FROM pages WHERE owner_id = ${ownerId} AND published = 1 AND deleted_at IS NULL`;
  const own = sql`FROM cards WHERE owner_id = ${ownerId} AND deleted_at IS NULL`;
  const fitting = sql`(SELECT id ${own} ORDER BY ${cardOrder(chosen.cards)} LIMIT ${room.cards})`;
  return [
    statement(sql`UPDATE pages SET unpublished_reason = NULL
      WHERE owner_id = ${ownerId} AND deleted_at IS NULL AND published = 1 AND unpublished_reason = 'expired' AND ${when}`),
    statement(sql`UPDATE pages SET published = 0, unpublished_reason = 'limit'
      WHERE id IN (SELECT id ${live} ORDER BY ${pageOrder(chosen.pages)} LIMIT -1 OFFSET ${room.pages}) AND ${when}`),
    statement(sql`UPDATE pages SET published = 1, unpublished_reason = NULL, published_at = ${at}
      WHERE id IN (SELECT id FROM pages WHERE owner_id = ${ownerId} AND deleted_at IS NULL AND published = 0
        AND unpublished_reason = 'limit' ORDER BY ${pageOrder(chosen.pages)}
        LIMIT max(0, ${room.pages} - (SELECT count(*) ${live}))) AND ${when}`),
    statement(sql`UPDATE cards SET resting_at = ${at}
      WHERE owner_id = ${ownerId} AND deleted_at IS NULL AND resting_at IS NULL AND id NOT IN ${fitting} AND ${when}`),
    statement(sql`UPDATE cards SET resting_at = NULL
      WHERE owner_id = ${ownerId} AND resting_at IS NOT NULL AND id IN ${fitting} AND ${when}`),
  ];
}

/** Gives free seats to resting cards, last changed first: after a deletion. */
export function fillCardSeats(ownerId: string, seats: number): Write {
  return statement(sql`UPDATE cards SET resting_at = NULL
    WHERE id IN (SELECT id FROM cards WHERE owner_id = ${ownerId} AND deleted_at IS NULL AND resting_at IS NOT NULL
      ORDER BY updated_at DESC, id DESC LIMIT max(0, ${seats} - (SELECT count(*) FROM cards
        WHERE owner_id = ${ownerId} AND deleted_at IS NULL AND resting_at IS NULL)))`);
}

/** The condition that a plan ended at an instant: it was not renewed since. */
export const isEndedAt = (userId: string, end: Date, now: Date): Condition =>
  sql`EXISTS (SELECT 1 FROM entitlements WHERE user_id = ${userId} AND plan = 'pro' AND status <> 'lifetime'
    AND ends_at = ${end.getTime()} AND ends_at <= ${now.getTime()})`;

/**
 * Marks pages that an end took down as expired; they stay as they are, so that a renewal makes them live again.
 * @param chosen the page that stays live on the free plan, by the rule of `keptChoiceSchema`
 */
export function markExpired(
  ownerId: string,
  end: Date,
  chosen: string | undefined,
  when: Condition,
): Write[] {
  const at = end.getTime();
  // Until a sudden end was known pages still went live with the plan, after the second that Stripe dates it to.
  const known = sql`max(${at}, (SELECT updated_at FROM entitlements WHERE user_id = ${ownerId}))`;
  return [
    statement(sql`UPDATE pages SET published_at = ${at}
      WHERE id = ${chosen ?? ""} AND owner_id = ${ownerId} AND deleted_at IS NULL AND published = 1 AND is_pro = 0
        AND ${when}`),
    statement(sql`UPDATE pages SET unpublished_reason = 'expired', published_at = min(published_at, ${at - 1})
      WHERE owner_id = ${ownerId} AND deleted_at IS NULL AND published = 1 AND unpublished_reason IS NULL
        AND (is_pro = 1 OR id <> ${chosen ?? ""} AND coalesce(published_at, 0) <= ${known}) AND ${when}`),
  ];
}

/** How many live pages and how many cards an account has: the numbers that a smaller plan limits. */
export async function countForPlan(db: Database, ownerId: string): Promise<PlanCounts> {
  const [row] = await db.all<PlanCounts>(sql`SELECT
    (SELECT count(*) FROM pages WHERE owner_id = ${ownerId} AND published = 1 AND deleted_at IS NULL) AS pages,
    (SELECT count(*) FROM cards WHERE owner_id = ${ownerId} AND deleted_at IS NULL) AS cards`);
  return row ?? { pages: 0, cards: 0 };
}

/** How many pages and cards of an account rest because its plan has no room for them. */
export async function countResting(db: Database, ownerId: string): Promise<PlanCounts> {
  const [row] = await db.all<PlanCounts>(sql`SELECT
    (SELECT count(*) FROM pages WHERE owner_id = ${ownerId} AND published = 0 AND unpublished_reason = 'limit'
      AND deleted_at IS NULL) AS pages,
    (SELECT count(*) FROM cards WHERE owner_id = ${ownerId} AND resting_at IS NOT NULL AND deleted_at IS NULL) AS cards`);
  return row ?? { pages: 0, cards: 0 };
}

/** The live pages and the cards of an account, last changed first. */
export async function listForPlan(db: Database, ownerId: string, limit: number) {
  const [ownPages, ownCards] = await Promise.all([
    db
      .select({ id: pages.id, title: pages.title, slug: pages.slug, isPro: pages.isPro })
      .from(pages)
      .where(and(eq(pages.ownerId, ownerId), eq(pages.published, true), isNull(pages.deletedAt)))
      .orderBy(desc(pages.updatedAt), desc(pages.id))
      .limit(limit),
    db
      .select({ hash: cards.hash, title: cards.title })
      .from(cards)
      .where(and(eq(cards.ownerId, ownerId), isNull(cards.deletedAt)))
      .orderBy(desc(cards.updatedAt), desc(cards.id))
      .limit(limit),
  ]);
  return { pages: ownPages, cards: ownCards };
}

/** @returns the title or address of the page that stays live after an end; undefined without one */
export async function findStaying(
  db: Database,
  ownerId: string,
  choice: KeptChoice | undefined,
): Promise<string | undefined> {
  const [chosen] = choice?.pages ?? [];
  if (chosen === undefined) return undefined;
  const [row] = await db.all<{ name: string }>(sql`SELECT ${nameOfPage} AS name FROM pages
    WHERE id = ${chosen} AND owner_id = ${ownerId} AND deleted_at IS NULL AND published = 1 AND is_pro = 0`);
  return row?.name;
}

/** Whether a page of an account could stay live after an end. */
export async function hasFreePage(db: Database, ownerId: string): Promise<boolean> {
  const rows = await db.all(sql`SELECT 1 FROM pages
    WHERE owner_id = ${ownerId} AND deleted_at IS NULL AND published = 1 AND is_pro = 0 LIMIT 1`);
  return rows.length > 0;
}

const nameOfPage = sql`CASE WHEN title = '' THEN '/' || slug ELSE title END`;

/** How many pages or cards of a kind are named in a long list. */
const MAX_NAMES = 3;

/** The names of an account's first pages and cards, in the order in which a plan takes them. */
export interface FirstNames {
  pages: string[];
  cards: string[];
}

/**
 * @param room of the smaller plan
 * @returns the first that fit and the first that do not, as {@link fitToPlan} decides
 */
export async function nameForPlan(
  db: Database,
  ownerId: string,
  room: PlanCounts,
  chosen: KeptChoice,
): Promise<{ staying: FirstNames; going: FirstNames }> {
  const namesOf = async (query: SQL) => (await db.all<{ name: string }>(query)).map(({ name }) => name);
  const pagesFrom = (limit: number, offset: number) =>
    namesOf(sql`SELECT ${nameOfPage} AS name FROM pages WHERE owner_id = ${ownerId} AND published = 1
      AND deleted_at IS NULL ORDER BY ${pageOrder(chosen.pages)} LIMIT ${limit} OFFSET ${offset}`);
  const cardsFrom = (limit: number, offset: number) =>
    namesOf(sql`SELECT title AS name FROM cards WHERE owner_id = ${ownerId} AND deleted_at IS NULL
      ORDER BY ${cardOrder(chosen.cards)} LIMIT ${limit} OFFSET ${offset}`);
  const [stayingPages, stayingCards, goingPages, goingCards] = await Promise.all([
    pagesFrom(Math.min(MAX_NAMES, room.pages), 0),
    cardsFrom(Math.min(MAX_NAMES, room.cards), 0),
    pagesFrom(MAX_NAMES, room.pages),
    cardsFrom(MAX_NAMES, room.cards),
  ]);
  return {
    staying: { pages: stayingPages, cards: stayingCards },
    going: { pages: goingPages, cards: goingCards },
  };
}
