import { en } from "../../app/i18n/english.ts";
import { haveAPage, openCardEditor } from "./cards-steps.ts";
import { like, t } from "./messages.ts";
import { expectTab, signUp } from "./page-editor-steps.ts";
import { expect, type Locator, type Page, test } from "./test.ts";

const { pricing, shell, editor } = en;
const locks = (place: Locator) => place.getByRole("button", { name: shell.plans.pro, exact: true });

/** Presses everything in a place that is marked as part of PRO. */
async function pressLocks(page: Page, place: Locator): Promise<string[]> {
  const named: string[] = [];
  await expect(locks(place).first()).toBeVisible();
  for (const lock of await locks(place).all()) named.push(await pressLock(page, lock));
  return [...new Set(named)];
}

/** Presses a lock. @returns what the plans name first */
async function pressLock(page: Page, lock: Locator): Promise<string> {
  await lock.click();
  const plans = page.getByRole("dialog", { name: like("pricing:modal.wanted") });
  const named = await plans.getByRole("rowheader").first().textContent();
  await plans.getByRole("button", { name: shell.close }).click();
  await expect(plans).toHaveCount(0);
  return named ?? "";
}

test("each lock of the page editor opens the plans at what it locks", async ({ page }) => {
  test.slow();
  await signUp(page);
  await page.goto("/editor/new");
  const panel = page.getByRole("tabpanel");
  const tab = (name: string) => page.getByRole("tab", { name, exact: true }).click();
  const { features } = pricing;
  await tab(editor.tabs.seo);
  expect(await pressLocks(page, panel)).toEqual([features.seo]);
  await tab(editor.tabs.settings);
  expect(await pressLocks(page, panel)).toEqual([features.publishSwitch]);
  await tab(editor.tabs.design);
  for (const title of [en.design.shapes.title, en.design.background.title]) {
    await panel.getByRole("button", { name: title, exact: true }).click();
  }
  const found = await pressLocks(page, panel);
  await tab(editor.tabs.themes);
  expect(await pressLock(page, locks(panel).first())).toBe(features.themes);
  await tab(editor.tabs.blocks);
  await page.getByRole("button", { name: editor.blocks.add }).click();
  await page.getByRole("menuitem", { name: editor.blocks.types.contactDetails }).click();
  expect(await pressLock(page, locks(panel))).toBe(features.blocks);
  expect(found.toSorted()).toEqual([features.noBranding, features.buttonDesign, features.fonts].toSorted());
});

test("each lock of the card editor opens the plans at what it locks", async ({ page }) => {
  test.slow();
  await signUp(page);
  await openCardEditor(page);
  const panel = page.getByRole("tabpanel");
  const tab = (name: string) => page.getByRole("tab", { name, exact: true }).click();
  expect(await pressLocks(page, panel)).toEqual([pricing.features.cardDesign, pricing.features.contacts]);
  await tab(t("cards:editor.tabs.design"));
  expect(await pressLocks(page, panel)).toEqual([pricing.features.cardDesign]);
  await tab(t("cards:editor.tabs.code"));
  expect(await pressLocks(page, panel)).toEqual([pricing.features.contactFile]);
});

test("from the plans the way leads to all about the prices", async ({ page }) => {
  await signUp(page);
  await page.goto("/pricing");
  await page.getByRole("banner").getByRole("link", { name: shell.navigation.pricing }).click();
  const plans = page.getByRole("dialog", { name: pricing.modal.title });
  await plans.getByText(pricing.cycle.monthly, { exact: true }).click();
  await plans.getByText(pricing.cycle.yearly, { exact: true }).click();
  await expectTab(page, plans.getByRole("link", { name: pricing.modal.all }), /\/pricing/);
});

test("the lock of a page's switch in the list opens the plans at it", async ({ page }) => {
  await signUp(page);
  await page.goto("/dashboard");
  await haveAPage(page, { profile: { title: "Mine" } });
  await page.goto("/dashboard-pages");
  expect(await pressLocks(page, page.getByRole("main"))).toEqual([pricing.features.publishSwitch]);
});
