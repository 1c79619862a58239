import { env } from "cloudflare:test";
import { sql } from "drizzle-orm";
import { describe, expect, onTestFinished, test } from "vitest";
import type { UserActor } from "~/domain/accounts/actor";
import { cardInputSchema } from "~/domain/cards/schema";
import { LIMITS } from "~/domain/limits";
import { IMAGE_TYPE } from "~/domain/media/image-types";
import { pageInputSchema } from "~/domain/pages/schema";
import { RATE_LIMITS } from "~/domain/rate-limits";
import type { Bindings } from "~/server/platform/bindings.server";
import type { Platform } from "~/server/platform/platform.server";
import { clearLimit, consumeLimit, refundLimit, spend } from "~/server/platform/rate-limits.server";
import { claimAnonymousDrafts } from "~/server/services/anonymous/claim-drafts.server";
import {
  admitAnonymousSave,
  saveAnonymousDraft,
  saveAnonymousImage,
} from "~/server/services/anonymous/save-draft.server";
import { discardDraft, listWaitingDrafts } from "~/server/services/anonymous/waiting-drafts.server";
import { createCard } from "~/server/services/cards/create-card.server";
import { createPage } from "~/server/services/pages/create-page.server";
import { deletePage } from "~/server/services/pages/delete-page.server";
import { getPage } from "~/server/services/pages/get-page.server";
import { listPages } from "~/server/services/pages/list-pages.server";

import { portrait } from "../../workers/sandbox/images";
import { expectLogged } from "../support/fail-on-errors";
import { PRO, strictPlatform, testActor, testPlatform } from "../support/platform";

const picture = () => new File([portrait()], "portrait.png", { type: "image/png" });

const DRAFT = { slug: undefined, profile: { title: "Made before" } };

async function pageDraft(platform: Platform, entity: object = DRAFT): Promise<string> {
  return (await saveAnonymousDraft(platform, { type: "page", entity: pageInputSchema.parse(entity) }))
    .temporaryId;
}

const titles = async (platform: Platform, actor: UserActor) =>
  (await listPages(platform, actor, { limit: 50 })).items.map(({ profile }) => profile.title).sort();

/** A database that is away for statements that match. */
function databaseThatFails(pattern: RegExp): D1Database {
  const { DB } = env as unknown as Bindings;
  return new Proxy(DB, {
    get(target, name) {
      if (name !== "prepare") return Reflect.get(target, name).bind?.(target) ?? Reflect.get(target, name);
      return (query: string) => {
        if (pattern.test(query)) throw new Error("D1 is away");
        return target.prepare(query);
      };
    },
  });
}

test("drafts of the browser of who acts as somebody become nobody's: nothing of them is written", async () => {
  const platform = testPlatform();
  const user = await testActor(platform);
  const acting = {
    adminId: "usr_admin",
    reason: "A ticket",
    until: new Date(platform.now().getTime() + 60_000),
  };
  const id = await pageDraft(platform);
  const rowOf = () => platform.db.all(sql`SELECT * FROM temporary_entities WHERE id = ${id}`);
  const before = await rowOf();
  await expect(claimAnonymousDrafts(platform, { ...user, acting }, [id])).rejects.toMatchObject({
    code: "forbidden",
    messageKey: "notWhileActing",
  });
  expect(await rowOf()).toEqual(before);
  // The browser that stored it can still take it over.
  const { created } = await claimAnonymousDrafts(platform, await testActor(platform), [id]);
  expect(created).toMatchObject([{ temporaryId: id }]);
});

