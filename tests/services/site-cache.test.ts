import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { cardInputSchema } from "~/domain/cards/schema";
import { LANGUAGE_CODES } from "~/domain/languages";
import { pageInputSchema, pageUpdateSchema } from "~/domain/pages/schema";
import { setEnabled, upsertEntitlement } from "~/server/data/users.server";
import { MemoryCache } from "~/server/platform/memory-cache.server";
import {
  type CachedResponse,
  cacheGet,
  cacheSet,
  invalidateAll,
  MAX_PATH_BYTES,
  memoryBytes,
} from "~/server/platform/site-cache.server";
import { createCard } from "~/server/services/cards/create-card.server";
import { createPage } from "~/server/services/pages/create-page.server";
import { deletePage } from "~/server/services/pages/delete-page.server";
import { updatePage } from "~/server/services/pages/update-page.server";
import { syncChanges } from "~/server/services/site/sync-changes.server";
import { PRO, testActor, testPlatform } from "../support/platform";

const LATER = Date.now() + 60_000;

function keep(path: string): void {
  const answer: CachedResponse = { status: 200, headers: {}, body: null, expiresAt: LATER };
  cacheSet(path, "en", answer, Date.now() + 1);
}

const isKept = (path: string) => cacheGet(path, "en", Date.now()) !== undefined;

describe("an isolate hears of every change that visitors could see, whoever made it", () => {
  test("a page saved, moved, deleted, its owner disabled or their plan changed", async () => {
    const platform = testPlatform();
    await syncChanges(platform);
    const actor = await testActor(platform, PRO);
    const { page } = await createPage(platform, actor, pageInputSchema.parse({ slug: "heard-of" }));
    const path = "/heard-of";
    const code = new URL(page.qrUrl).pathname;
    const changes: [string, () => Promise<unknown>][] = [
      [
        "saved",
        () => updatePage(platform, actor, page.id, pageUpdateSchema.parse({ profile: { title: "New" } })),
      ],
      ["disabled", () => setEnabled(platform.db, actor.userId, false, platform.now())],
      [
        "plan",
        () =>
          upsertEntitlement(platform.db, {
            userId: actor.userId,
            plan: "pro",
            status: "expired",
            seats: 1,
            updatedAt: platform.now(),
          }),
      ],
      ["deleted", () => deletePage(platform, actor, page.id)],
    ];
    for (const [name, change] of changes) {
      await syncChanges(platform);
      await change();
      // What this isolate forgot by itself is put back: only the feed may take it out now.
      await new Promise((resolve) => setTimeout(resolve, 5));
      keep(path);
      keep(code);
      expect([name, isKept(path)]).toEqual([name, true]);
      await syncChanges(platform);
      expect([name, isKept(path), isKept(code)]).toEqual([name, false, false]);
    }
  });

  test("and of its own change to a page at once, also where a card leads to it", async () => {
    const platform = testPlatform();
    const actor = await testActor(platform, PRO);
    const { page } = await createPage(platform, actor, pageInputSchema.parse({ slug: "led-to" }));
    const card = cardInputSchema.parse({ title: "Card", header: "Ada", pageId: page.id });
    const { hash, qrUrl } = (await createCard(platform, actor, card)).card;
    const paths = ["/led-to", `/c/${hash}`, new URL(qrUrl).pathname];
    for (const path of paths) keep(path);
    expect(paths.map(isKept)).toEqual([true, true, true]);
    await new Promise((resolve) => setTimeout(resolve, 5));
    await updatePage(platform, actor, page.id, pageUpdateSchema.parse({ profile: { title: "New" } }));
    expect(paths.map(isKept)).toEqual([false, false, false]);
  });

  test("an address that somebody took after it was looked for in vain", async () => {
    const platform = testPlatform();
    await syncChanges(platform);
    keep("/soon-taken");
    await createPage(platform, await testActor(platform), pageInputSchema.parse({ slug: "soon-taken" }));
    await new Promise((resolve) => setTimeout(resolve, 5));
    keep("/soon-taken");
    await syncChanges(platform);
    expect(isKept("/soon-taken")).toBe(false);
  });
});

test("thousands of changes of one owner's things take nothing else out of memory", async () => {
  const platform = testPlatform();
  await syncChanges(platform);
  keep("/of-others");
  keep("/q/of-theirs");
  await new Promise((resolve) => setTimeout(resolve, 5));
  await platform.db.run(sql`
    WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 12000)
    INSERT INTO site_changes (path, at) SELECT '/q/code-' || (i % 500), 0 FROM n`);
  await platform.db.run(sql`INSERT INTO site_changes (path, at) VALUES ('/q/of-theirs', 0)`);
  await syncChanges(platform);
  expect([isKept("/of-others"), isKept("/q/of-theirs")]).toEqual([true, false]);
});

