import { describe, expect, test } from "vitest";
import { cardInputSchema } from "~/domain/cards/schema";
import type { Subject } from "~/domain/changes";
import { LANGUAGE_CODES } from "~/domain/languages";
import { pageInputSchema, pageUpdateSchema } from "~/domain/pages/schema";
import { knownChange, syncChanges } from "~/server/data/change-log.server";
import { MemoryCache } from "~/server/platform/memory-cache.server";
import type { Platform } from "~/server/platform/platform.server";
import {
  type CachedResponse,
  cacheGet,
  cacheGetShared,
  cacheSet,
  cacheSetShared,
  invalidate,
  invalidateAll,
  MAX_PATH_BYTES,
  memoryBytes,
} from "~/server/platform/site-cache.server";
import { createCard } from "~/server/services/cards/create-card.server";
import { createPage } from "~/server/services/pages/create-page.server";
import { updatePage } from "~/server/services/pages/update-page.server";
import { CONTENT_BYTES } from "../support/content-bytes";
import { PRO, testActor, testPlatform } from "../support/platform";

const LATER = Date.now() + 60_000;

/** Stores what another isolate's visitors got, made from this isolate's data. */
function keep(path: string, ...subjects: Subject[]): void {
  const response: CachedResponse = { status: 200, headers: {}, body: null, expiresAt: LATER };
  cacheSet(path, "en", response, { asOf: knownChange(), subjects });
}

const isKept = (path: string) => cacheGet(path, "en", Date.now()) !== undefined;

/** Runs statements as an operator or another isolate does: this one does not see what they state. */
const elsewhere = (platform: Platform, query: string, ...values: unknown[]) =>
  platform.db.$client
    .prepare(query)
    .bind(...values)
    .run();

describe("an isolate reads of every change that visitors could see, whoever made it", () => {
  test("of a page, its images, its address, its owner's account and plan", async () => {
    const platform = testPlatform();
    const actor = await testActor(platform, PRO);
    const { page } = await createPage(platform, actor, pageInputSchema.parse({ slug: "heard-of" }));
    const changes = [
      "UPDATE pages SET published = 1, published_at = 1 WHERE id = ?1",
      "UPDATE pages SET content = json_set(content, '$.profile.title', 'New') WHERE id = ?1",
      "UPDATE pages SET suspended_at = 1 WHERE id = ?1",
      "INSERT INTO page_images VALUES (?1, 2, 'i/1', 1, 1, 1, 1)",
      "UPDATE page_images SET key = 'i/2' WHERE page_id = ?1",
      "DELETE FROM page_images WHERE page_id = ?1",
      "INSERT INTO block_images VALUES (?1, 'k', 'i/1', 1, 1, 1, 1)",
      "DELETE FROM block_images WHERE holder_id = ?1",
      "UPDATE users SET is_enabled = 0 WHERE id = (SELECT owner_id FROM pages WHERE id = ?1)",
      "UPDATE entitlements SET status = 'expired' WHERE user_id = (SELECT owner_id FROM pages WHERE id = ?1)",
      "DELETE FROM entitlements WHERE user_id = (SELECT owner_id FROM pages WHERE id = ?1)",
      "UPDATE pages SET slug = 'moved-on' WHERE id = ?1",
      "INSERT INTO slug_holds SELECT 'heard-of', id, owner_id, 'moved', 9e15 FROM pages WHERE id = ?1",
      "DELETE FROM pages WHERE id = ?1",
    ];
    for (const change of changes) {
      await syncChanges(platform.db);
      keep("/heard-of", "slug:heard-of", `page:${page.id}`, `owner:${actor.userId}`);
      keep("/of-others", "slug:of-others", "page:pg_others", "owner:usr_others");
      await elsewhere(platform, change, page.id);
      expect([change, isKept("/heard-of")]).toEqual([change, true]);
      await syncChanges(platform.db);
      expect([change, isKept("/heard-of"), isKept("/of-others")]).toEqual([change, false, true]);
    }
  });

  test("and of its own at once, also where a card leads to the page", async () => {
    const platform = testPlatform();
    const actor = await testActor(platform, PRO);
    const { page } = await createPage(platform, actor, pageInputSchema.parse({ slug: "led-to" }));
    const card = cardInputSchema.parse({ title: "Card", header: "Ada", pageId: page.id });
    const { hash, id, qrUrl } = (await createCard(platform, actor, card)).card;
    const paths = ["/led-to", `/c/${hash}`, new URL(qrUrl).pathname];
    for (const path of paths) keep(path, `page:${page.id}`, `card:${id}`);
    expect(paths.map(isKept)).toEqual([true, true, true]);
    await updatePage(platform, actor, page.id, pageUpdateSchema.parse({ profile: { title: "New" } }));
    expect(paths.map(isKept)).toEqual([false, false, false]);
  });

  test("an address that somebody took after it was looked for in vain", async () => {
    const platform = testPlatform();
    await syncChanges(platform.db);
    keep("/soon-taken", "slug:soon-taken");
    await createPage(platform, await testActor(platform), pageInputSchema.parse({ slug: "soon-taken" }));
    expect(isKept("/soon-taken")).toBe(false);
  });

  test("so that what it was making meanwhile is not stored, nor what a slower isolate has shared", async () => {
    const platform = testPlatform();
    const actor = await testActor(platform, PRO);
    const { page } = await createPage(platform, actor, pageInputSchema.parse({ slug: "in-the-making" }));
    const old = { asOf: knownChange(), subjects: [`page:${page.id}`] };
    const response = (body: string): CachedResponse => {
      return { status: 200, headers: {}, body: new TextEncoder().encode(body), expiresAt: LATER };
    };
    const share = async (path: string, body: string, source: typeof old) => {
      cacheSetShared(platform, path, "en", response(body), source, Date.now());
      await platform.drain();
    };
    await share("/in-the-making", "old", old);
    await updatePage(platform, actor, page.id, pageUpdateSchema.parse({ profile: { title: "New" } }));
    await share("/in-the-making", "old as well", old);
    expect(isKept("/in-the-making")).toBe(false);
    expect(await cacheGetShared(platform, "/in-the-making", "en")).toBeUndefined();
    await share("/in-the-making", "new", { ...old, asOf: knownChange() });
    invalidateAll();
    const found = await cacheGetShared(platform, "/in-the-making", "en");
    expect(new TextDecoder().decode(found?.body ?? undefined)).toBe("new");
    expect(isKept("/in-the-making")).toBe(true);
  });
});