describe("a draft that cannot be taken over yet", () => {
  test("over the limit stays its maker's with the reason, pictures included, and becomes a live page later", async () => {
    const platform = testPlatform();
    const actor = await testActor(platform);
    const { page } = await createPage(platform, actor, pageInputSchema.parse({}));
    const id = await pageDraft(platform);
    await saveAnonymousImage(platform, {
      temporaryId: id,
      type: IMAGE_TYPE.profileCropped,
      image: picture(),
    });
    expect((await claimAnonymousDrafts(platform, actor, [id])).kept).toEqual([
      { temporaryId: id, type: "page", reason: "limit_reached" },
    ]);
    expect(await listWaitingDrafts(platform, actor)).toMatchObject([
      { id, type: "page", title: "Made before", reason: "limit_reached" },
    ]);
    await deletePage(platform, actor, page.id);
    const { created } = await claimAnonymousDrafts(platform, actor, [id]);
    const made = (await getPage(platform, actor, created[0]?.id ?? "")).page;
    expect(made).toMatchObject({ state: "published", profile: { title: "Made before" } });
    expect(made.profile.image?.cropped).toBeDefined();
    expect(await listWaitingDrafts(platform, actor)).toEqual([]);
  });

  test("a card over the limit does the same", async () => {
    const platform = testPlatform();
    const actor = await testActor(platform);
    const entity = cardInputSchema.parse({ title: "Mine", header: "Ada" });
    await createCard(platform, actor, entity);
    const { temporaryId } = await saveAnonymousDraft(platform, { type: "business-card", entity });
    await claimAnonymousDrafts(platform, actor, [temporaryId]);
    expect(await listWaitingDrafts(platform, actor)).toMatchObject([
      { title: "Mine", type: "business-card" },
    ]);
    const paying = { ...actor, plan: PRO };
    expect((await claimAnonymousDrafts(platform, paying, [temporaryId])).created).toHaveLength(1);
  });

  test("after too many creations in an hour it says so, and an hour later it is alive", async () => {
    const platform = strictPlatform();
    const actor = await testActor(platform, PRO);
    for (let i = 0; i < RATE_LIMITS.create.limit; i++) await consumeLimit(platform, "create", actor.userId);
    const id = await pageDraft(platform);
    expect((await claimAnonymousDrafts(platform, actor, [id])).kept).toMatchObject([
      { reason: "rate_limited" },
    ]);
    await refundLimit(platform, "create", actor.userId);
    expect((await claimAnonymousDrafts(platform, actor, [id])).created).toHaveLength(1);
    expect(await titles(platform, actor)).toEqual(["Made before"]);
  });

  test.each([
    ["while it is looked up", /update "temporary_entities" set "owner_id"/],
    ["while the page is written", /INSERT INTO "pages"/],
    ["also when the reason cannot be noted", /INSERT INTO "pages"|set "refusal"/],
  ])("a database that is away %s loses nothing", async (_when, pattern) => {
    expectLogged(/claiming a draft failed|noting a refused draft failed/);
    const platform = testPlatform();
    const actor = await testActor(platform);
    const id = await pageDraft(platform);
    const broken = testPlatform({ DB: databaseThatFails(pattern) });
    expect((await claimAnonymousDrafts(broken, actor, [id])).kept).toMatchObject([
      { temporaryId: id, reason: "internal" },
    ]);
    expect((await claimAnonymousDrafts(platform, actor, [id])).created).toHaveLength(1);
    expect(await titles(platform, actor)).toEqual(["Made before"]);
  });

  test("of a shape that the schema refuses stays as it was stored, and is alive once it is one again", async () => {
    const platform = testPlatform();
    const actor = await testActor(platform);
    const id = await pageDraft(platform);
    const store = (change: string) =>
      platform.db.$client
        .prepare(`UPDATE temporary_entities SET entity = ${change} WHERE id = ?`)
        .bind(id)
        .run();
    expectLogged(/claiming a draft failed/);
    await store("json_set(entity, '$.wasOnceAField', 1)");
    expect((await claimAnonymousDrafts(platform, actor, [id])).kept).toMatchObject([{ reason: "invalid" }]);
    expect(await listWaitingDrafts(platform, actor)).toMatchObject([{ id, reason: "invalid" }]);
    await store("json_remove(entity, '$.wasOnceAField')");
    expect((await claimAnonymousDrafts(platform, actor, [id])).created).toHaveLength(1);
    expect(await titles(platform, actor)).toEqual(["Made before"]);
  });
});

