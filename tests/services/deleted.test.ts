import { env } from "cloudflare:test";
import { describe, expect, test } from "vitest";
import type { UserActor } from "~/domain/accounts/actor";
import { FREE } from "~/domain/billing/entitlement";
import { cardInputSchema } from "~/domain/cards/schema";
import { DAY_MS } from "~/domain/durations";
import { LIMITS } from "~/domain/limits";
import { IMAGE_TYPE } from "~/domain/media/image-types";
import { pageInputSchema } from "~/domain/pages/schema";
import { findBlockImages, findCardImages, findPageImages } from "~/server/data/images/find-images.server";
import { hiddenImageKeys } from "~/server/data/images/hidden-images.server";
import type { Bindings } from "~/server/platform/bindings.server";
import { createCard } from "~/server/services/cards/create-card.server";
import { deleteCard } from "~/server/services/cards/delete-card.server";
import { getCard } from "~/server/services/cards/get-card.server";
import { previewCard } from "~/server/services/cards/preview-card.server";
import { listDeletedCards, restoreCard } from "~/server/services/cards/restore-card.server";
import { createPage } from "~/server/services/pages/create-page.server";
import { deletePage } from "~/server/services/pages/delete-page.server";
import { getPage } from "~/server/services/pages/get-page.server";
import { uploadPageImage } from "~/server/services/pages/page-images.server";
import { listDeletedPages, restorePage } from "~/server/services/pages/restore-page.server";
import { getVisitorPage } from "~/server/services/site/get-visitor-page.server";
import { png } from "../http/images";
import { collectAll } from "../support/collected";
import { setEnabled } from "../support/enabled";
import { giveImage } from "../support/pass-cards";
import { PRO, testActor, testPlatform } from "../support/platform";

const { DB, BUCKET } = env as unknown as Bindings;
const named = (slug: string, more: object = {}) =>
  pageInputSchema.parse({ slug, profile: { title: slug }, ...more });
const cardNamed = (title: string) => cardInputSchema.parse({ title, header: "Ada Lindqvist" });
/** Each of another width: what no other page of this file shows. */
let width = 20;
const file = () => new File([png(width++, 20)], "a.png", { type: "image/png" });
const keyOf = (url: string) => url.slice(url.indexOf("/i/") + 1);
const ended = LIMITS.restorableDays * DAY_MS;

