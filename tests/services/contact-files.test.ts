import { env } from "cloudflare:test";
import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { FREE } from "~/domain/billing/entitlement";
import type { ContactFilter } from "~/domain/contacts/filter";
import { newId } from "~/domain/ids";
import { writeAll } from "~/server/data/batch.server";
import { dueJobs } from "~/server/data/outbox.server";
import { contacts } from "~/server/data/schema/contacts.server";
import { deleteContacts } from "~/server/services/contacts/delete-contacts.server";
import { type ContactFileKind, exportContacts } from "~/server/services/contacts/export-contacts.server";
import { beginImport } from "~/server/services/contacts/import/begin-import.server";
import { importKey, importShard } from "~/server/services/contacts/import/import-file.server";
import {
  dropContactImport,
  getContactImport,
  startContactImport,
} from "~/server/services/contacts/import/start-import.server";
import { listContacts } from "~/server/services/contacts/list-contacts.server";
import { mergeContact } from "~/server/services/contacts/merge-contacts.server";
import { runJob } from "../../workers/jobs/table";
import { PRO, type TestPlatform, testActor, testPlatform } from "../support/platform";

const { DB } = env as unknown as { DB: D1Database };

type Row = Partial<typeof contacts.$inferInsert>;

async function owner() {
  const platform = testPlatform();
  platform.freeze();
  const actor = await testActor(platform, PRO);
  return { platform, actor };
}

async function store(platform: TestPlatform, ownerId: string, rows: Row[]): Promise<string[]> {
  const ids = rows.map(() => newId("cnt"));
  await writeAll(
    platform.db,
    rows.map((row, i) =>
      platform.db.insert(contacts).values({
        ...{ id: ids[i] ?? "", ownerId, pageId: "", source: "page", consent: sql`'null'` },
        createdAt: new Date(platform.now().getTime() + i),
        ...row,
      }),
    ),
  );
  return ids;
}

const bytes = (text: string) => new TextEncoder().encode(text);

/** Runs every job that is due in the owner's shard of imports. */
async function runImports(platform: TestPlatform, ownerId: string): Promise<void> {
  for (let n = 0; n < 50; n++) {
    const due = await dueJobs(platform.db, importShard(ownerId), platform.now(), 10);
    if (due.length === 0) return;
    for (const job of due) {
      await runJob(platform, job);
      await DB.prepare("UPDATE outbox SET state = 'done' WHERE id = ?").bind(job.id).run();
    }
  }
  throw new Error("imports do not end");
}

