import { expect, test } from "vitest";
import { emptyPage, pageUpdateSchema } from "~/domain/pages/schema";
import { defaultTheme } from "~/domain/pages/theme";
import { ownPageValues } from "~/domain/team/own-page-values";
import { applyPageTemplate, pageTemplateInputSchema } from "~/domain/team/page-template";

const block = (key: string, text = key) => ({ key, type: "heading", data: { text } });

const look = (fields: object = {}) =>
  pageTemplateInputSchema.parse({
    name: "House",
    isThemeLocked: true,
    theme: { bgColor: "#112233" },
    first: [block("top")],
    last: [block("end")],
    ...fields,
  });

const page = () => ({
  ...emptyPage(),
  blocks: pageUpdateSchema.parse({ blocks: [block("own")] }).blocks ?? [],
});

const fails = (fields: object) => pageTemplateInputSchema.safeParse({ name: "House", ...fields }).success;

test("a page has the look's theme and its own blocks between the look's", () => {
  const shown = applyPageTemplate(page(), look());
  expect(shown.theme.bgColor).toBe("#112233");
  expect(shown.blocks.map(({ key }) => key)).toEqual(["top", "own", "end"]);
  expect(applyPageTemplate(page(), look({ isThemeLocked: false })).theme).toEqual(defaultTheme());
});

test("what a page has of its own under a key of the look is not shown", () => {
  const shown = applyPageTemplate(page(), look({ last: [block("own", "Theirs")] }));
  expect(shown.blocks.map(({ key, data }) => [key, data])).toEqual([
    ["top", expect.anything()],
    ["own", expect.objectContaining({ text: "Theirs" })],
  ]);
});

test("a look has ten blocks at each end, of types without images, cards and forms, each key once", () => {
  const many = (count: number) => Array.from({ length: count }, (_, i) => block(`b${i}`));
  expect(fails({ first: many(10) })).toBe(true);
  expect(fails({ first: many(11) })).toBe(false);
  expect(fails({ last: many(11) })).toBe(false);
  for (const type of ["image", "embed", "businessCard", "collectContacts"])
    expect(fails({ first: [{ key: "a", type }] })).toBe(false);
  expect(fails({ first: [block("a")], last: [block("a")] })).toBe(false);
  expect(look({ theme: { currentBgType: "image", image: {} } }).theme).toMatchObject({
    currentBgType: "solid",
  });
  expect(look({ theme: { currentBgType: "image", image: {} } }).theme).not.toHaveProperty("image");
});

test("locked parts sent back as they were read are ignored, changed ones refused by their field", () => {
  const [stored, template] = [page(), look()];
  const shown = applyPageTemplate(stored, template);
  const own = (sent: object) =>
    ownPageValues(pageUpdateSchema.parse(sent), { stored, template, team: "Ada" });
  const sent = { theme: shown.theme, blocks: shown.blocks, profile: { title: "New" } };
  expect(own(sent)).toEqual({ blocks: stored.blocks, profile: expect.objectContaining({ title: "New" }) });
  expect(own({ blocks: stored.blocks })).toEqual({ blocks: stored.blocks });
  expect(own({ theme: stored.theme })).toEqual({});
  const refused = (part: object, field: string) =>
    expect(() => own(part)).toThrow(expect.objectContaining({ code: "forbidden", field }));
  refused({ theme: { bgColor: "#445566" } }, "theme");
  const [top, mine, end] = shown.blocks;
  refused({ blocks: [block("top", "Changed"), mine, end] }, "blocks.0");
  refused({ blocks: [mine, top, end] }, "blocks.0");
  refused({ blocks: [top, mine] }, "blocks.1");
  refused({ blocks: [top, mine, block("end", "Changed")] }, "blocks.2");
});
