import { expect } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";
import { newKey } from "~/domain/ids";
import { type Block, blockSchema } from "~/domain/pages/blocks";
import { emptyPage, type PageContent } from "~/domain/pages/schema";
import { allThemes } from "~/domain/pages/themes/themes";
import { PageEditorScreen } from "~/features/pages/editor/page-editor-screen";
import type { EditorStart } from "~/features/pages/editor/use-page-editor";
import { en } from "~/i18n/english";
import { t } from "./messages";
import { type ScreenOptions, show } from "./screen";

type Options = Partial<Omit<ScreenOptions, "screen">> & { start?: EditorStart };

/** What the editor of a page requests without being asked to. */
const CALLS: ScreenOptions["calls"] = {
  // No page can be read: no title and no image is offered.
  "POST /editor/links": async (request) => ({
    links: ((await request.json()) as { urls: string[] }).urls.map((url) => ({ url })),
  }),
  "GET /editor/themes": () => ({
    themes: allThemes().map((theme) => ({ ...theme, preview: "" })),
    templates: [],
  }),
};

/** Shows the page editor, of a new page without `start`, and waits for its preview. */
export async function openPageEditor({ start = null, calls, ...options }: Options = {}): Promise<void> {
  await show({
    path: "/editor/new",
    screen: <PageEditorScreen start={start} />,
    calls: { ...CALLS, ...calls },
    ...options,
  });
  await expect.poll(() => previewDocument()?.querySelector("main")).toBeTruthy();
}

/** A stored page of the signed-in user, on the free plan. */
export function storedPage(content: Partial<PageContent>): NonNullable<EditorStart> {
  const page = {
    ...emptyPage(),
    ...content,
    id: "pg_00000000000000000000000000",
    slug: "ada-lindqvist",
    url: "http://me.localhost:8787/ada-lindqvist",
    state: "published" as const,
    isPro: false,
    published: true,
    qrUrl: "http://me.localhost:8787/q/0123456789",
    shareImageUrl: "http://me.localhost:8787/s/0",
    imageBytes: {},
  };
  return { page, version: 1 };
}

export const textBlock = (text: string): Block =>
  blockSchema.parse({ key: newKey(), type: "text", data: { text } });

export const tab = (name: keyof typeof en.editor.tabs) =>
  page.getByRole("tab", { name: en.editor.tabs[name], exact: true });

export const panel = () => page.getByRole("tabpanel");
export const rows = () => page.getByRole("grid", { name: t("editor:blocks.list") }).getByRole("row");
export const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true });
/** A button that is marked as part of PRO. */
export const proButton = (name: string) =>
  page.getByRole("button", { name: `${name} ${t("shell:plans.pro")}` });
export const field = (name: string) => page.getByRole("textbox", { name, exact: true });
export const address = () => field(t("editor:links.url"));
export const title = () => field(t("editor:links.title"));

/** The page as its visitors will see it. */
export const preview = () => page.frameLocator(page.getByTitle(t("editor:preview.label")));

/** The titles of the links as the preview shows them, without the examples of an empty page. */
export const shownLinks = () =>
  [...(previewDocument()?.querySelectorAll("ul a") ?? [])]
    .filter((link) => !link.closest("[data-ghost]"))
    .map((link) => link.textContent);

/** The document of the preview, in any language. */
export const previewDocument = () => document.querySelector("iframe")?.contentDocument;

/** Chooses a radio button, whose input is hidden below its picture. */
export const choose = (name: string) => page.getByRole("radio", { name, exact: true }).click({ force: true });

export async function addBlock(type: keyof typeof en.editor.blocks.types): Promise<void> {
  await button(t("editor:blocks.add")).click();
  // A paid one is marked as part of PRO.
  await page.getByRole("menuitem", { name: en.editor.blocks.types[type], exact: false }).first().click();
}

/** Pastes a text, with its lines, into a field. */
export async function pasteInto(into: Locator, text: string): Promise<void> {
  const clipboardData = new DataTransfer();
  clipboardData.setData("text", text);
  const element = await into.findElement();
  if (!(element instanceof HTMLElement)) throw new Error("This is not a field");
  element.focus();
  element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
}

export const press = (key: string) => userEvent.keyboard(`{${key}}`);
export const type = (text: string) => userEvent.keyboard(text.replace(/[{[]/g, "$&$&"));
