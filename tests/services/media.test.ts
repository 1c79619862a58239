import { env } from "cloudflare:test";
import { describe, expect, test } from "vitest";
import { plainCodePng } from "~/domain/codes/plain-png";
import { DAY_MS } from "~/domain/durations";
import { LIMITS } from "~/domain/limits";
import { readImageHeader } from "~/domain/media/image-header";
import { IMAGE_TYPE } from "~/domain/media/image-types";
import { readVariantPath } from "~/domain/media/image-variants";
import { pageInputSchema } from "~/domain/pages/schema";
import { writeAll } from "~/server/data/batch.server";
import { findCardImages } from "~/server/data/images/find-images.server";
import { deleteCardImage, upsertCardImage } from "~/server/data/images/store-images.server";
import { contactFileResponse } from "~/server/http/site/downloads.server";
import { imageResponse, variantResponse } from "~/server/http/site/images.server";
import type { Bindings } from "~/server/platform/bindings.server";
import { storeImage } from "~/server/platform/image-store.server";
import { claimAnonymousDrafts } from "~/server/services/anonymous/claim-drafts.server";
import { saveAnonymousDraft, saveAnonymousImage } from "~/server/services/anonymous/save-draft.server";
import { deleteCard } from "~/server/services/cards/delete-card.server";
import { createPage } from "~/server/services/pages/create-page.server";
import { deletePage } from "~/server/services/pages/delete-page.server";
import { getPage } from "~/server/services/pages/get-page.server";
import { removePageImage, uploadPageImage } from "~/server/services/pages/page-images.server";
import { renderShareImage } from "~/server/services/pages/render-share-image.server";
import { preparePassImages } from "~/server/services/passes/prepare-pass-images.server";
import { portrait } from "../../workers/sandbox/images";
import { collectAll } from "../support/collected";
import { expectLogged } from "../support/fail-on-errors";
import { giveImage, passCard } from "../support/pass-cards";
import { PRO, testActor, testPlatform } from "../support/platform";

const { BUCKET: bucket, DB: testDatabase } = env as unknown as Bindings;
const picture = () => new File([portrait()], "portrait.png", { type: "image/png" });
const keyOf = (url: string | undefined) => url?.replace("http://me.localhost:8787/", "") ?? "";

describe("an upload", () => {
  test("is re-encoded, stored under its hash and shown by the page", async () => {
    const platform = testPlatform();
    const actor = await testActor(platform);
    const { page } = await createPage(platform, actor, pageInputSchema.parse({ slug: "with-picture" }));
    const stored = await uploadPageImage(platform, actor, page.id, {
      type: IMAGE_TYPE.profileCropped,
      image: picture(),
    });
    expect(stored).toMatchObject({ width: 720, height: 720 });
    const object = await bucket.get(keyOf(stored.url));
    expect(object?.httpMetadata?.contentType).toBe("image/webp");
    const shown = (await getPage(platform, actor, page.id)).page;
    expect(shown.profile.image?.cropped).toBe(stored.url);
    await removePageImage(platform, actor, page.id, { type: IMAGE_TYPE.profileCropped });
    expect((await getPage(platform, actor, page.id)).page.profile.image).toBeUndefined();
  });

  test.each([
    ["text", new File(["not a picture"], "a.png", { type: "image/png" }), "invalid"],
    ["an SVG", new File(["<svg xmlns='http://www.w3.org/2000/svg'/>"], "a.svg"), "invalid"],
    ["nothing", "a string", "invalid"],
    ["six megabytes", new File([new Uint8Array(6 * 1024 * 1024)], "a.png"), "payload_too_large"],
    ["a cut picture", new File([portrait().slice(0, 400)], "a.png"), "invalid"],
  ])("that is %s is refused beside its field and leaves nothing", async (_name, image, code) => {
    const platform = testPlatform();
    const actor = await testActor(platform);
    const { page } = await createPage(platform, actor, pageInputSchema.parse({}));
    const upload = uploadPageImage(platform, actor, page.id, { type: IMAGE_TYPE.profileOriginal, image });
    await expect(upload).rejects.toMatchObject({ code, field: "image" });
    expect((await getPage(platform, actor, page.id)).page.profile.image).toBeUndefined();
  });

  test("that fails in D1 leaves an orphan at most, and the page as it was", async () => {
    const platform = testPlatform();
    const actor = await testActor(platform);
    const { page } = await createPage(platform, actor, pageInputSchema.parse({}));
    const DB = new Proxy(testDatabase, {
      get: (target, name) =>
        name === "batch"
          ? () => Promise.reject(new Error("D1 is away"))
          : Reflect.get(target, name).bind(target),
    });
    const broken = testPlatform({ DB });
    const upload = uploadPageImage(broken, actor, page.id, {
      type: IMAGE_TYPE.profileCropped,
      image: picture(),
    });
    await expect(upload).rejects.toThrow("D1 is away");
    expect((await getPage(platform, actor, page.id)).page.profile.image).toBeUndefined();
  });
});

