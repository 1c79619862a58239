import { env } from "cloudflare:test";
import { expect, test } from "vitest";
import { FREE } from "~/domain/billing/entitlement";
import { BRAND } from "~/domain/brand";
import { IMAGE_TYPE } from "~/domain/media/image-types";
import type { ShareImageInput } from "~/domain/media/share-image";
import { pageInputSchema, pageUpdateSchema } from "~/domain/pages/schema";
import { writeAll } from "~/server/data/batch.server";
import { upsertPageImage } from "~/server/data/images/store-images.server";
import { shareImageResponse } from "~/server/http/site/images.server";
import type { Bindings } from "~/server/platform/bindings.server";
import { storeImage } from "~/server/platform/image-store.server";
import { changeSettings, publishPage } from "~/server/services/pages/change-page-state.server";
import { createPage } from "~/server/services/pages/create-page.server";
import { deletePage } from "~/server/services/pages/delete-page.server";
import { getPage } from "~/server/services/pages/get-page.server";
import { redrawShareImage, uploadShareImage } from "~/server/services/pages/own-share-image.server";
import { uploadPageImage } from "~/server/services/pages/page-images.server";
import { renderShareImage } from "~/server/services/pages/render-share-image.server";
import { updatePage } from "~/server/services/pages/update-page.server";
import { getVisitorPage } from "~/server/services/site/get-visitor-page.server";
import { portrait } from "../../workers/sandbox/images";
import { png } from "../http/images";
import { expectLogged } from "../support/fail-on-errors";
import { PRO, testActor, testPlatform } from "../support/platform";

const keyOf = (url: string | undefined) => url?.replace("http://me.localhost:8787/", "") ?? "";
const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47];

/** A platform whose drawings are counted, and fail while `broken`; its job queue sleeps, so that only the test draws. */
function countingPlatform() {
  const drawing = { count: 0, broken: false, inputs: [] as ShareImageInput[] };
  const { SHARE_IMAGE } = env as unknown as Bindings;
  const platform = testPlatform({
    SHARE_IMAGE: {
      render: async (...args) => {
        drawing.count++;
        drawing.inputs.push(args[0]);
        if (drawing.broken) throw new Error("the drawing is broken");
        return SHARE_IMAGE.render(...args);
      },
      drawCode: (...args) => SHARE_IMAGE.drawCode(...args),
      drawTexts: (...args) => SHARE_IMAGE.drawTexts(...args),
      scrimStrip: (input) => SHARE_IMAGE.scrimStrip(input),
    },
    // why: the queue would draw as well, at an arbitrary time.
    JOBS: { idFromName: (name) => name as never, get: () => ({ wake: async () => undefined }) },
  });
  return { platform, drawing };
}

async function newPage(input: Record<string, unknown> = {}, plan = FREE) {
  const { platform, drawing } = countingPlatform();
  const actor = await testActor(platform, plan);
  const { page } = await createPage(platform, actor, pageInputSchema.parse(input));
  const save = async (update: Record<string, unknown>) =>
    (await updatePage(platform, actor, page.id, pageUpdateSchema.parse(update))).page;
  return { platform, drawing, actor, page, save };
}

const ASKED = new Request("https://site.example/s/x.png");

test("the image's address is in the page's head from the first save on, before anybody drew it", async () => {
  const { platform, drawing, page } = await newPage({ slug: "at-once", profile: { title: "At once" } });
  const shown = await getVisitorPage(platform, "at-once");
  expect(shown).toMatchObject({ kind: "page", shareImageUrl: page.shareImageUrl });
  expect(page.shareImageUrl).toMatch(/^http:\/\/me\.localhost:8787\/s\/[0-9a-f]{64}\.png$/);
  expect(drawing.count).toBe(0);
  const response = await shareImageResponse(platform, ASKED, keyOf(page.shareImageUrl));
  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Type")).toBe("image/png");
  expect(response.headers.get("Cache-Control")).toContain("immutable");
  expect([...new Uint8Array(await response.arrayBuffer()).slice(0, 4)]).toEqual(PNG_SIGNATURE);
});

test("an image is drawn once, whoever asks how often", async () => {
  const { platform, drawing, page } = await newPage({ profile: { title: "Once" } });
  const key = keyOf(page.shareImageUrl);
  const responses = await Promise.all(
    Array.from({ length: 8 }, () => shareImageResponse(platform, ASKED, key)),
  );
  expect(responses.map(({ status }) => status)).toEqual(Array(8).fill(200));
  await shareImageResponse(platform, ASKED, key);
  await renderShareImage(platform, { pageId: page.id, revision: "1" });
  expect(drawing.count).toBe(1);
});