test("a visitor who hangs up in the middle of the question holds up nobody else", async () => {
  const platform = testPlatform();
  await syncChanges(platform);
  const never = { bind: () => never, raw: () => new Promise(() => {}), all: () => new Promise(() => {}) };
  // What a request's database is once its visitor is gone: a question without an answer.
  void syncChanges(testPlatform({ DB: { prepare: () => never } as unknown as D1Database }));
  keep("/asked-again");
  await createPage(platform, await testActor(platform), pageInputSchema.parse({ slug: "asked-again" }));
  await new Promise((resolve) => setTimeout(resolve, 5));
  keep("/asked-again");
  await syncChanges(platform);
  expect(isKept("/asked-again")).toBe(false);
});

describe("the memory", () => {
  test("keeps out what was being made while its path was forgotten", () => {
    const memory = new MemoryCache<string>({ bytes: 1000 });
    memory.forget("/a", 10);
    memory.set("/a", "en", "old", 1, 5);
    expect(memory.get("/a", "en")).toBeUndefined();
    memory.set("/a", "en", "new", 1, 11);
    expect(memory.get("/a", "en")).toBe("new");
  });

  test("stays within its bytes, the least recently used going first", () => {
    const memory = new MemoryCache<number>({ bytes: 100 });
    for (let i = 0; i < 50; i++) {
      memory.set(`/${i}`, "en", i, 10, 1);
      expect(memory.get("/0", "en")).toBe(0);
    }
    expect(memory.bytes).toBeLessThanOrEqual(100);
    expect([memory.get("/1", "en"), memory.get("/49", "en")]).toEqual([undefined, 49]);
  });

  test("stores nothing that is too large, and not what it replaces either", () => {
    const memory = new MemoryCache<string>({ bytes: 100, entryBytes: 20 });
    memory.set("/a", "en", "small", 20, 1);
    memory.set("/b", "en", "other", 20, 1);
    memory.set("/a", "en", "large", 21, 2);
    expect([memory.get("/a", "en"), memory.get("/b", "en"), memory.bytes]).toEqual([undefined, "other", 20]);
  });

  test("gives one path a share, in which its least recently used variant goes first", () => {
    const memory = new MemoryCache<string>({ bytes: 100, groupBytes: 30 });
    memory.set("/other", "en", "other", 10, 1);
    memory.set("/a", "en", "en", 10, 1);
    for (const language of ["pt", "es", "de", "it"]) {
      memory.set("/a", language, language, 10, 1);
      expect(memory.get("/a", "en")).toBe("en");
    }
    const kept = ["en", "pt", "es", "de", "it"].filter((language) => memory.get("/a", language));
    expect([kept, memory.bytes]).toEqual([["en", "de", "it"], 40]);
    expect(memory.get("/other", "en")).toBe("other");
  });

  test("has the right count of bytes, whatever is put in, asked for and taken out", () => {
    const memory = new MemoryCache<number>({ bytes: 1_000, entryBytes: 200, groupBytes: 400 });
    const path = (n: number) => `/${n % 17}`;
    for (let n = 1; n < 5_000; n++) {
      memory.set(path(n * 7), String(n % 5), n, (n * 37) % 230, n);
      memory.get(path(n * 3), String(n % 3));
      if (n % 50 === 0) memory.forget(path(n), n);
      expect([memory.bytes >= 0, memory.bytes <= 1_000]).toEqual([true, true]);
    }
    for (let n = 0; n < 17; n++) memory.forget(path(n), 5_000);
    expect(memory.bytes).toBe(0);
  });
});

test("a few large pages in every language take nothing from the others", () => {
  const answer = (bytes: number): CachedResponse => {
    return { status: 200, headers: {}, body: new Uint8Array(bytes), expiresAt: LATER };
  };
  const madeAt = Date.now() + 1;
  for (let i = 0; i < 100; i++) cacheSet(`/others-${i}`, "en", answer(7_000), madeAt);
  for (let i = 0; i < 9; i++)
    for (const language of LANGUAGE_CODES) cacheSet(`/large-${i}`, language, answer(815_000), madeAt);
  const before = memoryBytes().documents;
  for (const language of LANGUAGE_CODES) cacheSet("/medium", language, answer(250_000), madeAt);
  expect(memoryBytes().documents - before).toBeLessThanOrEqual(MAX_PATH_BYTES);
  for (let i = 0; i < 100; i++) expect(isKept(`/others-${i}`)).toBe(true);
  invalidateAll();
});
