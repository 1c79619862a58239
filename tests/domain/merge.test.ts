import fc from "fast-check";
import { expect, test } from "vitest";
import { mergeVersions } from "~/domain/merge";
import type { Block } from "~/domain/pages/blocks";
import { checkPage } from "~/domain/pages/check";
import { emptyPage, type PageContent, pageContentSchema } from "~/domain/pages/schema";
import { weighPage } from "~/domain/pages/weight";
import { fuzzRuns } from "../support/fuzz";

const text = (key: string, words = key): Block => ({
  key,
  enabled: true,
  type: "text",
  data: { text: words },
});
const page = (blocks: Block[], title = "Ada"): PageContent => ({
  ...emptyPage(),
  profile: { title, bio: "" },
  blocks,
});
const keys = ({ blocks }: PageContent) => blocks.map(({ key }) => key);

test("what only one of two versions changed is in the merged one", () => {
  const base = page([text("a"), text("b")]);
  const mine = page([text("a"), text("b", "mine"), text("c")], "Ada Lovelace");
  const theirs = { ...page([text("x"), text("a", "theirs"), text("b")]), seo: { title: "T" } };
  const { value: content, conflicts } = mergeVersions(base, mine, theirs);
  expect(conflicts).toBe(0);
  expect(content.profile.title).toBe("Ada Lovelace");
  expect(content.seo.title).toBe("T");
  expect(content.blocks.map((block) => block.type === "text" && block.data.text)).toEqual([
    "x",
    "theirs",
    "mine",
    "c",
  ]);
});

test("what both changed is mine and counted; a deletion wins only over what was left alone", () => {
  const base = page([text("a"), text("b"), text("c")]);
  const mine = page([text("a", "mine"), text("c")]);
  const theirs = page([text("a", "theirs"), text("b", "changed"), text("c")].slice(0, 2));
  const { value: content, conflicts } = mergeVersions(base, mine, theirs);
  expect(keys(content)).toEqual(["a", "b"]);
  expect(content.blocks[0]).toEqual(text("a", "mine"));
  expect(conflicts).toBe(2);
});

test("a new order is kept, and what the other added stands after what it stood behind", () => {
  const base = page([text("a"), text("b"), text("c")]);
  const mine = page([text("c"), text("a"), text("b")]);
  const theirs = page([text("a"), text("n"), text("b"), text("c")]);
  expect(keys(mergeVersions(base, mine, theirs).value)).toEqual(["c", "a", "n", "b"]);
});

test("merging loses nothing that either added and invents nothing, whatever the lists", () => {
  const list = fc.uniqueArray(fc.constantFrom(..."abcdefghij"), { maxLength: 8 });
  const versions = fc.tuple(list, list, list);
  fc.assert(
    fc.property(versions, fc.string({ maxLength: 5 }), ([base, mine, theirs], words) => {
      const made = (all: string[], by: string) =>
        page(all.map((key) => text(key, key < "c" ? `${by}${words}` : key)));
      const [b, m, t] = [made(base, "b"), made(mine, "m"), made(theirs, "t")];
      const { value: content } = mergeVersions(b, m, t);
      const got = keys(content);
      expect(pageContentSchema.safeParse(content).success).toBe(true);
      expect(new Set(got).size).toBe(got.length);
      for (const key of [...mine, ...theirs]) if (!base.includes(key)) expect(got).toContain(key);
      for (const key of got) expect([...mine, ...theirs]).toContain(key);
      expect(mergeVersions(b, m, b).value).toEqual(m);
      expect(mergeVersions(b, b, t).value).toEqual(t);
    }),
    { numRuns: fuzzRuns(500) },
  );
});

test("the check before publishing finds what visitors would stumble over, and its fixes mend it", () => {
  const content = pageContentSchema.parse({
    profile: { title: "Ada", image: { cropped: "https://site.example/i/a.webp" } },
    blocks: [
      {
        type: "buttons",
        data: {
          items: [
            { key: "a", title: "A", url: "http://a.test-site.com/" },
            { key: "b", title: "B", url: "https://b.com/" },
            { key: "c", title: "B again", url: "https://b.com/" },
            { key: "d", title: "Sample", url: "https://example.com/x" },
          ],
        },
      },
      { type: "socialIcons", data: { items: [{ service: "x", value: "" }] } },
      { type: "image", data: { image: "https://site.example/i/b.webp" } },
    ],
    theme: {
      bgColor: "#777777",
      socialSize: 16,
      fonts: { titleFont: { id: 12 }, textFont: { id: 2 }, textColor: "#888888" },
      blockDesign: { buttons: { background: "#EEEEEE", color: "#FFFFFF" } },
    },
  });
  const kinds = (page: PageContent) => checkPage(page).map(({ kind }) => kind);
  expect(kinds(content)).toEqual([
    "contrastText",
    "contrastBlock",
    "altProfile",
    "altImage",
    "heavyFonts",
    "smallIcons",
    "insecureLink",
    "doubleLink",
    "exampleLink",
    "emptyService",
  ]);
  let mended = content;
  for (let fix = nextFix(mended); fix; fix = nextFix(mended)) mended = fix(mended);
  expect(kinds(mended)).toEqual(["altImage", "heavyFonts", "exampleLink", "emptyService"]);
  expect(pageContentSchema.safeParse(mended).success).toBe(true);
  expect(kinds(emptyPage())).toEqual([]);
});

