import { expect, test } from "vitest";
import { type Entitlement, FREE } from "~/domain/billing/entitlement";
import { contrast } from "~/domain/color";
import { backToFree } from "~/domain/pages/back-to-free";
import type { Block } from "~/domain/pages/blocks";
import { checkColors } from "~/domain/pages/check";
import { isProPage, paidBlockTypes, paidFeatures } from "~/domain/pages/entitlement";
import { emptyPage, type PageContent, pageContentSchema, pageInputSchema } from "~/domain/pages/schema";
import { needsShareImage } from "~/domain/pages/share-image";
import { type PageStanding, pageState } from "~/domain/pages/state";
import type { Theme } from "~/domain/pages/theme";
import { applyTheme } from "~/domain/pages/themes/apply-theme";
import { allThemes } from "~/domain/pages/themes/themes";
import { nextChangeAt, visibleBlocks } from "~/domain/pages/visible";

const now = new Date("2026-11-21T12:00:00Z");

function changed(change: (page: PageContent) => void): PageContent {
  const page = emptyPage();
  change(page);
  return pageContentSchema.parse(page);
}

const blocks = pageInputSchema.parse({
  blocks: [
    { type: "buttons", data: { items: [{ title: "a", url: "a.com" }] } },
    { type: "heading", data: { text: "h" } },
    { type: "text", data: { text: "t" } },
    { type: "divider" },
  ],
}).blocks;

test("a plain page with free blocks, button design and background colour is free", () => {
  const page = changed((p) => {
    p.profile = { title: "Ada", bio: "b" };
    p.blocks = blocks;
    p.theme.bgColor = "#102030";
    p.theme.fonts.textColor = "#FFFFFF";
    p.theme.blockDesign.buttons.background = "#FF0000";
    p.theme.profileImageShape = 2;
    p.sensitive = 18;
  });
  expect(paidFeatures(page)).toEqual([]);
  expect(isProPage(page)).toBe(false);
});

const PAID: [string, (page: PageContent) => void][] = [
  ["theme.profileImageShape", (p) => (p.theme.profileImageShape = 4)],
  ["theme.currentBgType", (p) => (p.theme.currentBgType = "gradient")],
  ["theme.image", (p) => (p.theme.image = { bgRadius: 2, bgColor: "#FFFFFF", isBlur: false, configs: {} })],
  ["theme.isBranding", (p) => (p.theme.isBranding = false)],
  ["theme.generalShape", (p) => (p.theme.generalShape = "pill")],
  ["theme.isShadow", (p) => (p.theme.isShadow = true)],
  ["theme.socialSize", (p) => (p.theme.socialSize = 31)],
  ["theme.socialIconType", (p) => (p.theme.socialIconType = "mono")],
  ["theme.socialColor", (p) => (p.theme.socialColor = "#FF0000")],
  ["theme.profileImageSize", (p) => (p.theme.profileImageSize = 81)],
  ["theme.layout.linkShape", (p) => (p.theme.layout.linkShape = "ticket")],
  ["theme.gradient", (p) => (p.theme.gradient.activeIndex = 1)],
  ["theme.gradient", (p) => (p.theme.gradient.list[0]!.rotation = 1)],
  ["theme.blockDesign.videos", (p) => (p.theme.blockDesign.videos.type = "text")],
  ["theme.fonts.titleFont", (p) => (p.theme.fonts.titleFont.id = 2)],
  ["theme.fonts.textFont", (p) => (p.theme.fonts.textFont.id = 2)],
  ["theme.fonts.titleSize", (p) => (p.theme.fonts.titleSize = 21)],
  ["theme.fonts.textColor", (p) => (p.theme.fonts.textColor = "#FF0000")],
  ["seo.title", (p) => (p.seo.title = "t")],
  ["seo.description", (p) => (p.seo.description = "d")],
];

test("each paid thing is found by its path, and 'Back to free' takes it away", () => {
  for (const [field, change] of PAID) {
    const page = changed(change);
    expect([field, paidFeatures(page)]).toEqual([field, [field]]);
    expect([field, paidFeatures(backToFree(page))]).toEqual([field, []]);
  }
  const all = changed((p) => {
    for (const [, change] of PAID) change(p);
  });
  expect(paidFeatures(all)).toEqual(expect.arrayContaining(PAID.map(([field]) => field)));
  expect(paidFeatures(backToFree(all))).toEqual([]);
});

test("a block of a type that is not free counts once it has content", () => {
  const page = emptyPage();
  const empty: Block = { key: "k", type: "messengers", enabled: true, data: { items: [] } };
  page.blocks = [blocks[0]!, empty];
  expect(paidFeatures(page)).toEqual([]);
  const filled = { key: "i", service: "whatsapp", value: "+15550100100", enabled: true };
  page.blocks = [blocks[0]!, { ...empty, data: { items: [filled] } }];
  expect(paidFeatures(page)).toEqual(["blocks.1"]);
  expect(backToFree(page).blocks).toEqual([blocks[0]]);
});