describe("a deleted page", () => {
  test("is gone for visitors, and back with its content, images, address and code", async () => {
    const platform = testPlatform();
    const owner = await testActor(platform, PRO);
    const blocks = [{ type: "text", data: { text: "Still here" } }];
    const { page } = await createPage(platform, owner, named("back-again", { blocks }), { published: true });
    const upload = { type: IMAGE_TYPE.profileCropped, image: file() };
    const { url } = await uploadPageImage(platform, owner, page.id, upload);
    await deletePage(platform, owner, page.id);
    expect((await getVisitorPage(platform, "back-again")).kind).toBe("deleted");
    await expect(getPage(platform, owner, page.id)).rejects.toMatchObject({ code: "not_found" });
    expect(await listDeletedPages(platform, owner)).toMatchObject([
      { id: page.id, slug: "back-again", title: "back-again" },
    ]);
    platform.travel(ended - DAY_MS);
    await collectAll(platform);
    expect(await BUCKET.head(keyOf(url))).not.toBeNull();

    const { page: back } = await restorePage(platform, owner, page.id);
    expect(back).toMatchObject({ slug: "back-again", qrUrl: page.qrUrl, state: "published" });
    expect(back.blocks).toMatchObject(blocks);
    expect(back.profile.image?.cropped).toBe(url);
    expect(await getVisitorPage(platform, "back-again")).toMatchObject({ kind: "page", id: page.id });
    expect(await listDeletedPages(platform, owner)).toEqual([]);
    await expect(restorePage(platform, owner, page.id)).rejects.toMatchObject({ code: "not_found" });
    // Its address is its own: nothing holds it beside the page.
    const holds = await DB.prepare("SELECT slug FROM slug_holds WHERE slug = 'back-again'").all();
    expect(holds.results).toEqual([]);
  });

  test("can not be put back after 30 days: it is emptied, and its images go", async () => {
    const platform = testPlatform();
    const owner = await testActor(platform, PRO);
    const { page } = await createPage(platform, owner, named("too-late"));
    const { url } = await uploadPageImage(platform, owner, page.id, {
      type: "block",
      block: "a",
      image: file(),
    });
    await deletePage(platform, owner, page.id);
    platform.travel(ended);
    expect(await listDeletedPages(platform, owner)).toEqual([]);
    await expect(restorePage(platform, owner, page.id)).rejects.toMatchObject({ code: "not_found" });
    await collectAll(platform);
    expect(await findBlockImages(platform.db, page.id)).toEqual([]);
    expect(await BUCKET.head(keyOf(url))).toBeNull();
    const row = await DB.prepare("SELECT title, content FROM pages WHERE id = ?").bind(page.id).first();
    expect(row).toEqual({ title: "", content: '{"profile":{"title":"","bio":""},"blocks":[]}' });
  });

  test("is back inside the plan's limit alone, also when many are put back at once", async () => {
    const platform = testPlatform();
    const owner = await testActor(platform, FREE);
    const ids: string[] = [];
    for (const slug of ["one-of-three", "two-of-three", "three-of-three"]) {
      const { page } = await createPage(platform, owner, named(slug));
      ids.push(page.id);
      await deletePage(platform, owner, page.id);
    }
    const tries = await Promise.allSettled(ids.map((id) => restorePage(platform, owner, id)));
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const tried of tries)
      if (tried.status === "rejected")
        expect(tried.reason).toMatchObject({ code: "limit_reached", messageKey: "pageLimit" });
    expect(await listDeletedPages(platform, owner)).toHaveLength(2);
  });

  test("returns within an hour where it was deleted beside more than the plan allows, and takes no more room", async () => {
    const platform = testPlatform();
    platform.freeze();
    const owner = await testActor(platform, PRO);
    const ids: string[] = [];
    for (const slug of ["over-one", "over-two", "over-three", "over-four"])
      ids.push((await createPage(platform, owner, named(slug))).page.id);
    const [first = "", second = "", third = ""] = ids;
    const over: UserActor = { ...owner, plan: FREE };
    await deletePage(platform, over, first);
    await deletePage(platform, over, second);
    expect((await restorePage(platform, over, first)).page.id).toBe(first);
    await restorePage(platform, over, second);
    // What was made or restored meanwhile has taken its room.
    await deletePage(platform, over, first);
    await createPage(platform, owner, named("over-five"));
    await expect(restorePage(platform, over, first)).rejects.toMatchObject({ code: "limit_reached" });
    await deletePage(platform, over, third);
    platform.travel(3_600_001);
    await expect(restorePage(platform, over, third)).rejects.toMatchObject({ code: "limit_reached" });
  });

  test("has another address where its own is taken, and is nobody else's to put back", async () => {
    const platform = testPlatform();
    const [owner, other] = [await testActor(platform, PRO), await testActor(platform, PRO)];
    const { page } = await createPage(platform, owner, named("taken-since"));
    await deletePage(platform, owner, page.id);
    await expect(restorePage(platform, other, page.id)).rejects.toMatchObject({ code: "not_found" });
    const { page: heir } = await createPage(platform, owner, named("taken-since"));
    const { page: back } = await restorePage(platform, owner, page.id);
    expect(back.slug).toMatch(/^taken-since-/);
    expect((await getPage(platform, owner, heir.id)).page.slug).toBe("taken-since");
  });

  test("that was not live is not live then, and a suspended one stays where it is", async () => {
    const platform = testPlatform();
    const owner = await testActor(platform, PRO);
    const { page } = await createPage(platform, owner, named("never-live"));
    await deletePage(platform, owner, page.id);
    await DB.prepare("UPDATE pages SET suspended_at = 1 WHERE id = ?").bind(page.id).run();
    await expect(restorePage(platform, owner, page.id)).rejects.toMatchObject({
      code: "forbidden",
      messageKey: "pageSuspended",
    });
    await DB.prepare("UPDATE pages SET suspended_at = NULL WHERE id = ?").bind(page.id).run();
    expect((await restorePage(platform, owner, page.id)).page.state).toBe("unpublished");
  });

  test("is one of the latest that an owner has: deleting stores no more than those", async () => {
    const platform = testPlatform();
    const owner = await testActor(platform, PRO);
    const { page } = await createPage(platform, owner, named("the-oldest"));
    await uploadPageImage(platform, owner, page.id, { type: IMAGE_TYPE.profileCropped, image: file() });
    await deletePage(platform, owner, page.id);
    await DB.prepare(`INSERT INTO pages (id, owner_id, slug, code, content, created_at, updated_at, deleted_at, restorable_since)
      SELECT 'pg_more' || n.value, owner_id, slug, code, content, created_at, updated_at, deleted_at, restorable_since + 1
      FROM pages, json_each(?) AS n WHERE pages.id = ?`)
      .bind(JSON.stringify(Array.from({ length: LIMITS.restorableKept - 1 }, (_, n) => n)), page.id)
      .run();
    expect(await findPageImages(platform.db, page.id)).toHaveLength(1);
    platform.travel(1000);
    const { page: next } = await createPage(platform, owner, named("the-latest"));
    await deletePage(platform, owner, next.id);
    const left = await listDeletedPages(platform, owner);
    expect(left).toHaveLength(LIMITS.restorableKept);
    expect(left[0]).toMatchObject({ id: next.id });
    expect(left.map(({ id }) => id)).not.toContain(page.id);
    expect(await findPageImages(platform.db, page.id)).toEqual([]);
  });

  test("shows its images no more once its owner is blocked", async () => {
    const platform = testPlatform();
    const owner = await testActor(platform, PRO);
    const { page } = await createPage(platform, owner, named("blocked-later"));
    const image = new File([png(31, 17)], "a.png", { type: "image/png" });
    const { url } = await uploadPageImage(platform, owner, page.id, {
      type: IMAGE_TYPE.profileCropped,
      image,
    });
    await deletePage(platform, owner, page.id);
    expect(await hiddenImageKeys(platform.db)).not.toContain(keyOf(url));
    await setEnabled(platform.db, owner.userId, false, platform.now());
    expect(await hiddenImageKeys(platform.db)).toContain(keyOf(url));
  });
});

