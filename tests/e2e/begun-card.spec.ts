import { axeFindings } from "./axe.ts";
import { cardTab, openCardEditor } from "./cards-steps.ts";
import { expect, type Page, test } from "./test.ts";

const header = (page: Page) => page.getByRole("textbox", { name: "Header", exact: true });

/** Begins a card without an account, as far as this browser stores it. */
async function begin(page: Page, name: string): Promise<void> {
  await openCardEditor(page);
  await header(page).fill(name);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem("draft:card:new:anonymous") ?? ""))
    .toContain(name);
}

async function askAgain(page: Page): Promise<void> {
  await page.goto("/");
  await page.getByRole("main").getByRole("link", { name: "Make your card" }).first().click();
  await expect(page.getByRole("heading", { name: "You have begun a card already" })).toBeVisible();
}

test("a card that was begun is named before another start takes its place", async ({ page }) => {
  await begin(page, "Ada Lindqvist");
  // A reload continues the card.
  await page.reload();
  await expect(header(page)).toHaveValue("Ada Lindqvist");
  await askAgain(page);
  await expect(page.getByText("“Ada Lindqvist” is kept in this browser.")).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("button", { name: "Go on with Ada Lindqvist" }).click();
  await expect(header(page)).toHaveValue("Ada Lindqvist");
  // So does back navigation.
  await page.goto("/pricing");
  await page.goBack();
  await expect(header(page)).toHaveValue("Ada Lindqvist");
  // The address itself, typed or from a bookmark, is a start too.
  await page.goto("/editor-business-card");
  await expect(page.getByRole("heading", { name: "You have begun a card already" })).toBeVisible();
  await page.getByRole("button", { name: "Start a new card" }).click();
  await expect(header(page)).toHaveValue("");
  await page.reload();
  await expect(cardTab(page, "General")).toBeVisible();
  await expect(header(page)).toHaveValue("");
});
