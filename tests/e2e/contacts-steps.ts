import { expect, type Locator, type Page } from "playwright/test";
import { newId } from "../../app/domain/ids.ts";
import { post } from "./cards-steps.ts";
import { givePlan, signUp } from "./page-editor-steps.ts";

type Code = Parameters<typeof signUp>[1];

/** Makes an account with a plan and signs the browser in. @returns its address */
export async function signUpWithPlan(page: Page, code?: Code): Promise<string> {
  const email = await signUp(page, code);
  await givePlan(email, "active");
  return email;
}

/** Writes a contact down for the account that is signed in, by the screen's own call. @returns its id */
export async function haveAContact(page: Page, contact: object): Promise<string> {
  const id = newId("cnt");
  await post(page, "/contact-list/create", { id, ...contact });
  return id;
}

/** The same by the browser itself, on the host of the language that it reads. */
export async function writeDown(page: Page, contact: object): Promise<void> {
  const body = JSON.stringify({ id: newId("cnt"), ...contact });
  const status = await page.evaluate(async (sent) => {
    const headers = { "Content-Type": "application/json" };
    return (await fetch("/contact-list/create", { method: "POST", headers, body: sent })).status;
  }, body);
  expect(status).toBe(200);
}

/** The row of a contact. */
export const rowOf = (page: Page, name: string): Locator =>
  page.getByRole("row").filter({ has: page.getByRole("button", { name, exact: false }) });

/** The names in the list, from the top. */
export async function namesIn(page: Page): Promise<string[]> {
  return page.getByRole("main").getByRole("grid").getByRole("rowheader").getByRole("button").allInnerTexts();
}

/** Opens a contact by its name. */
export async function openContact(page: Page, name: string): Promise<Locator> {
  await page.getByRole("main").getByRole("button", { name, exact: true }).click();
  const drawer = page.getByRole("dialog", { name, exact: true });
  await expect(drawer.getByRole("heading", { level: 2, name })).toBeVisible();
  return drawer;
}

/** Returns to the window until something is shown: two returns within a second count as one. */
export async function returnUntil(page: Page, shown: Locator): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event("focus")));
    await expect(shown).toBeVisible({ timeout: 1_500 });
  }).toPass({ timeout: 15_000 });
}