test("thousands of changes at once are one question, after which nothing outdated is left", async () => {
  const platform = testPlatform();
  await syncChanges(platform.db);
  keep("/of-others", "page:pg_others");
  const state = (count: number) =>
    elsewhere(
      platform,
      `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?1)
        INSERT INTO changes (kind, subject) SELECT 'page', 'pg_' || i FROM n`,
      count,
    );
  await state(4_000);
  await syncChanges(platform.db);
  expect(isKept("/of-others")).toBe(true);
  await state(6_000);
  await syncChanges(platform.db);
  expect(isKept("/of-others")).toBe(false);
  keep("/of-others", "page:pg_others");
  expect(isKept("/of-others")).toBe(true);
});

test("a visitor who hangs up in the middle of the question holds up nobody else", async () => {
  const platform = testPlatform();
  await syncChanges(platform.db);
  const never = { bind: () => never, raw: () => new Promise(() => {}), all: () => new Promise(() => {}) };
  // A request's database after its visitor has disconnected: a query without a response.
  void syncChanges(testPlatform({ DB: { prepare: () => never } as unknown as D1Database }).db);
  keep("/asked-again", "slug:asked-again");
  await createPage(platform, await testActor(platform), pageInputSchema.parse({ slug: "asked-again" }));
  expect(isKept("/asked-again")).toBe(false);
});

/** What a value of the memory was made from, where that is not the point. */
const source = { asOf: 1, subjects: [] };