test("the types of the blocks that 'Back to free' takes off are named once, in the page's order", () => {
  const page = emptyPage();
  const paid = (key: string, type: "messengers" | "marketplaces"): Block => ({
    key,
    type,
    enabled: true,
    data: { items: [] },
  });
  page.blocks = [paid("a", "messengers"), blocks[0]!, paid("b", "marketplaces"), paid("c", "messengers")];
  expect(paidBlockTypes(page)).toEqual(["messengers", "marketplaces"]);
  expect(paidBlockTypes(backToFree(page))).toEqual([]);
});

test("'Back to free' keeps profile, free blocks, button design, background colour, and stays readable", () => {
  const page = changed((p) => {
    p.profile = { title: "Ada", bio: "b", image: { cropped: "c", original: "o" } };
    p.blocks = blocks;
    p.theme.bgColor = "#101010";
    p.theme.profileImageShape = 4;
    p.theme.blockDesign.buttons.type = "bordered";
    p.sensitive = 21;
  });
  const free = backToFree(page);
  expect(free.profile).toEqual(page.profile);
  expect(free.blocks).toEqual(blocks);
  expect(free.sensitive).toBe(21);
  expect(free.theme.bgColor).toBe("#101010");
  expect(free.theme.blockDesign.buttons).toEqual(page.theme.blockDesign.buttons);
  expect(free.theme.profileImageShape).toBe(1);
  expect(contrast(free.theme.fonts.textColor, free.theme.bgColor)).toBeGreaterThan(4.5);
  expect(pageContentSchema.parse(free)).toEqual(free);
});

test("'Back to free' leaves a theme that costs nothing as it is, whatever else was paid for", () => {
  const free = allThemes().filter(({ theme }) => paidFeatures({ ...emptyPage(), theme }).length === 0);
  expect(free.length).toBeGreaterThan(3);
  for (const { theme } of free) {
    const themed = applyTheme({ ...emptyPage(), blocks }, theme);
    const paid = { ...themed, seo: { title: "For search engines" } };
    expect(paidFeatures(paid)).toEqual(["seo.title"]);
    expect(backToFree(paid)).toEqual(themed);
  }
});

test("'Back to free' gives each theme that is paid for the structure of a free one, in its own colours", () => {
  const free = new Set(allThemes().flatMap(({ isPro, theme }) => (isPro ? [] : [structureOf(theme)])));
  const paid = allThemes().filter(({ isPro }) => isPro);
  expect(paid.length).toBeGreaterThan(15);
  for (const { id, theme } of paid) {
    const page = backToFree(applyTheme({ ...emptyPage(), blocks }, theme));
    expect([id, paidFeatures(page)]).toEqual([id, []]);
    expect([id, free.has(structureOf(page.theme))]).toEqual([id, true]);
    expect([id, page.theme.bgColor]).toEqual([id, theme.bgColor]);
    const themed = applyTheme({ ...emptyPage(), blocks }, theme);
    const illegible = (content: PageContent) =>
      checkColors(content).map(({ kind, design }) => [kind, design]);
    if (illegible(themed).length === 0) expect([id, illegible(page)]).toEqual([id, []]);
    if (theme.layout.accent) expect([id, page.theme.layout.accent]).toEqual([id, theme.layout.accent]);
  }
});

test("'Back to free' costs nothing, whatever colours a theme was given", () => {
  for (const { id, theme } of allThemes())
    for (const bgColor of ["#FFFFFF", "#FACC15", "#767676", "#0A0F0B"])
      for (const sheet of [theme.layout.sheet, "#14532D", "#FFFEFA"]) {
        const own = { ...theme, id: "", bgColor, layout: { ...theme.layout, ...(sheet && { sheet }) } };
        const free = backToFree(applyTheme({ ...emptyPage(), blocks }, own as Theme));
        expect([id, bgColor, sheet, paidFeatures(free)]).toEqual([id, bgColor, sheet, []]);
      }
});

/** What a theme is built like, without its colours. */
function structureOf({ layout: { accent: _accent, sheet: _sheet, ...structure } }: Theme): string {
  return JSON.stringify(structure);
}

test("'Back to free' takes the paid parts of a theme alone", () => {
  const page = changed((p) => {
    p.isUsingTheme = true;
    p.theme.profileImageShape = 2;
    p.theme.layout.align = "start";
    p.theme.layout.pattern = "grid";
    p.theme.isShadow = true;
  });
  const { theme, isUsingTheme } = backToFree(page);
  expect(isUsingTheme).toBe(false);
  expect(theme).toMatchObject({ profileImageShape: 2, isShadow: false });
  expect(theme.layout).toEqual({ ...page.theme.layout, pattern: "none" });
  expect(paidFeatures(backToFree(page))).toEqual([]);
});

const pro = (status: Entitlement["status"], endsAt?: Date): Entitlement => ({
  plan: "pro",
  status,
  seats: 2,
  endsAt,
});
const live: PageStanding = {
  published: true,
  unpublishedReason: null,
  deletedAt: null,
  suspendedAt: null,
  isPro: false,
};