describe("an export", () => {
  const csv: ContactFileKind = { format: "csv", kind: "crm" };
  const textOf = async (...args: Parameters<typeof exportContacts>) => {
    const { body, ...file } = await exportContacts(...args);
    return { ...file, text: await new Response(body).text() };
  };

  test("holds what fits, newest first, over more than one page of the database, and says how many", async () => {
    const { platform, actor } = await owner();
    for (let page = 0; page < 11; page++) {
      const people = Array.from({ length: 50 }, (_, n) => ({
        name: `person ${page * 50 + n}`,
        tags: page ? [] : ["first"],
      }));
      await store(platform, actor.userId, people);
    }
    await store(platform, (await owner()).actor.userId, [{ name: "somebody else's" }]);
    const { total, text, type, name } = await textOf(platform, actor, {}, csv);
    const names = text
      .split("\r\n")
      .slice(1, -1)
      .map((row) => row.split(",")[1]);
    expect({ total, type }).toEqual({ total: 550, type: "text/csv; charset=utf-8" });
    expect(name).toMatch(/^contacts-\d{4}-\d{2}-\d{2}\.csv$/);
    expect(names).toEqual(Array.from({ length: 550 }, (_, n) => `person ${549 - n}`));
    const filtered = await textOf(platform, actor, { tag: "first" }, { format: "vcf", language: "de" });
    expect(filtered.total).toBe(50);
    expect(filtered.text.match(/^BEGIN:VCARD/gm)).toHaveLength(50);
  });

  test("holds each meeting that is shown with another, with its own message and consent", async () => {
    const { platform, actor } = await owner();
    const ada = { email: "ada@x.example", personKey: "e:ada@x.example" };
    const consent = (text: string) => ({
      text,
      version: "v1",
      locale: "en" as const,
      at: "2026-11-01T00:00:00.000Z",
    });
    const [first = ""] = await store(platform, actor.userId, [
      { name: "Ada 1", ...ada, message: "first words", consent: consent("agreed once"), tags: ["fair"] },
      { name: "Ada 2", ...ada, message: "second words", consent: consent("agreed twice") },
      { name: "Bob" },
    ]);
    await mergeContact(platform, actor, first);
    const whole = await textOf(platform, actor, {}, csv);
    const rows = whole.text.split("\r\n").slice(1, -1);
    expect([whole.total, rows.map((row) => row.split(",")[1])]).toEqual([3, ["Bob", "Ada 1", "Ada 2"]]);
    for (const said of ["first words", "agreed once", "second words", "agreed twice"])
      expect(whole.text).toContain(said);
    const cards = await textOf(platform, actor, { tag: "fair" }, { format: "vcf", language: "en" });
    expect(cards.total).toBe(2);
    expect(cards.text.match(/^FN:.*$/gm)?.map((line) => line.trim())).toEqual(["FN:Ada 1", "FN:Ada 2"]);
    expect(cards.text).toContain("second words");
    const from = new Date(platform.now().getTime() - 1000).toISOString();
    expect((await textOf(platform, actor, { from }, csv)).total).toBe(3);
    expect((await textOf(platform, actor, { tag: "none" }, csv)).total).toBe(0);
  });

  test("has its header also without a contact, and nothing that was deleted", async () => {
    const { platform, actor } = await owner();
    const ids = await store(platform, actor.userId, [{ name: "gone" }]);
    await deleteContacts(platform, actor, ids);
    const { total, text } = await textOf(platform, actor, {}, csv);
    expect(total).toBe(0);
    expect(text).toMatch(/^Created at,.*\r\n$/);
  });

  test("is for every plan, and not for an admin who acts in the account", async () => {
    const platform = testPlatform();
    const actor = await testActor(platform);
    await store(platform, actor.userId, [{ name: "Ada" }]);
    expect((await textOf(platform, actor, {}, csv)).total).toBe(1);
    const acting = {
      adminId: "usr_1",
      reason: "a ticket",
      until: new Date(platform.now().getTime() + 60_000),
    };
    await expect(exportContacts(platform, { ...actor, acting }, {}, csv)).rejects.toMatchObject({
      code: "forbidden",
    });
  });
});

