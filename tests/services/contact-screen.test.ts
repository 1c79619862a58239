import { env } from "cloudflare:test";
import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { cardInputSchema } from "~/domain/cards/schema";
import { handContactSchema } from "~/domain/contacts/by-hand";
import { contactIdsSchema, contactsChangeSchema, UNDO_MS } from "~/domain/contacts/contact";
import { MINUTE_MS } from "~/domain/durations";
import { newId } from "~/domain/ids";
import { LIMITS } from "~/domain/limits";
import { pageInputSchema } from "~/domain/pages/schema";
import { writeAll } from "~/server/data/batch.server";
import { mergeContactRows } from "~/server/data/contact-changes.server";
import { listUnmailedContacts } from "~/server/data/contacts.server";
import { dueJobs } from "~/server/data/outbox.server";
import { contacts } from "~/server/data/schema/contacts.server";
import { createCard } from "~/server/services/cards/create-card.server";
import { getContactOverview } from "~/server/services/contacts/contact-overview.server";
import { createContact } from "~/server/services/contacts/create-contact.server";
import {
  deleteContacts,
  restoreContacts,
  restoreRecentContacts,
} from "~/server/services/contacts/delete-contacts.server";
import { findContactStart } from "~/server/services/contacts/find-contact-start.server";
import { getContact } from "~/server/services/contacts/get-contact.server";
import { getContactFile } from "~/server/services/contacts/get-contact-file.server";
import { listContactOrigins } from "~/server/services/contacts/list-contact-origins.server";
import { listContactTags } from "~/server/services/contacts/list-contact-tags.server";
import { countContactsThatFit, listContacts } from "~/server/services/contacts/list-contacts.server";
import { mergeContact, unmergeContact } from "~/server/services/contacts/merge-contacts.server";
import { releaseContacts } from "~/server/services/contacts/release-contacts.server";
import { publishPage } from "~/server/services/pages/change-page-state.server";
import { createPage } from "~/server/services/pages/create-page.server";
import { runJob } from "../../workers/jobs/table";
import { PRO, testActor, testPlatform } from "../support/platform";

const { DB } = env as unknown as { DB: D1Database };

type Row = Partial<typeof contacts.$inferInsert>;

async function owner(...rows: Row[]) {
  const platform = testPlatform();
  platform.freeze();
  const actor = await testActor(platform, PRO);
  const ids = await add(platform, actor.userId, rows);
  const names = async (held = false) =>
    (await listContacts(platform, actor, held ? { held } : {}, { limit: 100 })).items.map(({ name }) => name);
  return { platform, actor, ids, names };
}

async function add(platform: ReturnType<typeof testPlatform>, ownerId: string, rows: Row[]) {
  const ids = rows.map(() => newId("cnt"));
  for (const [i, row] of rows.entries())
    await writeAll(platform.db, [
      platform.db.insert(contacts).values({
        ...{ id: ids[i] ?? "", ownerId, pageId: "", source: "page", consent: sql`'null'` },
        createdAt: new Date(platform.now().getTime() + i),
        ...row,
      }),
    ]);
  return ids;
}

const ADA = { email: "ada@x.example", personKey: "e:ada@x.example" };
const byHand = (fields: object) => handContactSchema.parse({ id: newId("cnt"), ...fields });
const refused = (code: string) => expect.objectContaining({ code });

describe("possible spam", () => {
  test("comes into the list for its owner alone, once, and nobody is mailed about it then", async () => {
    const { platform, actor, ids, names } = await owner(
      { name: "held", held: "fast", mailedAt: null },
      { name: "gone", held: "links", deletedAt: new Date() },
      { name: "there" },
    );
    const other = await owner();
    expect(await releaseContacts(other.platform, other.actor, ids)).toEqual({ released: 0 });
    expect(await names(true)).toEqual(["held"]);
    const both = await Promise.all([
      releaseContacts(platform, actor, ids),
      releaseContacts(platform, actor, ids),
    ]);
    expect(both.map(({ released }) => released).toSorted()).toEqual([0, 1]);
    expect(await names(true)).toEqual([]);
    expect(await names()).toEqual(["there", "held"]);
    const waiting = await listUnmailedContacts(platform.db, actor.userId, 10);
    expect(waiting.map(({ contact }) => contact.name)).not.toContain("held");
  });

  test("is counted beside the list, up to a bound, and the room is read from its counter", async () => {
    const { platform, actor } = await owner({ held: "fast" }, { held: "same" }, {}, {});
    expect(await getContactOverview(platform, actor)).toEqual({
      ...{ held: 2, deleted: 0, used: 4, limit: LIMITS.contacts },
    });
    expect(await countContactsThatFit(platform, actor, {}, 1)).toBe(1);
    expect(await countContactsThatFit(platform, actor, {}, 10)).toBe(2);
  });
});

