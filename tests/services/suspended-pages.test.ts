import { env } from "cloudflare:test";
import { expect, test } from "vitest";
import { pageInputSchema, pageUpdateSchema } from "~/domain/pages/schema";
import type { Bindings } from "~/server/platform/bindings.server";
import { changeSettings, publishPage } from "~/server/services/pages/change-page-state.server";
import { createPage } from "~/server/services/pages/create-page.server";
import { deletePage } from "~/server/services/pages/delete-page.server";
import { duplicatePage } from "~/server/services/pages/duplicate-page.server";
import { getPage } from "~/server/services/pages/get-page.server";
import { updatePage } from "~/server/services/pages/update-page.server";
import { showPage } from "~/server/services/site/show-page.server";
import { suspendStatement } from "../../workers/commands/suspend-statement";
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
    expect((await showPage(platform, slug)).kind).toBe("unknown");

  await suspend("your-parcel", true);
  expect((await showPage(platform, "your-parcel")).kind).toBe("page");
  await deletePage(platform, owner, page.id);
});

test("nor by a delete or a move that was under way when it was suspended", async () => {
  const platform = testPlatform();
  const owner = await testActor(platform, PRO);
  const { page } = await createPage(platform, owner, pageInputSchema.parse({ slug: "in-between" }));
  const { batch } = bindings.DB;
  // why: the operator's write comes between the owner's read and the owner's write, which no timing gives reliably.
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
