import { describe, expect, test } from "vitest";
import { MINUTE_MS } from "~/domain/durations";
import { IMAGE_TYPE } from "~/domain/media/image-types";
import { pageInputSchema, pageUpdateSchema } from "~/domain/pages/schema";
import { pageFollowersSchema, pageTemplateInputSchema } from "~/domain/team/page-template";
import { dueJobs, finishJob, nextJobAt } from "~/server/data/outbox.server";
import { findPageVersion, findPublicPageById } from "~/server/data/public-page.server";
import { upsertEntitlement } from "~/server/data/users.server";
import { createPage } from "~/server/services/pages/create-page.server";
import { duplicatePage } from "~/server/services/pages/duplicate-page.server";
import { getPage } from "~/server/services/pages/get-page.server";
import { removePageImage, uploadPageImage } from "~/server/services/pages/page-images.server";
import { previewPage } from "~/server/services/pages/preview-page.server";
import { renderShareImage } from "~/server/services/pages/render-share-image.server";
import { updatePage } from "~/server/services/pages/update-page.server";
import { getVisitorPage } from "~/server/services/site/get-visitor-page.server";
import { assignPageTemplate, listPagesToFollow } from "~/server/services/team/assign-page-template.server";
import { pageTemplateEffect } from "~/server/services/team/page-template-effect.server";
import {
  changePageTemplate,
  createPageTemplate,
  getPageTemplate,
  listOwnPageTemplates,
  removePageTemplate,
} from "~/server/services/team/page-templates.server";
import { redrawShareImages } from "~/server/services/team/redraw-followers.server";
import { runJob } from "../../workers/jobs/table";
import { statedBy } from "../support/changes";
import { PRO, testActor, testPlatform } from "../support/platform";

const block = (key: string) => ({ key, type: "heading", data: { text: key } });

const look = (fields: object = {}) =>
  pageTemplateInputSchema.parse({
    name: "House",
    isThemeLocked: true,
    theme: { bgColor: "#112233" },
    first: [block("top")],
    last: [block("end")],
    ...fields,
  });

const all = (follows = true) => pageFollowersSchema.parse({ all: true, follows });

/** An owner with two live pages that follow a look. */
async function dressed() {
  const drawn: unknown[] = [];
  const platform = testPlatform({
    // why: the queue's own run of a job would race with the test's.
    JOBS: { idFromName: () => ({}), get: () => ({ wake: async () => undefined }) } as never,
    SHARE_IMAGE: {
      render: async (input: unknown) => {
        drawn.push(input);
        return new ArrayBuffer(8);
      },
    } as never,
  });
  const owner = await testActor(platform, PRO);
  const make = async (title: string) => {
    const input = pageInputSchema.parse({ profile: { title }, blocks: [block("own")] });
    return (await createPage(platform, owner, input, { published: true })).page;
  };
  const pages = [await make("Sales"), await make("Support")] as const;
  const template = await createPageTemplate(platform, owner, look());
  await assignPageTemplate(platform, owner, template.id, all());
  return { platform, owner, pages, template, drawn };
}

const keys = (page: { blocks: { key: string }[] }) => page.blocks.map(({ key }) => key);

