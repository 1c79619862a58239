import { and, desc, eq, getTableColumns, isNotNull, isNull, lt, type SQL, sql } from "drizzle-orm";
import { type ContactChanges, type ContactsChange, MAX_MEETINGS } from "~/domain/contacts/contact";
import { type ContactFilter, matchOf } from "~/domain/contacts/filter";
import { MINUTE_MS } from "~/domain/durations";
import { LIMITS } from "~/domain/limits";
import type { Database } from "~/server/platform/platform.server";
import { NEVER_TOLD } from "./contacts.server";
import type { ListPlace } from "./keyset.server";
import { cards, codes } from "./schema/cards.server";
import { contactCounts, contacts } from "./schema/contacts.server";
import { pages } from "./schema/pages.server";
import { idsOf, inScope, type Scope, withinContactReach } from "./scope.server";

/** The rows of one person beside a row, and that row itself where nothing says who it is; of a member those they see. */
const seenTimes = ({
  memberId,
  formerIds = [],
}: Scope) => sql<number>`CASE WHEN ${contacts.personKey} IS NULL THEN 1 ELSE
  (SELECT count(*) FROM (SELECT 1 FROM contacts other WHERE other.owner_id = ${contacts.ownerId}
    AND other.person_key = ${contacts.personKey} AND other.deleted_at IS NULL AND other.held IS NULL
    AND ${memberId === undefined ? sql`1` : sql`other.member_id IN ${idsOf([memberId, ...formerIds])}`} LIMIT ${MAX_MEETINGS})) END`;

/** A contact with what it came by. */
const named = {
  contact: getTableColumns(contacts),
  page: { id: pages.id, title: pages.title, slug: pages.slug },
  card: { hash: cards.hash, title: cards.title },
  codeName: codes.name,
};

const listed = (scope: Scope) => ({ ...named, seenTimes: seenTimes(scope).as("seen_times") });

const ofPage = and(eq(pages.id, contacts.pageId), isNull(pages.deletedAt));
const ofCard = and(eq(cards.id, contacts.cardId), isNull(cards.deletedAt));

export type ListedRow = Awaited<ReturnType<typeof listContactRows>>[number];

export type NamedRow = Omit<ListedRow, "seenTimes">;

/** All that an owner has but what was deleted, the oldest first, from after one on. */
export function listContactsByTime(db: Database, ownerId: string, limit: number, after?: ListPlace) {
  const isLater = after
    ? sql`(${contacts.createdAt}, ${contacts.id}) > (${after.createdAt.getTime()}, ${after.id})`
    : undefined;
  return db
    .select(named)
    .from(contacts)
    .leftJoin(pages, ofPage)
    .leftJoin(cards, ofCard)
    .leftJoin(codes, eq(codes.code, contacts.code))
    .where(and(eq(contacts.ownerId, ownerId), isNull(contacts.deletedAt), isLater))
    .orderBy(contacts.createdAt, contacts.id)
    .limit(limit);
}

/** Where in the index a list goes on: before the row after which it stopped, be it there or gone. */
const before = (ownerId: string, { createdAt, id }: ListPlace): SQL => sql`contact_search.rowid < coalesce(
  (SELECT seq FROM contacts WHERE id = ${id} AND owner_id = ${ownerId}),
  (SELECT max(seq) + 1 FROM contacts WHERE owner_id = ${ownerId} AND created_at <= ${createdAt.getTime()}), 0)`;

/** Contacts come in the order of their time but for what was written at once: so far apart none are the other way round. */
const SLACK_MS = MINUTE_MS;

/** Where in the index contacts from an instant on begin, or those before it end: one look into the table, no scan. */
function within(ownerId: string, { from, to }: ContactFilter): SQL | undefined {
  const begin = from && Date.parse(from);
  const end = to && Date.parse(to);
  return and(
    begin
      ? sql`contact_search.rowid >= (SELECT seq FROM contacts WHERE owner_id = ${ownerId}
          AND created_at >= ${begin - SLACK_MS} ORDER BY created_at, id LIMIT 1)
          AND ${contacts.createdAt} >= ${begin}`
      : undefined,
    end
      ? sql`contact_search.rowid <= (SELECT seq FROM contacts WHERE owner_id = ${ownerId}
          AND created_at < ${end + SLACK_MS} ORDER BY created_at DESC, id DESC LIMIT 1)
          AND ${contacts.createdAt} < ${end}`
      : undefined,
  );
}

