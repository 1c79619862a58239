import { expect, test } from "vitest";
import type { UserActor } from "~/domain/accounts/actor";
import type { Entitlement } from "~/domain/billing/entitlement";
import { IMAGE_TYPE } from "~/domain/media/image-types";
import { pageInputSchema, pageUpdateSchema } from "~/domain/pages/schema";
import { upsertEntitlement } from "~/server/data/users.server";
import { publishPage } from "~/server/services/pages/change-page-state.server";
import { createPage } from "~/server/services/pages/create-page.server";
import { deletePage } from "~/server/services/pages/delete-page.server";
import { listPages } from "~/server/services/pages/list-pages.server";
import { removePageImage, uploadPageImage } from "~/server/services/pages/page-images.server";
import { updatePage } from "~/server/services/pages/update-page.server";
import { portrait } from "../../workers/sandbox/images";
import { PRO, type TestPlatform, testActor, testPlatform } from "../support/platform";

const picture = () => new File([portrait()], "portrait.png", { type: "image/png" });
const save = pageUpdateSchema.parse({ profile: { title: "Saved" } });

const states = async (platform: TestPlatform, actor: UserActor) =>
  (await listPages(platform, actor, { limit: 50 })).items
    .map(({ state, unpublishedReason }) => (unpublishedReason ? `${state}: ${unpublishedReason}` : state))
    .sort();

/** An owner of live pages whose plan has just ended. */
async function lapsed(count: number) {
  const platform = testPlatform();
  const paying = await testActor(platform, PRO);
  const ids: string[] = [];
  for (let i = 0; i < count; i++) {
    const { page } = await createPage(platform, paying, pageInputSchema.parse({}), { published: true });
    ids.push(page.id);
  }
  platform.travel(60_000);
  const plan: Entitlement = { ...PRO, status: "expired", endsAt: platform.now() };
  await upsertEntitlement(platform.db, { userId: paying.userId, ...plan, updatedAt: platform.now() });
  platform.travel(60_000);
  return { platform, actor: { ...paying, plan }, ids };
}

test("after a plan's end saving puts back one page, however many are saved at once", async () => {
  const { platform, actor, ids } = await lapsed(5);
  expect(await states(platform, actor)).toEqual(Array(5).fill("expired: expired"));
  await Promise.all(ids.map((id) => updatePage(platform, actor, id, save)));
  expect(await states(platform, actor)).toEqual([...Array(4).fill("expired: expired"), "published"]);
  // The input is stored nevertheless.
  const { items } = await listPages(platform, actor, { limit: 50 });
  expect(items.map(({ profile }) => profile.title)).toEqual(Array(5).fill("Saved"));
});

test("the page that is live goes on being saved, and its place is free once it is gone", async () => {
  const { platform, actor, ids } = await lapsed(2);
  const [first = "", second = ""] = ids;
  for (let i = 0; i < 3; i++) {
    expect((await updatePage(platform, actor, first, save)).page.state).toBe("published");
  }
  expect((await updatePage(platform, actor, second, save)).page.state).toBe("expired");
  await deletePage(platform, actor, first);
  expect((await updatePage(platform, actor, second, save)).page.state).toBe("published");
});

test("a page that was never live says why it stays so", async () => {
  const { platform, actor, ids } = await lapsed(2);
  const [first = "", second = ""] = ids;
  await platform.db.$client.prepare("UPDATE pages SET published = 0 WHERE id = ?").bind(second).run();
  await updatePage(platform, actor, first, save);
  const { page } = await updatePage(platform, actor, second, save);
  expect(page).toMatchObject({ state: "unpublished", unpublishedReason: "limit", published: false });
});

test("a subscriber with fewer seats than pages publishes up to the seats, in parallel too", async () => {
  const platform = testPlatform();
  const actor = await testActor(platform, PRO);
  const ids: string[] = [];
  for (let i = 0; i < 4; i++) {
    ids.push((await createPage(platform, actor, pageInputSchema.parse({}))).page.id);
  }
  const smaller = { ...actor, plan: { ...PRO, seats: 2 } };
  const results = await Promise.allSettled(ids.map((id) => publishPage(platform, smaller, id)));
  const refused = results.flatMap((result) => (result.status === "rejected" ? [result.reason] : []));
  expect(refused).toHaveLength(2);
  for (const error of refused)
    expect(error).toMatchObject({ code: "limit_reached", messageKey: "livePageLimit" });
  expect((await states(platform, smaller)).filter((state) => state === "published")).toHaveLength(2);
});

test("images of paid things are refused to free users before anything is stored, and may be taken off", async () => {
  const platform = testPlatform();
  const actor = await testActor(platform);
  const { page } = await createPage(platform, actor, pageInputSchema.parse({}));
  const before = (await platform.bucket.list({ prefix: "i/" })).objects.length;
  const { backgroundOriginal, backgroundDesktop, backgroundMobile } = IMAGE_TYPE;
  for (const type of [backgroundOriginal, backgroundDesktop, backgroundMobile]) {
    const upload = uploadPageImage(platform, actor, page.id, { type, image: picture() });
    await expect(upload).rejects.toMatchObject({ code: "payment_required", field: "theme.image" });
    await removePageImage(platform, actor, page.id, { type });
  }
  const upload = { type: "block", block: "b", image: picture() } as const;
  await expect(uploadPageImage(platform, actor, page.id, upload)).rejects.toMatchObject({
    code: "payment_required",
    field: "blocks",
  });
  expect((await platform.bucket.list({ prefix: "i/" })).objects).toHaveLength(before);
  const { results } = await platform.db.$client
    .prepare(
      "SELECT 1 FROM page_images WHERE page_id = ?1 UNION ALL SELECT 1 FROM block_images WHERE holder_id = ?1",
    )
    .bind(page.id)
    .all();
  expect(results).toEqual([]);
  const image = { type: IMAGE_TYPE.profileCropped, image: picture() };
  expect(await uploadPageImage(platform, actor, page.id, image)).toMatchObject({ url: expect.any(String) });
});