describe("whose a draft is", () => {
  test("after a refused claim nobody else gets it, writes to it or discards it", async () => {
    const platform = testPlatform();
    const maker = await testActor(platform);
    await createPage(platform, maker, pageInputSchema.parse({}));
    const id = await pageDraft(platform);
    await claimAnonymousDrafts(platform, maker, [id]);
    const other = await testActor(platform, PRO);
    expect(await claimAnonymousDrafts(platform, other, [id])).toEqual({ created: [], kept: [] });
    await discardDraft(platform, other, id);
    const again = await saveAnonymousDraft(platform, {
      type: "page",
      entity: pageInputSchema.parse({ profile: { title: "Written over" } }),
      temporaryId: id,
    });
    expect(again.temporaryId).not.toBe(id);
    const image = { temporaryId: id, type: IMAGE_TYPE.profileCropped, image: picture() } as const;
    await expect(saveAnonymousImage(platform, image)).rejects.toMatchObject({ code: "not_found" });
    expect(await listWaitingDrafts(platform, other)).toEqual([]);
    expect(await listWaitingDrafts(platform, maker)).toMatchObject([{ id, title: "Made before" }]);
  });

  test("its maker discards it with its pictures", async () => {
    const platform = testPlatform();
    const maker = await testActor(platform);
    await createPage(platform, maker, pageInputSchema.parse({}));
    const id = await pageDraft(platform);
    await saveAnonymousImage(platform, {
      temporaryId: id,
      type: IMAGE_TYPE.profileCropped,
      image: picture(),
    });
    await claimAnonymousDrafts(platform, maker, [id]);
    await discardDraft(platform, maker, id);
    expect(await listWaitingDrafts(platform, maker)).toEqual([]);
    const { results } = await platform.db.$client
      .prepare("SELECT 1 FROM temporary_images WHERE temporary_id = ?")
      .bind(id)
      .all();
    expect(results).toEqual([]);
  });

  test.each([
    ["page", 1],
    ["business-card", 1],
  ] as const)("ten sign-ins at once of one account make one %s of it", async (type, count) => {
    const platform = testPlatform();
    const actor = await testActor(platform, PRO);
    const entity =
      type === "page"
        ? pageInputSchema.parse(DRAFT)
        : cardInputSchema.parse({ title: "Mine", header: "Made before" });
    const { temporaryId } = await saveAnonymousDraft(platform, { type, entity } as Parameters<
      typeof saveAnonymousDraft
    >[1]);
    const results = await Promise.all(
      Array.from({ length: 10 }, () => claimAnonymousDrafts(platform, actor, [temporaryId])),
    );
    expect(results.flatMap(({ created }) => created)).toHaveLength(count);
    expect(results.flatMap(({ kept }) => kept)).toEqual([]);
    const table = type === "page" ? "pages" : "cards";
    const [row] = (
      await platform.db.$client
        .prepare(`SELECT count(*) AS n FROM ${table} WHERE owner_id = ?`)
        .bind(actor.userId)
        .all<{ n: number }>()
    ).results;
    expect(row?.n).toBe(count);
  });

  test("two accounts at once: one of them has it", async () => {
    const platform = testPlatform();
    const [a, b] = [await testActor(platform), await testActor(platform)];
    const id = await pageDraft(platform);
    const results = await Promise.all([a, b].map((actor) => claimAnonymousDrafts(platform, actor, [id])));
    expect(results.flatMap(({ created }) => created)).toHaveLength(1);
    expect([...(await titles(platform, a)), ...(await titles(platform, b))]).toEqual(["Made before"]);
  });
});

describe("what anonymous saves may cost", () => {
  test("a draft is small, and one address adds so many bytes a day", async () => {
    const platform = strictPlatform();
    await expect(admitAnonymousSave(platform, LIMITS.temporaryJson + 1)).rejects.toMatchObject({
      code: "payload_too_large",
      messageKey: "draftTooLarge",
      params: { kb: 200 },
    });
    const count = RATE_LIMITS.temporaryBytesIp.limit / LIMITS.temporaryJson;
    for (let i = 0; i < count; i++) await admitAnonymousSave(platform, LIMITS.temporaryJson);
    await expect(admitAnonymousSave(platform, 1)).rejects.toMatchObject({ code: "rate_limited" });
    await admitAnonymousSave(strictPlatform(), 1);
  });

  test("all addresses together have an end as well: of large drafts, of small ones and of images", async () => {
    const platform = testPlatform();
    const use = async (name: "temporaryBytesAll" | "temporarySmallBytesAll" | "temporaryImageBytesAll") => {
      // Everybody's: later files that share this isolate save drafts too.
      onTestFinished(() => clearLimit(platform, name, "all"));
      const { remaining } = await spend(platform, name, 0, "all");
      await spend(platform, name, remaining - 1, "all");
    };
    await use("temporaryBytesAll");
    const blocks = Array.from({ length: 5 }, (_, i) => ({
      ...{ key: `t${i}`, type: "text", data: { text: "x".repeat(LIMITS.textBlock) } },
    }));
    await expect(pageDraft(platform, { ...DRAFT, blocks })).rejects.toMatchObject({ code: "rate_limited" });
    const temporaryId = await pageDraft(platform);
    await use("temporaryImageBytesAll");
    const upload = saveAnonymousImage(platform, { temporaryId, type: 1, image: picture() });
    await expect(upload).rejects.toMatchObject({ code: "rate_limited" });
    await use("temporarySmallBytesAll");
    await expect(pageDraft(testPlatform())).rejects.toMatchObject({ code: "rate_limited" });
  });
});

test("too many items are refused before any of them is looked at", () => {
  let looked = 0;
  const item = {
    get url() {
      looked++;
      return "a.co";
    },
  };
  const block = { type: "buttons", data: { items: Array.from({ length: 200 }, () => item) } };
  const result = pageInputSchema.safeParse({ blocks: Array.from({ length: 300 }, () => block) });
  expect(result.success).toBe(false);
  expect(looked).toBe(0);
  expect(result.error?.issues).toMatchObject([{ path: ["blocks"], maximum: LIMITS.itemsPerPage }]);
});