/** The condition by which the index gives what fits, see {@link matchOf}; undefined where nothing can. */
function fitting(scope: Scope, filter: ContactFilter, after?: ListPlace): SQL | undefined {
  const match = matchOf(scope, filter);
  const { ownerId } = scope;
  if (match === undefined) return undefined;
  return and(sql`contact_search MATCH ${match}`, after && before(ownerId, after), within(ownerId, filter));
}

/** The contacts of a scope that fit, the newest first, from after a row on. The index gives them in that order. */
export async function listContactRows(
  db: Database,
  scope: Scope,
  filter: ContactFilter,
  limit: number,
  after?: ListPlace,
) {
  const fits = fitting(scope, filter, after);
  if (!fits) return [];
  return db
    .select(listed(scope))
    .from(sql`contact_search`)
    .innerJoin(contacts, sql`${contacts.seq} = contact_search.rowid`)
    .leftJoin(pages, ofPage)
    .leftJoin(cards, ofCard)
    .leftJoin(codes, eq(codes.code, contacts.code))
    .where(fits)
    .orderBy(sql`contact_search.rowid DESC`)
    .limit(limit);
}

/** The ids of the contacts of a scope that fit, the newest first, from after a row on. */
export async function listContactIds(
  db: Database,
  scope: Scope,
  filter: ContactFilter,
  limit: number,
  after?: ListPlace,
): Promise<ListPlace[]> {
  const fits = fitting(scope, filter, after);
  if (!fits) return [];
  return db
    .select({ id: contacts.id, createdAt: contacts.createdAt })
    .from(sql`contact_search`)
    .innerJoin(contacts, sql`${contacts.seq} = contact_search.rowid`)
    .where(fits)
    .orderBy(sql`contact_search.rowid DESC`)
    .limit(limit);
}

/** The index's rows that fit. Those of a span of time are looked at in the table. */
function indexed(fits: SQL, filter: ContactFilter): SQL {
  const needsRows = filter.from !== undefined || filter.to !== undefined;
  const joined = needsRows ? sql`JOIN contacts ON contacts.seq = contact_search.rowid` : sql``;
  return sql`FROM contact_search ${joined} WHERE ${fits}`;
}

/**
 * @returns how many contacts of a scope fit, counted up to `max`: it reads the index alone, one row each
 */
export async function countContacts(
  db: Database,
  scope: Scope,
  filter: ContactFilter,
  max: number = LIMITS.contacts,
): Promise<number> {
  const fits = fitting(scope, filter);
  if (!fits) return 0;
  const row = await db.get<{ n: number }>(
    sql`SELECT count(*) AS n FROM (SELECT 1 ${indexed(fits, filter)} LIMIT ${max})`,
  );
  return row.n;
}

/** Meetings that are shown with another contact of their owner's. */
const shownWithAnother = (scope: Scope) =>
  and(
    // A member's list has each of their meetings by itself.
    scope.memberId === undefined ? inScope(contacts, scope) : sql`0`,
    isNotNull(contacts.mergedInto),
    isNull(contacts.deletedAt),
  );

/** @returns how many meetings are shown with the contacts of a scope that fit */
export async function countMerged(db: Database, scope: Scope, filter: ContactFilter): Promise<number> {
  const fits = fitting(scope, filter);
  if (!fits) return 0;
  const [row] = await db
    .select({ n: sql<number>`count(*)` })
    .from(contacts)
    .where(
      and(
        shownWithAnother(scope),
        sql`(SELECT root.seq FROM contacts root WHERE root.id = ${contacts.mergedInto}) IN (
          SELECT contact_search.rowid ${indexed(fits, filter)})`,
      ),
    );
  return row?.n ?? 0;
}

/** The meetings that are shown with contacts of a scope, the newest first. */
export function listMerged(db: Database, scope: Scope, roots: readonly string[]) {
  return db
    .select(listed(scope))
    .from(contacts)
    .leftJoin(pages, ofPage)
    .leftJoin(cards, ofCard)
    .leftJoin(codes, eq(codes.code, contacts.code))
    .where(
      and(
        shownWithAnother(scope),
        sql`${contacts.mergedInto} IN (SELECT value FROM json_each(${JSON.stringify(roots)}))`,
      ),
    )
    .orderBy(desc(contacts.createdAt), desc(contacts.id));
}

