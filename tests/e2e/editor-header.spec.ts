import { en } from "../../app/i18n/english.ts";
import { expectAccessible } from "./accessible.ts";
import { haveACard, haveAPage } from "./cards-steps.ts";
import { addressOf, ENGLISH_DESK, fill, messagesOf, screensOf } from "./languages.ts";
import { t } from "./messages.ts";
import {
  expectTab,
  givePlan,
  openEditor,
  pressInHeader,
  saveButton,
  signUp,
  tab,
  unique,
} from "./page-editor-steps.ts";
import { expect, type Page, test } from "./test.ts";

const PHONE = { width: 390, height: 844 };
/** A row, in CSS pixels. */
const ROW = 64;
const { editor, shell, sharing } = en;

/** The header is one row within the window, with any content. */
async function expectOneRow(page: Page): Promise<void> {
  const header = page.getByRole("banner");
  await expect(header).toHaveCount(1);
  expect((await header.boundingBox())?.height).toBeLessThanOrEqual(ROW + 1);
  const beyond = await header.locator("a, button, h1").evaluateAll((parts) =>
    parts
      .filter((part) => {
        const { left, right, top, bottom, width } = part.getBoundingClientRect();
        const isShown = width > 1 && part.checkVisibility();
        return isShown && (left < 0 || right > window.innerWidth || top < 0 || bottom > 66);
      })
      .map((part) => part.textContent),
  );
  expect(beyond).toEqual([]);
  const spare = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(spare).toBeLessThanOrEqual(0);
}

for (const { code, viewport } of screensOf(ENGLISH_DESK)) {
  const name = `${code}-${viewport.width}`;
  test(`the headers of page and card, ${name}`, async ({ page }) => {
    test.slow();
    await page.setViewportSize(viewport);
    const messages = await messagesOf(code);
    await page.goto(addressOf(code, "/editor/new"));
    await expect(page.locator("iframe")).toBeAttached();
    await expectOneRow(page);
    await expectAccessible(page, `editor-header-guest-${name}`);
    await signUp(page, code);
    await page.goto(addressOf(code, "/editor-business-card"));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectOneRow(page);
    await expect(
      page.getByRole("banner").getByRole("link", { name: messages.shell.account.dashboard }),
    ).toBeVisible();
    await expectAccessible(page, `card-header-${name}`);
    await page.goto(addressOf(code, "/editor/new"));
    await page.getByRole("textbox", { name: messages.editor.general.title }).fill("Ada");
    await expectOneRow(page);
    await expectAccessible(page, `editor-header-${name}`);
    await expect(
      page.getByRole("banner").getByRole("button", { name: messages.editor.publish, exact: true }),
    ).toBeInViewport({ ratio: 1 });
  });
}

test("the state of a page says what it means and leads on", async ({ page }) => {
  test.slow();
  const state = page.getByRole("dialog", { name: editor.stateText.label });
  const stateButton = (name: string) =>
    page.getByRole("banner").getByRole("button", { name: fill(editor.stateText.of, { state: name }) });
  const open = (name: string) => stateButton(name).click();
  await openEditor(page);
  await open(editor.state.unpublished);
  await expect(state).toContainText(sharing.notLive.free);
  await state.getByRole("button", { name: editor.saveAndSignUp }).click();
  await page.waitForURL(/\/sign-up\?to=dashboard$/);

  const email = await signUp(page);
  await openEditor(page);
  await page.getByRole("textbox", { name: editor.general.title }).fill(unique("Ada"));
  await open(editor.state.unpublished);
  await state.getByRole("button", { name: editor.publish }).click();
  await page.waitForURL(/\/editor\/pg_/);
  await open(editor.state.published);
  await expect(state).toContainText(editor.stateText.live);
  await expectTab(page, state.getByRole("link", { name: editor.view }), /^http:\/\/me\.localhost/);
  await state.getByRole("button", { name: editor.tabs.sharing }).click();
  await expect(page.getByRole("tab", { name: editor.tabs.sharing })).toHaveAttribute("aria-selected", "true");
  await expect(state).toHaveCount(0);
  await page.getByRole("link", { name: sharing.install.qrOpen }).click();
  await expect(page.getByRole("button", { name: t("codes:svg") })).toBeVisible();

  await givePlan(email, "active");
  const { id } = await haveAPage(page, {
    profile: { title: unique("Later") },
  });
  await openEditor(page, `/editor/${id}`);
  await open(editor.state.unpublished);
  await expect(state).toContainText(editor.stateText.draft);
  await page.keyboard.press("Escape");
  await expect(stateButton(editor.state.unpublished)).toBeFocused();
});

