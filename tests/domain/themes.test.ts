import fc from "fast-check";
import { expect, test } from "vitest";
import { contrast } from "~/domain/color";
import { ALL_SERVICES } from "~/domain/networks/networks";
import { hasBackgroundImage } from "~/domain/pages/backdrop";
import { checkPage } from "~/domain/pages/check";
import { leastContrast, legibleShade } from "~/domain/pages/color-mixing";
import { isProPage } from "~/domain/pages/entitlement";
import { brandPaint, brandTextColor, type Palette, paletteOf } from "~/domain/pages/palette";
import { emptyPage, pageInputSchema } from "~/domain/pages/schema";
import { DESIGNED_BLOCKS, type Theme, themeSchema } from "~/domain/pages/theme";
import { themeLayoutSchema } from "~/domain/pages/theme-layout";
import { applyTheme } from "~/domain/pages/themes/apply-theme";
import { allThemes, themeById } from "~/domain/pages/themes/themes";
import { fuzzRuns } from "../support/fuzz";

const LEAST = 4.5;

/** Every text of a page with its background: the worst contrast of each. */
function textsOf(theme: Theme, palette: Palette): [string, number][] {
  const { behind, ink, accent, accentTextColor, onAccent, designs } = palette;
  const links = DESIGNED_BLOCKS.flatMap((type): [string, number][] => {
    const { fill, ink: own } = designs[type];
    const brands = ALL_SERVICES.map(({ color }) => brandPaint(theme, type, color, palette)).filter(
      (paint) => !!paint,
    );
    return [{ fill, ink: own }, ...brands].map((paint) => [
      type,
      leastContrast(paint.ink, paint.fill ? [paint.fill] : behind),
    ]);
  });
  const under = theme.socialBackground ? [theme.socialBackground] : behind;
  const signs = ALL_SERVICES.map(({ color }): [string, number] => [
    "socialIcons",
    leastContrast(brandTextColor(color, under, ink), under),
  ]);
  return [
    // Title, bio, headings, texts, captions, details and the form are in the page's ink.
    ["ink", leastContrast(ink, behind)],
    ["labels and numbers", leastContrast(accentTextColor, behind)],
    ["on the accent", contrast(onAccent, accent)],
    ["sign", leastContrast(legibleShade(theme.socialColor ?? ink, under), under)],
    ...signs,
    ...links,
  ];
}

for (const { id, theme } of allThemes()) {
  test(`every text can be read in ${id}, by day and by night`, () => {
    for (const isInTheDark of [false, true]) {
      const weak = textsOf(theme, paletteOf(theme, isInTheDark)).filter(([, value]) => value < LEAST);
      expect(weak).toEqual([]);
    }
  });
}

test("there are at least 24 themes, at least 6 of them free, each by an id and a name of its own", () => {
  expect(allThemes().length).toBeGreaterThanOrEqual(24);
  const free = allThemes().filter(({ theme }) => !isProPage({ ...emptyPage(), theme }));
  expect(free.length).toBeGreaterThanOrEqual(6);
  expect(allThemes().filter(({ isPro }) => !isPro)).toEqual(free);
  expect(new Set(allThemes().map(({ id }) => id)).size).toBe(allThemes().length);
  expect(new Set(allThemes().map(({ name }) => name)).size).toBe(allThemes().length);
  for (const { id, name, theme } of allThemes()) {
    expect(themeById(id)?.theme).toBe(theme);
    expect(theme).toMatchObject({ id, name });
    expect(themeSchema.parse(theme)).toEqual(theme);
  }
});

/** A theme without its colours. */
function structureOf({ layout, generalShape, profileImageShape, currentBgType, fonts, blockDesign }: Theme) {
  const { accent: _accent, sheet: _sheet, scheme: _scheme, ...structure } = layout;
  return {
    ...structure,
    generalShape,
    profileImageShape,
    currentBgType,
    title: fonts.titleFont.id,
    kind: blockDesign.buttons.type,
  };
}

test("no two themes are the same but for their colours: they differ in at least three parts of their structure", () => {
  for (const [i, one] of allThemes().entries()) {
    for (const other of allThemes().slice(i + 1)) {
      const [a, b] = [structureOf(one.theme), structureOf(other.theme)];
      const different = Object.keys(a).filter((key) => a[key as keyof typeof a] !== b[key as keyof typeof b]);
      expect([one.id, other.id, different.length >= 3]).toEqual([one.id, other.id, true]);
    }
  }
});

test("every word of the layout's vocabulary is spoken by a theme", () => {
  const lists = Object.entries(themeLayoutSchema.shape).flatMap(([name, schema]) => {
    const inner = schema.def.type === "default" ? schema.def.innerType : schema;
    return "options" in inner ? [[name, inner.options as readonly string[]] as const] : [];
  });
  expect(lists.length).toBeGreaterThanOrEqual(12);
  for (const [name, values] of lists) {
    const used = new Set<unknown>(
      allThemes().map(({ theme }) => theme.layout[name as keyof Theme["layout"]]),
    );
    expect([name, values.filter((value) => !used.has(value))]).toEqual([name, []]);
  }
});