/** The rows of the same person as a contact of a scope, the newest first; that one alone where nothing says who it is. */
export function listMeetings(db: Database, scope: Scope, of: { id: string; personKey: string | null }) {
  const same = of.personKey === null ? eq(contacts.id, of.id) : eq(contacts.personKey, of.personKey);
  return (
    db
      .select(listed(scope))
      .from(contacts)
      .leftJoin(pages, ofPage)
      .leftJoin(cards, ofCard)
      .leftJoin(codes, eq(codes.code, contacts.code))
      .where(and(inScope(contacts, scope), same, isNull(contacts.deletedAt)))
      // Sorted after they are found by their person: the plus keeps from going through all of the owner's in order.
      .orderBy(sql`+${contacts.createdAt} DESC`, desc(contacts.id))
      .limit(MAX_MEETINGS)
  );
}

/** @returns a contact that is somebody's own, or was met by what a team has assigned to them; unless it was deleted */
export async function findReachableContact(db: Database, userId: string, id: string) {
  const [row] = await db
    .select()
    .from(contacts)
    .where(and(eq(contacts.id, id), withinContactReach(contacts, userId), isNull(contacts.deletedAt)));
  return row;
}

/** @returns the owner's contact, unless it was deleted */
export async function findOwnContact(db: Database, ownerId: string, id: string) {
  const [row] = await db
    .select()
    .from(contacts)
    .where(and(eq(contacts.id, id), eq(contacts.ownerId, ownerId), isNull(contacts.deletedAt)));
  return row;
}

export function changeContactRow(db: Database, userId: string, id: string, changes: ContactChanges) {
  return db
    .update(contacts)
    .set(changes)
    .where(and(eq(contacts.id, id), withinContactReach(contacts, userId), isNull(contacts.deletedAt)));
}

/** @param exceptOf owners whose contacts stay as they are. Tags are sets: what is added twice is there once, and who would have too many keeps those they have. */
export function changeContactRows(
  db: Database,
  userId: string,
  change: ContactsChange,
  exceptOf: readonly string[] = [],
) {
  const { ids, addTags = [], removeTags = [], status } = change;
  const changed = sql`(SELECT json_group_array(value) FROM (
    SELECT value FROM json_each(${contacts.tags}) WHERE value NOT IN (SELECT value FROM json_each(${JSON.stringify(removeTags)}))
    UNION SELECT value FROM json_each(${JSON.stringify(addTags)})))`;
  const tags = sql<
    string[]
  >`CASE WHEN json_array_length(${changed}) > ${LIMITS.contactTags} THEN ${contacts.tags}
    ELSE ${changed} END`;
  return db
    .update(contacts)
    .set({ tags, ...(status ? { status } : {}) })
    .where(
      and(
        withinContactReach(contacts, userId),
        among(ids),
        isNull(contacts.deletedAt),
        exceptOf.length > 0 ? sql`${contacts.ownerId} NOT IN ${idsOf(exceptOf)}` : undefined,
      ),
    )
    .returning({ id: contacts.id });
}

/**
 * Takes contacts of the owner out of every list with those that are shown with them, until {@link restoreContactRows} or a
 * job that erases them.
 * @returns those that it took: what D1 counts as changed has the index's rows in it
 */
export function deleteContactRows(db: Database, ownerId: string, ids: readonly string[], now: Date) {
  return db
    .update(contacts)
    .set({ deletedAt: now })
    .where(and(ownWithMerged(ownerId, ids), isNull(contacts.deletedAt)))
    .returning({ id: contacts.id });
}

/** Puts back what was deleted at or after an instant. */
export function restoreContactRows(db: Database, ownerId: string, ids: readonly string[], since: Date) {
  return db
    .update(contacts)
    .set({ deletedAt: null })
    .where(and(ownWithMerged(ownerId, ids), sql`${contacts.deletedAt} >= ${since.getTime()}`))
    .returning({ id: contacts.id });
}

/** The owner's contacts that were deleted at or after an instant. */
const recentlyDeleted = (ownerId: string, since: Date) =>
  and(eq(contacts.ownerId, ownerId), sql`${contacts.deletedAt} >= ${since.getTime()}`);

/** @returns how many of the owner's contacts were deleted at or after an instant, counted up to `max` */
export async function countRecentlyDeleted(db: Database, ownerId: string, since: Date, max: number) {
  const rows = await db
    .select({ one: sql`1` })
    .from(contacts)
    .where(recentlyDeleted(ownerId, since))
    .limit(max);
  return rows.length;
}