describe("what somebody designed before signing up", () => {
  test("becomes their page with its picture, once", async () => {
    const platform = testPlatform();
    const entity = pageInputSchema.parse({ slug: "from-draft", profile: { title: "Designed before" } });
    const { temporaryId } = await saveAnonymousDraft(platform, { type: "page", entity });
    await saveAnonymousImage(platform, { temporaryId, type: IMAGE_TYPE.profileCropped, image: picture() });
    const actor = await testActor(platform);
    const { created, kept } = await claimAnonymousDrafts(platform, actor, [temporaryId]);
    expect([created.length, kept.length]).toEqual([1, 0]);
    const { page } = await getPage(platform, actor, created[0]?.id ?? "");
    expect(page).toMatchObject({
      slug: "from-draft",
      state: "published",
      profile: { title: "Designed before" },
    });
    expect(page.profile.image?.cropped).toBeDefined();
    expect(await claimAnonymousDrafts(platform, actor, [temporaryId])).toEqual({ created: [], kept: [] });
  });

  test("is kept and named when the plan allows no more", async () => {
    const platform = testPlatform();
    const actor = await testActor(platform);
    await createPage(platform, actor, pageInputSchema.parse({}));
    const { temporaryId } = await saveAnonymousDraft(platform, {
      type: "page",
      entity: pageInputSchema.parse({}),
    });
    const { kept } = await claimAnonymousDrafts(platform, actor, [temporaryId]);
    expect(kept).toEqual([{ temporaryId, type: "page", reason: "limit_reached" }]);
  });

  test("is over after seven days, collected or not", async () => {
    const platform = testPlatform();
    const { temporaryId } = await saveAnonymousDraft(platform, {
      type: "page",
      entity: pageInputSchema.parse({}),
    });
    platform.travel(8 * DAY_MS);
    const actor = await testActor(platform);
    expect(await claimAnonymousDrafts(platform, actor, [temporaryId])).toEqual({ created: [], kept: [] });
  });
});

test("the share image is drawn, and what nothing uses is collected after a day", async () => {
  const platform = testPlatform();
  const actor = await testActor(platform);
  const { page } = await createPage(
    platform,
    actor,
    pageInputSchema.parse({ slug: "shared", profile: { title: "Shared" } }),
  );
  const code = plainCodePng("https://visita.example", 1024) as BlobPart;
  const image = new File([code], "only-here.png", { type: "image/png" });
  const upload = await uploadPageImage(platform, actor, page.id, { type: IMAGE_TYPE.profileCropped, image });
  const shared = (await getPage(platform, actor, page.id)).page.shareImageUrl;
  expect(await bucket.head(keyOf(shared))).toBeNull();
  await renderShareImage(platform, { pageId: page.id, revision: "1" });
  const png = new Uint8Array((await (await bucket.get(keyOf(shared)))?.arrayBuffer()) ?? new ArrayBuffer(0));
  expect([...png.slice(1, 4)]).toEqual([..."PNG"].map((sign) => sign.charCodeAt(0)));
  platform.travel(2 * DAY_MS);
  await collectAll(platform);
  expect(await bucket.head(keyOf(upload.url))).not.toBeNull();
  await deletePage(platform, actor, page.id);
  await collectAll(platform);
  expect(await bucket.head(keyOf(upload.url))).not.toBeNull();
  expect(await bucket.head(keyOf(shared))).not.toBeNull();
  platform.travel(LIMITS.restorableDays * DAY_MS);
  await collectAll(platform);
  expect(await bucket.head(keyOf(upload.url))).toBeNull();
  expect(await bucket.head(keyOf(shared))).toBeNull();
});