describe("the memory", () => {
  test("keeps out what was being made while something it shows changed", () => {
    const memory = new MemoryCache<string>({ bytes: 1000 });
    memory.invalidate(new Map([["page:a", 10]]));
    memory.set("/a", "en", "old", 1, { asOf: 9, subjects: ["slug:a", "page:a"] });
    expect(memory.get("/a", "en")).toBeUndefined();
    memory.set("/a", "en", "new", 1, { asOf: 10, subjects: ["slug:a", "page:a"] });
    // What is read twice takes nothing out that was made with it.
    memory.invalidate(new Map([["page:a", 10]]));
    expect(memory.get("/a", "en")).toBe("new");
    memory.invalidate(new Map([["page:b", 11]]));
    expect(memory.get("/a", "en")).toBe("new");
    memory.clear(12);
    memory.set("/a", "en", "old", 1, { asOf: 11, subjects: [] });
    expect(memory.get("/a", "en")).toBeUndefined();
  });

  test("has a record of invalidations with an end, beyond which it begins anew", () => {
    const memory = new MemoryCache<string>({ bytes: 1000 });
    memory.set("/a", "en", "a", 1, { asOf: 20_000, subjects: ["page:a"] });
    for (let seq = 1; seq <= 10_000; seq++) memory.invalidate(new Map([[`page:${seq}`, seq]]));
    expect(memory.get("/a", "en")).toBe("a");
    memory.invalidate(new Map([["page:one-more", 10_001]]));
    expect(memory.get("/a", "en")).toBeUndefined();
    expect(memory.isOutdated({ asOf: 10_000, subjects: [] })).toBe(true);
  });

  test("stays within its bytes, the least recently used going first", () => {
    const memory = new MemoryCache<number>({ bytes: 100 });
    for (let i = 0; i < 50; i++) {
      memory.set(`/${i}`, "en", i, 10, source);
      expect(memory.get("/0", "en")).toBe(0);
    }
    expect(memory.bytes).toBeLessThanOrEqual(100);
    expect([memory.get("/1", "en"), memory.get("/49", "en")]).toEqual([undefined, 49]);
  });

  test("stores nothing that is too large, and not what it replaces either", () => {
    const memory = new MemoryCache<string>({ bytes: 100, entryBytes: 20 });
    memory.set("/a", "en", "small", 20, source);
    memory.set("/b", "en", "other", 20, source);
    memory.set("/a", "en", "large", 21, source);
    expect([memory.get("/a", "en"), memory.get("/b", "en"), memory.bytes]).toEqual([undefined, "other", 20]);
  });

  test("gives one path a share, in which its least recently used variant goes first", () => {
    const memory = new MemoryCache<string>({ bytes: 100, groupBytes: 30 });
    memory.set("/other", "en", "other", 10, source);
    memory.set("/a", "en", "en", 10, source);
    for (const language of ["pt", "es", "de", "it"]) {
      memory.set("/a", language, language, 10, source);
      expect(memory.get("/a", "en")).toBe("en");
    }
    const kept = ["en", "pt", "es", "de", "it"].filter((language) => memory.get("/a", language));
    expect([kept, memory.bytes]).toEqual([["en", "de", "it"], 40]);
    expect(memory.get("/other", "en")).toBe("other");
  });

  test("has the right count of bytes, whatever is put in, asked for and taken out", () => {
    const memory = new MemoryCache<number>({ bytes: 1_000, entryBytes: 200, groupBytes: 400 });
    const path = (n: number) => `/${n % 17}`;
    const made = (n: number) => ({ asOf: n, subjects: [path(n * 7)] });
    for (let n = 1; n < 5_000; n++) {
      memory.set(path(n * 7), String(n % 5), n, (n * 37) % 230, made(n));
      memory.get(path(n * 3), String(n % 3));
      if (n % 50 === 0) memory.invalidate(new Map([[path(n), n + 1]]));
      expect([memory.bytes >= 0, memory.bytes <= 1_000]).toEqual([true, true]);
    }
    for (let n = 0; n < 17; n++) memory.invalidate(new Map([[path(n), 6_000]]));
    expect(memory.bytes).toBe(0);
  });
});

test("a few large pages in every language take nothing from the others", () => {
  const response = (bytes: number): CachedResponse => {
    return { status: 200, headers: {}, body: new Uint8Array(bytes), expiresAt: LATER };
  };
  const source = { asOf: knownChange(), subjects: [] };
  for (let i = 0; i < 100; i++) cacheSet(`/others-${i}`, "en", response(7_000), source);
  for (let i = 0; i < 9; i++)
    for (const language of LANGUAGE_CODES) cacheSet(`/large-${i}`, language, response(815_000), source);
  const before = memoryBytes().documents;
  for (const language of LANGUAGE_CODES) cacheSet("/medium", language, response(250_000), source);
  expect(memoryBytes().documents - before).toBeLessThanOrEqual(MAX_PATH_BYTES);
  for (let i = 0; i < 100; i++) expect(isKept(`/others-${i}`)).toBe(true);
  invalidateAll();
});

