import { expect, test } from "vitest";
import { pageInputSchema } from "~/domain/pages/schema";
import { createPage } from "~/server/services/pages/create-page.server";
import { listDraftPages } from "~/server/services/pages/list-draft-pages.server";
import { PRO, strictPlatform, testActor } from "../support/platform";

test("pages that were never live are told to who comes back from paying, and no others", async () => {
  const platform = strictPlatform();
  const [actor, other] = [await testActor(platform, PRO), await testActor(platform, PRO)];
  const make = (title: string, published: boolean) =>
    createPage(platform, actor, pageInputSchema.parse({ profile: { title } }), { published });
  const { page } = await make("Waiting", false);
  await make("Live", true);
  expect(await listDraftPages(platform, actor)).toEqual([{ id: page.id, title: "Waiting" }]);
  expect(await listDraftPages(platform, other)).toEqual([]);
});
