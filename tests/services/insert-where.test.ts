import { getTableColumns, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { writeAll } from "~/server/data/batch.server";
import { insertFrom, insertWhere } from "~/server/data/insert-where.server";
import { outbox } from "~/server/data/schema/operations.server";
import { googlePasses } from "~/server/data/schema/passes.server";
import { testPlatform } from "../support/platform";

const { db } = testPlatform();
const at = new Date("2026-11-21T12:00:00Z");

const row = (key: string) => ({
  ...{ id: `job_${key}`, key, name: "test", version: 3, shard: "nobody", state: "pending" as const },
  ...{
    payload: { list: [1, "two"] },
    attempts: 2,
    runAt: at,
    createdAt: at,
    lastError: null,
    finishedAt: null,
  },
});

const stored = (key: string) => db.select().from(outbox).where(sql`key = ${key}`);

test("a row is stored as drizzle reads it: JSON, instants, and null where it says so", async () => {
  expect(await writeAll(db, [insertWhere(outbox, row("whole"), sql`1 = 1`)])).toEqual([1]);
  expect(await stored("whole")).toEqual([row("whole")]);
});

test("every column of the table is named, so that none takes its default silently", () => {
  const { sql: text, params } = insertWhere(outbox, row("all"), sql`true`).toSQL();
  for (const { name } of Object.values(getTableColumns(outbox))) expect(text).toContain(`"${name}"`);
  expect(params).toHaveLength(Object.keys(getTableColumns(outbox)).length);
  const { attempts: _missing, ...partial } = row("partial");
  // @ts-expect-error what a column is left out of is no row, which the compiler tells first
  expect(() => insertWhere(outbox, partial, sql`true`)).toThrow("attempts");
});

test("a row is not stored where its condition does not hold", async () => {
  const insert = insertWhere(outbox, row("refused"), sql`EXISTS (SELECT 1 FROM pages WHERE id = 'none')`);
  expect(await writeAll(db, [insert])).toEqual([0]);
  expect(await stored("refused")).toEqual([]);
});

test("of a row that is there nothing, everything or what is named changes", async () => {
  await writeAll(db, [insertWhere(outbox, row("twice"), sql`true`)]);
  const later = { ...row("twice"), id: "job_later", attempts: 9, shard: "other" };
  const again = (conflict: Parameters<typeof insertWhere<typeof outbox>>[3]) =>
    writeAll(db, [insertWhere(outbox, later, sql`true`, conflict)]);
  expect(await again({ target: ["key"] })).toEqual([0]);
  await again({ target: ["key"], set: { attempts: sql`attempts + 1`, shard: "new" } });
  expect(await stored("twice")).toEqual([{ ...row("twice"), attempts: 3, shard: "other" }]);
  expect(await again({ target: ["key"], set: "new", where: sql`excluded.attempts < 9` })).toEqual([0]);
  await again({ target: ["key"], set: "new" });
  expect(await stored("twice")).toEqual([later]);
});

test("a query gives a row each, by expressions of its columns", async () => {
  const cards = sql`FROM json_each('["crd_a", "crd_b"]') WHERE value <> 'crd_b'`;
  const pass = { cardId: sql`value`, state: "active" as const, version: sql`1 + 1`, sentAt: at };
  expect(await writeAll(db, [insertFrom(googlePasses, pass, cards)])).toEqual([1]);
  const [found] = await db.select().from(googlePasses).where(sql`card_id = 'crd_a'`);
  expect(found).toEqual({ cardId: "crd_a", state: "active", version: 2, sentAt: at });
});
