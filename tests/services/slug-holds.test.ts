import { expect, test } from "vitest";
import { LIMITS } from "~/domain/limits";
import { pageInputSchema } from "~/domain/pages/schema";
import { RATE_LIMITS } from "~/domain/rate-limits";
import { findHold } from "~/server/data/slug-holds.server";
import { changeSettings } from "~/server/services/pages/change-page-state.server";
import { createPage } from "~/server/services/pages/create-page.server";
import { deletePage } from "~/server/services/pages/delete-page.server";
import { PRO, testActor, testPlatform } from "../support/platform";

const address = (name: string, index: number) => `${name}-${String(index).padStart(2, "0")}`;

test("one account holds a few addresses that it left, and moves a few times a day", async () => {
  const platform = testPlatform();
  const owner = await testActor(platform);
  const input = pageInputSchema.parse({ slug: address("squat", 0) });
  const { page } = await createPage(platform, owner, input);
  const { limit } = RATE_LIMITS.slugChange;
  for (let i = 1; i <= limit; i++) {
    platform.travel(1000);
    await changeSettings(platform, owner, page.id, { slug: address("squat", i) });
  }
  await expect(changeSettings(platform, owner, page.id, { slug: "one-too-many" })).rejects.toMatchObject({
    code: "rate_limited",
  });
  const held = [];
  for (let i = 0; i < limit; i++)
    if (await findHold(platform.db, address("squat", i), platform.now())) held.push(i);
  // The newest ones: what was printed last.
  const most = LIMITS.slugHolds + LIMITS.freePages;
  expect(held).toEqual(Array.from({ length: most }, (_, i) => limit - most + i));
  const other = await testActor(platform);
  const { page: taken } = await createPage(platform, other, input);
  expect(taken.slug).toBe(address("squat", 0));
});

test("pages of one title have addresses of their own, whoever has those that the title gives", async () => {
  const platform = testPlatform();
  const [owner, other] = [await testActor(platform, PRO), await testActor(platform)];
  const named = pageInputSchema.parse({ profile: { title: "Same title" } });
  await createPage(platform, other, { ...named, slug: "same-title" });
  const slugs = [];
  for (let i = 0; i < 5; i++) slugs.push((await createPage(platform, owner, named)).page.slug);
  expect(new Set(slugs).size).toBe(5);
});

test("nor does making and deleting pages reserve more", async () => {
  const platform = testPlatform();
  const owner = await testActor(platform);
  for (let i = 0; i < 15; i++) {
    platform.travel(1000);
    const input = pageInputSchema.parse({ slug: address("burnt", i) });
    await deletePage(platform, owner, (await createPage(platform, owner, input)).page.id);
  }
  const isHeld = (i: number) => findHold(platform.db, address("burnt", i), platform.now());
  const held = await Promise.all(Array.from({ length: 15 }, (_, i) => isHeld(i)));
  expect(held.filter(Boolean)).toHaveLength(LIMITS.slugHolds + LIMITS.freePages);
  expect(held[14]).toMatchObject({ kind: "deleted", ownerId: owner.userId });
});
