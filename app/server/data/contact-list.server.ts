import { and, desc, eq, getTableColumns, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { MAX_MEETINGS } from "~/domain/contacts/contact";
import { type ContactFilter, matchOf } from "~/domain/contacts/filter";
import { MINUTE_MS } from "~/domain/durations";
import { LIMITS } from "~/domain/limits";
import type { Database } from "~/server/platform/platform.server";
import type { ListPlace } from "./keyset.server";
import { cards, codes } from "./schema/cards.server";
import { contactCounts, contacts } from "./schema/contacts.server";
import { pages } from "./schema/pages.server";
import { idsOf, inScope, type Scope, withinContactReach } from "./scope.server";

/** The number of rows of one person, 1 where the person is unknown; of a member only those they may see. */
const seenTimes = ({
  memberId,
  formerIds = [],
}: Scope) => sql<number>`CASE WHEN ${contacts.personKey} IS NULL THEN 1 ELSE
  (SELECT count(*) FROM (SELECT 1 FROM contacts other WHERE other.owner_id = ${contacts.ownerId}
    AND other.person_key = ${contacts.personKey} AND other.deleted_at IS NULL AND other.held IS NULL
    AND ${memberId === undefined ? sql`1` : sql`other.member_id IN ${idsOf([memberId, ...formerIds])}`} LIMIT ${MAX_MEETINGS})) END`;

/** A contact with its page, card and code. */
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

/** All of an owner's contacts that are not deleted, oldest first, starting after one. */
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

/** Where a list continues in the index: before the row at which it stopped, even if that one is deleted. */
const before = (ownerId: string, { createdAt, id }: ListPlace): SQL => sql`contact_search.rowid < coalesce(
  (SELECT seq FROM contacts WHERE id = ${id} AND owner_id = ${ownerId}),
  (SELECT max(seq) + 1 FROM contacts WHERE owner_id = ${ownerId} AND created_at <= ${createdAt.getTime()}), 0)`;

/** Contacts are ordered by time except for parallel writes: rows this far apart are never out of order. */
const SLACK_MS = MINUTE_MS;

/** The bounds of a time span in the index: one look-up in the table, no scan. */
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

/** The condition on the index for a filter, see {@link matchOf}; undefined where no row can match. */
function fitting(scope: Scope, filter: ContactFilter, after?: ListPlace): SQL | undefined {
  const match = matchOf(scope, filter);
  const { ownerId } = scope;
  if (match === undefined) return undefined;
  return and(sql`contact_search MATCH ${match}`, after && before(ownerId, after), within(ownerId, filter));
}

/** The contacts of a scope that match, newest first, starting after a row. The index returns them in that order. */
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

/** The ids of the contacts of a scope that match, newest first, starting after a row. */
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

/** The index rows that match. A time span is checked in the table. */
function indexed(fits: SQL, filter: ContactFilter): SQL {
  const needsRows = filter.from !== undefined || filter.to !== undefined;
  const joined = needsRows ? sql`JOIN contacts ON contacts.seq = contact_search.rowid` : sql``;
  return sql`FROM contact_search ${joined} WHERE ${fits}`;
}

/** @returns how many contacts of a scope match, counted up to `max`: reads the index alone, one row each */
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

/** Meetings that are merged into another contact of their owner. */
const shownWithAnother = (scope: Scope) =>
  and(
    // A member's list shows each meeting by itself.
    scope.memberId === undefined ? inScope(contacts, scope) : sql`0`,
    isNotNull(contacts.mergedInto),
    isNull(contacts.deletedAt),
  );

/** @returns how many meetings are merged into the matching contacts of a scope */
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

/** The meetings merged into contacts of a scope, newest first. */
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

/** The rows of the same person as a contact of a scope, newest first; only that row where the person is unknown. */
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
      // Sorted after the look-up by person: the plus keeps SQLite from scanning all of the owner's rows in order.
      .orderBy(sql`+${contacts.createdAt} DESC`, desc(contacts.id))
      .limit(MAX_MEETINGS)
  );
}

/** @returns a contact that the user owns, or met through a team's assignment; unless it was deleted */
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

/** @returns the tags of the owner's newest contacts, in alphabetical order */
export async function listUsedTags(db: Database, ownerId: string): Promise<string[]> {
  const rows = await db.all<{ tag: string }>(sql`SELECT DISTINCT tag.value AS tag FROM (
    SELECT tags FROM contacts WHERE owner_id = ${ownerId} AND deleted_at IS NULL
    ORDER BY created_at DESC, id DESC LIMIT ${LIMITS.contactsReadForTags}) newest, json_each(newest.tags) tag
    ORDER BY tag LIMIT ${LIMITS.contactTagsOffered}`);
  return rows.map(({ tag }) => tag);
}

/** @returns how many contacts the owner has, including held and recently deleted ones; from the counter row */
export async function countStoredContacts(db: Database, ownerId: string): Promise<number> {
  const [row] = await db.select().from(contactCounts).where(eq(contactCounts.ownerId, ownerId));
  return row?.contacts ?? 0;
}