describe("meetings of one person", () => {
  test("are shown as one and apart again; another person's and possible spam stay as they are", async () => {
    const { platform, actor, ids, names } = await owner(
      { name: "first", ...ADA },
      { name: "second", ...ADA },
      { name: "spam", ...ADA, held: "same" },
      { name: "Bob", email: "bob@x.example", personKey: "e:bob@x.example" },
    );
    const [first = "", second = ""] = ids;
    const merged = await mergeContact(platform, actor, first);
    expect(merged.meetings.map(({ name, mergedInto }) => [name, mergedInto])).toEqual([
      ["spam", undefined],
      ["second", first],
      ["first", undefined],
    ]);
    expect(await names()).toEqual(["Bob", "first"]);
    expect(await names(true)).toEqual(["spam"]);
    // In reverse: the last requested contact becomes the visible one.
    await mergeContact(platform, actor, second);
    expect(await names()).toEqual(["Bob", "second"]);
    expect((await getContact(platform, actor, first)).mergedInto).toBe(second);
    await unmergeContact(platform, actor, second);
    expect(await names()).toEqual(["Bob", "second", "first"]);
  });

  test("asked for twice at once are shown as one of the two", async () => {
    const { platform, actor, ids, names } = await owner({ name: "a", ...ADA }, { name: "b", ...ADA });
    await Promise.all(ids.map((id) => mergeContact(platform, actor, id)));
    expect(await names()).toHaveLength(1);
  });

  test("are not shown as one that is deleted meanwhile", async () => {
    const { platform, actor, ids, names } = await owner({ name: "a", ...ADA }, { name: "b", ...ADA });
    const [root = ""] = ids;
    await deleteContacts(platform, actor, [root]);
    const into = { id: root, personKey: ADA.personKey };
    await writeAll(platform.db, [mergeContactRows(platform.db, actor.userId, into)]);
    expect(await names()).toEqual(["b"]);
  });

  test("are nobody else's to join, and not of whom nothing says who it is", async () => {
    const { platform, actor, ids, names } = await owner(
      { name: "a", ...ADA },
      { name: "b", ...ADA },
      { name: "unknown" },
      { name: "held", ...ADA, held: "fast" },
    );
    const other = await owner({ name: "theirs", ...ADA });
    for (const act of [mergeContact, unmergeContact])
      await expect(act(other.platform, other.actor, ids[0] ?? "")).rejects.toEqual(refused("not_found"));
    await mergeContact(other.platform, other.actor, other.ids[0] ?? "");
    expect(await names()).toEqual(["unknown", "b", "a"]);
    for (const id of ids.slice(2))
      await expect(mergeContact(platform, actor, id)).rejects.toEqual(refused("conflict"));
  });

  test("more than can be shown are not joined", async () => {
    const many = Array.from({ length: 100 }, (_, i) => ({ name: `${i}`, ...ADA }));
    const { platform, actor, ids } = await owner(...many);
    await expect(mergeContact(platform, actor, ids[0] ?? "")).rejects.toEqual(refused("limit_reached"));
  });

  test("are deleted, put back and erased as one; what came since is shown by itself", async () => {
    const { platform, actor, ids, names } = await owner({ name: "a", ...ADA }, { name: "b", ...ADA });
    const [a = "", b = ""] = ids;
    await mergeContact(platform, actor, a);
    expect(await deleteContacts(platform, actor, [a])).toEqual({ deleted: 2 });
    await expect(getContact(platform, actor, b)).rejects.toEqual(refused("not_found"));
    expect(await restoreContacts(platform, actor, [a])).toEqual({ restored: 2 });
    expect(await names()).toEqual(["a"]);
    await deleteContacts(platform, actor, [a]);
    await restoreContacts(platform, actor, [b]);
    platform.travel(UNDO_MS + 2 * MINUTE_MS);
    for (const job of await dueJobs(platform.db, actor.userId, platform.now(), 10))
      await runJob(platform, job);
    expect(await names()).toEqual(["b"]);
  });
});

