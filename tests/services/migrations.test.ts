import { env } from "cloudflare:test";
import { expect, test } from "vitest";
import { pageInputSchema } from "~/domain/pages/schema";
import { createPage } from "~/server/services/pages/create-page.server";
import { testActor, testPlatform } from "../support/platform";

interface Migration {
  name: string;
  queries: string[];
}

const { DB, MIGRATIONS } = env as unknown as { DB: D1Database; MIGRATIONS: Migration[] };

async function tables(): Promise<string[]> {
  const listed = await DB.prepare(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_%' ESCAPE '\\' AND name NOT LIKE 'sqlite%' AND name NOT LIKE 'd1\\_%' ESCAPE '\\'",
  ).all<{ name: string }>();
  return listed.results.map(({ name }) => name).sort();
}

async function digest(table: string): Promise<string> {
  const { results } = await DB.prepare(`SELECT * FROM "${table}" ORDER BY 1`).all();
  const bytes = new TextEncoder().encode(JSON.stringify(results));
  const hash = await crypto.subtle.digest("SHA-256", bytes);
  return `${results.length}:${[...new Uint8Array(hash)].join()}`;
}

test("no migration drops, rebuilds or cascades", () => {
  for (const { name, queries } of MIGRATIONS) {
    for (const query of queries) {
      expect(query, name).not.toMatch(/\bDROP\s+(TABLE|COLUMN)\b|ON DELETE CASCADE|__new_|RENAME TO/i);
    }
  }
});

test("applied to a database with data, each one after the first keeps every row as it was", async () => {
  const platform = testPlatform();
  const actor = await testActor(platform);
  await createPage(
    platform,
    actor,
    pageInputSchema.parse({ slug: "before-migrations", profile: { title: "Kept" } }),
  );
  const before = await Promise.all((await tables()).map(async (table) => [table, await digest(table)]));
  expect(before.find(([table]) => table === "pages")?.[1]).toMatch(/^1:/);
  const [first, ...later] = MIGRATIONS;
  // The first makes the tables and has no IF NOT EXISTS: on a filled database it must fail and leave all in place.
  await expect(DB.batch((first?.queries ?? []).map((query) => DB.prepare(query)))).rejects.toThrow(
    /already exists/,
  );
  for (const { queries } of later) {
    await DB.batch(queries.map((query) => DB.prepare(query))).catch((error: Error) => {
      expect(error.message).toMatch(/already exists|duplicate column/);
    });
  }
  const after = await Promise.all((await tables()).map(async (table) => [table, await digest(table)]));
  expect(after).toEqual(before);
});
