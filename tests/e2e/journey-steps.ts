import { expect, type Locator, type Page } from "playwright/test";
import type { LanguageCode } from "../../app/domain/languages.ts";
import type { Messages } from "../../app/i18n/translated.ts";
import { readCode } from "./cards-steps.ts";
import { addressOf, fill } from "./languages.ts";
import { PASSWORD, pressInHeader } from "./page-editor-steps.ts";

/** The journey's page, language, messages and input. */
export interface Walk {
  page: Page;
  code: LanguageCode;
  messages: Messages;
  /** Looks at the screen, which is named for its image. */
  look: (name: string, page?: Page) => Promise<void>;
  /** The title of the page, which its address is made of. */
  title: string;
  slug: string;
}

async function openTab({ page }: Walk, name: string): Promise<void> {
  const tab = page.getByRole("tab", { name });
  await tab.click();
  await expect(tab).toHaveAttribute("aria-selected", "true");
}

const button = ({ page }: Walk, name: string): Locator =>
  page.locator("header, main").getByRole("button", { name, exact: true });
const field = ({ page }: Walk, name: string): Locator => page.getByRole("textbox", { name, exact: true });

/** Without an account: a page with a title, a bio and two links. */
export async function designPage(walk: Walk): Promise<void> {
  const { page, code, messages, look, title } = walk;
  const { general, tabs, links, preview } = messages.editor;
  await page.goto(addressOf(code, "/editor/new"));
  const shown = page.frameLocator(`iframe[title="${preview.label}"]`);
  // The browser renders the preview, which marks the end of hydration.
  await expect(shown.locator("main")).toBeAttached({ timeout: 30_000 });
  await field(walk, general.title).fill(title);
  await field(walk, general.bio).fill(messages.landing.pages.text);
  await look("editor-general");
  await openTab(walk, tabs.blocks);
  await look("editor-blocks-empty");
  await addLink(walk, links.add, "instagram.com/ada");
  await addLink(walk, links.add, "example.com", messages.landing.makeCard);
  await look("editor-blocks");
  await expect(shown.locator("ul a")).toHaveText(["Instagram", messages.landing.makeCard]);
  await openTab(walk, tabs.settings);
  await field(walk, messages.editor.settings.address).fill(walk.slug);
  await expect(page.getByText(messages.editor.settings.free)).toBeVisible();
  await look("editor-settings");
  const toPreview = page.getByRole("button", { name: preview.show, exact: true });
  if (!(await toPreview.isVisible())) return;
  await toPreview.click();
  await expect(shown.getByRole("heading", { name: title })).toBeVisible();
  await look("editor-preview");
}

async function addLink(walk: Walk, action: string, url: string, title?: string): Promise<void> {
  const { links } = walk.messages.editor;
  await button(walk, action).click();
  const address = field(walk, links.url);
  await expect(address).toBeFocused();
  await address.fill(url);
  await field(walk, links.title).focus();
  if (title) await field(walk, links.title).fill(title);
}

/** Saves it, which redirects to the sign-up, and from there to the dashboard with the page in it. */
export async function saveAndSignUp(walk: Walk): Promise<void> {
  const { page, messages, look, title, slug } = walk;
  const { accounts, sharing } = messages;
  await button(walk, messages.editor.saveAndSignUp).click();
  await page.waitForURL(/\/sign-up\?to=dashboard$/);
  await field(walk, accounts.name).fill("Ada Lindqvist");
  await field(walk, accounts.email).fill(`${slug}@visita.example`);
  await page.locator("input[name=password]").fill(PASSWORD);
  await look("sign-up");
  await button(walk, accounts.signUp.submit).click();
  await page.waitForURL(/\/dashboard/);
  await expect(page.getByRole("region", { name: sharing.live.title })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: title })).toBeVisible();
  await look("dashboard");
}