test("what was prepared of a card's image is kept with it, and goes with it", async () => {
  const platform = testPlatform();
  const actor = await testActor(platform, PRO);
  const card = await passCard(platform, actor);
  const image = plainCodePng("HTTPS://VISITA.EXAMPLE/ONLY", 1024);
  const { key } = await storeImage(platform, image, 1200);
  const { width, height, bytes } = { width: 1, height: 1, bytes: 1 };
  const row = { holderId: card.id, slot: "photo" as const, key, width, height, bytes, createdAt: new Date() };
  await writeAll(platform.db, [upsertCardImage(row)]);
  await preparePassImages(platform, "photo", key);
  const prefix = `w/${key.slice(2, 66)}/`;
  const prepared = async () => (await bucket.list({ prefix })).objects;
  const first = await prepared();
  expect(first.map((object) => object.key.slice(prefix.length))).toEqual([
    "contact.jpg",
    ...["icon", "thumbnail"].flatMap((name) => [1, 2, 3].map((n) => `${name}@${n}x.png`)),
  ]);
  // Nothing is made twice.
  await preparePassImages(testPlatform({ IMAGES: undefined as never }), "photo", key);
  expect((await prepared()).map(({ uploaded }) => uploaded)).toEqual(first.map(({ uploaded }) => uploaded));
  platform.travel(2 * DAY_MS);
  await collectAll(platform);
  expect(await prepared()).toHaveLength(first.length);
  expect(await bucket.head(key)).not.toBeNull();
  await writeAll(platform.db, [deleteCardImage(platform.db, card.id, "photo")]);
  await collectAll(platform);
  expect(await prepared()).toEqual([]);
  expect(await bucket.head(key)).toBeNull();
});

test("the contact file of a paid card has its photo, small and square", async () => {
  const platform = testPlatform();
  const actor = await testActor(platform, PRO);
  const card = await passCard(platform, actor);
  const before = await (await contactFileResponse(platform, card.hash)).text();
  expect(before).not.toContain("PHOTO");
  await giveImage(platform, card.id, "photo");
  const file = await (await contactFileResponse(platform, card.hash)).text();
  const folded = /\r\nPHOTO;ENCODING=b;TYPE=JPEG:([\s\S]*?)\r\n\r\n/.exec(file)?.[1] ?? "";
  const photo = Uint8Array.from(atob(folded.replaceAll("\r\n ", "")), (sign) => sign.charCodeAt(0));
  expect(readImageHeader(photo)).toMatchObject({ type: "jpeg", width: 400, height: 400 });
  expect(photo.byteLength).toBeLessThanOrEqual(200_000);
  await deleteCard(platform, actor, card.id);
  expect((await contactFileResponse(platform, card.hash)).status).not.toBe(200);
  expect(await findCardImages(platform.db, card.id)).toHaveLength(1);
  platform.travel(LIMITS.restorableDays * DAY_MS);
  await collectAll(platform);
  expect(await findCardImages(platform.db, card.id)).toEqual([]);
});