test("a theme that was stored before the layout had so many parts is read with their defaults", () => {
  const old = {
    align: "start",
    linkShape: "ticket",
    frame: "double",
    divider: "dots",
    pattern: "grid",
    rhythm: "airy",
  };
  expect(themeSchema.parse({ layout: old }).layout).toEqual({
    ...old,
    header: "stacked",
    titleStyle: "plain",
    list: "stack",
    linkFont: "text",
    media: "plain",
    texture: "none",
    scheme: "fixed",
  });
});

const channel = fc.integer({ min: 0, max: 255 });
const color = fc
  .tuple(channel, channel, channel)
  .map((values) => `#${values.map((value) => value.toString(16).padStart(2, "0")).join("")}`);

test("whatever colours are chosen, links and what stands on a picture or gradient can be read", () => {
  const kinds = fc.constantFrom("colored", "bordered", "text");
  const types = fc.constantFrom("solid", "gradient", "image");
  const layout = fc.record({
    linkShape: fc.constantFrom(...themeLayoutSchema.shape.linkShape.def.innerType.options),
    frame: fc.constantFrom(...themeLayoutSchema.shape.frame.def.innerType.options),
    scheme: fc.constantFrom("fixed", "auto"),
    accent: color,
  });
  const colors = { text: color, page: color, a: color, b: color, c: color };
  fc.assert(
    fc.property(
      fc.record({ ...colors, kind: kinds, currentBgType: types, isInTheDark: fc.boolean(), layout }),
      ({ text, page, a, b, c, kind, currentBgType, isInTheDark, layout }) => {
        const theme = themeSchema.parse({
          currentBgType,
          bgColor: page,
          image: { mobile: "/i/x", bgColor: page },
          gradient: { list: [{ colors: [a, b, c] }] },
          fonts: { textColor: text },
          blockDesign: { buttons: { background: a, color: b, type: kind, useBrandColors: true } },
          layout,
        });
        const palette = paletteOf(theme, isInTheDark);
        // On a single user-chosen colour the text colour is the user's as well; the editor warns where it is illegible.
        const isChosen = palette.behind.length === 1 && !palette.sheet;
        const mayBeWeak = new Set(isChosen ? ["ink", "on the accent"] : []);
        const weak = textsOf(theme, palette).filter(
          ([name, value]) => value < LEAST - 0.01 && !mayBeWeak.has(name),
        );
        expect(weak).toEqual([]);
      },
    ),
    { numRuns: fuzzRuns(1_000) },
  );
});

test("a middle tone that stands out from white and from black has a scrim over a picture", () => {
  const theme = themeSchema.parse({
    currentBgType: "image",
    bgColor: "#000000",
    image: { mobile: "/i/x", bgColor: "#000000" },
    fonts: { textColor: "#006CF8" },
  });
  const { scrim, behind, ink } = paletteOf(theme);
  expect(scrim?.opacity).toBeGreaterThan(0);
  expect(leastContrast(ink, behind)).toBeGreaterThanOrEqual(LEAST);
});

test("the check before publishing finds nothing wrong with the colours of a theme", () => {
  const blocks = pageInputSchema.parse({
    blocks: [
      { type: "buttons", data: { items: [{ title: "a", url: "a.com" }] } },
      { type: "collectContacts" },
    ],
  }).blocks;
  for (const { id, theme } of allThemes()) {
    const kinds = checkPage({ ...emptyPage(), blocks, theme }).map(({ kind }) => kind);
    expect([id, kinds.filter((kind) => kind.startsWith("contrast"))]).toEqual([id, []]);
  }
});

test("a picture is only a background while it is there", () => {
  const image = { bgRadius: 1, bgColor: "#FFFFFF", isBlur: false, configs: {} };
  expect(hasBackgroundImage(themeSchema.parse({ currentBgType: "image", image }))).toBe(false);
  expect(
    hasBackgroundImage(themeSchema.parse({ currentBgType: "image", image: { ...image, desktop: "/i/d" } })),
  ).toBe(true);
  expect(
    hasBackgroundImage(themeSchema.parse({ currentBgType: "solid", image: { ...image, desktop: "/i/d" } })),
  ).toBe(false);
});

test("a theme is a new dress: all that its owner wrote stays, their background image does not", () => {
  const before = emptyPage();
  before.profile = { title: "Ada", bio: "b", image: { cropped: "c", original: "o" } };
  before.seo = { title: "t" };
  before.theme.image = { desktop: "d", bgRadius: 2, bgColor: "#FFFFFF", isBlur: true, configs: {} };
  before.theme.isBranding = false;
  const theme = themeById("admit-one")!.theme;
  const after = applyTheme(before, theme);
  expect(after).toEqual({ ...before, isUsingTheme: true, theme: { ...theme, isBranding: false } });
  expect(after.theme.image).toBeUndefined();
  after.theme.layout.align = "start";
  expect(theme.layout.align).toBe("center");
});