describe("what was deleted a moment ago", () => {
  test("is counted for its owner, and all of it is put back without an id until its time is over", async () => {
    const { platform, actor, ids, names } = await owner({ name: "a" }, { name: "b" }, { name: "c" });
    const other = await owner({ name: "theirs" });
    await deleteContacts(other.platform, other.actor, other.ids);
    await deleteContacts(platform, actor, ids.slice(0, 1));
    platform.travel(MINUTE_MS);
    await deleteContacts(platform, actor, ids.slice(1, 2));
    const deleted = async () => (await getContactOverview(platform, actor)).deleted;
    expect(await deleted()).toBe(2);
    expect(await restoreRecentContacts(platform, actor)).toEqual({ restored: 2 });
    expect(await restoreRecentContacts(platform, actor)).toEqual({ restored: 0 });
    expect([await deleted(), await names()]).toEqual([0, ["c", "b", "a"]]);
    expect((await getContactOverview(other.platform, other.actor)).deleted).toBe(1);
    await deleteContacts(platform, actor, ids);
    platform.travel(UNDO_MS + 1);
    expect(await deleted()).toBe(0);
    expect(await restoreRecentContacts(platform, actor)).toEqual({ restored: 0 });
    expect(await names()).toEqual([]);
  });
});

describe("a contact that is written down", () => {
  test("is there once for each id, agreed to nothing and is told to nobody", async () => {
    const { platform, actor, names } = await owner();
    const input = byHand({ name: " Ada ", email: "ADA@x.example", tags: ["VIP", "vip"], note: "met" });
    const both = await Promise.all([
      createContact(platform, actor, input),
      createContact(platform, actor, input),
    ]);
    for (const made of both)
      expect(made).toMatchObject({ id: input.id, name: "Ada", source: "manual", tags: ["vip"], note: "met" });
    expect(both[0]?.consent).toBeUndefined();
    expect(await names()).toEqual(["Ada"]);
    expect(await listUnmailedContacts(platform.db, actor.userId, 10)).toEqual([]);
    expect(await dueJobs(platform.db, actor.userId, platform.now(), 10)).toEqual([]);
    // Contacts with the same address are the same person.
    await add(platform, actor.userId, [{ name: "Ada again", ...ADA }]);
    expect((await getContact(platform, actor, input.id)).seenTimes).toBe(2);
  });

  test("needs a name alone", async () => {
    const { platform, actor } = await owner();
    // As the dialog sends it: untouched fields are empty.
    const input = byHand({
      name: "Ada",
      email: "",
      phone: "",
      company: "",
      position: "",
      linkedIn: "",
      note: "",
      tags: [],
    });
    expect(await createContact(platform, actor, input)).toMatchObject({ name: "Ada", tags: [] });
  });

  test("is part of PRO, bounded, and never takes the place of somebody else's", async () => {
    const { platform, actor, ids, names } = await owner({ name: "theirs" });
    const free = await testActor(platform);
    await expect(createContact(platform, free, byHand({ name: "Ada" }))).rejects.toEqual(
      refused("payment_required"),
    );
    const other = await owner();
    await expect(
      createContact(other.platform, other.actor, { ...byHand({ name: "Eve" }), id: ids[0] ?? "" }),
    ).rejects.toMatchObject({ code: expect.any(String) });
    expect(await names()).toEqual(["theirs"]);
    await DB.prepare("UPDATE contact_counts SET contacts = ? WHERE owner_id = ?")
      .bind(LIMITS.contacts, actor.userId)
      .run();
    await expect(createContact(platform, actor, byHand({ name: "One more" }))).rejects.toEqual(
      refused("limit_reached"),
    );
    expect(await names()).toEqual(["theirs"]);
  });

  test("needs something to be known by, and each field as a form takes it", () => {
    const fieldOf = (input: object) =>
      handContactSchema.safeParse({ id: newId("cnt"), ...input }).error?.issues[0]?.path[0];
    expect(fieldOf({})).toBe("name");
    expect(fieldOf({ name: " ", company: "", note: "a note alone" })).toBe("name");
    expect(fieldOf({ company: "Océano" })).toBeUndefined();
    expect(fieldOf({ email: "no address" })).toBe("email");
    expect(fieldOf({ phone: "call me" })).toBe("phone");
    expect(fieldOf({ name: "x", linkedIn: "https://evil.example/in/ada" })).toBe("linkedIn");
    expect(fieldOf({ name: "x", id: "cnt_1" })).toBe("id");
    expect(fieldOf({ name: "x", tags: Array.from({ length: 21 }, (_, i) => `${i}`) })).toBe("tags");
  });
});

