import { expect, type FrameLocator, type Locator, type Page } from "playwright/test";
import type { LanguageCode } from "../../app/domain/languages.ts";
import { ask } from "../support/http.ts";
import { haveAPage } from "./cards-steps.ts";
import { addressOf } from "./languages.ts";
import { like, oneOf, startingWith, t } from "./messages.ts";
import { signInBy } from "./sign-in.ts";

export const PASSWORD = "a-quiet-morning-7";

/** Something that no other test and no earlier run has: for e-mails, titles and addresses. */
export function unique(word: string): string {
  return `${word}-${Date.now().toString(36)}${Math.random().toString(36).slice(2, 7)}`;
}

/** Makes a free account and signs the browser in. */
export async function signUp(page: Page, code: LanguageCode = "en"): Promise<string> {
  const email = `${unique("editor")}@visita.example`;
  const fields = { name: "Ada Lindqvist", email, password: PASSWORD };
  await signInBy(page, addressOf(code, "/sign-up"), fields);
  return email;
}

/** Gives an account the plan that is named by its status. */
export async function givePlan(email: string, status: string): Promise<void> {
  const headers = { "Content-Type": "application/json" };
  await ask("app", "/dev/plan", { method: "POST", headers, body: JSON.stringify({ email, status }) });
}

/** Follows a link that opens a new tab, and closes that again. */
export async function expectTab(page: Page, link: Locator, address: RegExp): Promise<void> {
  const opening = page.waitForEvent("popup");
  await link.click();
  const tab = await opening;
  await tab.waitForURL(address);
  await tab.close();
}

/** Gives the browser one more draft, as an editor without an account does. */
export async function addDraft(page: Page, draft: object): Promise<void> {
  await page.evaluate(async (sent) => {
    const response = await fetch("/editor/temporary", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(sent),
    });
    const { value } = (await response.json()) as { value: { temporaryId: string } };
    const drafts = JSON.parse(localStorage.getItem("drafts") ?? "[]") as string[];
    localStorage.setItem("drafts", JSON.stringify([...drafts, value.temporaryId]));
  }, draft);
}

/** Makes a free account by its form, which takes the drafts of the browser along. */
export async function fillSignUp(page: Page, email: string, leadsTo = /\/dashboard/): Promise<void> {
  // Until the screen is there a card's given name may be in sight.
  await expect(
    page.getByRole("main").getByRole("button", { name: t("accounts:signUp.submit") }),
  ).toBeVisible();
  await page.getByRole("textbox", { name: startingWith(t("accounts:name")) }).fill("Ada Lindqvist");
  await page.getByRole("textbox", { name: t("accounts:email") }).fill(email);
  await page.getByRole("textbox", { name: t("accounts:password") }).fill(PASSWORD);
  await page
    .getByRole("main")
    .getByRole("button", { name: t("accounts:signUp.submit") })
    .click();
  await page.waitForURL(leadsTo);
}

/**
 * Opens an editor and waits until it is hydrated: its preview is rendered by the browser. The network is never idle for
 * Playwright if a preview shows an image that the browser has cached.
 */
export async function openEditor(page: Page, path = "/editor/new"): Promise<void> {
  await page.goto(path);
  await expect(preview(page).locator("main")).toBeAttached({ timeout: 30_000 });
}

export const preview = (page: Page): FrameLocator =>
  page.frameLocator(`iframe[title="${t("editor:preview.label")}"]`);

export const tab = (page: Page, name: "general" | "blocks" | "design" | "themes" | "settings") =>
  page.getByRole("tab", { name: t(`editor:tabs.${name}`) });

const SAVE = oneOf(t("editor:save"), t("editor:saveDraft"), t("editor:saveAndSignUp"), t("editor:publish"));

export const saveButton = (page: Page) =>
  page.getByRole("banner").getByRole("button", { name: SAVE }).first();

/** Presses what an editor's header has beside its main button; on a phone that is in a menu. */
export async function pressInHeader(
  page: Page,
  role: "link" | "button",
  name: string,
  more = t("shell:more"),
): Promise<void> {
  const header = page.getByRole("banner");
  if ((page.viewportSize()?.width ?? 1440) >= 640)
    return header.getByRole(role, { name, exact: true }).click();
  await header.getByRole("button", { name: more, exact: true }).click();
  await page.getByRole("menuitem", { name, exact: true }).click();
}

export const undoNotice = (page: Page, undo = t("editor:blocks.undo")) =>
  page.getByRole("region", { name: t("shell:notices") }).getByRole("button", { name: undo });

/** Adds a link to the open block, or the first one to an empty page. */
export async function addLink(page: Page, url: string, title?: string): Promise<void> {
  await page.getByRole("button", { name: like("editor:links.add") }).click();
  const address = page.getByRole("textbox", { name: t("editor:links.url"), exact: true });
  await expect(address).toBeFocused();
  await address.fill(url);
  const field = page.getByRole("textbox", { name: t("editor:links.title") });
  await field.focus();
  if (title !== undefined) await field.fill(title);
}

/** Opens the editor of a page that was made by its call. @returns the page's id */
export async function openOwnPage(page: Page, title: string): Promise<string> {
  const { id } = await haveAPage(page, { profile: { title, bio: "" } });
  await openEditor(page, `/editor/${id}`);
  return id;
}

/** Makes a page with a title and links in the editor, saves it, and gives its id. */
export async function makePage(page: Page, title: string, urls: string[]): Promise<string> {
  await openEditor(page);
  await page.getByRole("textbox", { name: t("editor:general.title") }).fill(title);
  await tab(page, "blocks").click();
  for (const url of urls) await addLink(page, url);
  await saveButton(page).click();
  await page.waitForURL(/\/editor\/pg_/);
  await expect(page.getByText(t("editing:state.saved"), { exact: true })).toBeVisible();
  return new URL(page.url()).pathname.split("/").at(-1) ?? "";
}

/** The titles of the links as the preview shows them, without the examples of an empty page. */
export const shownLinks = (page: Page) => preview(page).locator("ul a:not([data-ghost] a)").allInnerTexts();
