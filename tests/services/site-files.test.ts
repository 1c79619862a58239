import { beforeEach, describe, expect, test } from "vitest";
import { pageInputSchema } from "~/domain/pages/schema";
import { knownChange, syncChanges } from "~/server/data/change-log.server";
import { findEntitlement, upsertEntitlement } from "~/server/data/users.server";
import { readSiteFile, siteFile } from "~/server/http/site/files.server";
import { cacheGet, cacheSet, invalidateAll, MAX_ENTRY_BYTES } from "~/server/platform/site-cache.server";
import { changeSettings } from "~/server/services/pages/change-page-state.server";
import { createPage } from "~/server/services/pages/create-page.server";
import { deletePage } from "~/server/services/pages/delete-page.server";
import { getPage } from "~/server/services/pages/get-page.server";
import { getVisitorPage } from "~/server/services/site/get-visitor-page.server";
import { MAX_FILES, sitemapStarts, writeSitemap } from "~/server/services/site/sitemap.server";
import { lifetimeStatement } from "../../workers/commands/lifetime-statement";
import { blockStatement, suspendStatement } from "../../workers/commands/suspend-statement";
import { countedDatabase } from "../support/counted-database";
import { setEnabled } from "../support/enabled";
import { PRO, testActor, testPlatform } from "../support/platform";

const platform = testPlatform();
const run = (query: string) => platform.db.$client.prepare(query).all();
let slug = "";

async function page() {
  const actor = await testActor(platform, PRO);
  slug = `listed-${crypto.randomUUID().slice(0, 8)}`;
  const { page } = await createPage(platform, actor, pageInputSchema.parse({ slug }), { published: true });
  return { actor, id: page.id };
}

const written = async (file?: number) => writeSitemap(platform, await sitemapStarts(platform), file);

const isListed = async () => (await written())?.includes(`<loc>http://me.localhost:8787/${slug}</loc>`);

beforeEach(async () => {
  await run("DELETE FROM pages");
});

