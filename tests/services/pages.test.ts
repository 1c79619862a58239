import { describe, expect, test } from "vitest";
import { DAY_MS } from "~/domain/durations";
import { pageInputSchema, pageUpdateSchema } from "~/domain/pages/schema";
import { RATE_LIMITS } from "~/domain/rate-limits";
import { publishPage, unpublishPage } from "~/server/services/pages/change-page-state.server";
import { checkSlug } from "~/server/services/pages/check-slug.server";
import { createPage } from "~/server/services/pages/create-page.server";
import { deletePage } from "~/server/services/pages/delete-page.server";
import { duplicatePage } from "~/server/services/pages/duplicate-page.server";
import { getPage } from "~/server/services/pages/get-page.server";
import { listPages } from "~/server/services/pages/list-pages.server";
import { updatePage } from "~/server/services/pages/update-page.server";
import { getVisitorPage } from "~/server/services/site/get-visitor-page.server";
import { PRO, strictPlatform, testActor, testPlatform } from "../support/platform";

const page = (slug: string, more: object = {}) =>
  pageInputSchema.parse({ slug, profile: { title: "A page" }, ...more });
const gradient = { theme: { currentBgType: "gradient" } };

describe("a free user's page", () => {
  test("is live at its first save", async () => {
    const platform = testPlatform();
    const actor = await testActor(platform);
    const { page: made } = await createPage(platform, actor, page("first-save"));
    expect(made.state).toBe("published");
    expect(await getVisitorPage(platform, "first-save")).toMatchObject({ kind: "page", url: made.url });
  });

  test("may be one and no more, however many calls come at once", async () => {
    const platform = testPlatform();
    const actor = await testActor(platform);
    const calls = Array.from({ length: 20 }, (_, i) => createPage(platform, actor, page(`at-once-${i}`)));
    const results = await Promise.allSettled(calls);
    expect(results.filter((result) => result.status === "fulfilled")).toHaveLength(1);
    expect(results.find((result) => result.status === "rejected")).toMatchObject({
      reason: { code: "limit_reached", messageKey: "pageLimit" },
    });
    expect((await listPages(platform, actor, { limit: 50 })).items).toHaveLength(1);
  });

  test("is refused for a while to who makes them without end", async () => {
    const platform = strictPlatform();
    const actor = await testActor(platform);
    const { limit } = RATE_LIMITS.create;
    for (let made = 0; made < limit; made++)
      await createPage(platform, actor, page("the-last")).catch(() => {});
    await expect(createPage(platform, actor, page("too-many"))).rejects.toMatchObject({
      code: "rate_limited",
    });
  });

  test("with paid things is refused and nothing is stored", async () => {
    const platform = testPlatform();
    const actor = await testActor(platform);
    await expect(createPage(platform, actor, page("too-dear", gradient))).rejects.toMatchObject({
      code: "payment_required",
      field: "theme.currentBgType",
    });
    expect(await getVisitorPage(platform, "too-dear")).toMatchObject({ kind: "unknown" });
  });

  test("has no publish switch", async () => {
    const platform = testPlatform();
    const actor = await testActor(platform);
    const { page: made } = await createPage(platform, actor, page("no-switch"));
    await expect(unpublishPage(platform, actor, made.id)).rejects.toMatchObject({
      code: "payment_required",
      field: "published",
    });
  });

  test("brought from before sign-up with paid things is stored unpublished", async () => {
    const platform = testPlatform();
    const actor = await testActor(platform);
    const { page: made } = await createPage(platform, actor, page("draft", gradient), { mayHoldPaid: true });
    expect(made.state).toBe("unpublished");
    const free = pageUpdateSchema.parse({ theme: {} });
    expect((await updatePage(platform, actor, made.id, free)).page.state).toBe("published");
  });
});

describe("a subscriber's page", () => {
  test("is published and unpublished by its switch, and its author sees it at once", async () => {
    const platform = testPlatform();
    const actor = await testActor(platform, PRO);
    const { page: made } = await createPage(platform, actor, page("switched", gradient));
    expect(await getVisitorPage(platform, "switched")).toMatchObject({ kind: "unknown" });
    await publishPage(platform, actor, made.id);
    expect(await getVisitorPage(platform, "switched")).toMatchObject({ kind: "page" });
    await unpublishPage(platform, actor, made.id);
    expect(await getVisitorPage(platform, "switched")).toMatchObject({ kind: "unknown" });
  });

  test("expires when the subscription does, at read time, and back to free brings it back", async () => {
    const platform = testPlatform();
    const endsAt = new Date(platform.now().getTime() + DAY_MS);
    const actor = await testActor(platform, { ...PRO, endsAt });
    const { page: made } = await createPage(platform, actor, page("expiring", gradient));
    await publishPage(platform, actor, made.id);
    expect((await getVisitorPage(platform, "expiring")).expiresAt).toBe(endsAt.getTime());
    platform.travel(2 * DAY_MS);
    expect(await getVisitorPage(platform, "expiring")).toMatchObject({ kind: "expired" });
    await updatePage(platform, actor, made.id, pageUpdateSchema.parse({ theme: {} }));
    expect(await getVisitorPage(platform, "expiring")).toMatchObject({ kind: "page" });
  });

  test("is copied to the top, unpublished and marked, under a new address", async () => {
    const platform = testPlatform();
    const actor = await testActor(platform, PRO);
    const { page: made } = await createPage(platform, actor, page("original"));
    const { page: copy } = await duplicatePage(platform, actor, made.id);
    expect(copy).toMatchObject({ state: "unpublished", isDuplicate: true, profile: made.profile });
    expect(copy.slug).toMatch(/^original-/);
    expect((await listPages(platform, actor, { limit: 50 })).items.map(({ id }) => id)).toEqual([
      copy.id,
      made.id,
    ]);
  });
});

