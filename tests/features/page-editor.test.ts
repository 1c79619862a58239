import { expect, test } from "vitest";
import { BLOCK_TYPES, type Block, blockSchema } from "~/domain/pages/blocks";
import { paidFeatures } from "~/domain/pages/entitlement";
import { emptyPage, type PageContent } from "~/domain/pages/schema";
import { applyTheme } from "~/domain/pages/themes/apply-theme";
import { allThemes } from "~/domain/pages/themes/themes";
import { historyReducer, startHistory } from "~/features/editing/history";
import { insertAfter, insertEntry, orderEntries, replaceEntry } from "~/features/editing/lists/keyed-list";
import { copyBlock, newBlock, newItem } from "~/features/pages/editor/blocks/new-block";
import { fieldName, placeError, problemsOf } from "~/features/pages/editor/field-locations";
import {
  draftOf,
  inputOf,
  newDraft,
  type PageDraft,
  withImageAddresses,
} from "~/features/pages/editor/page-draft";
import { paidNames } from "~/features/pages/editor/saving/paid-parts";
import { parseStoredDraft } from "~/features/pages/editor/saving/stored-draft";

const entry = (key: string, value = 0) => ({ key, value });

function draftWith(part: Partial<PageContent>, slug = ""): PageDraft {
  return { content: { ...emptyPage(), ...part }, slug, published: false };
}

function links(urls: string[]): Block {
  return {
    key: "links",
    type: "buttons",
    enabled: true,
    data: { items: urls.map((url, i) => ({ ...newItem(), key: `item${i}`, url })) },
  };
}

const WORDS = { addToContacts: "Add", shareDetails: "Share" };

test("entries are put in, replaced and ordered by their keys", () => {
  const list = [entry("a"), entry("b"), entry("c")];
  expect(insertAfter(list, entry("x"), "a").map(({ key }) => key)).toEqual(["a", "x", "b", "c"]);
  expect(insertAfter(list, entry("x"), null).map(({ key }) => key)).toEqual(["a", "b", "c", "x"]);
  expect(insertEntry([entry("a")], entry("x"), 7).map(({ key }) => key)).toEqual(["a", "x"]);
  expect(replaceEntry(list, entry("b", 9))[1]).toEqual(entry("b", 9));
  expect(orderEntries(list, ["c", "a", "b"]).map(({ key }) => key)).toEqual(["c", "a", "b"]);
});

test("an order that misses an entry keeps it, at the end", () => {
  const list = [entry("a"), entry("new"), entry("b")];
  expect(orderEntries(list, ["b", "a"]).map(({ key }) => key)).toEqual(["b", "a", "new"]);
});

test("a copied block has keys of its own, down to its links", () => {
  const block = links(["https://a.example/", "https://b.example/"]);
  const copy = copyBlock(block);
  const keys = [block, copy].flatMap((b) =>
    b.type === "buttons" ? [b.key, ...b.data.items.map(({ key }) => key)] : [b.key],
  );
  expect(new Set(keys).size).toBe(6);
  expect(copy).toMatchObject({ type: "buttons", data: { items: [{ url: "https://a.example/" }, {}] } });
});

test("a new block of each kind may be saved but for the link that is to be filled in", () => {
  for (const type of BLOCK_TYPES.filter((known) => known !== "buttons")) {
    expect(problemsOf(draftWith({ blocks: [newBlock(type, WORDS)] }), true)).toEqual([]);
  }
  const [problem] = problemsOf(draftWith({ blocks: [newBlock("buttons", WORDS)] }), true);
  expect(problem).toMatchObject({ messageKey: "linkInvalid", tab: "blocks" });
});

test("a new contact form asks for name and e-mail, and offers room for a message", () => {
  expect(newBlock("collectContacts", WORDS).data).toMatchObject({
    fields: [
      { name: "name", required: true },
      { name: "email", required: true },
      { name: "message", required: false },
    ],
  });
});

test("a wrong link is found by the keys of its block and link, wherever they stand", () => {
  const blocks = [newBlock("divider", WORDS), links(["https://a.example/", "javascript:alert(1)"])];
  const draft = draftWith({ blocks }, "ada");
  const [problem] = problemsOf(draft, false);
  expect(problem).toMatchObject({
    tab: "blocks",
    blockKey: "links",
    itemKey: "item1",
    messageKey: "linkInvalid",
  });
  expect(problem && fieldName(problem)).toBe("url");
  expect(placeError({ field: "slug", messageKey: "slugTaken" }, draft).tab).toBe("settings");
  expect(placeError({ field: "profile.title", messageKey: "tooLong" }, draft).tab).toBe("general");
});

