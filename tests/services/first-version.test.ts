import { applyD1Migrations, env, reset } from "cloudflare:test";
import { beforeAll, expect, test } from "vitest";
import type { UserActor } from "~/domain/accounts/actor";
import { invalidateAll } from "~/server/platform/site-cache.server";
import { authenticate } from "~/server/services/accounts/authenticate.server";
import { login } from "~/server/services/accounts/login.server";
import { resolveCode } from "~/server/services/codes/resolve-code.server";
import { getPage } from "~/server/services/pages/get-page.server";
import { listPages } from "~/server/services/pages/list-pages.server";
import { updatePage } from "~/server/services/pages/update-page.server";
import { getVisitorCard } from "~/server/services/site/get-visitor-card.server";
import { getVisitorPage } from "~/server/services/site/get-visitor-page.server";
import statements from "../fixtures/first-version.json";
import { type TestPlatform, testPlatform } from "../support/platform.ts";

/**
 * The database of the first version that was given out (migrations 0000 to 0005) with its demo accounts, as
 * `npm run dev` of that version made it: tables, rows, then indexes and triggers.
 */
const { DB, MIGRATIONS } = env as unknown as {
  DB: D1Database;
  MIGRATIONS: Parameters<typeof applyD1Migrations>[1];
};

const schemaOf = async () => {
  const { results } = await DB.prepare(
    "SELECT type, name, sql FROM sqlite_master WHERE sql IS NOT NULL AND name NOT LIKE '_cf_%' AND name NOT LIKE 'sqlite_%' AND name <> 'd1_migrations'",
  ).all<{ type: string; name: string; sql: string }>();
  // Columns added later are at another place in the table's CREATE statement.
  return results.map(({ type, name, sql }) => `${type} ${name}${type === "table" ? "" : ` ${sql}`}`).sort();
};
const columnsOf = async () => {
  const { results } = await DB.prepare(
    "SELECT m.name || '.' || c.name || ' ' || c.type || ' ' || c.\"notnull\" AS line FROM sqlite_master m, pragma_table_info(m.name) c WHERE m.type = 'table' AND m.name NOT LIKE '_cf_%' AND m.name NOT LIKE 'sqlite_%' AND m.name <> 'd1_migrations'",
  ).all<{ line: string }>();
  return results.map(({ line }) => line).sort();
};

let fresh: { schema: string[]; columns: string[] };

beforeAll(async () => {
  fresh = { schema: await schemaOf(), columns: await columnsOf() };
  await reset();
  invalidateAll();
  await DB.batch(statements.map((statement) => DB.prepare(statement)));
  await applyD1Migrations(DB, MIGRATIONS);
});

/** The demo account that has a free plan signs in with the password that its version stored. */
async function signIn(platform: TestPlatform): Promise<UserActor> {
  const input = { email: "free@visita.example", password: "visita-demo-1" };
  const { accessToken } = await login(platform, input);
  const authenticated = await authenticate(platform, accessToken);
  if (typeof authenticated === "string") throw new Error(authenticated);
  return authenticated.actor;
}

test("it comes through every migration to the schema of today", async () => {
  expect(await schemaOf()).toEqual(fresh.schema);
  expect(await columnsOf()).toEqual(fresh.columns);
  expect((await DB.prepare("PRAGMA foreign_key_check").all()).results).toEqual([]);
});

test("what its visitors see is served: pages, the card, and every code it gave out", async () => {
  const platform = testPlatform();
  for (const slug of ["ada", "ben"]) {
    expect(await getVisitorPage(platform, slug), slug).toMatchObject({ kind: "page" });
  }
  const card = await DB.prepare("SELECT hash FROM cards").first<{ hash: string }>();
  expect(await getVisitorCard(platform, card?.hash ?? "")).toMatchObject({ kind: "card" });
  const { results } = await DB.prepare("SELECT code FROM codes").all<{ code: string }>();
  expect(results).toHaveLength(3);
  for (const { code } of results) {
    expect(await resolveCode(platform, code, "other"), code).not.toMatchObject({ isUnknown: true });
  }
});

test("an owner signs in and goes on with the page, and the change is stated", async () => {
  const platform = testPlatform();
  const actor = await signIn(platform);
  const [listed] = (await listPages(platform, actor, { limit: 20 })).items;
  const id = listed?.id ?? "";
  const { page, version } = await getPage(platform, actor, id);
  const profile = { ...page.profile, bio: "Written by the version of today" };
  await updatePage(platform, actor, id, { profile }, version);
  expect(await getVisitorPage(platform, page.slug)).toMatchObject({ content: { profile } });
  const { results } = await DB.prepare("SELECT subject FROM changes WHERE kind = 'page'").all();
  expect(results).toEqual([{ subject: id }]);
});