describe("a deleted card", () => {
  test("returns within an hour where it was deleted beside more than the plan allows", async () => {
    const platform = testPlatform();
    platform.freeze();
    const owner = await testActor(platform, PRO);
    const made = [];
    for (const title of ["One", "Two", "Three"])
      made.push((await createCard(platform, owner, cardNamed(title))).card);
    const over: UserActor = { ...owner, plan: FREE };
    for (const { hash } of made.slice(0, 2)) await deleteCard(platform, over, hash);
    for (const { hash, id } of made.slice(0, 2))
      expect((await restoreCard(platform, over, hash)).card.id).toBe(id);
    await deleteCard(platform, over, made[0]?.hash ?? "");
    platform.travel(3_600_001);
    await expect(restoreCard(platform, over, made[0]?.id ?? "")).rejects.toMatchObject({
      code: "limit_reached",
    });
  });

  test("is back with its images, address and code, and those that rested stay live", async () => {
    const platform = testPlatform();
    const owner = await testActor(platform, PRO);
    const { card } = await createCard(platform, owner, cardNamed("Mine"));
    await giveImage(platform, card.id, "photo");
    const before = (await getCard(platform, owner, card.hash)).card;
    await deleteCard(platform, owner, card.hash);
    await expect(previewCard(platform, card.hash)).rejects.toMatchObject({ code: "gone" });
    expect(await listDeletedCards(platform, owner)).toMatchObject([{ id: card.id, title: "Mine" }]);
    platform.travel(ended - DAY_MS);
    await collectAll(platform);
    const { card: back } = await restoreCard(platform, owner, card.id);
    expect(back).toMatchObject({
      ...{ hash: card.hash, qrUrl: card.qrUrl, photo: before.photo, state: "live" },
      version: before.version + 1,
    });
    expect(await previewCard(platform, card.hash)).toMatchObject({ header: "Ada Lindqvist" });
  });

  test("is back inside the plan's limit alone, once, and not after 30 days", async () => {
    const platform = testPlatform();
    const owner = await testActor(platform, FREE);
    const { card } = await createCard(platform, owner, cardNamed("First"));
    await deleteCard(platform, owner, card.hash);
    const { card: second } = await createCard(platform, owner, cardNamed("Second"));
    await expect(restoreCard(platform, owner, card.id)).rejects.toMatchObject({ code: "limit_reached" });
    await deleteCard(platform, owner, second.hash);
    const tries = await Promise.allSettled(
      [card.id, second.id].map((id) => restoreCard(platform, owner, id)),
    );
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    platform.travel(ended);
    await collectAll(platform);
    expect(await listDeletedCards(platform, owner)).toEqual([]);
    const gone = tries[0]?.status === "fulfilled" ? second : card;
    expect(await findCardImages(platform.db, gone.id)).toEqual([]);
    await expect(restoreCard(platform, owner, gone.id)).rejects.toMatchObject({ code: "not_found" });
  });
});