test("an empty address is left to the title on a new page, and refused on a stored one", () => {
  expect(inputOf(newDraft(), true)).not.toHaveProperty("slug");
  expect(problemsOf(newDraft(), true)).toEqual([]);
  expect(problemsOf(newDraft(), false)).toMatchObject([{ messageKey: "slugBlank", tab: "settings" }]);
});

test("the draft of a stored page is its content, without what only reading gives", () => {
  const page = {
    ...emptyPage(),
    id: "pg_1",
    slug: "ada",
    url: "https://site.example/ada",
    state: "published" as const,
    isPro: false,
    published: true,
    qrUrl: "https://site.example/q/0000000000",
  };
  expect(draftOf(page)).toEqual({ content: emptyPage(), slug: "ada", published: true });
});

test("a stored draft comes back with half-typed links, and nonsense does not", () => {
  const draft = draftWith({ blocks: [links(["exam"]), newBlock("text", WORDS)] }, "Half Typed");
  expect(parseStoredDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
  expect(parseStoredDraft(null)).toBeNull();
  expect(parseStoredDraft({ ...draft, slug: 7 })).toBeNull();
  expect(
    parseStoredDraft({ ...draft, content: { ...draft.content, blocks: [{ type: "script" }] } }),
  ).toBeNull();
});

test("pictures get their new addresses in every step, and other drafts stay the same object", () => {
  const picture = (address: string) =>
    draftWith({
      profile: { title: "", bio: "", image: { original: address, cropped: `${address}-cut`, alt: "A" } },
    });
  const plain = newDraft();
  const addresses = new Map([
    ["blob:1", "https://site.example/i/1.webp"],
    ["blob:1-cut", "https://site.example/i/2.webp"],
  ]);
  expect(withImageAddresses(plain, addresses)).toBe(plain);
  const history = historyReducer(
    historyReducer(startHistory(plain), { type: "change", value: picture("blob:1"), at: 0 }),
    { type: "amend", correct: (draft) => withImageAddresses(draft, addresses) },
  );
  expect(history.present.content.profile.image).toEqual({
    original: "https://site.example/i/1.webp",
    cropped: "https://site.example/i/2.webp",
    alt: "A",
  });
  expect(historyReducer(history, { type: "undo" }).present).toBe(plain);
});

test("letters of one field are one step, and undo and redo go over everything", () => {
  let history = startHistory(newDraft());
  const type = (title: string, at: number) => {
    const value = draftWith({ profile: { title, bio: "" } });
    history = historyReducer(history, { type: "change", value, group: "title", at });
  };
  type("A", 0);
  type("Ad", 200);
  type("Ada", 400);
  type("Ada L", 9000);
  const titles = () => history.present.content.profile.title;
  history = historyReducer(history, { type: "undo" });
  expect(titles()).toBe("Ada");
  history = historyReducer(history, { type: "undo" });
  expect(titles()).toBe("");
  history = historyReducer(history, { type: "redo" });
  history = historyReducer(history, { type: "redo" });
  expect(titles()).toBe("Ada L");
});

test("paid paths are named once, as people know them", () => {
  const page = emptyPage();
  const blocks = ["collectContacts", "embed", "collectContacts", "text"].map((type) =>
    blockSchema.parse({ type }),
  );
  const content = { ...page, blocks, theme: { ...page.theme, currentBgType: "gradient" as const } };
  const fields = [
    "theme.currentBgType",
    "theme.fonts.titleFont",
    "blocks.2",
    "theme.fonts.titleSize",
    "seo.title",
  ];
  expect(paidNames(content, fields)).toEqual({
    blocks: ["collectContacts", "embed"],
    parts: ["titleFont", "titleSize", "gradient", "seoTitle"],
  });
  // The block of a link is free: it is not named as one that costs.
  const pictures = ["blocks.0.data.items.1.image", "blocks.0.data.items.2.image"];
  expect(paidNames(content, pictures)).toEqual({ blocks: [], parts: ["linkPictures"] });
});

test("every path that can cost has a name of its own", () => {
  const page = emptyPage();
  for (const { theme } of allThemes()) {
    const themed = applyTheme(page, theme);
    expect(paidNames(themed, paidFeatures(themed)).parts).not.toContain("design");
  }
});
