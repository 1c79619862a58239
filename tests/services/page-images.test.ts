import { env } from "cloudflare:test";
import { describe, expect, test } from "vitest";
import { DAY_MS } from "~/domain/durations";
import { LIMITS } from "~/domain/limits";
import { IMAGE_TYPE, imageSlot } from "~/domain/media/image-types";
import { wantedBlockImages } from "~/domain/media/wanted-images";
import { backToFree } from "~/domain/pages/back-to-free";
import { type PageContent, pageInputSchema, pageUpdateSchema } from "~/domain/pages/schema";
import { writeAll } from "~/server/data/batch.server";
import { shareBlockImages } from "~/server/data/images/copy-images.server";
import { findBlockImages } from "~/server/data/images/find-images.server";
import { upsertBlockImage } from "~/server/data/images/store-images.server";
import type { Bindings } from "~/server/platform/bindings.server";
import { claimAnonymousDrafts } from "~/server/services/anonymous/claim-drafts.server";
import { saveAnonymousDraft, saveAnonymousImage } from "~/server/services/anonymous/save-draft.server";
import { changeSettings } from "~/server/services/pages/change-page-state.server";
import { createPage } from "~/server/services/pages/create-page.server";
import { deletePage } from "~/server/services/pages/delete-page.server";
import { duplicatePage } from "~/server/services/pages/duplicate-page.server";
import { getPage } from "~/server/services/pages/get-page.server";
import { removePageImage, uploadPageImage } from "~/server/services/pages/page-images.server";
import { updatePage } from "~/server/services/pages/update-page.server";
import { getVisitorPage } from "~/server/services/site/get-visitor-page.server";
import { png } from "../http/images";
import { collectAll } from "../support/collected";
import { PRO, testActor, testPlatform } from "../support/platform";

const { BUCKET: bucket, DB: testDatabase } = env as unknown as Bindings;
const file = (width: number, height = width) =>
  new File([png(width, height)], "a.png", { type: "image/png" });
const keyOf = (url: string) => new URL(url).pathname.slice(1);

async function ownPage(bindings: Partial<Bindings> = {}) {
  const platform = testPlatform(bindings);
  const actor = await testActor(platform, PRO);
  const { page } = await createPage(platform, actor, pageInputSchema.parse({}));
  return { platform, actor, id: page.id };
}

describe("backgrounds", () => {
  test.each([
    [IMAGE_TYPE.backgroundOriginal, "original", 3200],
    [IMAGE_TYPE.backgroundDesktop, "desktop", 2560],
    [IMAGE_TYPE.backgroundMobile, "mobile", 1440],
  ] as const)("type %i is kept as theme.image.%s, at most %i px", async (type, name, side) => {
    const { platform, actor, id } = await ownPage();
    const stored = await uploadPageImage(platform, actor, id, { type, image: file(side + 100, 40) });
    expect(stored.width).toBe(side);
    expect((await getPage(platform, actor, id)).page.theme.image).toMatchObject({
      [name]: stored.url,
      bgRadius: 1,
    });
    await removePageImage(platform, actor, id, { type });
    expect((await getPage(platform, actor, id)).page.theme.image).toBeUndefined();
  });

  test("only what the share image shows has it drawn anew", async () => {
    // why: a finished job is deleted, and the requests are counted here.
    const asleep = { idFromName: () => "x", get: () => ({ wake: async () => undefined }) };
    const { platform, actor, id } = await ownPage({ JOBS: asleep as unknown as Bindings["JOBS"] });
    const asked = testDatabase
      .prepare("SELECT count(*) AS count FROM outbox WHERE shard = ?")
      .bind(actor.userId);
    const drawn = async () => (await asked.first<number>("count")) ?? 0;
    const before = await drawn();
    for (const type of [1, 3, 5] as const)
      await uploadPageImage(platform, actor, id, { type, image: file(8) });
    await uploadPageImage(platform, actor, id, { type: "block", block: "a", image: file(8) });
    expect(await drawn()).toBe(before);
    for (const type of [2, 4] as const) await uploadPageImage(platform, actor, id, { type, image: file(8) });
    expect(await drawn()).toBe(before + 2);
  });
});

