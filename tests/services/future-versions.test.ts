import { expect, test } from "vitest";
import { cardInputSchema, cardUpdateSchema } from "~/domain/cards/schema";
import { pageInputSchema, pageUpdateSchema } from "~/domain/pages/schema";
import { createCard } from "~/server/services/cards/create-card.server";
import { getCard } from "~/server/services/cards/get-card.server";
import { updateCard } from "~/server/services/cards/update-card.server";
import { createPage } from "~/server/services/pages/create-page.server";
import { getPage } from "~/server/services/pages/get-page.server";
import { updatePage } from "~/server/services/pages/update-page.server";
import { testActor, testPlatform } from "../support/platform";

/** Whether both are stored depends on which is read first: it is tried several times. */
const ROUNDS = 12;

test("a save on a version that does not exist yet undoes no save at the same moment", async () => {
  const platform = testPlatform();
  const actor = await testActor(platform);
  const { page } = await createPage(platform, actor, pageInputSchema.parse({ profile: { title: "Page" } }));
  const { card } = await createCard(
    platform,
    actor,
    cardInputSchema.parse({ title: "Card", header: "Card" }),
  );
  for (let round = 0; round < ROUNDS; round++) {
    const title = `Round ${round}`;
    const { version } = await getPage(platform, actor, page.id);
    const onPage = (change: object, on: number) =>
      updatePage(platform, actor, page.id, pageUpdateSchema.parse(change), on);
    const [saved] = await Promise.allSettled([
      onPage({ profile: { title } }, version),
      onPage({ seo: { title: "Ahead" } }, version + 1),
    ]);
    expect(saved.status).toBe("fulfilled");
    expect((await getPage(platform, actor, page.id)).page.profile.title).toBe(title);

    const { version: ofCard } = await getCard(platform, actor, card.id);
    const onCard = (change: object, on: number) =>
      updateCard(platform, actor, card.id, cardUpdateSchema.parse(change), on);
    const [savedCard] = await Promise.allSettled([
      onCard({ header: title }, ofCard),
      onCard({ title: "Ahead" }, ofCard + 1),
    ]);
    expect(savedCard.status).toBe("fulfilled");
    expect((await getCard(platform, actor, card.id)).card.header).toBe(title);
  }
});