describe("a page that follows a look", () => {
  test("shows it wherever it is read, and keeps its own", async () => {
    const { platform, owner, pages, template } = await dressed();
    for (const { id, slug } of pages) {
      const { page } = await getPage(platform, owner, id);
      expect(page.theme.bgColor).toBe("#112233");
      expect(keys(page)).toEqual(["top", "own", "end"]);
      const { name } = template;
      expect(page.template).toEqual({
        id: template.id,
        name,
        isThemeLocked: true,
        first: ["top"],
        last: ["end"],
      });
      const visitor = await getVisitorPage(platform, slug);
      if (visitor.kind !== "page") throw new Error(visitor.kind);
      expect(visitor.content.theme.bgColor).toBe("#112233");
      expect(keys(visitor.content)).toEqual(["top", "own", "end"]);
      expect(visitor.subjects).toContain(`template:${template.id}`);
      expect(visitor.version).toBe(await findPageVersion(platform.db, slug));
      const preview = await previewPage(platform, id);
      expect(keys(preview)).toEqual(["top", "own", "end"]);
      expect(preview).not.toHaveProperty("template");
      const stored = (await findPublicPageById(platform.db, id))?.page.content;
      expect(stored).toMatchObject({ theme: { bgColor: "#FFFFFF" }, blocks: [{ key: "own" }] });
    }
    await assignPageTemplate(platform, owner, template.id, all(false));
    const { page } = await getPage(platform, owner, pages[0].id);
    expect(page.theme.bgColor).toBe("#FFFFFF");
    expect(keys(page)).toEqual(["own"]);
    expect(page).not.toHaveProperty("template");
  });

  test("is changed by one write to the look and one fact, and what it shows is a later version", async () => {
    const { platform, owner, pages, template } = await dressed();
    const { slug } = pages[0];
    const before = (await getVisitorPage(platform, slug)).version ?? 0;
    const facts = await statedBy(platform.db, () =>
      changePageTemplate(platform, owner, template.id, look({ theme: { bgColor: "#400000" } })),
    );
    expect(facts).toEqual([`template ${template.id}`]);
    const after = await getVisitorPage(platform, slug);
    expect(after).toMatchObject({ kind: "page", content: { theme: { bgColor: "#400000" } } });
    expect(after.version).toBeGreaterThan(before);
    await removePageTemplate(platform, owner, template.id);
    const own = await getVisitorPage(platform, slug);
    expect(own).toMatchObject({ kind: "page", content: { theme: { bgColor: "#FFFFFF" } } });
    expect(own.version).toBeGreaterThan(after.version ?? 0);
  });

  test("which one a page follows is a fact of the page", async () => {
    const { platform, owner, pages, template } = await dressed();
    const one = pageFollowersSchema.parse({ pages: [pages[0].id], follows: false });
    const facts = await statedBy(platform.db, () => assignPageTemplate(platform, owner, template.id, one));
    expect(facts).toContain(`page ${pages[0].id}`);
    expect(facts).not.toContain(`page ${pages[1].id}`);
    const list = await listPagesToFollow(platform, owner);
    expect(list.find(({ id }) => id === pages[0].id)).not.toHaveProperty("template");
    expect(list.find(({ id }) => id === pages[1].id)?.template).toBe(template.id);
  });

  test("is saved with its own values; a locked part that is changed is refused", async () => {
    const { platform, owner, pages } = await dressed();
    const { id } = pages[0];
    const { page, version } = await getPage(platform, owner, id);
    const { theme, blocks } = page;
    const sent = pageUpdateSchema.parse({ profile: { title: "New" }, theme, blocks });
    const saved = await updatePage(platform, owner, id, sent, version);
    expect(saved.page.profile.title).toBe("New");
    const stored = (await findPublicPageById(platform.db, id))?.page.content;
    expect(stored).toMatchObject({ theme: { bgColor: "#FFFFFF" }, blocks: [{ key: "own" }] });
    expect(stored?.blocks).toHaveLength(1);
    const refused = (part: object) => updatePage(platform, owner, id, pageUpdateSchema.parse(part));
    await expect(refused({ theme: { bgColor: "#445566" } })).rejects.toMatchObject({
      code: "forbidden",
      field: "theme",
    });
    await expect(refused({ blocks: blocks.slice(1) })).rejects.toMatchObject({ field: "blocks.0" });
    const background = { type: IMAGE_TYPE.backgroundOriginal } as const;
    for (const change of [
      uploadPageImage(platform, owner, id, { ...background, image: "" }),
      removePageImage(platform, owner, id, background),
    ])
      await expect(change).rejects.toMatchObject({ code: "forbidden", field: "theme" });
    const profile = { type: IMAGE_TYPE.profileOriginal } as const;
    expect(await removePageImage(platform, owner, id, profile)).toBe(false);
  });

  test("is copied with the look that it follows", async () => {
    const { platform, owner, pages, template } = await dressed();
    const { page } = await duplicatePage(platform, owner, pages[0].id);
    expect(page.template?.id).toBe(template.id);
    expect(keys(page)).toEqual(["top", "own", "end"]);
  });

  test("shows its own values without a plan, and the look again with one", async () => {
    const { platform, owner, pages } = await dressed();
    const plan = (status: "active" | "expired", endsAt: Date | null) => {
      const row = { userId: owner.userId, ...PRO, seats: 5, status, endsAt, updatedAt: platform.now() };
      return upsertEntitlement(platform.db, row);
    };
    await plan("active", null);
    const shown = async () => {
      const found = await getVisitorPage(platform, pages[0].slug);
      return found.kind === "page" ? keys(found.content) : found.kind;
    };
    await plan("expired", new Date(platform.now().getTime() - 1000));
    expect(await shown()).not.toEqual(["top", "own", "end"]);
    await plan("active", null);
    expect(await shown()).toEqual(["top", "own", "end"]);
  });

  test("has its share image drawn anew with the look's theme, and not for another name", async () => {
    const { platform, owner, pages, template, drawn } = await dressed();
    const keyOf = async () => (await getPage(platform, owner, pages[0].id)).page.shareImageUrl;
    const before = await keyOf();
    await changePageTemplate(platform, owner, template.id, look({ name: "Other" }));
    const payload = { ownerId: owner.userId, templateId: template.id, revision: "look:2", after: "" };
    expect(await keyOf()).toBe(before);
    await changePageTemplate(platform, owner, template.id, look({ theme: { bgColor: "#400000" } }));
    await redrawShareImages(platform, payload);
    expect(await keyOf()).not.toBe(before);
    await renderShareImage(platform, { pageId: pages[0].id, revision: "look:2" });
    expect(drawn).toEqual([expect.objectContaining({ background: { type: "solid", color: "#400000" } })]);
  });
});