test("an image's slot is one of five types or a block's key, and nothing else", () => {
  expect(imageSlot("3", null)).toEqual({ type: 3 });
  expect(imageSlot("block", "a_B-9")).toEqual({ type: "block", block: "a_B-9" });
  for (const type of ["0", "6", "7", "", "1.0", null, "Block"]) {
    expect(() => imageSlot(type, null)).toThrow(expect.objectContaining({ field: "type" }));
  }
  for (const block of [null, "", "a b", "x".repeat(41), "../a", ["a"]]) {
    expect(() => imageSlot("block", block)).toThrow(expect.objectContaining({ field: "block" }));
  }
  expect(() => imageSlot("2", "a")).toThrow(expect.objectContaining({ field: "block" }));
});

describe("the image of a block", () => {
  test("belongs to its page, and goes with it to a copy", async () => {
    const { platform, actor, id } = await ownPage();
    const { url } = await uploadPageImage(platform, actor, id, {
      type: "block",
      block: "a",
      image: file(11),
    });
    const copy = await duplicatePage(platform, actor, id);
    expect(
      (await findBlockImages(platform.db, copy.page.id)).map(({ blockKey, key }) => [blockKey, key]),
    ).toEqual([["a", keyOf(url)]]);
    await deletePage(platform, actor, id);
    platform.travel(2 * DAY_MS);
    await collectAll(platform);
    expect(await bucket.head(keyOf(url))).not.toBeNull();
    await deletePage(platform, actor, copy.page.id);
    platform.travel(LIMITS.restorableDays * DAY_MS);
    await collectAll(platform);
    expect(await bucket.head(keyOf(url))).toBeNull();
  });

  test("is taken off by its block's key", async () => {
    const { platform, actor, id } = await ownPage();
    for (const block of ["a", "b"])
      await uploadPageImage(platform, actor, id, { type: "block", block, image: file(9) });
    await removePageImage(platform, actor, id, { type: "block", block: "a" });
    expect((await findBlockImages(platform.db, id)).map(({ blockKey }) => blockKey)).toEqual(["b"]);
    const { version } = await getPage(platform, actor, id);
    for (const slot of [{ type: "block", block: "a" }, { type: IMAGE_TYPE.profileOriginal }] as const)
      await removePageImage(platform, actor, id, slot);
    expect((await getPage(platform, actor, id)).version).toBe(version);
  });

  test("is nobody else's to put or take", async () => {
    const { platform, id } = await ownPage();
    const stranger = await testActor(platform, PRO);
    const slot = { type: "block", block: "a" } as const;
    await expect(uploadPageImage(platform, stranger, id, { ...slot, image: file(9) })).rejects.toMatchObject({
      code: "not_found",
    });
    await expect(removePageImage(platform, stranger, id, slot)).rejects.toMatchObject({ code: "not_found" });
  });

  test("can be shown by another block of the same page, never by another page's", async () => {
    const { platform, actor, id } = await ownPage();
    const { url } = await uploadPageImage(platform, actor, id, {
      type: "block",
      block: "a",
      image: file(12),
    });
    const other = (await createPage(platform, actor, pageInputSchema.parse({}))).page.id;
    const { blocks } = pageInputSchema.parse({
      blocks: [
        { key: "a", type: "image", data: { image: url } },
        { key: "b", type: "image", data: { image: url } },
        { key: "c", type: "image", data: { image: "https://elsewhere.example/x.webp" } },
        { key: "d", type: "text", data: { text: url } },
        { key: "e", type: "image" },
        { key: "f", type: "embed", data: { image: url } },
      ],
    });
    const wanted = wantedBlockImages(blocks);
    expect(wanted.map(({ block }) => block)).toEqual(["a", "b", "f"]);
    for (const holder of [id, other])
      await writeAll(platform.db, [shareBlockImages(holder, wanted, platform.now())]);
    expect((await findBlockImages(platform.db, id)).map(({ blockKey }) => blockKey)).toEqual(["a", "b", "f"]);
    expect(await findBlockImages(platform.db, other)).toEqual([]);
  });

  test("is what the page shows of it, whatever a client says", async () => {
    const { platform, actor, id } = await ownPage();
    const elsewhere = "https://elsewhere.example/x.webp";
    const blocks = ["a", "b"].map((key) => ({ key, type: "image", data: { image: elsewhere, alt: "Me" } }));
    await updatePage(platform, actor, id, pageUpdateSchema.parse({ blocks }));
    const { url } = await uploadPageImage(platform, actor, id, {
      type: "block",
      block: "a",
      image: file(13),
    });
    const read = (await getPage(platform, actor, id)).page;
    expect(read.blocks.map(({ data }) => data)).toEqual([
      { alt: "Me", image: url, width: 13, height: 13 },
      { alt: "Me" },
    ]);
    // A duplicated block is saved with the address it was copied with.
    const copied = [...read.blocks, { key: "c", type: "image", data: { image: url } }];
    await updatePage(platform, actor, id, pageUpdateSchema.parse({ blocks: copied }));
    expect((await getPage(platform, actor, id)).page.blocks[2]?.data).toMatchObject({ image: url });
    await changeSettings(platform, actor, id, { slug: "with-block-images", published: true });
    const shown = await getVisitorPage(platform, "with-block-images");
    expect(shown.kind === "page" && shown.content.blocks.map(({ key }) => key)).toEqual(["a", "c"]);
    expect(JSON.stringify(shown)).not.toContain("elsewhere");
  });

  test("is refused past the limit, also when many come at once; those of deleted blocks make room", async () => {
    const { platform, actor, id } = await ownPage();
    const row = (holderId: string, i: number) => ({
      ...{ holderId, blockKey: `k${i}`, key: `i/${i}`, width: 1, height: 1, bytes: 1 },
      createdAt: platform.now(),
    });
    const { temporaryId } = await saveAnonymousDraft(platform, {
      type: "page",
      entity: pageInputSchema.parse({}),
    });
    const all = Array.from({ length: LIMITS.blockImages + 20 }, (_, i) => i);
    await Promise.all(all.map((i) => writeAll(platform.db, [upsertBlockImage(row(temporaryId, i))])));
    expect(await findBlockImages(platform.db, temporaryId)).toHaveLength(LIMITS.blockImages);
    const upload = { temporaryId, type: "block", image: file(9) } as const;
    await expect(saveAnonymousImage(platform, { ...upload, block: "more" })).rejects.toMatchObject({
      field: "block",
      messageKey: "tooMany",
    });
    await saveAnonymousImage(platform, { ...upload, block: "k3" });
    for (const i of all) await writeAll(platform.db, [upsertBlockImage(row(id, i))]);
    await uploadPageImage(platform, actor, id, { type: "block", block: "new", image: file(9) });
    expect((await findBlockImages(platform.db, id)).map(({ blockKey }) => blockKey)).toEqual(["new"]);
  });

  test("is not stored for a page or draft that is gone", async () => {
    const platform = testPlatform();
    const gone = { holderId: "pg_gone", blockKey: "a", key: "i/a", width: 1, height: 1, bytes: 1 };
    expect(await writeAll(platform.db, [upsertBlockImage({ ...gone, createdAt: platform.now() })])).toEqual([
      0,
    ]);
  });
});