test("the picture names the product, also where the page does not", async () => {
  const { platform, drawing, page } = await newPage({ theme: { isBranding: false } }, PRO);
  await shareImageResponse(platform, ASKED, keyOf(page.shareImageUrl));
  expect(drawing.inputs).toMatchObject([{ watermark: BRAND }]);
});

test("links of whoever has no plan are marked as theirs, whatever their page is made of", async () => {
  for (const plan of [FREE, PRO]) {
    const { platform, page, actor } = await newPage({ profile: { title: "Plain" } }, plan);
    if (plan === PRO) await publishPage(platform, actor, page.id);
    expect(await getVisitorPage(platform, page.slug)).toMatchObject({ kind: "page", isFree: plan === FREE });
  }
});

test("nobody can have drawn what no page gave out", async () => {
  const { platform, drawing, page, actor } = await newPage();
  const unknown = await shareImageResponse(platform, ASKED, `s/${"0".repeat(64)}.png`);
  expect(unknown.status).toBe(404);
  await deletePage(platform, actor, page.id);
  expect((await shareImageResponse(platform, ASKED, keyOf(page.shareImageUrl))).status).toBe(404);
  expect(drawing.count).toBe(0);
});

test("a drawing that fails is asked for again later, not by every visitor", async () => {
  expectLogged(/could not be drawn for a visitor/);
  const { platform, drawing, page } = await newPage();
  drawing.broken = true;
  const failed = await shareImageResponse(platform, ASKED, keyOf(page.shareImageUrl));
  expect([failed.status, failed.headers.get("Cache-Control")]).toEqual([503, "no-store"]);
  expect(Number(failed.headers.get("Retry-After"))).toBeGreaterThan(0);
  drawing.broken = false;
  expect((await shareImageResponse(platform, ASKED, keyOf(page.shareImageUrl))).status).toBe(503);
  expect(drawing.count).toBe(1);
  await renderShareImage(platform, { pageId: page.id, revision: "1" });
  expect((await shareImageResponse(platform, ASKED, keyOf(page.shareImageUrl))).status).toBe(200);
});

test("a save gets a new address only when the image changes, or when it is forced", async () => {
  const { page, save } = await newPage({ profile: { title: "Look" } });
  const first = page.shareImageUrl;
  expect((await save({ blocks: [{ type: "heading", data: { text: "New" } }] })).shareImageUrl).toBe(first);
  const renamed = (await save({ profile: { title: "Another look" } })).shareImageUrl;
  expect(renamed).not.toBe(first);
  const forced = (await save({ forceSaveImage: true })).shareImageUrl;
  expect(forced).not.toBe(renamed);
  const skipped = await save({ skipGenerateShareImage: true, profile: { title: "Not drawn" } });
  expect(skipped.shareImageUrl).toBe(forced);
});

test("a page that skips its image has none in its head", async () => {
  const { platform, page } = await newPage({ slug: "skipped", skipGenerateShareImage: true });
  expect(page.shareImageUrl).toBeUndefined();
  expect(await getVisitorPage(platform, "skipped")).not.toHaveProperty("shareImageUrl");
  await renderShareImage(platform, { pageId: page.id, revision: "1" });
});

test("a new picture changes the address only when the share image shows it", async () => {
  const platform = testPlatform();
  const actor = await testActor(platform, PRO);
  const { page } = await createPage(platform, actor, pageInputSchema.parse({}));
  const image = new File([portrait()], "portrait.png", { type: "image/png" });
  const url = async () => (await getPage(platform, actor, page.id)).page.shareImageUrl;
  await uploadPageImage(platform, actor, page.id, { type: IMAGE_TYPE.profileOriginal, image });
  expect(await url()).toBe(page.shareImageUrl);
  await uploadPageImage(platform, actor, page.id, { type: IMAGE_TYPE.profileCropped, image });
  expect(await url()).not.toBe(page.shareImageUrl);
});