describe("an import", () => {
  const csv =
    "Name,E-mail,Phone,Tags\nAda,ada@visita.example,+44 20 7946 0018,fair\nGrace,no address,,\n,,,\n,,,x\nAlan,,0171 1234567,\n";

  async function imported(text: string, options: { skipsKnown?: boolean; tag?: string } = {}) {
    const { platform, actor } = await owner();
    const again = async (more: string) => {
      const preview = await beginImport(platform, actor, bytes(more));
      const started = await startContactImport(platform, actor, preview.id, {
        columns: preview.guess,
        skipsKnown: true,
        ...options,
      });
      await runImports(platform, actor.userId);
      return { preview, started, progress: await getContactImport(platform, actor, preview.id) };
    };
    const list = async (filter: ContactFilter = {}) =>
      (await listContacts(platform, actor, filter, { limit: 50 })).items;
    return { platform, actor, again, list, ...(await again(text)) };
  }

  test("says what stands in a file before anything is stored", async () => {
    const { platform, actor } = await owner();
    const preview = await beginImport(platform, actor, bytes(csv));
    expect(preview).toMatchObject({
      ...{ format: "csv", total: 4, people: [], guess: { 0: "name", 1: "email", 2: "phone", 3: "tags" } },
      columns: [
        { name: "Name", samples: ["Ada", "Grace", ""] },
        {},
        {},
        { name: "Tags", samples: ["fair", "", "x"] },
      ],
    });
    expect((await listContacts(platform, actor, {}, { limit: 5 })).items).toEqual([]);
    const people = await beginImport(platform, actor, bytes("BEGIN:VCARD\nVERSION:3.0\nFN:Ada\nEND:VCARD\n"));
    expect(people).toMatchObject({ format: "vcard", total: 1, columns: [], people: [{ name: "Ada" }] });
  });

  test("stores what can be stored, tells which rows it refused and why, and leaves no file behind", async () => {
    const { platform, actor, list, preview, progress, started } = await imported(csv, { tag: "import" });
    expect(started.state).toBe("running");
    expect(progress).toEqual({
      ...{ id: preview.id, state: "done", total: 4, read: 4, stored: 2, refused: 2, skipped: 0 },
      errors: [
        { row: 3, name: "Grace", problems: ["email"] },
        { row: 5, name: "", problems: ["nobody"] },
      ],
    });
    expect(await list()).toMatchObject([
      { name: "Alan", source: "import", status: "seen", tags: ["import"], phone: "0171 1234567" },
      { name: "Ada", source: "import", tags: ["fair", "import"], email: "ada@visita.example" },
    ]);
    expect((await list({ tag: "import", search: "lovelace" })).length).toBe(0);
    expect((await list({ tag: "import", search: "ada" })).length).toBe(1);
    expect(await platform.bucket.head(importKey(actor.userId, preview.id))).toBeNull();
    // No consent is stored, and no mail is sent.
    const row = await DB.prepare("SELECT consent, mailed_at FROM contacts WHERE owner_id = ?")
      .bind(actor.userId)
      .first();
    expect(row).toMatchObject({ consent: "null", mailed_at: expect.any(Number) });
  });

  test("tells the line of the file, blank lines and lines within cells counted, and all that is wrong with a row", async () => {
    const lines = [
      "Name,Email,Phone,Note",
      "",
      'Ada,a@x.example,,"two',
      'lines"',
      "",
      "Eve,no address,call me,",
    ];
    const { progress } = await imported(lines.join("\r\n"));
    expect(progress).toMatchObject({
      stored: 1,
      errors: [{ row: 6, name: "Eve", problems: ["phone", "email"] }],
    });
    const card = (...fields: string[]) => ["BEGIN:VCARD", "VERSION:3.0", ...fields, "END:VCARD"].join("\n");
    const people = await imported([card("FN:Ada"), card("FN:Eve", "EMAIL:none")].join("\n"));
    expect(people.progress.errors).toEqual([{ row: 2, name: "Eve", problems: ["email"] }]);
  });

  test("of more than one run tells the line too", async () => {
    const rows = Array.from({ length: 501 }, (_, n) => `person ${n},p${n}@x.example`);
    const { progress } = await imported(`Name,Email\n${rows.join("\n")}\n\nEve,none\n`);
    expect(progress.errors).toEqual([{ row: 504, name: "Eve", problems: ["email"] }]);
  });

  test("leaves out who is in the list already, and takes them where that is wanted", async () => {
    const { again, list, progress } = await imported(
      "Name,Email\nAda,ada@visita.example\nAda again,ADA@visita.example\n",
    );
    expect(progress).toMatchObject({ stored: 1, skipped: 1 });
    expect((await again("Name,Email\nAda,ada@visita.example\nNo address,\n")).progress).toMatchObject({
      stored: 1,
      skipped: 1,
    });
    expect((await list()).map(({ name }) => name)).toEqual(["No address", "Ada"]);
    const other = await imported("Name,Email\nAda,ada@visita.example\nAda,ada@visita.example\n", {
      skipsKnown: false,
    });
    expect(other.progress).toMatchObject({ stored: 2, skipped: 0 });
  });

  test("of many rows goes on from run to run, and a run that is cut off is done once more without a row twice", async () => {
    const { platform, actor } = await owner();
    const rows = Array.from({ length: 1_203 }, (_, n) => `person ${n},p${n}@visita.example,"two\nlines"`);
    const { id, guess } = await beginImport(platform, actor, bytes(`Name,Email,Note\n${rows.join("\n")}\n`));
    await startContactImport(platform, actor, id, { columns: guess, skipsKnown: false });
    await startContactImport(platform, actor, id, { columns: guess, skipsKnown: false });
    const [first] = await dueJobs(platform.db, importShard(actor.userId), platform.now(), 10);
    if (!first) throw new Error("no job");
    await runJob(platform, first);
    // Its result was lost: the same run again.
    await runJob(platform, first);
    expect(await getContactImport(platform, actor, id)).toMatchObject({ read: 500, stored: 500 });
    await runImports(platform, actor.userId);
    expect(await getContactImport(platform, actor, id)).toMatchObject({
      state: "done",
      read: 1_203,
      stored: 1_203,
    });
    const { n } = (await DB.prepare("SELECT count(*) AS n FROM contacts WHERE owner_id = ?")
      .bind(actor.userId)
      .first()) as { n: number };
    expect(n).toBe(1_203);
  });

  test("of long notes stores no more at once than one statement may hold", async () => {
    const { platform, actor } = await owner();
    const note = "漢".repeat(4_900);
    const rows = Array.from({ length: 300 }, (_, n) => `person ${n},${note}`);
    const { id, guess } = await beginImport(platform, actor, bytes(`Name,Note\n${rows.join("\n")}\n`));
    await startContactImport(platform, actor, id, { columns: guess, skipsKnown: false });
    const [first] = await dueJobs(platform.db, importShard(actor.userId), platform.now(), 10);
    if (!first) throw new Error("no job");
    await runJob(platform, first);
    const { read, stored } = await getContactImport(platform, actor, id);
    expect(stored).toBe(read);
    // D1 takes parameters of two megabytes.
    expect(read * bytes(note).length).toBeLessThan(1_600_000);
    await runImports(platform, actor.userId);
    expect(await getContactImport(platform, actor, id)).toMatchObject({
      state: "done",
      read: 300,
      stored: 300,
    });
  });

  test("stops at the owner's limit: no row beyond it", async () => {
    const { platform, actor } = await owner();
    await DB.prepare("INSERT INTO contact_counts (owner_id, contacts) VALUES (?, 249999)")
      .bind(actor.userId)
      .run();
    const { id, guess } = await beginImport(platform, actor, bytes("Name\nA\nB\nC\n"));
    await startContactImport(platform, actor, id, { columns: guess, skipsKnown: false });
    await runImports(platform, actor.userId);
    expect(await getContactImport(platform, actor, id)).toMatchObject({ state: "done", read: 3, stored: 1 });
  });

  test("is paid for, needs a column that says who, and refuses files without anybody", async () => {
    const platform = testPlatform();
    const free = await testActor(platform);
    await expect(beginImport(platform, free, bytes(csv))).rejects.toMatchObject({
      code: "payment_required",
      field: "contacts",
    });
    const actor = await testActor(platform, PRO);
    await expect(beginImport(platform, actor, bytes(""))).rejects.toMatchObject({
      messageKey: "importEmpty",
    });
    await expect(beginImport(platform, actor, bytes("Name,Email\n"))).rejects.toMatchObject({
      messageKey: "importEmpty",
    });
    const { id } = await beginImport(platform, actor, bytes("A,B\n1,2\n"));
    await expect(
      startContactImport(platform, actor, id, { columns: { 0: "note" }, skipsKnown: true }),
    ).rejects.toMatchObject({
      messageKey: "importColumns",
    });
  });

  test("that was sent while there was a plan is not started without one", async () => {
    const { platform, actor } = await owner();
    const { id, guess } = await beginImport(platform, actor, bytes(csv));
    const free = { ...actor, plan: FREE };
    await expect(
      startContactImport(platform, free, id, { columns: guess, skipsKnown: true }),
    ).rejects.toMatchObject({ code: "payment_required" });
    expect(await getContactImport(platform, free, id)).toMatchObject({ state: "waiting" });
  });

  test("is its owner's alone, and what was not started can be given up", async () => {
    const { platform, actor } = await owner();
    const { actor: other } = await owner();
    const { id } = await beginImport(platform, actor, bytes(csv));
    await expect(getContactImport(platform, other, id)).rejects.toMatchObject({ code: "not_found" });
    await expect(
      startContactImport(platform, other, id, { columns: { 0: "name" }, skipsKnown: true }),
    ).rejects.toMatchObject({
      code: "not_found",
    });
    await dropContactImport(platform, actor, id);
    await expect(getContactImport(platform, actor, id)).rejects.toMatchObject({ code: "not_found" });
    expect(await platform.bucket.head(importKey(actor.userId, id))).toBeNull();
  });

  test("waits with few others at a time, and is forgotten after two days", async () => {
    const { platform, actor } = await owner();
    const begun = [];
    for (let n = 0; n < 3; n++) begun.push((await beginImport(platform, actor, bytes(csv))).id);
    await expect(beginImport(platform, actor, bytes(csv))).rejects.toMatchObject({
      messageKey: "importsWaiting",
    });
    platform.travel(49 * 3_600_000);
    await runImports(platform, actor.userId);
    await expect(getContactImport(platform, actor, begun[0] ?? "")).rejects.toMatchObject({
      code: "not_found",
    });
    expect(await platform.bucket.head(importKey(actor.userId, begun[0] ?? ""))).toBeNull();
    expect((await beginImport(platform, actor, bytes(csv))).total).toBe(4);
  });

  test("whose file is gone fails and says so", async () => {
    const { platform, actor } = await owner();
    const { id, guess } = await beginImport(platform, actor, bytes(csv));
    await platform.bucket.delete(importKey(actor.userId, id));
    await startContactImport(platform, actor, id, { columns: guess, skipsKnown: true });
    await runImports(platform, actor.userId);
    expect(await getContactImport(platform, actor, id)).toMatchObject({ state: "failed", stored: 0 });
  });
});