describe("the sitemap", () => {
  test("names pages that are up, and no others", async () => {
    const { actor, id } = await page();
    expect(await isListed()).toBe(true);
    const settings = (change: object) => changeSettings(platform, actor, id, change);
    await settings({ sensitive: 18 });
    expect(await isListed()).toBe(false);
    await settings({ sensitive: null, published: false });
    expect(await isListed()).toBe(false);
    await settings({ published: true });
    expect(await isListed()).toBe(true);
    await run(
      `UPDATE pages SET content = json_set(content, '$.seo.isHidden', json('true')) WHERE id = '${id}'`,
    );
    expect(await isListed()).toBe(false);
    await run(
      `UPDATE pages SET content = json_set(content, '$.seo.isHidden', json('false')) WHERE id = '${id}'`,
    );
    expect(await isListed()).toBe(true);
    await setEnabled(platform.db, actor.userId, false, platform.now());
    expect(await isListed()).toBe(false);
    await setEnabled(platform.db, actor.userId, true, platform.now());
    const ended = { userId: actor.userId, plan: "pro", status: "active", seats: 5 } as const;
    const endsAt = new Date(platform.now().getTime() + 60_000);
    await upsertEntitlement(platform.db, { ...ended, endsAt, updatedAt: platform.now() });
    expect(await isListed()).toBe(true);
    platform.travel(120_000);
    expect(await isListed()).toBe(false);
    platform.travel(-120_000);
    await deletePage(platform, actor, id);
    expect(await isListed()).toBe(false);
  });

  test("is one file while it fits, and names its files beyond that", async () => {
    await page();
    await run(`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 10100)
      INSERT INTO pages (id, owner_id, slug, code, content, published, created_at, updated_at)
      SELECT 'pg_' || i, owner_id, 'many-' || printf('%05d', i), 'M' || i, '{}', 1, 0, 0 FROM n, pages LIMIT 10100`);
    const index = await written();
    expect(index?.match(/<loc>[^<]*<\/loc>/g)).toEqual([
      "<loc>http://me.localhost:8787/sitemap-1.xml</loc>",
      "<loc>http://me.localhost:8787/sitemap-2.xml</loc>",
    ]);
    const files = await Promise.all([1, 2, 3].map(written));
    expect(files.map((xml) => xml?.match(/<url>/g)?.length)).toEqual([10_000, 101, undefined]);
    expect(files[0]).toContain("<lastmod>1970-01-01</lastmod>");
  });

  test("has every page in one of its files, also those that are newer than where the files begin", async () => {
    const starts = ["listed-b", "listed-d"];
    await page();
    await run(`INSERT INTO pages (id, owner_id, slug, code, content, published, created_at, updated_at)
      SELECT 'pg_' || value, owner_id, 'listed-' || value, 'N' || value, '{}', 1, 0, 0
      FROM pages, json_each('["a", "b", "c", "d", "e"]')`);
    await run(`DELETE FROM pages WHERE slug = '${slug}'`);
    const files = await Promise.all([1, 2].map((file) => writeSitemap(platform, starts, file)));
    const slugs = files.map((xml) => [...(xml ?? "").matchAll(/listed-(\w)</g)].map(([, name]) => name));
    expect(slugs).toEqual([
      ["a", "b", "c"],
      ["d", "e"],
    ]);
  });

  test("reads rows once for numbers beyond its last file, however many are asked for", async () => {
    const counter = { read: 0 };
    const { DB } = platform.bindings;
    const counted = testPlatform({ DB: countedDatabase(DB, counter) });
    const production = Object.assign(Object.create(counted), {
      config: { ...platform.config, isDevelopment: false },
    });
    await page();
    for (let file = 2; file <= MAX_FILES; file++)
      expect((await siteFile(production, { name: "sitemap", file })).status).toBe(404);
    expect(counter.read).toBeLessThan(10);
  });

  test("is stored where its files are too large for an isolate's memory", async () => {
    await page();
    await run(`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 4000)
      INSERT INTO pages (id, owner_id, slug, code, content, published, created_at, updated_at)
      SELECT 'pg_' || i, owner_id, 'many-' || printf('%05d', i), 'M' || i, '{}', 1, 0, 0 FROM n, pages LIMIT 4000`);
    const counter = { read: 0 };
    const counted = testPlatform({ DB: countedDatabase(platform.bindings.DB, counter) });
    const production = Object.assign(Object.create(counted), {
      config: { ...platform.config, isDevelopment: false },
    });
    invalidateAll();
    const first = await siteFile(production, { name: "sitemap", file: 1 });
    expect(first.body?.byteLength).toBeGreaterThan(MAX_ENTRY_BYTES);
    await counted.drain();
    counter.read = 0;
    expect((await siteFile(production, { name: "sitemap", file: 1 })).body).toEqual(first.body);
    expect(counter.read).toBe(0);
  });

  test("has no file without a number of the list", () => {
    expect(readSiteFile("/sitemap-50.xml")).toEqual({ name: "sitemap", file: 50 });
    for (const path of [
      "/sitemap-0.xml",
      "/sitemap-51.xml",
      "/sitemap-01.xml",
      "/sitemap-1e1.xml",
      "/sitemap.xml/",
    ])
      expect([path, readSiteFile(path)]).toEqual([path, null]);
  });

  test("is kept for less than a minute where many may ask", async () => {
    await page();
    const production = Object.assign(Object.create(platform), {
      config: { ...platform.config, isDevelopment: false },
    });
    const first = await siteFile(production, { name: "sitemap" });
    await run("DELETE FROM pages");
    expect((await siteFile(production, { name: "sitemap" })).body).toEqual(first.body);
    const kept = cacheGet("/sitemap.xml", "en", Date.now());
    expect(kept && kept.expiresAt - Date.now() < 60_000).toBe(true);
    expect(cacheGet("/sitemap.xml", "en", Date.now() + 60_000)).toBeUndefined();
  });
});