/** From the list of pages to the page as a visitor sees it. */
export async function seeItLive(walk: Walk): Promise<void> {
  const { page, code, messages, look, title, slug } = walk;
  const { dashboard } = messages;
  await page.goto(addressOf(code, "/dashboard-pages"));
  await page.getByRole("button", { name: fill(dashboard.actions, { title }), exact: true }).click();
  await expect(page.getByRole("menu")).toBeVisible();
  await look("dashboard-pages");
  const opening = page.waitForEvent("popup");
  await page.getByRole("menuitem", { name: dashboard.pages.view, exact: true }).click();
  const live = await opening;
  await live.waitForLoadState();
  expect(new URL(live.url()).hostname).toBe("me.localhost");
  expect(new URL(live.url()).pathname).toBe(`/${slug}`);
  await expect(live.getByRole("heading", { name: title })).toBeVisible();
  await expect(live.getByRole("link", { name: "Instagram" })).toHaveAttribute(
    "href",
    "https://instagram.com/ada",
  );
  await look("live-page", live);
  await live.close();
}

/** From the list to a card that is made from the page, and saved. */
export async function makeCard(walk: Walk): Promise<void> {
  const { page, messages, look, title } = walk;
  const { cards, contacts, dashboard } = messages;
  await page.getByRole("button", { name: fill(dashboard.actions, { title }), exact: true }).click();
  await page.getByRole("menuitem", { name: dashboard.pages.makeCard, exact: true }).click();
  await page.waitForURL(/\/editor-business-card\?page=/);
  await expect(field(walk, cards.general.header)).toHaveValue(title);
  await look("card-general");
  // It is made from the page already.
  await expect(button(walk, cards.fromPage.action)).toHaveCount(0);
  await openTab(walk, cards.editor.tabs.contacts);
  await field(walk, contacts.phone).fill("+46 70 000 00 00");
  await look("card-contacts");
  await button(walk, cards.editor.save).click();
  // What needs a plan was not taken of the page, so nothing is asked.
  await page.waitForURL(/\/editor-business-card\/[0-9a-z]{16}$/);
}

/** Reads the code from the file that is downloaded, as a phone would. */
export async function scanCard(walk: Walk): Promise<string> {
  const { page, messages, look } = walk;
  const { cards, codes } = messages;
  await openTab(walk, cards.editor.tabs.code);
  await expect(button(walk, codes.png)).toBeVisible();
  const notice = page.getByRole("alertdialog").filter({ hasText: cards.editor.created });
  await notice.getByRole("button", { name: messages.shell.close }).click();
  await expect(notice).toHaveCount(0);
  await look("card-code");
  const coming = page.waitForEvent("download");
  await button(walk, codes.png).click();
  return readCode(await coming);
}

/** What a stored card can take of a page. */
export async function seePages(walk: Walk): Promise<void> {
  const { page, messages, look } = walk;
  const { cards } = messages;
  await openTab(walk, cards.editor.tabs.general);
  await button(walk, cards.fromPage.action).click();
  await expect(page.getByRole("dialog", { name: cards.fromPage.title })).toBeVisible();
  await look("card-from-page");
  await page.keyboard.press("Escape");
}

/** The card handed over: the screen to scan from, and the card itself. */
export async function shareCard(walk: Walk): Promise<void> {
  const { page, messages, look, title } = walk;
  const { cards } = messages;
  await pressInHeader(page, "link", cards.editor.share, messages.shell.more);
  await page.waitForURL(/\/share-business-card\/[0-9a-z]{16}$/);
  await expect(page.getByLabel(cards.share.link)).toHaveValue(/\/c\/[0-9a-z]{16}$/);
  await look("share-card");
  const opening = page.waitForEvent("popup");
  await page.getByRole("link", { name: cards.share.open }).click();
  const card = await opening;
  await card.waitForLoadState();
  await expect(card.getByRole("heading", { name: title })).toBeVisible();
  await look("card-page", card);
  await card.close();
}
