import { env } from "cloudflare:test";
import { describe, expect, test } from "vitest";
import { qrMatrix, qrPng } from "~/domain/codes/qr";
import { IMAGE_TYPE } from "~/domain/media/image-types";
import { pageInputSchema } from "~/domain/pages/schema";
import type { Bindings } from "~/server/platform/bindings.server";
import { collectGarbage } from "~/server/services/media/collect-garbage.server";
import { createPage } from "~/server/services/pages/create-page.server";
import { deletePage } from "~/server/services/pages/delete-page.server";
import { getPage } from "~/server/services/pages/get-page.server";
import { removePageImage, uploadPageImage } from "~/server/services/pages/page-images.server";
import { renderShareImage } from "~/server/services/pages/render-share-image.server";
import { claimTemporary } from "~/server/services/temporary/claim-temporary.server";
import { saveTemporary, saveTemporaryImage } from "~/server/services/temporary/save-temporary.server";
import { portrait } from "../../workers/sandbox/portrait";
import { testActor, testPlatform } from "../support/platform";

const { BUCKET: bucket, DB: testDatabase } = env as unknown as Bindings;
const picture = () => new File([portrait()], "portrait.png", { type: "image/png" });
const keyOf = (url: string | undefined) => url?.replace("http://me.localhost:8787/", "") ?? "";
const DAY_MS = 24 * 60 * 60 * 1000;

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
    await removePageImage(platform, actor, page.id, IMAGE_TYPE.profileCropped);
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
    const { temporaryId } = await saveTemporary(platform, { type: "page", entity });
    await saveTemporaryImage(platform, { temporaryId, type: IMAGE_TYPE.profileCropped, image: picture() });
    const actor = await testActor(platform);
    const { created, kept } = await claimTemporary(platform, actor, [temporaryId]);
    expect([created.length, kept.length]).toEqual([1, 0]);
    const { page } = await getPage(platform, actor, created[0]?.id ?? "");
    expect(page).toMatchObject({
      slug: "from-draft",
      state: "published",
      profile: { title: "Designed before" },
    });
    expect(page.profile.image?.cropped).toBeDefined();
    expect(await claimTemporary(platform, actor, [temporaryId])).toEqual({ created: [], kept: [] });
  });

  test("is kept and named when the plan allows no more", async () => {
    const platform = testPlatform();
    const actor = await testActor(platform);
    await createPage(platform, actor, pageInputSchema.parse({}));
    const { temporaryId } = await saveTemporary(platform, {
      type: "page",
      entity: pageInputSchema.parse({}),
    });
    const { kept } = await claimTemporary(platform, actor, [temporaryId]);
    expect(kept).toEqual([{ temporaryId, type: "page", reason: "limit_reached" }]);
  });

  test("is over after seven days, collected or not", async () => {
    const platform = testPlatform();
    const { temporaryId } = await saveTemporary(platform, {
      type: "page",
      entity: pageInputSchema.parse({}),
    });
    platform.travel(8 * DAY_MS);
    const actor = await testActor(platform);
    expect(await claimTemporary(platform, actor, [temporaryId])).toEqual({ created: [], kept: [] });
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
  const code = (await qrPng(qrMatrix("HTTPS://VISITA.EXAMPLE"))) as BlobPart;
  const image = new File([code], "only-here.png", { type: "image/png" });
  const upload = await uploadPageImage(platform, actor, page.id, { type: IMAGE_TYPE.profileCropped, image });
  await renderShareImage(platform, { pageId: page.id, revision: "1" });
  const shared = (await getPage(platform, actor, page.id)).page.shareImageUrl;
  const png = new Uint8Array((await (await bucket.get(keyOf(shared)))?.arrayBuffer()) ?? new ArrayBuffer(0));
  expect([...png.slice(1, 4)]).toEqual([..."PNG"].map((sign) => sign.charCodeAt(0)));
  platform.travel(2 * DAY_MS);
  await collectGarbage(platform);
  expect(await bucket.head(keyOf(upload.url))).not.toBeNull();
  await deletePage(platform, actor, page.id);
  await collectGarbage(platform);
  expect(await bucket.head(keyOf(upload.url))).toBeNull();
  expect(await bucket.head(keyOf(shared))).toBeNull();
});
