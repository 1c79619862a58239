import { env } from "cloudflare:test";
import { expect, test, vi } from "vitest";
import { IMAGE_TYPE } from "~/domain/media/image-types";
import { pageInputSchema, pageUpdateSchema } from "~/domain/pages/schema";
import { handleSite } from "~/server/http/site/handle-site.server";
import type { Bindings } from "~/server/platform/bindings.server";
import { saveAnonymousDraft, saveAnonymousImage } from "~/server/services/anonymous/save-draft.server";
import { changeSettings, publishPage } from "~/server/services/pages/change-page-state.server";
import { createPage } from "~/server/services/pages/create-page.server";
import { deletePage } from "~/server/services/pages/delete-page.server";
import { duplicatePage } from "~/server/services/pages/duplicate-page.server";
import { getPage } from "~/server/services/pages/get-page.server";
import { redrawShareImage, uploadShareImage } from "~/server/services/pages/own-share-image.server";
import { removePageImage, uploadPageImage } from "~/server/services/pages/page-images.server";
import { updatePage } from "~/server/services/pages/update-page.server";
import { getVisitorPage } from "~/server/services/site/get-visitor-page.server";
import { suspendStatement } from "../../workers/commands/suspend-statement";
import { png } from "../http/images";
import { setEnabled } from "../support/enabled";
import { PRO, testActor, testPlatform } from "../support/platform";

const bindings = env as unknown as Bindings;
const suspend = (slug: string, isLifted = false) =>
  bindings.DB.prepare(suspendStatement(slug, isLifted)).run();

test("a suspended page is lifted by nothing that its owner can do", async () => {
  const platform = testPlatform();
  const owner = await testActor(platform, PRO);
  const input = pageInputSchema.parse({ slug: "your-parcel", profile: { title: "Pay at once" } });
  const { page } = await createPage(platform, owner, input, { published: true });
  await suspend("your-parcel");

  const refused = { code: "forbidden", messageKey: "pageSuspended" };
  await expect(deletePage(platform, owner, page.id)).rejects.toMatchObject(refused);
  await expect(duplicatePage(platform, owner, page.id)).rejects.toMatchObject(refused);
  await expect(changeSettings(platform, owner, page.id, { slug: "your-letter" })).rejects.toMatchObject(
    refused,
  );
  const moved = pageUpdateSchema.parse({ slug: "your-letter" });
  await expect(updatePage(platform, owner, page.id, moved)).rejects.toMatchObject(refused);
  await expect(createPage(platform, owner, input)).rejects.toMatchObject({ field: "slug" });
  await publishPage(platform, owner, page.id);
  await updatePage(platform, owner, page.id, pageUpdateSchema.parse({ profile: { title: "Mended" } }));
  expect((await getPage(platform, owner, page.id)).page).toMatchObject({
    state: "suspended",
    slug: "your-parcel",
  });
  for (const slug of ["your-parcel", "your-letter"])
    expect((await getVisitorPage(platform, slug)).kind).toBe("unknown");

  await suspend("your-parcel", true);
  expect((await getVisitorPage(platform, "your-parcel")).kind).toBe("page");
  await deletePage(platform, owner, page.id);
});

test("nor by a delete or a move that was under way when it was suspended", async () => {
  const platform = testPlatform();
  const owner = await testActor(platform, PRO);
  const { page } = await createPage(platform, owner, pageInputSchema.parse({ slug: "in-between" }));
  const { batch } = bindings.DB;
  // why: the operator's write comes between the owner's read and write, which no timing reproduces reliably.
  const db = Object.assign(Object.create(bindings.DB), {
    prepare: bindings.DB.prepare.bind(bindings.DB),
    batch: async (statements: D1PreparedStatement[]) => {
      await suspend("in-between");
      return batch.call(bindings.DB, statements);
    },
  });
  const refused = { code: "forbidden", messageKey: "pageSuspended" };
  await expect(deletePage(testPlatform({ DB: db }), owner, page.id)).rejects.toMatchObject(refused);
  await suspend("in-between", true);
  const move = changeSettings(testPlatform({ DB: db }), owner, page.id, { slug: "elsewhere-now" });
  await expect(move).rejects.toMatchObject(refused);
  expect((await getPage(platform, owner, page.id)).page.slug).toBe("in-between");
});

const picture = () => new File([png(20, 20)], "a.png", { type: "image/png" });
const unused = () => Promise.reject(new Error("an image draws no document"));
/** The response of the site's host for an address, one minute later. */
async function later(url: string): Promise<number> {
  vi.setSystemTime(Date.now() + 60_000);
  const address = new URL(url);
  return (await handleSite(new Request(address), address, testPlatform(), unused)).status;
}

test("the images of a suspended page go with it and come back with it, and no new ones come meanwhile", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
  const platform = testPlatform();
  const owner = await testActor(platform, PRO);
  const slug = "your-invoice";
  const { page } = await createPage(platform, owner, pageInputSchema.parse({ slug }), { published: true });
  const profile = { type: IMAGE_TYPE.profileCropped, image: picture() } as const;
  const { url } = await uploadPageImage(platform, owner, page.id, profile);
  const earlier = await uploadShareImage(platform, owner, page.id, picture());
  const own = await uploadShareImage(platform, owner, page.id, picture());
  const variant = url.replace(/\/i\/(\w+)\.webp$/, "/i/$1-320.webp");
  expect([await later(url), await later(earlier.url), await later(own.url)]).toEqual([200, 200, 200]);
  await suspend(slug);
  const hidden = [url, variant, earlier.url, own.url];
  for (const each of hidden) expect(await later(each)).toBe(404);
  // A save creates a new share image, and restores neither that nor earlier ones.
  await updatePage(platform, owner, page.id, pageUpdateSchema.parse({ profile: { title: "Pay now" } }));
  const { shareImageUrl } = (await getPage(platform, owner, page.id)).page;
  for (const each of [...hidden, shareImageUrl ?? ""]) expect(await later(each)).toBe(404);
  const refused = { code: "forbidden", messageKey: "pageSuspended" };
  for (const attempt of [
    uploadPageImage(platform, owner, page.id, { ...profile, image: picture() }),
    uploadShareImage(platform, owner, page.id, picture()),
    removePageImage(platform, owner, page.id, { type: IMAGE_TYPE.profileCropped }),
    redrawShareImage(platform, owner, page.id),
  ])
    await expect(attempt).rejects.toMatchObject(refused);
  // An anonymous draft restores none; another owner's live page may show the same image.
  const entity = pageInputSchema.parse({});
  const { temporaryId } = await saveAnonymousDraft(platform, { type: "page", entity });
  await saveAnonymousImage(platform, { temporaryId, type: "block", block: "a", image: picture() });
  expect(await later(url)).toBe(404);
  const other = await testActor(platform, PRO);
  const theirs = (
    await createPage(platform, other, pageInputSchema.parse({ slug: "not-suspended" }), { published: true })
  ).page;
  await uploadPageImage(platform, other, theirs.id, { ...profile, image: picture() });
  expect([await later(url), await later(own.url)]).toEqual([200, 404]);
  await suspend(slug, true);
  expect(await later(own.url)).toBe(200);
  await setEnabled(platform.db, owner.userId, false, platform.now());
  expect(await later(own.url)).toBe(404);
  vi.useRealTimers();
});
