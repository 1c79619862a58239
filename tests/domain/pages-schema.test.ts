import fc from "fast-check";
import { expect, test } from "vitest";
import { fieldErrorsOf } from "~/domain/errors";
import { newKey } from "~/domain/ids";
import { LIMITS } from "~/domain/limits";
import { applyPageUpdate, contentOf } from "~/domain/pages/changes";
import { TEXT_FONTS, TITLE_FONTS } from "~/domain/pages/fonts";
import { PAGE_READ_ONLY } from "~/domain/pages/page-meta";
import {
  emptyPage,
  pageContentSchema,
  pageInputSchema,
  pageSettingsSchema,
  pageUpdateSchema,
} from "~/domain/pages/schema";
import { defaultTheme, themeSchema } from "~/domain/pages/theme";
import { fuzzRuns } from "../support/fuzz";

type Result = { error?: Parameters<typeof fieldErrorsOf>[0] };
const faults = ({ error }: Result) =>
  error ? fieldErrorsOf(error).map(({ field, messageKey }) => `${field}:${messageKey}`) : [];
const button = (more: object = {}) => ({ title: "Site", url: "name.com", ...more });
const withItems = (...items: object[]) => ({ blocks: [{ type: "buttons", data: { items } }] });

test("a page needs nothing, and an empty one is the default", () => {
  expect(contentOf(pageInputSchema.parse({}))).toEqual(emptyPage());
  expect(defaultTheme()).toMatchObject({
    bgColor: "#FFFFFF",
    profileImageShape: 1,
    profileImageSize: 80,
    socialSize: 30,
    socialIconType: "default_branding",
    isBranding: true,
    fonts: { titleSize: 20, textColor: "#000000", titleFont: { id: 1, title: "Arial" } },
  });
  expect(defaultTheme().gradient.list).toHaveLength(5);
  expect([TITLE_FONTS.length, TEXT_FONTS.length]).toEqual([20, 11]);
});

test("defaults are fresh copies: changing one page changes no other", () => {
  const one = emptyPage();
  one.theme.gradient.list[0]!.rotation = 7;
  one.theme.blockDesign.buttons.background = "#123456";
  one.blocks.push({ key: newKey(), type: "divider", enabled: true, data: { style: "line" } });
  expect(emptyPage().theme.gradient.list[0]!.rotation).not.toBe(7);
  expect(emptyPage().theme.blockDesign.buttons.background).not.toBe("#123456");
  expect(pageInputSchema.parse({}).blocks).toEqual([]);
});

test("a button gets a key, a normalised link and its switches", () => {
  const page = pageInputSchema.parse(withItems(button({ from: "2026-11-21T10:00:00+02:00" })));
  expect(page.blocks[0]).toMatchObject({ type: "buttons", enabled: true, key: expect.any(String) });
  const block = page.blocks[0]!;
  expect(block.type === "buttons" && block.data.items[0]).toMatchObject({
    title: "Site",
    url: "https://name.com/",
    enabled: true,
    from: "2026-11-21T08:00:00.000Z",
  });
});

test("what was read can be sent back", () => {
  const readOnly = Object.fromEntries(PAGE_READ_ONLY.map((name) => [name, { any: "thing" }]));
  const content = { ...emptyPage(), slug: "ada" };
  expect(pageInputSchema.parse({ ...content, ...readOnly })).toEqual({ ...content, sensitive: undefined });
  const update = pageUpdateSchema.parse({ ...content, ...readOnly });
  expect(applyPageUpdate(emptyPage(), update)).toEqual(emptyPage());
});

test("unknown fields are named wherever they stand", () => {
  const page = {
    surplus: 1,
    profile: { surplus: 1 },
    theme: { surplus: 1, layout: { surplus: 1 }, fonts: { titleFont: { id: 1, surplus: 1 } } },
    blocks: [{ type: "buttons", surplus: 1, data: { surplus: 1, items: [button({ surplus: 1 })] } }],
  };
  expect(faults(pageInputSchema.safeParse(page)).sort()).toEqual(
    [
      "surplus",
      "profile.surplus",
      "theme.surplus",
      "theme.layout.surplus",
      "theme.fonts.titleFont.surplus",
      "blocks.0.surplus",
      "blocks.0.data.surplus",
      "blocks.0.data.items.0.surplus",
    ]
      .map((field) => `${field}:unknownField`)
      .sort(),
  );
});