describe("a stored image", () => {
  const uploaded = async () => {
    const platform = testPlatform();
    const actor = await testActor(platform);
    const { page } = await createPage(platform, actor, pageInputSchema.parse({}));
    const upload = { type: IMAGE_TYPE.profileCropped, image: picture() };
    const { url } = await uploadPageImage(platform, actor, page.id, upload);
    const variant = (name: string) => {
      const found = readVariantPath(`/${keyOf(url).replace(".webp", `-${name}`)}`);
      if (!found) throw new Error(`${name} is no variant`);
      return found;
    };
    return { platform, actor, page, key: keyOf(url), variant };
  };
  const get = (init?: RequestInit) => new Request("http://me.localhost:8787/i/x", init);

  test.each([
    ["320.avif", "image/avif", 320],
    ["160.webp", "image/webp", 160],
    ["240.jpg", "image/jpeg", 240],
    ["1920.avif", "image/avif", 720],
  ])("is served as %s, made once and immutable", async (name, type, width) => {
    const { platform, variant } = await uploaded();
    const made = await variantResponse(platform, get(), variant(name));
    const bytes = new Uint8Array(await made.arrayBuffer());
    expect([made.status, made.headers.get("Content-Type")]).toEqual([200, type]);
    expect(made.headers.get("Cache-Control")).toContain("immutable");
    expect(await platform.images.info(new Response(bytes).body as ReadableStream)).toMatchObject({ width });
    const broken = testPlatform({ IMAGES: undefined });
    const again = await variantResponse(broken, get(), variant(name));
    expect(new Uint8Array(await again.arrayBuffer())).toEqual(bytes);
    expect(again.headers.get("ETag")).toBe(made.headers.get("ETag"));
  });

  test("is not sent again to who has it, and HEAD sends none of it", async () => {
    const { platform, key, variant } = await uploaded();
    for (const ask of [
      (request: Request) => imageResponse(platform, request, key),
      (request: Request) => variantResponse(platform, request, variant("80.webp")),
    ]) {
      const first = await ask(get());
      const tag = String(first.headers.get("ETag"));
      await first.arrayBuffer();
      const known = await ask(get({ headers: { "If-None-Match": tag, "If-Match": '"other"' } }));
      expect([known.status, await known.text()]).toEqual([304, ""]);
      const head = await ask(get({ method: "HEAD" }));
      expect([head.status, head.headers.get("ETag"), await head.text()]).toEqual([200, tag, ""]);
      expect(head.headers.get("Content-Length")).toBe(first.headers.get("Content-Length"));
    }
  });

  test.each([
    '"',
    'W/"a',
    'a,b,"',
    "a",
    '"a"b',
    '"a",',
    ',"a"',
    '""',
    '"a" , W/"b"',
    'w/"a"',
    '"a","',
    '"a\\"',
    "*, *",
    `"${"x".repeat(5000)}"`,
    `"x",`.repeat(2000),
  ])("is sent whatever tag the caller makes up: %s", async (tags) => {
    const { platform, key, variant } = await uploaded();
    const headers = { "If-None-Match": tags };
    for (const response of [
      await imageResponse(platform, get({ headers }), key),
      await variantResponse(platform, get({ headers }), variant("80.webp")),
    ]) {
      expect(response.status).toBe(200);
      expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(0);
    }
  });

  test("is not sent again to who has it among other copies, or any", async () => {
    const { platform, key } = await uploaded();
    const first = await imageResponse(platform, get(), key);
    await first.arrayBuffer();
    const tag = String(first.headers.get("ETag"));
    for (const tags of [`"other", W/${tag}`, `W/"other",${tag}`, "*"])
      expect((await imageResponse(platform, get({ headers: { "If-None-Match": tags } }), key)).status).toBe(
        304,
      );
  });

  test("that cannot be resized is sent as it is, and nobody keeps that", async () => {
    const { variant } = await uploaded();
    const IMAGES = {
      input: () => {
        throw new Error("away");
      },
    } as unknown as ImagesBinding;
    expectLogged(/could not be resized/);
    const response = await variantResponse(testPlatform({ IMAGES }), get(), variant("80.avif"));
    expect([response.status, response.headers.get("Content-Type")]).toEqual([200, "image/webp"]);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
  });

  test("that is not there has no variants, and takes its own along when it goes", async () => {
    const { platform, actor, page, variant } = await uploaded();
    const one = variant("80.webp");
    const foreign = { ...one, hash: "0".repeat(64) };
    expect((await variantResponse(platform, get(), foreign)).status).toBe(404);
    await variantResponse(platform, get(), one);
    const kept = `v/${one.hash}-80.webp`;
    expect(await bucket.head(kept)).not.toBeNull();
    await deletePage(platform, actor, page.id);
    // The same image is on other pages of this file; only when none uses it does it go.
    await testDatabase.batch(
      ["page_images", "block_images", "temporary_images"].map((table) =>
        testDatabase.prepare(`DELETE FROM ${table}`),
      ),
    );
    platform.travel(2 * DAY_MS);
    await collectAll(platform);
    expect(await bucket.head(kept)).toBeNull();
  });
});