describe("documents share their style sheets", () => {
  const bytesOf = (text: string) => new TextEncoder().encode(text);
  const document = (title: string, style: string) =>
    bytesOf(`<!DOCTYPE html><title>${title}</title><style>${style}</style><main>${title} ü 漢 🎈</main>`);
  const style = (n: number) => `.s${n}{content:"é→"}`.repeat(200);
  const response = (body: Uint8Array<ArrayBuffer>): CachedResponse => {
    return { status: 200, headers: {}, body, expiresAt: LATER };
  };
  const bodyOf = (path: string) => cacheGet(path, "en", Date.now())?.body;

  test("each document is what it was, a thousand in one style cost one style sheet", () => {
    invalidateAll();
    const source = { asOf: knownChange(), subjects: [] };
    for (let i = 0; i < 1_000; i++)
      cacheSet(`/page-${i}`, "en", response(document(`Page ${i}`, style(0))), source);
    expect(memoryBytes().documents).toBeLessThan(1_000 * 800 + 3 * style(0).length);
    for (const i of [0, 1, 999]) expect(bodyOf(`/page-${i}`)).toEqual(document(`Page ${i}`, style(0)));
    for (const body of ["", "<style>", "<style></style>", "plain", "</style><style>"]) {
      cacheSet("/odd", "en", response(bytesOf(body)), source);
      expect(bodyOf("/odd")).toEqual(bytesOf(body));
    }
    invalidateAll();
    expect(memoryBytes().documents).toBe(0);
  });

  test("ten thousand pages of twenty links in one theme fit the memory", () => {
    invalidateAll();
    const content = "x".repeat(CONTENT_BYTES - document("0000", "").byteLength);
    const source = (i: number) => ({ asOf: knownChange(), subjects: [`page:pg_${i}`, `user:usr_${i}`] });
    for (let i = 0; i < 10_000; i++)
      cacheSet(
        `/page-${i}`,
        "en",
        response(bytesOf(`<title>${i}</title><style>${style(0)}</style>${content}`)),
        source(i),
      );
    expect([0, 1, 9_999].map((i) => isKept(`/page-${i}`))).toEqual([true, true, true]);
    invalidateAll();
  });

  test("a style sheet goes with the last document that uses it", () => {
    invalidateAll();
    const subjects = (i: number) => ({ asOf: knownChange(), subjects: [`page:${i % 7}` as Subject] });
    for (let i = 0; i < 500; i++) {
      // Replaced, outdated, too large, in several languages: each way a document leaves or does not get in.
      const body = i % 11 === 0 ? new Uint8Array(300_000) : document(`${i}`, style(i % 13));
      cacheSet(`/page-${i % 40}`, i % 2 ? "en" : "de", response(body), subjects(i));
    }
    const asOf = (knownChange() ?? 0) + 1;
    invalidate(new Map(Array.from({ length: 7 }, (_, i) => [`page:${i}`, asOf])));
    expect(memoryBytes().documents).toBe(0);
    cacheSet("/late", "en", response(document("late", style(1))), subjects(1));
    expect([bodyOf("/late"), memoryBytes().documents]).toEqual([undefined, 0]);
    invalidateAll();
  });
});

describe("an isolate whose database is set back to an earlier time", () => {
  /** Sets the log back to an earlier end, as a restore does. */
  async function setBack(platform: Platform, seq: number): Promise<void> {
    await elsewhere(platform, "DELETE FROM changes WHERE seq > ?1", seq);
    await elsewhere(platform, "UPDATE sqlite_sequence SET seq = ?1 WHERE name = 'changes'", seq);
  }

  const log = (platform: Platform, at: number) =>
    elsewhere(platform, "INSERT INTO changes (kind, subject, at) VALUES ('page', 'pg_any', ?1)", at);

  test("serves nothing that it made before, and hears of writes again", async () => {
    const platform = testPlatform();
    for (const at of [1, 2, 3, 4]) await log(platform, at);
    await syncChanges(platform.db);
    const before = knownChange() ?? 0;
    keep("/set-back", "slug:set-back", "page:pg_set_back");
    await setBack(platform, before - 3);
    await syncChanges(platform.db);
    expect(isKept("/set-back")).toBe(false);
    await syncChanges(platform.db);
    expect(knownChange()).toBe(before - 3);
    keep("/set-back", "slug:set-back", "page:pg_set_back");
    await elsewhere(platform, "INSERT INTO changes (kind, subject) VALUES ('page', 'pg_set_back')");
    await syncChanges(platform.db);
    expect(isKept("/set-back")).toBe(false);
  });

  test("notices it also where the log has grown past its position since", async () => {
    const platform = testPlatform();
    for (const at of [11, 12, 13]) await log(platform, at);
    await syncChanges(platform.db);
    const before = knownChange() ?? 0;
    keep("/overtaken", "slug:overtaken", "page:pg_overtaken");
    await setBack(platform, before - 2);
    for (const at of [21, 22, 23, 24]) await log(platform, at);
    await syncChanges(platform.db);
    expect(isKept("/overtaken")).toBe(false);
  });
});
