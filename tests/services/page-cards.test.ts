import { expect, test } from "vitest";
import { cardInputSchema } from "~/domain/cards/schema";
import { pageInputSchema, pageUpdateSchema } from "~/domain/pages/schema";
import { createCard } from "~/server/services/cards/create-card.server";
import { listCardOptions } from "~/server/services/cards/list-card-options.server";
import { createPage } from "~/server/services/pages/create-page.server";
import { updatePage } from "~/server/services/pages/update-page.server";
import { getVisitorCard } from "~/server/services/site/get-visitor-card.server";
import { PRO, testActor, testPlatform } from "../support/platform";

const blockWith = (cardId: string) => ({ blocks: [{ type: "businessCard", data: { cardId } }] });

test("a block names its card by the hash, whichever its owner sent; somebody else's id is none", async () => {
  const platform = testPlatform();
  const owner = await testActor(platform, PRO);
  const other = await testActor(platform, PRO);
  const { card } = await createCard(platform, owner, cardInputSchema.parse({ title: "Card", header: "Ada" }));
  const { page } = await createPage(platform, owner, pageInputSchema.parse(blockWith(card.id)));
  expect(page.blocks).toMatchObject([
    { type: "businessCard", data: { cardId: card.hash, text: "Add to contacts" } },
  ]);
  const again = await updatePage(platform, owner, page.id, pageUpdateSchema.parse(blockWith(card.hash)));
  expect(again.page.blocks).toMatchObject([{ data: { cardId: card.hash } }]);
  await expect(createPage(platform, other, pageInputSchema.parse(blockWith(card.id)))).rejects.toMatchObject({
    code: "invalid",
    field: "blocks.0.data.cardId",
  });
});

test("a block may lead to any of its owner's cards, however many, and to nobody else's", async () => {
  const platform = testPlatform();
  const owner = await testActor(platform, { ...PRO, seats: 25 });
  const other = await testActor(platform, PRO);
  for (let n = 0; n < 25; n++) {
    await createCard(platform, owner, cardInputSchema.parse({ title: `Card ${n}`, header: "Ada" }));
  }
  const options = await listCardOptions(platform, owner);
  expect(new Set(options.map(({ title }) => title)).size).toBe(25);
  expect(options[0]).toEqual({ hash: expect.any(String), title: expect.any(String), header: "Ada" });
  expect(await listCardOptions(platform, other)).toEqual([]);
});

test("a card whose owner pays shows the branding line only where the page that it leads to does", async () => {
  const platform = testPlatform();
  const owner = await testActor(platform, PRO);
  const input = pageInputSchema.parse({ theme: { isBranding: false } });
  const { page } = await createPage(platform, owner, input, { published: true });
  const cardOf = async (more: object) =>
    (await createCard(platform, owner, cardInputSchema.parse({ title: "Card", header: "Ada", ...more }))).card
      .hash;
  const linked = await cardOf({ pageId: page.id });
  const alone = await cardOf({});
  expect(await getVisitorCard(platform, linked)).toMatchObject({ isBranding: false });
  expect(await getVisitorCard(platform, alone)).toMatchObject({ isBranding: false });
  const branded = pageUpdateSchema.parse({ theme: { isBranding: true } });
  await updatePage(platform, owner, page.id, branded);
  expect(await getVisitorCard(platform, linked)).toMatchObject({ isBranding: true });
  const free = await testActor(platform);
  const { card } = await createCard(platform, free, cardInputSchema.parse({ title: "Card", header: "Ben" }));
  expect(await getVisitorCard(platform, card.hash)).toMatchObject({ isBranding: true });
});
