import { en } from "../../app/i18n/english.ts";
import { ask } from "../support/http.ts";
import { PASSWORD } from "./page-editor-steps.ts";
import { expect, type Locator, type Page } from "./test.ts";

const { billing } = en;

/** Pays at the stand-in's Checkout, which redirects back. */
export async function payAtCheckout(page: Page, number = "4242 4242 4242 4242"): Promise<void> {
  await page.waitForURL(/sandbox\.localhost.*\/checkout\//);
  await page.getByLabel("Card number").fill(number);
  await page.getByRole("button", { name: "Pay and subscribe" }).click();
}

/** Buys a plan on the screen of it, and waits until it is there. */
export async function buyPlan(
  page: Page,
  { seats = 2, cycle = "monthly", number }: { seats?: number; cycle?: string; number?: string } = {},
): Promise<void> {
  await page.goto(`/account/upgrade?cycle=${cycle}&seats=${seats}`);
  await page.getByRole("button", { name: billing.buy.pay }).click();
  await payAtCheckout(page, number);
  await page.waitForURL(/\/account\/billing\?session=/);
  await expect(page.getByText(billing.returned.active)).toBeVisible({ timeout: 20_000 });
}

/**
 * Buys a plan from the dialog of an editor that could not save, and returns to the editor.
 * @param feature the name of the requested feature, at which the plans are opened
 */
export async function buyFromQuestion(page: Page, question: Locator, feature: string): Promise<void> {
  const { editing, pricing } = en;
  await question.getByRole("button", { name: editing.plan.see }).click();
  await page
    .getByRole("dialog", { name: new RegExp(feature) })
    .getByRole("link", { name: pricing.get })
    .click();
  await page.getByRole("button", { name: billing.buy.pay }).click();
  await payAtCheckout(page);
  await expect(page.getByText(billing.returned.active)).toBeVisible({ timeout: 20_000 });
  await page.getByRole("link", { name: billing.returned.go }).click();
}

/** @returns what programs sign in with */
export async function tokenOf(email: string): Promise<string> {
  const response = await ask("api", "/security/login", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  return response.json<{ token: string }>().token;
}

/** Makes a call of the API. */
export function api(method: string, path: string, token: string, body?: object) {
  return ask("api", path, {
    method,
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
    body: body && JSON.stringify(body),
  });
}