describe("share images of pages that follow a look", () => {
  test("are drawn anew by one job for the saves of a minute, and by none for one that is refused", async () => {
    const { platform, owner, pages, template, drawn } = await dressed();
    await platform.db.$client.prepare("DELETE FROM outbox WHERE shard = ?1").bind(owner.userId).run();
    platform.travel(MINUTE_MS - (platform.now().getTime() % MINUTE_MS));
    platform.freeze();
    const save = (bgColor: string, version?: number) =>
      changePageTemplate(platform, owner, template.id, look({ theme: { bgColor } }), version);
    const due = () => dueJobs(platform.db, owner.userId, platform.now(), 50);
    await expect(save("#000000", template.version + 5)).rejects.toMatchObject({
      code: "precondition_failed",
    });
    expect(await nextJobAt(platform.db, owner.userId)).toBeNull();
    for (const color of ["#400000", "#004000", "#000040"]) await save(color);
    expect(await due()).toEqual([]);
    platform.travel(2 * MINUTE_MS);
    const [redraw, ...more] = await due();
    if (!redraw) throw new Error("no job");
    expect([redraw.name, more]).toEqual(["redrawShareImages", []]);
    await runJob(platform, redraw);
    await finishJob(platform.db, redraw, platform.now());
    const renders = await due();
    expect(renders.map(({ name }) => name)).toEqual(pages.map(() => "renderShareImage"));
    for (const job of renders) await runJob(platform, job);
    expect(drawn).toEqual(
      pages.map(() => expect.objectContaining({ background: { type: "solid", color: "#000040" } })),
    );
  });
});

describe("looks of pages", () => {
  test("are listed, counted, and guarded by their version", async () => {
    const { platform, owner, template } = await dressed();
    expect(await listOwnPageTemplates(platform, owner)).toMatchObject([{ id: template.id, pages: 2 }]);
    const effect = await pageTemplateEffect(platform, owner, template.id);
    expect(effect).toMatchObject({ pages: 2, samples: [{ blocks: [{ key: "own" }] }, {}] });
    await expect(
      changePageTemplate(platform, owner, template.id, look(), template.version + 1),
    ).rejects.toMatchObject({ code: "precondition_failed" });
  });

  test("are twenty at most, of subscribers, and nobody else's", async () => {
    const { platform, owner, pages, template } = await dressed();
    const stranger = await testActor(platform, PRO);
    await expect(getPageTemplate(platform, stranger, template.id)).rejects.toMatchObject({
      code: "not_found",
    });
    await expect(assignPageTemplate(platform, stranger, template.id, all())).rejects.toMatchObject({
      code: "not_found",
    });
    const theirs = await createPageTemplate(platform, stranger, look());
    const taken = pageFollowersSchema.parse({ pages: [pages[0].id] });
    expect(await assignPageTemplate(platform, stranger, theirs.id, taken)).toEqual({ pages: 0 });
    const free = await testActor(platform);
    await expect(createPageTemplate(platform, free, look())).rejects.toMatchObject({
      code: "payment_required",
    });
    for (let i = 1; i < 20; i++) await createPageTemplate(platform, owner, look());
    await expect(createPageTemplate(platform, owner, look())).rejects.toMatchObject({
      code: "limit_reached",
    });
  });
});
