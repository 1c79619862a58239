import { env } from "cloudflare:test";
import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { type ContactChanges, UNDO_MS } from "~/domain/contacts/contact";
import type { ContactFilter } from "~/domain/contacts/filter";
import { MINUTE_MS } from "~/domain/durations";
import { newId } from "~/domain/ids";
import { RATE_LIMITS } from "~/domain/rate-limits";
import { writeAll } from "~/server/data/batch.server";
import { listMeetings } from "~/server/data/contact-list.server";
import { dueJobs } from "~/server/data/outbox.server";
import { contacts } from "~/server/data/schema/contacts.server";
import { changeContact, changeContacts } from "~/server/services/contacts/change-contacts.server";
import { deleteContacts, restoreContacts } from "~/server/services/contacts/delete-contacts.server";
import { getContact } from "~/server/services/contacts/get-contact.server";
import {
  countContactsThatFit,
  listContactIdsThatFit,
  listContacts,
} from "~/server/services/contacts/list-contacts.server";
import { decodeCursor } from "~/server/services/cursor.server";
import { runJob } from "../../workers/jobs/table";
import { strictPlatform, testActor, testPlatform } from "../support/platform";

const { DB } = env as unknown as { DB: D1Database };

type Row = Partial<typeof contacts.$inferInsert>;

async function owner(...rows: Row[]) {
  const platform = testPlatform();
  platform.freeze();
  const actor = await testActor(platform);
  const ids: string[] = [];
  for (const [i, row] of rows.entries()) {
    const id = newId("cnt");
    ids.push(id);
    await writeAll(platform.db, [
      platform.db.insert(contacts).values({
        ...{ id, ownerId: actor.userId, pageId: "", source: "page", consent: sql`'null'` },
        createdAt: new Date(platform.now().getTime() + i),
        ...row,
      }),
    ]);
  }
  const list = async (filter: ContactFilter = {}, limit = 50, cursor?: string) =>
    listContacts(platform, actor, filter, { limit, after: cursor ? decodeCursor(cursor) : undefined });
  const names = async (filter: ContactFilter = {}) => (await list(filter)).items.map(({ name }) => name);
  return { platform, actor, ids, list, names };
}

