import fc from "fast-check";
import { expect, test } from "vitest";
import { contrast } from "~/domain/color";
import { blend } from "~/domain/pages/color-mixing";
import { paletteOf } from "~/domain/pages/palette";
import { pageInputSchema } from "~/domain/pages/schema";
import { type Theme, themeSchema } from "~/domain/pages/theme";
import { allThemes, themeById } from "~/domain/pages/themes/themes";
import { pageStyle } from "~/features/pages/page-style";
import { fuzzRuns } from "../support/fuzz";

const themeOf = (id: string) => themeById(id)?.theme as Theme;
const facesOf = (style: string) => [
  ...style.matchAll(/@font-face\{font-family:"([^"]+)";font-weight:([\d ]+)/g),
];

test("only the fonts that a theme uses are declared, in the weights there are", () => {
  expect(facesOf(pageStyle(themeOf("swiss-grid"), []))).toEqual([]);
  const admit = facesOf(pageStyle(themeOf("admit-one"), [])).map(([, name, weight]) => [name, weight]);
  // Bebas Neue has one weight, which is used for both.
  expect(admit).toEqual([
    ["Montserrat", "400"],
    ["Montserrat", "400"],
    ["Montserrat", "700"],
    ["Montserrat", "700"],
    ["Bebas Neue", "400 700"],
    ["Bebas Neue", "400 700"],
  ]);
  const style = pageStyle(themeOf("admit-one"), []);
  expect(style.match(/font-display:swap/g)).toHaveLength(6);
  expect(style).not.toContain("undefined");
});

test("a page carries no style for blocks that it does not have", () => {
  const { blocks } = pageInputSchema.parse({
    blocks: [{ type: "buttons", data: { items: [{ title: "a", url: "a.com" }] } }],
  });
  const style = pageStyle(themeOf("swiss-grid"), blocks);
  expect(style).toContain(".l{");
  for (const name of [".cd{", ".si{", ".cf input", ".im{", ".e-v", ".p h2", "hr{"])
    expect(style).not.toContain(name);
  expect(pageStyle(themeOf("swiss-grid"), [])).not.toContain(".l{position");
});

test("a theme with a dark scheme answers to who asks for one, others do not", () => {
  const dark = "(prefers-color-scheme:dark)";
  expect(pageStyle(themeOf("swiss-grid"), [])).toContain(dark);
  expect(pageStyle(themeOf("letterpress"), [])).not.toContain(dark);
});