/** Puts back some of what was deleted at or after an instant, at most `limit`. @returns what came back */
export function restoreRecentRows(db: Database, ownerId: string, since: Date, limit: number) {
  const some = db
    .select({ id: contacts.id })
    .from(contacts)
    .where(recentlyDeleted(ownerId, since))
    .limit(limit);
  return db
    .update(contacts)
    .set({ deletedAt: null })
    .where(sql`${contacts.id} IN ${some}`)
    .returning({ id: contacts.id });
}

/** Takes contacts of the owner out of possible spam; nobody is mailed about them any more. */
export function releaseContactRows(db: Database, ownerId: string, ids: readonly string[]) {
  return db
    .update(contacts)
    .set({ held: null, mailedAt: sql`coalesce(${contacts.mailedAt}, ${NEVER_TOLD.getTime()})` })
    .where(and(ownAmong(ownerId, ids), isNotNull(contacts.held), isNull(contacts.deletedAt)))
    .returning({ id: contacts.id });
}

/**
 * Shows all meetings of a person as one contact, while it is in the list: what is shown with one that is gone is shown
 * nowhere. Whatever they were shown with before.
 */
export function mergeContactRows(db: Database, ownerId: string, into: { id: string; personKey: string }) {
  const isListed = sql`EXISTS (SELECT 1 FROM contacts root WHERE root.id = ${into.id} AND root.owner_id = ${ownerId}
    AND root.person_key = ${into.personKey} AND root.held IS NULL AND root.deleted_at IS NULL)`;
  return db
    .update(contacts)
    .set({ mergedInto: sql`CASE WHEN ${contacts.id} = ${into.id} THEN NULL ELSE ${into.id} END` })
    .where(
      and(
        eq(contacts.ownerId, ownerId),
        eq(contacts.personKey, into.personKey),
        isNull(contacts.held),
        isNull(contacts.deletedAt),
        isListed,
      ),
    );
}

/** Shows each contact that was shown with some of the owner's by itself again. */
export function unmergeContactRows(db: Database, ownerId: string, roots: readonly string[]) {
  return db
    .update(contacts)
    .set({ mergedInto: null })
    .where(
      and(
        eq(contacts.ownerId, ownerId),
        sql`${contacts.mergedInto} IN (SELECT value FROM json_each(${JSON.stringify(roots)}))`,
      ),
    );
}

/** @returns the tags of the owner's newest contacts, in the order of the alphabet */
export async function listUsedTags(db: Database, ownerId: string): Promise<string[]> {
  const rows = await db.all<{ tag: string }>(sql`SELECT DISTINCT tag.value AS tag FROM (
    SELECT tags FROM contacts WHERE owner_id = ${ownerId} AND deleted_at IS NULL
    ORDER BY created_at DESC, id DESC LIMIT ${LIMITS.contactsReadForTags}) newest, json_each(newest.tags) tag
    ORDER BY tag LIMIT ${LIMITS.contactTagsOffered}`);
  return rows.map(({ tag }) => tag);
}

/** @returns how many contacts the owner has, held and just deleted ones among them; from the counter row */
export async function countStoredContacts(db: Database, ownerId: string): Promise<number> {
  const [row] = await db.select().from(contactCounts).where(eq(contactCounts.ownerId, ownerId));
  return row?.contacts ?? 0;
}

/** The same with the contacts that are shown with them. */
const ownWithMerged = (ownerId: string, ids: readonly string[]) =>
  and(
    eq(contacts.ownerId, ownerId),
    sql`${contacts.id} IN (SELECT value FROM json_each(${JSON.stringify(ids)})
      UNION SELECT merged.id FROM contacts merged
        WHERE merged.merged_into IN (SELECT value FROM json_each(${JSON.stringify(ids)})))`,
  );

/** D1 takes a hundred parameters: the ids are one. */
const among = (ids: readonly string[]): SQL =>
  sql`${contacts.id} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`;
const ownAmong = (ownerId: string, ids: readonly string[]) => and(eq(contacts.ownerId, ownerId), among(ids));

/** The owner's contacts that were deleted before an instant, the longest ago first. */
export function listDeletedContacts(db: Database, ownerId: string, until: Date, limit: number) {
  return db
    .select({ id: contacts.id })
    .from(contacts)
    .where(and(eq(contacts.ownerId, ownerId), lt(contacts.deletedAt, until)))
    .orderBy(contacts.deletedAt)
    .limit(limit);
}

/** Erases deleted contacts of the owner. What was put back meanwhile stays. */
export function eraseContactRows(db: Database, ownerId: string, ids: readonly string[], until: Date) {
  return db.delete(contacts).where(and(ownAmong(ownerId, ids), lt(contacts.deletedAt, until)));
}