test("a draft keeps all its images, gives them to its page, and forgets them when it expires", async () => {
  const platform = testPlatform();
  const draft = async () =>
    (await saveAnonymousDraft(platform, { type: "page", entity: pageInputSchema.parse({}) })).temporaryId;
  const [claimed, left] = [await draft(), await draft()];
  for (const temporaryId of [claimed, left]) {
    for (const type of [1, 2, 3, 4, 5] as const)
      await saveAnonymousImage(platform, { temporaryId, type, image: file(20 + type) });
    await saveAnonymousImage(platform, { temporaryId, type: "block", block: "a", image: file(30) });
  }
  const actor = await testActor(platform, PRO);
  const { created } = await claimAnonymousDrafts(platform, actor, [claimed]);
  const { page } = await getPage(platform, actor, created[0]?.id ?? "");
  expect([
    Object.keys(page.profile.image ?? {}).length,
    page.theme.image?.desktop,
    page.theme.image?.mobile,
  ]).toEqual([2, expect.stringContaining("/i/"), expect.stringContaining("/i/")]);
  expect(await findBlockImages(platform.db, page.id)).toHaveLength(1);
  expect(await findBlockImages(platform.db, claimed)).toEqual([]);
  platform.travel(8 * DAY_MS);
  await collectAll(platform);
  expect(await findBlockImages(platform.db, left)).toEqual([]);
});

