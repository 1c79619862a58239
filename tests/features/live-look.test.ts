import { expect, test } from "vitest";
import { blockSchema } from "~/domain/pages/blocks";
import { emptyPage } from "~/domain/pages/schema";
import { createEditingSession } from "~/features/editing/session/editing-session";
import { pageSession } from "~/features/pages/editor/editor-context";
import { startingView } from "~/features/pages/editor/editor-view";
import { storedWithLook, withLook } from "~/features/pages/editor/look/live-look";
import { draftOf, metaOf } from "~/features/pages/editor/page-draft";
import { PAGE_EDITING } from "~/features/pages/editor/page-session";

const heading = (key: string) => blockSchema.parse({ key, type: "heading", data: { text: key } });
const OWN = { ...emptyPage(), blocks: [heading("own")] };
const stored = {
  id: "pg_1",
  slug: "ada",
  url: "https://x.example/ada",
  state: "published" as const,
  isPro: false,
  published: true,
  qrUrl: "https://x.example/q",
  imageBytes: {},
};
const template = { id: "ptp_1", name: "House", isThemeLocked: true, first: ["top"], last: [] };
const read = (page: Partial<typeof OWN> & { template?: typeof template }, version: number) => {
  const whole = { ...stored, ...OWN, ...page };
  return { draft: draftOf(whole), stored: metaOf(whole, version) };
};

const FREE = read({}, 1);
const LOCKED = read(
  { template, theme: { ...OWN.theme, bgColor: "#112233" }, blocks: [heading("top"), ...OWN.blocks] },
  1,
);
const typed = (draft: typeof FREE.draft, bgColor: string) => ({
  ...draft,
  content: { ...draft.content, profile: { title: "Typed", bio: "" }, theme: { ...OWN.theme, bgColor } },
});

test("a lock that comes shows the team's theme and keeps what else was typed", () => {
  const next = withLook(typed(FREE.draft, "#00FF00"), FREE.stored, LOCKED);
  expect(next.content).toMatchObject({ profile: { title: "Typed" }, theme: { bgColor: "#112233" } });
  expect(next.content.blocks.map(({ key }) => key)).toEqual(["own"]);
  expect(storedWithLook(FREE.draft, FREE.stored, LOCKED).look?.first).toMatchObject([{ key: "top" }]);
});

test("a lock that goes gives the page its own theme back", () => {
  const next = withLook(typed(LOCKED.draft, "#112233"), LOCKED.stored, FREE);
  expect(next.content).toMatchObject({ profile: { title: "Typed" }, theme: { bgColor: OWN.theme.bgColor } });
  expect(storedWithLook(LOCKED.draft, LOCKED.stored, FREE)).not.toHaveProperty("look");
});

test("nothing new leaves the draft as it is", () => {
  expect(withLook(FREE.draft, FREE.stored, FREE)).toBe(FREE.draft);
  expect(withLook(LOCKED.draft, LOCKED.stored, LOCKED)).toBe(LOCKED.draft);
});

test("a version that only the look made is the one a save is made on; another save is noticed", () => {
  const later = { ...LOCKED, stored: { ...LOCKED.stored, version: 4 } };
  expect(storedWithLook(FREE.draft, FREE.stored, later).version).toBe(4);
  const others = { ...later, draft: { ...later.draft, slug: "other" } };
  expect(storedWithLook(FREE.draft, FREE.stored, others).version).toBe(1);
});

test("a locked theme stays when all of the page is emptied", () => {
  const session = pageSession(createEditingSession(PAGE_EDITING, LOCKED, startingView(null)));
  session.change({ content: emptyPage() });
  expect(session.content()).toMatchObject({ blocks: [], theme: { bgColor: "#112233" } });
});