test("a page's state is decided when it is read", () => {
  const ended = pro("active", now);
  const table: [string, PageStanding, Entitlement][] = [
    ["published", live, FREE],
    ["published", { ...live, isPro: true }, pro("active")],
    ["expired", { ...live, isPro: true }, ended],
    ["expired", { ...live, isPro: true }, FREE],
    ["published", { ...live, isPro: true }, pro("active", new Date(now.getTime() + 1))],
    ["published", live, ended],
    ["expired", { ...live, publishedAt: new Date("2026-01-01") }, ended],
    ["published", { ...live, publishedAt: now }, ended],
    ["unpublished", { ...live, published: false, unpublishedReason: "owner" }, pro("active")],
    ["unpublished", { ...live, published: false }, FREE],
    ["unpublished", { ...live, published: false, unpublishedReason: "checking" }, pro("active")],
    ["expired", { ...live, published: false, unpublishedReason: "expired" }, pro("expired")],
    ["suspended", { ...live, suspendedAt: now }, pro("active")],
    ["deleted", { ...live, deletedAt: now, suspendedAt: now }, pro("active")],
  ];
  for (const [state, page, entitlement] of table) expect(pageState(page, entitlement, now)).toBe(state);
});

const scheduled = (item: object, block: object = {}) =>
  pageInputSchema.parse({
    blocks: [{ type: "buttons", ...block, data: { items: [{ title: "a", url: "a.com", ...item }] } }],
  });

test("a visitor sees what is switched on and within its times", () => {
  const seen = (item: object, block: object = {}) => visibleBlocks(scheduled(item, block), now).length;
  expect(seen({})).toBe(1);
  expect(seen({ enabled: false })).toBe(0);
  expect(seen({}, { enabled: false })).toBe(0);
  expect(seen({ from: "2026-11-21T12:00:00Z" })).toBe(1);
  expect(seen({ from: "2026-11-21T12:00:01Z" })).toBe(0);
  expect(seen({ until: "2026-11-21T12:00:00Z" })).toBe(0);
  expect(seen({ until: "2026-11-21T14:00:01+02:00" })).toBe(1);
  expect(seen({}, { until: "2026-11-21T11:00:00Z" })).toBe(0);
  expect(visibleBlocks({ blocks }, now)).toHaveLength(4);
  const empty = pageInputSchema.parse({
    blocks: [{ type: "buttons" }, { type: "text" }, { type: "heading" }],
  });
  expect(visibleBlocks(empty, now)).toEqual([]);
});

test("the next change is the nearest instant still to come", () => {
  const next = (item: object, block: object = {}) =>
    nextChangeAt(scheduled(item, block), now)?.toISOString() ?? null;
  expect(next({})).toBeNull();
  expect(next({ until: "2026-11-21T12:00:00Z" })).toBeNull();
  expect(next({ from: "2026-12-01T00:00:00Z", until: "2026-12-02T00:00:00Z" })).toBe(
    "2026-12-01T00:00:00.000Z",
  );
  expect(next({ from: "2026-12-01T00:00:00Z" }, { until: "2026-11-30T00:00:00Z" })).toBe(
    "2026-11-30T00:00:00.000Z",
  );
  expect(next({ enabled: false, from: "2026-12-01T00:00:00Z" })).toBeNull();
});

test("the share image is made when there is none or when what it shows has changed", () => {
  const page = emptyPage();
  expect(needsShareImage(null, page, false)).toBe(true);
  expect(needsShareImage(page, page, true)).toBe(false);
  expect(needsShareImage(page, page, false)).toBe(true);
  expect(needsShareImage(page, { ...page, forceSaveImage: true }, true)).toBe(true);
  expect(needsShareImage(page, { ...page, skipGenerateShareImage: true }, false)).toBe(false);
  expect(needsShareImage(page, { ...page, blocks }, true)).toBe(false);
  expect(
    needsShareImage(
      page,
      changed((p) => (p.profile.bio = "new")),
      true,
    ),
  ).toBe(false);
  const shown: ((p: PageContent) => void)[] = [
    (p) => (p.profile.title = "new"),
    (p) => (p.profile.image = { cropped: "new" }),
    (p) => (p.theme.currentBgType = "gradient"),
    (p) => (p.theme.bgColor = "#123456"),
    (p) => (p.theme.fonts.titleSize = 30),
    (p) => (p.theme.gradient.activeIndex = 1),
    (p) => (p.theme.blockDesign.buttons.color = "#123456"),
    (p) => (p.theme.image = { desktop: "d", bgRadius: 1, bgColor: "#FFFFFF", isBlur: true, configs: {} }),
  ];
  for (const change of shown) expect(needsShareImage(page, changed(change), true)).toBe(true);
  // A gradient that is not the active one is not shown.
  expect(
    needsShareImage(
      page,
      changed((p) => (p.theme.gradient.list[3]!.rotation = 9)),
      true,
    ),
  ).toBe(false);
});