describe("addresses", () => {
  test("a taken one is refused beside its field, in any case", async () => {
    const platform = testPlatform();
    await createPage(platform, await testActor(platform), page("taken"));
    const other = await testActor(platform);
    await expect(createPage(platform, other, page("TAKEN"))).rejects.toMatchObject({
      code: "invalid",
      field: "slug",
      messageKey: "slugTaken",
    });
    const result = await checkSlug(platform, other, "Taken");
    expect(result).toMatchObject({ valid: false, reason: "taken" });
    expect(result.suggestions.length).toBeGreaterThan(0);
  });

  test("the owner's own is valid, reserved and banned ones are not", async () => {
    const platform = testPlatform();
    const actor = await testActor(platform);
    await createPage(platform, actor, page("my-own"));
    expect(await checkSlug(platform, actor, "my-own")).toEqual({ valid: true, suggestions: [] });
    expect((await checkSlug(platform, actor, "dashboard")).reason).toBe("restricted");
    expect((await checkSlug(platform, actor, " ")).reason).toBe("blank");
  });

  test("the address of another page of the owner is taken, for a page that is there and for a new one", async () => {
    const platform = testPlatform();
    const actor = await testActor(platform, PRO);
    const { page: ada } = await createPage(platform, actor, page("ada-first"));
    const { page: nora } = await createPage(platform, actor, page("nora-first"));
    expect((await checkSlug(platform, actor, "ada-first", ada.id)).valid).toBe(true);
    for (const asking of [nora.id, null]) {
      const result = await checkSlug(platform, actor, "ada-first", asking);
      expect(result).toMatchObject({ valid: false, reason: "taken" });
      expect(result.suggestions.length).toBeGreaterThan(0);
    }
    await updatePage(platform, actor, ada.id, pageUpdateSchema.parse({ slug: "ada-second" }));
    expect((await checkSlug(platform, actor, "ada-first", ada.id)).valid).toBe(true);
  });

  test("an old one leads to the new one for its owner's thirty days, and nobody else gets it", async () => {
    const platform = testPlatform();
    const actor = await testActor(platform, PRO);
    const other = await testActor(platform);
    const { page: made } = await createPage(platform, actor, page("old-name"));
    await publishPage(platform, actor, made.id);
    await updatePage(platform, actor, made.id, pageUpdateSchema.parse({ slug: "new-name" }));
    expect(await getVisitorPage(platform, "old-name")).toMatchObject({
      kind: "moved",
      url: expect.stringMatching(/new-name$/),
    });
    await expect(createPage(platform, other, page("old-name"))).rejects.toMatchObject({
      messageKey: "slugTaken",
    });
    platform.travel(31 * DAY_MS);
    expect(await getVisitorPage(platform, "old-name")).toMatchObject({ kind: "unknown" });
    expect((await createPage(platform, other, page("old-name"))).page.slug).toBe("old-name");
  });

  test("a deleted page's is gone and held, then free", async () => {
    const platform = testPlatform();
    const actor = await testActor(platform);
    const other = await testActor(platform);
    const { page: made } = await createPage(platform, actor, page("to-delete"));
    await deletePage(platform, actor, made.id);
    expect(await getVisitorPage(platform, "to-delete")).toMatchObject({ kind: "deleted" });
    await expect(createPage(platform, other, page("to-delete"))).rejects.toMatchObject({
      messageKey: "slugTaken",
    });
    expect((await createPage(platform, actor, page("to-delete"))).page.state).toBe("published");
    expect(await getVisitorPage(platform, "to-delete")).toMatchObject({ kind: "page" });
  });
});

describe("saving", () => {
  test("on an older version is refused and changes nothing", async () => {
    const platform = testPlatform();
    const actor = await testActor(platform);
    const { page: made, version } = await createPage(platform, actor, page("versions"));
    const first = pageUpdateSchema.parse({ profile: { title: "First" } });
    const second = pageUpdateSchema.parse({ profile: { title: "Second" } });
    await updatePage(platform, actor, made.id, first, version);
    await expect(updatePage(platform, actor, made.id, second, version)).rejects.toMatchObject({
      code: "precondition_failed",
    });
    expect((await getPage(platform, actor, made.id)).page.profile.title).toBe("First");
  });

  test("somebody else's page is not there", async () => {
    const platform = testPlatform();
    const { page: made } = await createPage(platform, await testActor(platform), page("not-yours"));
    const other = await testActor(platform, PRO);
    const update = pageUpdateSchema.parse({ profile: { title: "Mine now" } });
    for (const call of [
      () => getPage(platform, other, made.id),
      () => updatePage(platform, other, made.id, update),
      () => deletePage(platform, other, made.id),
      () => duplicatePage(platform, other, made.id),
      () => publishPage(platform, other, made.id),
    ]) {
      await expect(call()).rejects.toMatchObject({ code: "not_found" });
    }
  });
});