for (const [name, field] of [
  [editor.tabs.installation, sharing.install.link],
  [editor.tabs.sharing, sharing.share.link],
] as const) {
  test(`before the first save, ${name} says how to get an address`, async ({ page }) => {
    await signUp(page);
    await openEditor(page);
    await page.getByRole("textbox", { name: editor.general.title }).fill(unique("Ada"));
    await page.getByRole("tab", { name, exact: true }).click();
    const panel = page.getByRole("tabpanel");
    await expect(panel).toContainText(sharing.install.later);
    await panel.getByRole("button", { name: editor.publish }).click();
    await page.waitForURL(/\/editor\/pg_/);
    await expect(panel.getByRole("textbox", { name: field })).toBeVisible();
    await panel.getByRole("link", { name: sharing.install.qrOpen }).click();
    await page.waitForURL(/\/share-page\//);
  });
}

test("on a phone the menu has what the row has no room for", async ({ page }) => {
  test.slow();
  await page.setViewportSize(PHONE);
  await openEditor(page);
  await pressInHeader(page, "link", shell.account.logIn);
  await page.waitForURL(/\/login$/);

  const email = await signUp(page);
  const title = unique("Ada");
  const { id } = await haveAPage(page, { profile: { title, bio: "" } });
  await openEditor(page, `/editor/${id}`);
  const opening = page.waitForEvent("popup");
  await pressInHeader(page, "link", editor.view);
  await (await opening).close();
  await pressInHeader(page, "button", shell.notifications.label);
  const list = page.getByRole("dialog", { name: en.notifications.list.title });
  await expect(list).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(list).toHaveCount(0);
  const { hash } = await haveACard(page, { title: "Fairs", header: "Ada Lindqvist" });
  await page.goto(`/editor-business-card/${hash}`);
  await pressInHeader(page, "link", en.cards.editor.share);
  await page.waitForURL(/\/share-business-card\//);

  await givePlan(email, "active");
  await openEditor(page);
  await page.getByRole("textbox", { name: editor.general.title }).fill(unique("Later"));
  await pressInHeader(page, "button", editor.saveDraft);
  await page.waitForURL(/\/editor\/pg_/);
  await expect(page.getByRole("banner").getByText(editor.state.unpublished)).toBeVisible();
  // A draft that is stored already is published by the main button, too.
  await page.reload();
  await page.getByRole("banner").getByRole("button", { name: editor.publish, exact: true }).click();
  await expect(page.getByRole("banner").getByText(editor.state.published)).toBeVisible();
  await expect(
    page.getByRole("banner").getByRole("button", { name: editor.save, exact: true }),
  ).toBeDisabled();
});

test("the way back leads to the list, and asks before what is typed is left", async ({ page }) => {
  await signUp(page);
  await openEditor(page);
  const back = page.getByRole("banner").getByRole("link", { name: shell.account.dashboard });
  await page.getByRole("textbox", { name: editor.general.title }).fill("Half typed");
  await back.click();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: t("editing:leave.cancel") })
    .last()
    .click();
  await expect(saveButton(page)).toBeEnabled();
  await tab(page, "blocks").click();
  await back.click();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: t("editing:leave.confirm") })
    .click();
  await page.waitForURL(/\/dashboard-pages$/);
});