describe("a list of contacts", () => {
  test("is searched so often a minute, and read without a search as often as one likes", async () => {
    const platform = strictPlatform();
    const actor = await testActor(platform);
    const search = (words: string) => listContacts(platform, actor, { search: words }, { limit: 1 });
    const { limit } = RATE_LIMITS.contactSearch;
    await Promise.all(Array.from({ length: limit - 1 }, () => search("a b c d e f g h")));
    expect(await countContactsThatFit(platform, actor, { search: "a" })).toBe(0);
    await expect(search("a")).rejects.toMatchObject({ code: "rate_limited" });
    await expect(listContactIdsThatFit(platform, actor, { search: "a" })).rejects.toMatchObject({
      code: "rate_limited",
    });
    expect((await listContacts(platform, actor, { status: "new" }, { limit: 1 })).items).toEqual([]);
    const other = await testActor(platform);
    expect(await countContactsThatFit(platform, other, { search: "a" })).toBe(0);
  });

  test("is the owner's alone, newest first, and goes on where it stopped, also behind a row that is gone", async () => {
    const { platform, actor, list, names, ids } = await owner(
      ...["a", "b", "c", "d", "e"].map((name) => ({ name })),
    );
    await owner({ name: "Somebody else's" });
    expect(await names()).toEqual(["e", "d", "c", "b", "a"]);
    const first = await list({}, 2);
    expect(first.items.map(({ name }) => name)).toEqual(["e", "d"]);
    await deleteContacts(platform, actor, [ids[3] ?? ""]);
    await DB.prepare("DELETE FROM contacts WHERE id = ?").bind(ids[3]).run();
    const second = await list({}, 2, first.next);
    expect(second.items.map(({ name }) => name)).toEqual(["c", "b"]);
    expect((await list({}, 2, second.next)).items.map(({ name }) => name)).toEqual(["a"]);
    expect((await list({}, 2, second.next)).next).toBeUndefined();
  });

  test("is searched by a phone number however it is written, and by ss for ß", async () => {
    const { names } = await owner(
      { name: "Otto Weiß", phone: "0171 / 555 12 34" },
      { name: "Ada", phone: "0172 555" },
    );
    for (const search of [
      "0171555",
      "01715551234",
      "0171 555",
      "0171/555-12 34",
      "555 12",
      "weiss",
      "WEIẞ",
      "Weiß",
    ])
      expect(await names({ search }), search).toEqual(["Otto Weiß"]);
    expect(await names({ search: "0171 556" })).toEqual([]);
  });

  test("is searched by beginnings of words, in any order, without accents and whatever is typed", async () => {
    const { names } = await owner(
      { name: "José Álvarez", company: "Océano", email: "pepe@mar.example", phone: "+49 151 234-567" },
      { name: "Ann Lee", note: "met at the fair in Lisbon", tags: ["vip"] },
      { name: "山田太郎" },
      { name: "O'Neil", phone: null, email: null },
    );
    for (const [search, found] of [
      ["jose", "José Álvarez"],
      ["alv jos", "José Álvarez"],
      ["PEPE@mar", "José Álvarez"],
      ["+49 151", "José Álvarez"],
      ["49151234", "José Álvarez"],
      ["ocea", "José Álvarez"],
      ["lisb", "Ann Lee"],
      ["vip", "Ann Lee"],
      ["山田", "山田太郎"],
      ["o'nei", "O'Neil"],
    ] as const)
      expect(await names({ search }), search).toEqual([found]);
    for (const search of ["zzz", "@", '"', "*", "NEAR(", "words : x", "marks", "jose zzz", "OR AND NOT"])
      expect(await names({ search }), search).toEqual([]);
    expect(await names({ search: "  " })).toHaveLength(4);
  });

  test("is narrowed by page, card, code, tag, status and time together", async () => {
    const { platform, names } = await owner(
      { name: "a", pageId: "pg_1", code: "x1", status: "seen", tags: ["Messe Köln".toLowerCase()] },
      { name: "b", pageId: "pg_1", cardId: "crd_1", status: "new" },
      { name: "c", pageId: "pg_10", cardId: "crd_2", status: "new", tags: ["b", "a"] },
    );
    expect(await names({ page: "pg_1" })).toEqual(["b", "a"]);
    expect(await names({ page: "pg_1", status: "new" })).toEqual(["b"]);
    expect(await names({ card: "crd_2", tag: "a" })).toEqual(["c"]);
    expect(await names({ code: "x1" })).toEqual(["a"]);
    expect(await names({ tag: "messe köln" })).toEqual(["a"]);
    expect(await names({ tag: "messe" })).toEqual([]);
    const at = (more: number) => new Date(platform.now().getTime() + more).toISOString();
    expect(await names({ from: at(1) })).toEqual(["c", "b"]);
    expect(await names({ from: at(1), to: at(2) })).toEqual(["b"]);
    expect(await names({ page: 'pg_1" OR words : "b' })).toEqual([]);
  });

  test("counts and lists the ids of what fits; possible spam stands in a list of its own", async () => {
    const { platform, actor, ids, names } = await owner(
      { name: "a" },
      { name: "b", held: "links" },
      { name: "c" },
    );
    expect(await names()).toEqual(["c", "a"]);
    expect(await names({ held: true })).toEqual(["b"]);
    expect(await countContactsThatFit(platform, actor, {})).toBe(2);
    expect(await countContactsThatFit(platform, actor, { from: "2020-01-01T00:00:00Z" })).toBe(2);
    expect(await countContactsThatFit(platform, actor, { search: "@" })).toBe(0);
    expect(await listContactIdsThatFit(platform, actor, {})).toEqual({ ids: [ids[2], ids[0]] });
  });

  test("marks who was met more than once, and one opened shows every meeting", async () => {
    const { platform, actor, ids, list } = await owner(
      { name: "Ada", email: "ada@x.example", personKey: "e:ada@x.example" },
      { name: "ADA", email: "ada@x.example", personKey: "e:ada@x.example" },
      { name: "Nobody knows" },
      { name: "Nobody knows either" },
    );
    expect((await list()).items.map(({ seenTimes }) => seenTimes)).toEqual([1, 1, 2, 2]);
    const opened = await getContact(platform, actor, ids[0] ?? "");
    expect(opened).toMatchObject({ id: ids[0], seenTimes: 2, meetings: [{ name: "ADA" }, { name: "Ada" }] });
    expect((await getContact(platform, actor, ids[2] ?? "")).meetings).toHaveLength(1);
    const other = await owner();
    await expect(getContact(other.platform, other.actor, ids[0] ?? "")).rejects.toMatchObject({
      code: "not_found",
    });
    expect(
      await listMeetings(
        platform.db,
        { ownerId: other.actor.userId },
        { id: ids[0] ?? "", personKey: "e:ada@x.example" },
      ),
    ).toEqual([]);
  });
});