describe("pictures of links", () => {
  const content = (image?: string) => ({
    blocks: [
      {
        type: "buttons" as const,
        key: "links",
        data: {
          layout: "grid" as const,
          items: [
            { key: "shop", title: "Shop", url: "https://shop.com/", featured: true, image },
            { key: "film", title: "Film", url: "https://film.com/" },
          ],
        },
      },
    ],
  });
  const imagesOf = ({ blocks }: Pick<PageContent, "blocks">) =>
    blocks.flatMap((block) => (block.type === "buttons" ? block.data.items.map(({ image }) => image) : []));

  test("each is stored by the key of its link, whatever the content says of it", async () => {
    const { platform, actor, id } = await ownPage();
    await updatePage(platform, actor, id, pageUpdateSchema.parse(content("https://evil.com/a.png")));
    expect(imagesOf((await getPage(platform, actor, id)).page)).toEqual([undefined, undefined]);
    const stored = await uploadPageImage(platform, actor, id, {
      type: "block",
      block: "shop",
      image: file(20),
    });
    const { page } = await getPage(platform, actor, id);
    expect(imagesOf(page)).toEqual([stored.url, undefined]);
    expect(page).toMatchObject({ isPro: true, blocks: [{ data: { layout: "grid" } }] });
    // A copied link includes its image.
    const [block] = page.blocks;
    if (block?.type !== "buttons") throw new Error("no links");
    const items = block.data.items.map((item) =>
      item.key === "film" ? { ...item, image: stored.url } : item,
    );
    await updatePage(platform, actor, id, { blocks: [{ ...block, data: { ...block.data, items } }] });
    expect(imagesOf((await getPage(platform, actor, id)).page)).toEqual([stored.url, stored.url]);
  });

  test("who has no plan saves none, and visitors see none; large links and layouts are free", async () => {
    const { platform, actor, id } = await ownPage();
    await updatePage(platform, actor, id, pageUpdateSchema.parse(content()));
    await uploadPageImage(platform, actor, id, { type: "block", block: "shop", image: file(20) });
    await changeSettings(platform, actor, id, { published: true });
    const { slug } = (await getPage(platform, actor, id)).page;
    const seen = async () => {
      const shown = await getVisitorPage(platform, slug);
      return shown.kind === "page" ? imagesOf(shown.content) : shown.kind;
    };
    expect(await seen()).toEqual([expect.stringMatching(/\.webp$/), undefined]);
    const free = await testActor(platform);
    const input = pageInputSchema.parse(content("blob:a"));
    await expect(createPage(platform, free, input)).rejects.toMatchObject({
      code: "payment_required",
      field: "blocks.0.data.items.0.image",
    });
    const plain = await createPage(platform, free, pageInputSchema.parse(backToFree(input)));
    expect(plain.page).toMatchObject({
      isPro: false,
      blocks: [{ data: { items: [{ featured: true }, {}] } }],
    });
  });
});