test("a picture for phones and one for larger screens, blurred and with round corners where that is asked for", () => {
  const image = { mobile: "/i/phone", desktop: "/i/desk", bgColor: "#123456", bgRadius: 3 };
  const style = pageStyle(themeSchema.parse({ currentBgType: "image", image }), []);
  expect(style).toMatch(/url\("\/i\/phone"\).*@media\(min-width:768px\)\{html::before\{.*url\("\/i\/desk"\)/);
  expect(style).toContain("border-radius:24px");
  // The image's own colour, under the scrim too.
  expect(style).toContain("--g:#899AAB");
  // Black text on an image that may be anything: a light scrim between them.
  expect(style).toMatch(/linear-gradient\(#FFFFFF[0-9a-f]{2} 0 0\)/);
  const blurred = pageStyle(
    themeSchema.parse({ currentBgType: "image", image: { ...image, isBlur: true } }),
    [],
  );
  expect(blurred).toContain("filter:blur(20px)");
  const none = pageStyle(themeSchema.parse({ currentBgType: "image", image: { bgColor: "#123456" } }), []);
  expect(none).not.toContain("html::before{content");
});

test("nothing that a picture's address says leaves its place", () => {
  const nasty = fc.oneof(
    fc.string({ maxLength: 60, unit: "binary" }),
    fc.constantFrom(
      '/i/x"),url(javascript:alert(1))',
      "/i/x</style><script>alert(1)</script>",
      "/i/x\\22);}body{display:none}",
      "/i/x\n}*{background:red}",
      '"){}@import url(//evil.example/x.css);',
    ),
  );
  fc.assert(
    fc.property(nasty, nasty, (mobile, desktop) => {
      const theme = themeSchema.parse({ currentBgType: "image", image: { mobile, desktop } });
      const style = pageStyle(theme, []);
      expect(style).not.toMatch(/<|@import/);
      // With every string in quotes taken out, no brace or parenthesis is left without its partner.
      const bare = style.replace(/"[^"\\\n]*"/g, "");
      for (const [open, close] of ["{}", "()"].map((pair) => pair.split("") as [string, string])) {
        expect(bare.split(open).length).toBe(bare.split(close).length);
      }
      expect(bare).not.toContain('"');
    }),
    { numRuns: fuzzRuns(300) },
  );
});

test("a background's corners are round whether it is blurred or not", () => {
  const withImage = (isBlur: boolean, bgRadius: number) =>
    pageStyle(
      themeSchema.parse({
        currentBgType: "image",
        image: { mobile: "https://site.example/i/x.webp", isBlur, bgRadius },
      }),
      [],
    );
  expect(withImage(false, 3)).toContain("border-radius:24px");
  expect(withImage(true, 3)).toContain("clip-path:inset(40px round 24px)");
  expect(withImage(true, 1)).not.toContain("inset(40px");
});

test("a wave divider has whole waves, however wide the column is", () => {
  const { blocks } = pageInputSchema.parse({ blocks: [{ type: "divider", data: { style: "line" } }] });
  const theme = themeOf("swiss-grid");
  expect(pageStyle({ ...theme, layout: { ...theme.layout, divider: "wave" } }, blocks)).toContain(
    "10px round",
  );
});

test("lines and dots can be seen in every theme, and space is empty", () => {
  const block = (style: string) => ({ type: "divider", data: { style } });
  const { blocks } = pageInputSchema.parse({ blocks: ["line", "dots", "space"].map(block) });
  for (const { id, theme } of allThemes()) {
    const style = pageStyle(theme, blocks);
    for (const name of ["d", "d-dots"]) {
      const rule = new RegExp(`\\.${name}(?:::before,[^{]*)?\\{([^}]*(?:border-|background:)[^}]*)\\}`).exec(
        style,
      )?.[1];
      expect([id, name, rule]).toEqual([
        id,
        name,
        expect.stringMatching(/border-\w+:\d|background:(?!none)/),
      ]);
      const opacity = Number(/opacity:([\d.]+)/.exec(rule ?? "")?.[1] ?? 1);
      for (const { ink, accentTextColor, behind } of [paletteOf(theme), paletteOf(theme, true)]) {
        const color = rule?.includes("--ai") || theme.layout.divider === "diamonds" ? accentTextColor : ink;
        const worst = Math.min(...behind.map((under) => contrast(blend(under, color, opacity), under)));
        expect([id, name, worst > 1.8]).toEqual([id, name, true]);
      }
    }
    expect(/\.d-space\{([^}]*)\}/.exec(style)?.[1]).toBe("height:24px");
  }
});

test("layouts, large links and pictures bring their style only where they are used", () => {
  const styleOf = (data: object) =>
    pageStyle(themeOf("swiss-grid"), pageInputSchema.parse({ blocks: [{ type: "buttons", data }] }).blocks);
  const items = [{ title: "a", url: "a.com" }];
  const plain = styleOf({ items });
  for (const name of ["ul.lg{", "ul.lr{", ".lf .l{", ".l img{"]) expect(plain).not.toContain(name);
  expect(styleOf({ items, layout: "list" })).toBe(plain);
  expect(styleOf({ items, layout: "grid" })).toContain("ul.lg{display:grid");
  expect(styleOf({ items, layout: "grid" })).not.toContain("ul.lr{display:flex");
  expect(styleOf({ items, layout: "row" })).toContain("overflow-x:auto");
  const large = styleOf({ items: [{ ...items[0], featured: true, image: "/i/a" }] });
  expect(large).toContain(".lf .l img{width:100%");
  expect(large).toContain(".l img{display:block");
});