test("ten thousand ids in one call are refused before anything is read", () => {
  const ids = Array.from({ length: 10_000 }, () => newId("cnt"));
  expect(contactIdsSchema.safeParse({ ids }).success).toBe(false);
  expect(contactsChangeSchema.safeParse({ ids, status: "seen" }).success).toBe(false);
  expect(contactIdsSchema.safeParse({ ids: ids.slice(0, LIMITS.contactsPerCall) }).success).toBe(true);
});

describe("what contacts are filtered by", () => {
  test("is the owner's alone", async () => {
    const { platform, actor } = await owner({ tags: ["vip", "fair"] }, { tags: ["fair"] }, {});
    const page = await createPage(platform, actor, pageInputSchema.parse({ profile: { title: "Studio" } }));
    const card = await createCard(platform, actor, cardInputSchema.parse({ title: "Work", header: "Ada" }));
    const other = await owner({ tags: ["theirs"] });
    expect(await listContactTags(platform, actor)).toEqual({ tags: ["fair", "vip"] });
    expect(await listContactTags(other.platform, other.actor)).toEqual({ tags: ["theirs"] });
    expect(await listContactOrigins(platform, actor)).toEqual({
      pages: [{ id: page.page.id, title: "Studio" }],
      cards: [{ id: card.card.id, title: "Work" }],
      codes: [],
    });
    expect(await listContactOrigins(other.platform, other.actor)).toEqual({
      pages: [],
      cards: [],
      codes: [],
    });
  });
});

test("before the first contact the owner is told what comes first", async () => {
  const { platform, actor } = await owner();
  const free = await testActor(platform);
  expect(await findContactStart(platform, free)).toEqual({ kind: "nothing" });
  const make = async (title: string, blocks: object[]) => {
    const input = pageInputSchema.parse({ profile: { title }, blocks });
    const { page } = await createPage(platform, actor, input);
    await publishPage(platform, actor, page.id);
    return page;
  };
  const plain = await make("Plain", []);
  expect(await findContactStart(platform, actor)).toEqual({ kind: "form", title: "Plain", pageId: plain.id });
  const { card } = await createCard(platform, actor, cardInputSchema.parse({ title: "Work", header: "Ada" }));
  expect(await findContactStart(platform, actor)).toMatchObject({
    kind: "card",
    title: "Work",
    url: card.url,
  });
  const asking = await make("Asking", [{ type: "collectContacts", data: {} }]);
  expect(await findContactStart(platform, actor)).toMatchObject({
    ...{ kind: "page", title: "Asking", url: asking.url, qrUrl: asking.qrUrl },
  });
});

test("a contact's file is its owner's alone, and closed to an admin who acts in the account", async () => {
  const { platform, actor, ids } = await owner({ name: "Ada, Ltd", ...ADA, note: "met" });
  const [id = ""] = ids;
  const { name, text } = await getContactFile(platform, actor, id, "en");
  expect(name).toBe("Ada, Ltd");
  expect(text).toContain("FN:Ada\\, Ltd\r\n");
  expect(text).toContain("EMAIL;TYPE=INTERNET:ada@x.example\r\n");
  const other = await owner();
  await expect(getContactFile(other.platform, other.actor, id, "en")).rejects.toEqual(refused("not_found"));
  const acting = { ...actor, acting: { adminId: "usr_admin", reason: "a report", until: new Date(8.64e15) } };
  for (const act of [
    () => getContactFile(platform, acting, id, "en"),
    () => createContact(platform, acting, byHand({ name: "x" })),
    () => mergeContact(platform, acting, id),
    () => unmergeContact(platform, acting, id),
    () => releaseContacts(platform, acting, ids),
  ])
    await expect(act()).rejects.toMatchObject({ code: "forbidden", messageKey: "notWhileActing" });
  expect(await listContactTags(platform, acting)).toEqual({ tags: [] });
});
