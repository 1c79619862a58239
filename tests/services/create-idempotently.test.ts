import { expect, test } from "vitest";
import { cardInputSchema } from "~/domain/cards/schema";
import { newId } from "~/domain/ids";
import { pageInputSchema, pageUpdateSchema } from "~/domain/pages/schema";
import type { Platform } from "~/server/platform/platform.server";
import { createCard } from "~/server/services/cards/create-card.server";
import { hasCard } from "~/server/services/cards/get-card.server";
import { listCards } from "~/server/services/cards/list-cards.server";
import { updateCard } from "~/server/services/cards/update-card.server";
import { createIdempotently, findMade } from "~/server/services/create-idempotently.server";
import { createPage } from "~/server/services/pages/create-page.server";
import { isOwnPage } from "~/server/services/pages/get-page.server";
import { listPages } from "~/server/services/pages/list-pages.server";
import { updatePage } from "~/server/services/pages/update-page.server";
import { testActor, testPlatform } from "../support/platform";

/** A Worker that dies after something was created: no response is sent, and nothing more is written. */
const DIES = () => new Promise<never>(() => undefined);

test("a page whose making nobody could note is changed by the next try, not made or refused", async () => {
  const platform = testPlatform();
  const actor = await testActor(platform);
  const key = crypto.randomUUID();
  const save = (title: string, after: <T>(made: T) => T | Promise<never> = (made) => made) =>
    createIdempotently(platform as Platform, actor, "page", key, {
      newId: () => newId("pg"),
      exists: (id) => isOwnPage(platform, actor, id),
      create: async (id) =>
        after(await createPage(platform, actor, pageInputSchema.parse({ profile: { title } }), { id })),
      change: (id) => updatePage(platform, actor, id, pageUpdateSchema.parse({ profile: { title } })),
    });
  void save("First", DIES);
  await expect.poll(async () => (await listPages(platform, actor, { limit: 5 })).items.length).toBe(1);
  const underWay = { code: "conflict", messageKey: "requestUnderWay" };
  await expect(save("Too soon")).rejects.toMatchObject(underWay);
  const [{ id } = { id: "" }] = (await listPages(platform, actor, { limit: 5 })).items;
  const made = (by: typeof actor, of = key) =>
    findMade(platform, by, "page", of, (found) => isOwnPage(platform, by, found));
  expect(await made(actor)).toEqual({ id, version: null });
  platform.travel(61_000);
  expect((await save("Second")).page.profile.title).toBe("Second");
  expect((await save("Third")).page.profile.title).toBe("Third");
  const { items } = await listPages(platform, actor, { limit: 5 });
  expect(items.map(({ profile }) => profile.title)).toEqual(["Third"]);
  expect(await made(actor)).toEqual({ id, version: 3 });
  expect(await made(await testActor(platform))).toBeNull();
  expect(await made(actor, crypto.randomUUID())).toBeNull();
});

test("a card's is as well; a key whose answer is long over makes something new", async () => {
  const platform = testPlatform();
  const actor = await testActor(platform);
  const key = crypto.randomUUID();
  const save = (header: string, after: <T>(made: T) => T | Promise<never> = (made) => made) =>
    createIdempotently(platform as Platform, actor, "card", key, {
      newId: () => newId("crd"),
      exists: (id) => hasCard(platform, actor, id),
      create: async (id) =>
        after(await createCard(platform, actor, cardInputSchema.parse({ title: "T", header }), { id })),
      change: (id) => updateCard(platform, actor, id, cardInputSchema.parse({ title: "T", header })),
    });
  void save("First", DIES);
  await expect.poll(async () => (await listCards(platform, actor, { limit: 5 })).items.length).toBe(1);
  platform.travel(61_000);
  expect((await save("Second")).card.header).toBe("Second");
  platform.travel(25 * 60 * 60_000);
  await expect(save("A day later")).rejects.toMatchObject({ code: "limit_reached" });
});

test("what somebody changed since the first try is not written over: the thing is named instead", async () => {
  const platform = testPlatform();
  const actor = await testActor(platform);
  const key = crypto.randomUUID();
  const save = (title: string) =>
    createIdempotently(platform as Platform, actor, "page", key, {
      newId: () => newId("pg"),
      exists: (id) => isOwnPage(platform, actor, id),
      create: (id) => createPage(platform, actor, pageInputSchema.parse({ profile: { title } }), { id }),
      change: (id, ifVersion) =>
        updatePage(platform, actor, id, pageUpdateSchema.parse({ profile: { title } }), ifVersion),
    });
  const { page } = await save("First");
  // Each response was lost: the next attempt continues from what the previous one wrote.
  await save("Second");
  expect((await save("Third")).page.profile.title).toBe("Third");
  await updatePage(platform, actor, page.id, pageUpdateSchema.parse({ profile: { title: "Theirs" } }));
  await expect(save("Fourth")).rejects.toMatchObject({ code: "precondition_failed", data: { id: page.id } });
  const { items } = await listPages(platform, actor, { limit: 5 });
  expect(items.map(({ profile }) => profile.title)).toEqual(["Theirs"]);
});