test("an admin who acts in the account reads that there are details, and finds nothing by them", async () => {
  const { platform, actor, ids } = await owner({
    name: "Ada",
    email: "ada@x.example",
    note: "owes me",
    tags: ["vip"],
  });
  const acting = { ...actor, acting: { adminId: "usr_admin", reason: "a report", until: new Date(8.64e15) } };
  const shown = { name: "A•••", email: "a•••", note: "o•••", tags: ["•••"] };
  expect((await listContacts(platform, acting, {}, { limit: 5 })).items).toMatchObject([shown]);
  expect(await getContact(platform, acting, ids[0] ?? "")).toMatchObject({ ...shown, meetings: [shown] });
  for (const filter of [{ search: "ada" }, { tag: "vip" }]) {
    const refused = { code: "forbidden" };
    await expect(listContacts(platform, acting, filter, { limit: 5 })).rejects.toMatchObject(refused);
    await expect(countContactsThatFit(platform, acting, filter)).rejects.toMatchObject(refused);
    await expect(listContactIdsThatFit(platform, acting, filter)).rejects.toMatchObject(refused);
  }
});

describe("a contact", () => {
  test("gets a note, tags and a status, and is found by them", async () => {
    const { platform, actor, ids, names } = await owner({ name: "a", note: "old words", tags: ["old"] });
    const changes: ContactChanges = { note: "new words", tags: ["lead"], status: "done" };
    expect(await changeContact(platform, actor, ids[0] ?? "", changes)).toMatchObject(changes);
    expect(await names({ search: "old" })).toEqual([]);
    expect(await names({ search: "new words", tag: "lead", status: "done" })).toEqual(["a"]);
    expect(await changeContact(platform, actor, ids[0] ?? "", {})).toMatchObject(changes);
    const other = await owner();
    await expect(changeContact(other.platform, other.actor, ids[0] ?? "", changes)).rejects.toMatchObject({
      code: "not_found",
    });
  });

  test("of many each gets and loses tags; one that has as many as there may be stays as it is", async () => {
    const full = Array.from({ length: 20 }, (_, i) => `t${i}`);
    const { platform, actor, ids, names } = await owner(
      { name: "a", tags: ["x"] },
      { name: "b" },
      { name: "c", tags: full },
    );
    const other = await owner({ name: "theirs" });
    const change = {
      ids: [...ids, ...other.ids],
      addTags: ["vip"],
      removeTags: ["x"],
      status: "seen" as const,
    };
    expect(await changeContacts(platform, actor, change)).toEqual({ changed: 3 });
    expect(await names({ tag: "vip" })).toEqual(["b", "a"]);
    expect(await names({ tag: "x" })).toEqual([]);
    expect(await names({ tag: "t0", status: "seen" })).toEqual(["c"]);
    expect(await other.names({ tag: "vip" })).toEqual([]);
  });

  test("that is deleted can be put back for ten minutes, and leaves nothing behind then", async () => {
    const { platform, actor, ids, names } = await owner(
      { name: "Xylocarp", email: "xylocarp@x.example" },
      { name: "b" },
    );
    const other = await owner();
    expect(await deleteContacts(other.platform, other.actor, ids)).toEqual({ deleted: 0 });
    expect(await deleteContacts(platform, actor, [...ids, "cnt_nothing"])).toEqual({ deleted: 2 });
    expect(await deleteContacts(platform, actor, ids)).toEqual({ deleted: 0 });
    expect(await names()).toEqual([]);
    expect(await names({ search: "xylo" })).toEqual([]);
    expect(await restoreContacts(other.platform, other.actor, ids)).toEqual({ restored: 0 });
    expect(await restoreContacts(platform, actor, ids)).toEqual({ restored: 2 });
    expect(await names({ search: "xylo" })).toEqual(["Xylocarp"]);
    await deleteContacts(platform, actor, [ids[0] ?? ""]);
    platform.travel(UNDO_MS + 2 * MINUTE_MS);
    expect(await restoreContacts(platform, actor, ids)).toEqual({ restored: 0 });
    for (const job of await dueJobs(platform.db, actor.userId, platform.now(), 10))
      await runJob(platform, job);
    expect(await names()).toEqual(["b"]);
    const { results } = await DB.prepare("SELECT block FROM contact_search_data").all<{
      block: ArrayBuffer;
    }>();
    const index = results.map(({ block }) => new TextDecoder("latin1").decode(new Uint8Array(block))).join();
    expect(index).not.toContain("locarp");
    expect((await DB.prepare("SELECT count(*) AS n FROM contacts WHERE name = 'Xylocarp'").first())?.n).toBe(
      0,
    );
  });
});