test("security.txt has a contact and ends within a year", async () => {
  const { body } = await siteFile(platform, { name: "security" });
  const text = new TextDecoder().decode(body ?? undefined);
  expect(text).toMatch(/^Contact: mailto:[^\s<>]+@visita\.example$/m);
  const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? "") - platform.now().getTime();
  expect([expires > 0, expires < 365 * 24 * 60 * 60 * 1000]).toEqual([true, true]);
});

describe("operators", () => {
  test("take a page off the site and put it back; every isolate hears of it", async () => {
    const { actor, id } = await page();
    const keep = async () => {
      await syncChanges(platform.db);
      const response = { status: 200, headers: {}, body: null, expiresAt: Date.now() + 60_000 };
      cacheSet(`/${slug}`, "en", response, { asOf: knownChange(), subjects: [`page:${id}`] });
    };
    await keep();
    expect((await run(suspendStatement(slug, false))).results).toEqual([{ id }]);
    await syncChanges(platform.db);
    expect(cacheGet(`/${slug}`, "en", Date.now())).toBeUndefined();
    expect((await getVisitorPage(platform, slug)).kind).toBe("unknown");
    expect((await getPage(platform, actor, id)).page).toMatchObject({ state: "suspended", published: false });
    expect(await isListed()).toBe(false);
    // Its owner cannot lift it.
    await changeSettings(platform, actor, id, { published: true });
    expect((await getVisitorPage(platform, slug)).kind).toBe("unknown");
    await keep();
    await run(suspendStatement(slug, true));
    await syncChanges(platform.db);
    expect(cacheGet(`/${slug}`, "en", Date.now())).toBeUndefined();
    expect((await getVisitorPage(platform, slug)).kind).toBe("page");
    expect((await run(suspendStatement("nobody-has-this", false))).results).toEqual([]);
  });

  test("give a plan for life, which no sync overwrites, and end it", async () => {
    const { actor } = await page();
    const email = `${actor.userId}@visita.example`;
    const stored = () => findEntitlement(platform.db, actor.userId);
    expect((await run(lifetimeStatement(email, 7, false))).results).toEqual([{ id: actor.userId }]);
    expect(await stored()).toMatchObject({ plan: "pro", status: "lifetime", seats: 7, endsAt: null });
    expect((await run(lifetimeStatement(email, 1, true))).results).toEqual([{ id: actor.userId }]);
    expect(await stored()).toMatchObject({ status: "expired" });
    expect((await run(lifetimeStatement(email, 1, true))).results).toEqual([]);
    for (const seats of [0, -1, 1.5, 10_001, Number.NaN])
      expect(() => lifetimeStatement(email, seats, false)).toThrow(/seats/);
    expect(() => lifetimeStatement("x' OR 1=1 --@a.b", 1, false)).toThrow(/e-mail/);
  });

  test("name an address and nothing else", () => {
    for (const slug of ["", "a", "x' OR 1=1 --", "a;b", "-abc", "ABC", "a\nb", "x".repeat(51)])
      expect(() => suspendStatement(slug, false)).toThrow(/no page's address/);
  });

  test("block an account with all it has, and let it in again", async () => {
    const { actor } = await page();
    const email = `${actor.userId}@visita.example`;
    expect((await run(blockStatement(email.toUpperCase(), false))).results).toEqual([{ id: actor.userId }]);
    expect((await getVisitorPage(platform, slug)).kind).toBe("unknown");
    expect((await run(blockStatement(email, true))).results).toEqual([{ id: actor.userId }]);
    expect((await getVisitorPage(platform, slug)).kind).toBe("page");
    expect((await run(blockStatement("nobody@visita.example", false))).results).toEqual([]);
    for (const bad of [
      "",
      "x",
      "a@b' OR 1=1 --",
      "a'@b.example",
      'a"@b.example',
      "c/",
      "c/x' OR 1=1 --",
      "c/12345",
    ])
      expect(() => blockStatement(bad, false)).toThrow(/no e-mail address and no card/);
  });
});