test("a page's weight is what visitors load of it, and the heaviest picture is named", () => {
  const at = (name: string) => `https://site.example/i/${name}.webp`;
  const content = pageContentSchema.parse({
    ...emptyPage(),
    profile: { title: "", bio: "", image: { original: at("o"), cropped: at("p"), alt: "Ada" } },
    blocks: [
      { key: "a", type: "image", data: { image: at("a"), alt: "The harbour" } },
      { key: "twice", type: "image", data: { image: at("a"), alt: "The harbour" } },
      { key: "off", type: "image", enabled: false, data: { image: at("off") } },
    ],
    theme: { currentBgType: "image", image: { mobile: at("m"), desktop: at("d"), bgColor: "#FFFFFF" } },
  });
  const bytes = { [at("p")]: 1e5, [at("a")]: 8e5, [at("m")]: 3e5, [at("d")]: 6e5 };
  const light = { ...bytes, [at("o")]: 9e6, [at("off")]: 9e6 };
  expect(weighPage(content, light).bytes).toBe(1.5e6);
  expect(checkPage(content, light).filter(({ kind }) => kind === "heavyPage")).toEqual([]);
  const found = checkPage(content, { ...bytes, [at("p")]: 1e5 + 1 }).find(({ kind }) => kind === "heavyPage");
  expect(found).toMatchObject({
    blockKey: "a",
    weight: { bytes: 1.5e6 + 1, heaviest: { bytes: 8e5, title: "The harbour", place: "block" } },
  });
  const fonts = { ...content.theme.fonts, titleFont: { id: 2 } };
  const styled = pageContentSchema.parse({ ...content, theme: { ...content.theme, fonts } });
  expect(weighPage(styled, light).bytes).toBeGreaterThan(1.5e6);
});

test("a block with nothing in it is named once, and a picture's caption serves as its description", () => {
  const blocks = [
    { key: "h", type: "heading", data: { text: "" } },
    { key: "c", type: "businessCard", data: {} },
    { key: "d", type: "contactDetails", data: { items: [{ key: "p", name: "phone", value: "" }] } },
    { key: "e", type: "embed", data: {} },
    { key: "o", type: "text", enabled: false, data: { text: "" } },
    { key: "i", type: "image", data: { image: "x", caption: "The old harbour" } },
  ];
  const content = pageContentSchema.parse({ ...emptyPage(), blocks });
  const findings = checkPage(content);
  expect(findings.filter(({ kind }) => kind === "emptyBlock").map(({ blockKey }) => blockKey)).toEqual([
    "h",
    "c",
    "d",
    "e",
  ]);
  const mended = findings.find(({ kind }) => kind === "altImage")?.fix?.(content);
  expect(mended?.blocks.at(-1)).toMatchObject({ data: { alt: "The old harbour" } });
});

const nextFix = (content: PageContent) => checkPage(content).find(({ fix }) => fix)?.fix;

test("a card's lines and contacts are merged as well, in whatever order their names were set", () => {
  const contact = (key: string, value: string) => ({ key, name: "phone", label: "", value });
  const base = {
    header: "Ada",
    pageId: null as string | null,
    contacts: [contact("a", "1"), contact("b", "2")],
  };
  const mine = { ...base, header: "Ada L.", contacts: [...base.contacts, contact("c", "3")] };
  // Deleted: b, which is unchanged. The server returned its keys in another order.
  const known = {
    ...base,
    contacts: [contact("a", "1"), { value: "2", label: "", key: "b", name: "phone" }],
  };
  const theirs = { ...base, pageId: "pg_1", contacts: [contact("a", "10")] };
  expect(mergeVersions(known, mine, theirs)).toEqual({
    value: { header: "Ada L.", pageId: "pg_1", contacts: [contact("a", "10"), contact("c", "3")] },
    conflicts: 0,
  });
  expect(mergeVersions(base, { ...base, header: "Mine" }, { ...base, header: "Theirs" })).toEqual({
    value: { ...base, header: "Mine" },
    conflicts: 1,
  });
});