test("of a sensitive page it shows the title alone, at an address that the page gets with its warning", async () => {
  const { platform, actor, page, save } = await newPage({ slug: "warned", profile: { title: "Warned" } });
  const image = new File([portrait()], "portrait.png", { type: "image/png" });
  await uploadPageImage(platform, actor, page.id, { type: IMAGE_TYPE.profileCropped, image });
  const size = async () => {
    const { shareImageUrl } = (await getPage(platform, actor, page.id)).page;
    const response = await shareImageResponse(platform, ASKED, keyOf(shareImageUrl));
    return { shareImageUrl, bytes: (await response.arrayBuffer()).byteLength };
  };
  const open = await size();
  const set = (sensitive: 18 | 25 | null) => changeSettings(platform, actor, page.id, { sensitive });
  await set(18);
  const warned = await size();
  expect(warned.shareImageUrl).not.toBe(open.shareImageUrl);
  expect(warned.bytes).toBeLessThan(open.bytes / 2);
  expect(await getVisitorPage(platform, "warned")).toEqual({
    ...{ kind: "sensitive", level: 18, title: "Warned", expiresAt: Number.POSITIVE_INFINITY },
    ...{ url: "http://me.localhost:8787/warned", shareImageUrl: warned.shareImageUrl },
    version: expect.any(Number),
    subjects: expect.any(Array),
  });
  // Another level shows no more and no less.
  await set(25);
  expect((await size()).shareImageUrl).toBe(warned.shareImageUrl);
  // Even if images are not to be redrawn: one that shows too much must not remain.
  await save({ skipGenerateShareImage: true, sensitive: null });
  const skipping = await size();
  expect(skipping.bytes).toBeGreaterThan(warned.bytes * 2);
  await save({ skipGenerateShareImage: true, sensitive: 18 });
  expect((await size()).bytes).toBe(warned.bytes);
});

test("the picture shows the page's background, font and colour", async () => {
  const { platform, drawing, page, save } = await newPage({ slug: "shown-as-it-is" }, PRO);
  const fonts = { titleFont: { id: 19 }, titleSize: 30, textColor: "#123456" };
  const image = { bgRadius: 3, bgColor: "#204060", isBlur: true };
  const draw = async (theme: object) => {
    const { shareImageUrl } = await save({ theme: { fonts, image, ...theme } });
    expect((await shareImageResponse(platform, ASKED, keyOf(shareImageUrl))).status).toBe(200);
    return drawing.inputs.at(-1);
  };
  expect(await draw({ currentBgType: "gradient", gradient: { activeIndex: 3 } })).toMatchObject({
    titleFont: 19,
    titleSize: 30,
    titleColor: "#123456",
    background: { type: "gradient", gradient: { style: "bands", rotation: 135 } },
  });
  // Without a stored image only its colour is used.
  expect((await draw({ currentBgType: "image" }))?.background).toEqual({ type: "solid", color: "#204060" });
  const stored = await storeImage(platform, new Uint8Array(portrait()), 1200);
  const row = { pageId: page.id, type: IMAGE_TYPE.backgroundDesktop, ...stored, createdAt: platform.now() };
  await writeAll(platform.db, [upsertPageImage(row)]);
  const background = (await draw({ currentBgType: "image", bgColor: "#EEEEEE" }))?.background;
  expect(background).toMatchObject({ type: "image", color: "#204060", radius: 48, isBlur: true });
});

test("a picture of one's own is the share image until a save draws it anew", async () => {
  const { platform, drawing, actor, page, save } = await newPage({ slug: "own-picture" });
  const image = new File([png(40, 400)], "a.png", { type: "image/png" });
  const mine = await uploadShareImage(platform, actor, page.id, image);
  expect(mine).toMatchObject({ width: 1200, height: 675 });
  expect(await getVisitorPage(platform, "own-picture")).toMatchObject({ shareImageUrl: mine.url });
  await renderShareImage(platform, { pageId: page.id, revision: "1" });
  const response = await shareImageResponse(platform, ASKED, keyOf(mine.url));
  expect([...new Uint8Array(await response.arrayBuffer()).slice(0, 4)]).toEqual(PNG_SIGNATURE);
  expect(drawing.count).toBe(0);
  expect((await save({ seo: {} })).shareImageUrl).toBe(mine.url);
  const stays = { skipGenerateShareImage: true, profile: { title: "Another" } };
  expect((await save(stays)).shareImageUrl).toBe(mine.url);
  const drawn = (await save({ skipGenerateShareImage: false, profile: { title: "Again" } })).shareImageUrl;
  expect(drawn).not.toBe(mine.url);
});

test("without the picture of one's own the share image is drawn", async () => {
  const { platform, drawing, actor, page } = await newPage();
  const image = new File([png(8, 8)], "a.png", { type: "image/png" });
  const mine = await uploadShareImage(platform, actor, page.id, image);
  await redrawShareImage(platform, actor, page.id);
  const { shareImageUrl } = (await getPage(platform, actor, page.id)).page;
  expect(shareImageUrl).not.toBe(mine.url);
  expect((await shareImageResponse(platform, ASKED, keyOf(shareImageUrl))).status).toBe(200);
  expect(drawing.count).toBe(1);
});

test("a sensitive page takes no picture of one's own: it is shared with its title alone", async () => {
  const { platform, actor, page } = await newPage({ sensitive: 18 });
  const image = new File([png(8, 8)], "a.png", { type: "image/png" });
  await expect(uploadShareImage(platform, actor, page.id, image)).rejects.toMatchObject({ code: "invalid" });
});
