import { env } from "cloudflare:test";
import { expect, test } from "vitest";
import type { ContactFilter } from "~/domain/contacts/filter";
import { newId } from "~/domain/ids";
import { LIMITS } from "~/domain/limits";
import {
  countContacts,
  listContactIds,
  listContactRows,
  listMeetings,
  listUsedTags,
} from "~/server/data/contact-list.server";
import { listOriginRows } from "~/server/data/contact-origins.server";
import type { Bindings } from "~/server/platform/bindings.server";
import { createPlatform } from "~/server/platform/platform.server";
import { countedDatabase } from "../support/counted-database";
import { CONTACT_SHARE, contactsFrom } from "../support/many-contacts";

const bindings = env as unknown as Bindings & { BENCH?: unknown };
/** The bench uses a million, which take some minutes to create. */
const MANY = bindings.BENCH ? 1_000_000 : 20_000;
const CHUNK = 10_000;
const OWNER = "usr_bench";
const PAGE = LIMITS.listDefault + 1;
const counter = { read: 0 };
const { db } = createPlatform(
  { ...bindings, DB: countedDatabase(bindings.DB, counter) },
  { requestId: newId("req"), ip: "127.0.0.1", waitUntil: () => undefined },
);

async function rowsRead(query: () => Promise<unknown>): Promise<number> {
  counter.read = 0;
  await query();
  return counter.read;
}

test(`lists of an owner with a tenth of ${MANY} contacts read a few rows for each that they show`, {
  timeout: 1_200_000,
}, async () => {
  for (let from = 0; from < MANY; from += CHUNK)
    await bindings.DB.prepare(contactsFrom(OWNER, from, from + CHUNK)).run();
  const own = MANY / CONTACT_SHARE;
  const list = (filter: ContactFilter, after?: { id: string; createdAt: Date }) => () =>
    listContactRows(db, { ownerId: OWNER }, filter, PAGE, after);
  const place = (await list({})()).at(-1)?.contact ?? { id: "", createdAt: new Date(0) };
  const [first] = await list({})();
  const found: Record<string, number> = {
    "a page": await rowsRead(list({})),
    "the next page": await rowsRead(list({}, place)),
    "by status": await rowsRead(list({ status: "done" })),
    "by page and tag": await rowsRead(list({ page: "pg_3", tag: "fair" })),
    "by code": await rowsRead(list({ code: "CODE000001" })),
    "since a day": await rowsRead(list({ from: new Date(1000 * (MANY - 500)).toISOString() })),
    "until a day": await rowsRead(list({ to: new Date(1000 * (MANY / 2)).toISOString() })),
    "a search for a few": await rowsRead(list({ search: "person77" })),
    "a search for all": await rowsRead(list({ search: "pers exam" })),
    "a search for none": await rowsRead(list({ search: "pers nobody" })),
    "possible spam": await rowsRead(list({ held: true })),
    "all meetings of one": await rowsRead(() =>
      listMeetings(
        db,
        { ownerId: OWNER },
        { id: first?.contact.id ?? "", personKey: first?.contact.personKey ?? null },
      ),
    ),
    "tags that are offered": await rowsRead(() => listUsedTags(db, OWNER)),
    "what is filtered by": await rowsRead(() => listOriginRows(db, OWNER)),
    "a count": await rowsRead(() => countContacts(db, { ownerId: OWNER }, {}, LIMITS.contactsCounted)),
    [`${LIMITS.contactIdsPerCall} ids`]: await rowsRead(() =>
      listContactIds(db, { ownerId: OWNER }, {}, LIMITS.contactIdsPerCall + 1),
    ),
  };
  if (bindings.BENCH)
    for (const [name, rows] of Object.entries(found))
      console.info(`contact rows read, ${name.padEnd(24)} ${String(rows).padStart(7)}`);
  // Each row is found in the index, and read; it looks for others of the same person, for its page, card and code.
  const ofLists = Object.entries(found).filter(([name]) => /page|by|since|search|spam|meetings/.test(name));
  for (const [name, rows] of ofLists) expect([name, rows <= 12 * PAGE]).toEqual([name, true]);
  expect(found["a count"]).toBeLessThanOrEqual(2 * Math.min(own, LIMITS.contactsCounted) + 10);
  expect(found[`${LIMITS.contactIdsPerCall} ids`]).toBeLessThanOrEqual(
    3 * Math.min(own, LIMITS.contactIdsPerCall) + 10,
  );
  expect(found["tags that are offered"]).toBeLessThanOrEqual(6 * LIMITS.contactsReadForTags);
});
