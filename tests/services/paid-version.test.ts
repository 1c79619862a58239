import { env } from "cloudflare:test";
import { expect, test } from "vitest";
import { FREE } from "~/domain/billing/entitlement";
import { DAY_MS } from "~/domain/durations";
import { LIMITS } from "~/domain/limits";
import { IMAGE_TYPE } from "~/domain/media/image-types";
import { backToFree } from "~/domain/pages/back-to-free";
import { isProPage } from "~/domain/pages/entitlement";
import { pageInputSchema, pageUpdateSchema } from "~/domain/pages/schema";
import { findBlockImages, findPageImages } from "~/server/data/images/find-images.server";
import { hiddenImageKeys } from "~/server/data/images/hidden-images.server";
import type { Bindings } from "~/server/platform/bindings.server";
import { createPage } from "~/server/services/pages/create-page.server";
import { deletePage } from "~/server/services/pages/delete-page.server";
import { removePageImage, uploadPageImage } from "~/server/services/pages/page-images.server";
import {
  dropPaidVersion,
  getPaidVersion,
  getPaidVersionTime,
  savePaidVersion,
} from "~/server/services/pages/paid-version.server";
import { restorePage } from "~/server/services/pages/restore-page.server";
import { updatePage } from "~/server/services/pages/update-page.server";
import { getVisitorPage } from "~/server/services/site/get-visitor-page.server";
import { png } from "../http/images";
import { collectAll } from "../support/collected";
import { PRO, type TestPlatform, testActor, testPlatform } from "../support/platform";

const { DB, BUCKET } = env as unknown as Bindings;
let width = 300;
const file = () => new File([png(width++, 30)], "a.png", { type: "image/png" });
const keyOf = (url: string) => url.slice(url.indexOf("/i/") + 1);
const over = DAY_MS * 2;

/** A page with an image and a background that was reduced to the free plan, as its editor does it. */
async function freed(platform: TestPlatform, slug: string) {
  const paid = await testActor(platform, PRO);
  const blocks = [
    { key: "pic", type: "image", data: { alt: "A loaf" } },
    { key: "words", type: "text", data: { text: "Free" } },
  ];
  const { page } = await createPage(
    platform,
    paid,
    pageInputSchema.parse({ slug, profile: { title: slug }, blocks }),
  );
  const picture = await uploadPageImage(platform, paid, page.id, {
    type: "block",
    block: "pic",
    image: file(),
  });
  const background = await uploadPageImage(platform, paid, page.id, {
    type: IMAGE_TYPE.backgroundMobile,
    image: file(),
  });
  const owner = { ...paid, plan: FREE };
  const before = pageInputSchema.parse({
    profile: { title: slug },
    blocks: [{ ...blocks[0], data: { alt: "A loaf", image: picture.url } }, blocks[1]],
    theme: { currentBgType: "image", image: { mobile: background.url }, fonts: { titleFont: { id: 12 } } },
  });
  await savePaidVersion(platform, owner, page.id, before);
  await updatePage(platform, owner, page.id, pageUpdateSchema.parse(backToFree(before)));
  await removePageImage(platform, owner, page.id, { type: IMAGE_TYPE.backgroundMobile });
  await removePageImage(platform, owner, page.id, { type: "block", block: "pic" });
  return { paid, owner, id: page.id, picture, background };
}

test("the paid version stays with its images, is never served, and comes back with a plan", async () => {
  const platform = testPlatform();
  const { paid, owner, id, picture, background } = await freed(platform, "kept-version");
  platform.travel(over);
  await collectAll(platform);
  for (const { url } of [picture, background]) expect(await BUCKET.head(keyOf(url))).not.toBeNull();
  const shown = await getVisitorPage(platform, "kept-version");
  expect(JSON.stringify(shown)).not.toContain("A loaf");
  expect(await getPaidVersionTime(platform, owner, id)).toMatch(/^\d{4}-/);

  const version = await getPaidVersion(platform, paid, id);
  expect(version?.blocks[0]).toMatchObject({ key: "pic", data: { image: picture.url } });
  expect(version?.theme).toMatchObject({ currentBgType: "image", image: { mobile: background.url } });
  expect(version && isProPage(version)).toBe(true);
  // Not accessible to other accounts.
  const other = await testActor(platform, PRO);
  for (const call of [getPaidVersion, getPaidVersionTime, dropPaidVersion])
    await expect(call(platform, other, id)).rejects.toMatchObject({ code: "not_found" });

  await dropPaidVersion(platform, paid, id);
  expect(await getPaidVersion(platform, paid, id)).toBeNull();
  await collectAll(platform);
  for (const { url } of [picture, background]) expect(await BUCKET.head(keyOf(url))).toBeNull();
});

test("the last one takes the place of the one before, and names no images but the page's", async () => {
  const platform = testPlatform();
  const { owner, id, picture, background } = await freed(platform, "one-version");
  const stranger = await freed(platform, "another-version");
  const next = pageInputSchema.parse({
    profile: { title: "Again" },
    blocks: [
      { key: "pic", type: "image", data: { alt: "", image: picture.url } },
      { key: "theirs", type: "image", data: { alt: "", image: stranger.picture.url } },
    ],
  });
  await savePaidVersion(platform, owner, id, next);
  const version = await getPaidVersion(platform, owner, id);
  expect(version?.profile.title).toBe("Again");
  expect(version?.blocks.map(({ data }) => ("image" in data ? data.image : undefined))).toEqual([
    picture.url,
    undefined,
  ]);
  expect(await findPageImages(platform.db, `pv_${id}`)).toEqual([]);
  expect(await findBlockImages(platform.db, `pv_${id}`)).toHaveLength(1);
  const rows = await DB.prepare("SELECT count(*) AS n FROM paid_versions WHERE page_id = ?").bind(id).first();
  expect(rows).toEqual({ n: 1 });
  platform.travel(over);
  await collectAll(platform);
  expect(await BUCKET.head(keyOf(background.url))).toBeNull();
});

test("it goes with its page for good, and waits as long as that can be put back", async () => {
  const platform = testPlatform();
  const { owner, id, picture } = await freed(platform, "deleted-version");
  await deletePage(platform, owner, id);
  platform.travel(LIMITS.restorableDays * DAY_MS - DAY_MS);
  await collectAll(platform);
  expect(await BUCKET.head(keyOf(picture.url))).not.toBeNull();
  await restorePage(platform, owner, id);
  expect((await getPaidVersion(platform, owner, id))?.blocks[0]).toMatchObject({ key: "pic" });
  await deletePage(platform, owner, id);
  platform.travel(LIMITS.restorableDays * DAY_MS);
  await collectAll(platform);
  expect(await BUCKET.head(keyOf(picture.url))).toBeNull();
  const rows = await DB.prepare("SELECT count(*) AS n FROM paid_versions WHERE page_id = ?").bind(id).first();
  expect(rows).toEqual({ n: 0 });
});

test("what today's schema refuses is no version, and images of a suspended page's are hidden", async () => {
  const platform = testPlatform();
  const { owner, id, picture } = await freed(platform, "old-version");
  await DB.prepare("UPDATE pages SET suspended_at = 1 WHERE id = ?").bind(id).run();
  expect(await hiddenImageKeys(platform.db)).toContain(keyOf(picture.url));
  await DB.prepare('UPDATE paid_versions SET content = \'{"blocks":[{"type":"gone"}]}\' WHERE page_id = ?')
    .bind(id)
    .run();
  expect(await getPaidVersion(platform, owner, id)).toBeNull();
});
