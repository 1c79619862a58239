import { en } from "../../app/i18n/english.ts";
import { haveAPage } from "./cards-steps.ts";
import { like } from "./messages.ts";
import { expectTab, signUp } from "./page-editor-steps.ts";
import { expect, type Locator, type Page, test } from "./test.ts";

const { pricing, shell } = en;
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
