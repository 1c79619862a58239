import { expect, test } from "vitest";
import { cardInputSchema } from "~/domain/cards/schema";
import { pageInputSchema, pageUpdateSchema } from "~/domain/pages/schema";
import { createCard } from "~/server/services/cards/create-card.server";
import { createPage } from "~/server/services/pages/create-page.server";
import { updatePage } from "~/server/services/pages/update-page.server";
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