test("each bad value is named beside its field", () => {
  const fault = (page: object) => faults(pageInputSchema.safeParse(page));
  expect(fault({ blocks: [{ type: "spaceship", data: {} }] })).toEqual(["blocks.0.type:invalidChoice"]);
  expect(fault({ blocks: "x" })).toEqual(["blocks:invalidType"]);
  expect(fault(withItems(button({ url: "javascript:alert(1)" })))).toEqual([
    "blocks.0.data.items.0.url:linkInvalid",
  ]);
  const entry = (service: string, value: string) =>
    fault({ blocks: [{ type: "marketplaces", data: { items: [{ service, value }] } }] });
  // A service with handles reports an invalid handle, not a missing link.
  expect(entry("etsy", "my shop!")).toEqual(["blocks.0.data.items.0.value:handleInvalid"]);
  expect(entry("amazon", "my shop!")).toEqual(["blocks.0.data.items.0.value:linkInvalid"]);
  const messenger = { type: "messengers", data: { items: [{ service: "whatsapp", value: "0131 496" }] } };
  expect(fault({ blocks: [messenger] })).toEqual(["blocks.0.data.items.0.value:numberInvalid"]);
  expect(fault(withItems({ title: "x" }))).toEqual(["blocks.0.data.items.0.url:required"]);
  expect(fault(withItems(button({ key: "k" }), button({ key: "k" })))).toEqual([
    "blocks.0.data.items.1.key:duplicateKey",
  ]);
  expect(fault(withItems(button({ from: "tomorrow" })))).toEqual(["blocks.0.data.items.0.from:dateInvalid"]);
  expect(fault(withItems(button({ from: "2026-01-02T00:00:00Z", until: "2026-01-01T00:00:00Z" })))).toEqual([
    "blocks.0.data.items.0.until:endBeforeStart",
  ]);
  expect(fault({ profile: { title: "x".repeat(121) } })).toEqual(["profile.title:tooLong"]);
  expect(fault({ theme: { bgColor: "red;}" } })).toEqual(["theme.bgColor:colorInvalid"]);
  expect(fault({ theme: { profileImageShape: 5 } })).toEqual(["theme.profileImageShape:invalidChoice"]);
  expect(fault({ theme: { profileImageSize: 1e9 } })).toEqual(["theme.profileImageSize:tooLarge"]);
  expect(fault({ theme: { socialSize: Number.NaN } })).toEqual(["theme.socialSize:invalidType"]);
  expect(fault({ theme: { gradient: { activeIndex: 5 } } })).toEqual([
    "theme.gradient.activeIndex:invalidChoice",
  ]);
  expect(fault({ theme: { fonts: { textFont: { id: 12 } } } })).toEqual([
    "theme.fonts.textFont.id:invalidChoice",
  ]);
  expect(fault({ sensitive: 19 })).toEqual(["sensitive:invalidChoice"]);
  expect(fault({ slug: "Dashboard" })).toEqual(["slug:slugRestricted"]);
  expect(fault({ slug: "" })).toEqual(["slug:slugBlank"]);
  expect(fault({ blocks: Array.from({ length: 301 }, () => ({ type: "divider" })) })).toEqual([
    "blocks:tooMany",
  ]);
});

test("CSS of a font is ours whatever is sent", () => {
  const theme = themeSchema.parse({
    fonts: { titleFont: { id: 2, title: "x", value: "x;} body{display:none" } },
  });
  expect(theme.fonts.titleFont).toEqual({ id: 2, title: "Inter", value: '"Inter", sans-serif' });
});

test("a page over its size is refused", () => {
  const text = { type: "text", data: { text: "😀".repeat(LIMITS.textBlock) } };
  expect(faults(pageInputSchema.safeParse({ blocks: Array.from({ length: 60 }, () => text) }))).toEqual([
    "blocks:pageTooLarge",
  ]);
});

test("a change replaces what it gives and leaves the rest, and never touches images", () => {
  const stored = emptyPage();
  stored.profile = { title: "Ada", bio: "b", image: { original: "o", cropped: "c", alt: "me" } };
  stored.sensitive = 18;
  stored.seo = { title: "t", description: "d" };
  const change = (body: object) => applyPageUpdate(stored, pageUpdateSchema.parse(body));
  expect(change({})).toEqual(stored);
  expect(change({ profile: { title: "Ben" } }).profile).toEqual({
    title: "Ben",
    bio: "",
    image: stored.profile.image,
  });
  expect(
    change({ profile: { image: { original: "https://evil.zz/x", cropped: "x", alt: "new" } } }).profile.image,
  ).toEqual({
    original: "o",
    cropped: "c",
    alt: "new",
  });
  expect(change({ seo: {} }).seo).toEqual({});
  expect("sensitive" in change({ sensitive: null })).toBe(false);
  expect(change({ theme: { bgColor: "#000000" } }).theme).toEqual({ ...defaultTheme(), bgColor: "#000000" });
  const created = contentOf(pageInputSchema.parse({ profile: { image: { original: "x", cropped: "y" } } }));
  expect(created.profile).toEqual({ title: "", bio: "" });
});

test("settings are the slug, the warning and the switch", () => {
  expect(pageSettingsSchema.parse({ slug: " ADA ", sensitive: 21, published: false })).toEqual({
    slug: "ada",
    sensitive: 21,
    published: false,
  });
  expect(faults(pageSettingsSchema.safeParse({ profile: {} }))).toEqual(["profile:unknownField"]);
});

const text = fc.oneof(
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.constantFrom("<script>", "'; --", "\u202Ex", ""),
);
const item = fc.record(
  {
    title: text,
    url: fc.oneof(fc.constant("name.com"), text),
    enabled: fc.boolean(),
    icon: fc.constantFrom("link", "a b"),
  },
  { requiredKeys: ["url"] },
);
const block = fc.oneof(
  fc.record({ type: fc.constant("buttons"), data: fc.record({ items: fc.array(item, { maxLength: 3 }) }) }),
  fc.record({ type: fc.constant("text"), data: fc.record({ text }), enabled: fc.boolean() }),
  fc.record({ type: fc.constant("heading"), data: fc.record({ text, level: fc.constantFrom(2, 3, 4) }) }),
  fc.record({ type: fc.constant("divider") }),
);
const page = fc.record(
  {
    slug: fc.constantFrom("ada", "Ben-2", "x", undefined),
    profile: fc.record({ title: text, bio: text }, { requiredKeys: [] }),
    blocks: fc.array(block, { maxLength: 4 }),
    theme: fc.record(
      {
        bgColor: fc.constantFrom("#abcdef", "#ABCDEF", "red"),
        generalShape: fc.constantFrom("pill", "square", "star"),
        profileImageShape: fc.integer({ min: 0, max: 5 }),
        isShadow: fc.boolean(),
      },
      { requiredKeys: [] },
    ),
    seo: fc.record({ title: text, description: text }, { requiredKeys: [] }),
    sensitive: fc.constantFrom(18, 21, 25, null, undefined),
    isPrefill: fc.boolean(),
  },
  { requiredKeys: [] },
);

test("what was accepted is accepted again, unchanged, and stored as it is", () => {
  const cases = fuzzRuns(1000);
  let accepted = 0;
  fc.assert(
    fc.property(page, (input) => {
      const first = pageInputSchema.safeParse(input);
      if (!first.success) return;
      accepted += 1;
      expect(pageInputSchema.parse(first.data)).toEqual(first.data);
      const content = contentOf(first.data);
      expect(pageContentSchema.parse(JSON.parse(JSON.stringify(content)))).toEqual(
        JSON.parse(JSON.stringify(content)),
      );
      expect(pageInputSchema.safeParse({ ...first.data, surplus: 1 }).success).toBe(false);
      expect(applyPageUpdate(emptyPage(), pageUpdateSchema.parse(first.data))).toEqual(content);
    }),
    { numRuns: cases },
  );
  expect(accepted).toBeGreaterThan(cases / 10);
});

test("nonsense is refused, not thrown over", () => {
  fc.assert(
    fc.property(fc.anything(), (input) => {
      expect(typeof pageInputSchema.safeParse(input).success).toBe("boolean");
      expect(typeof pageUpdateSchema.safeParse({ theme: input, blocks: input }).success).toBe("boolean");
    }),
    { numRuns: fuzzRuns(1000) },
  );
});
