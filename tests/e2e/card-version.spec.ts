import { readFileSync } from "node:fs";
import { en } from "../../app/i18n/english.ts";
import { pressTab, saveCard } from "./cards-steps.ts";
import { fillSignUp, givePlan, signUp, unique } from "./page-editor-steps.ts";
import { expect, type Page, test } from "./test.ts";

const PORTRAIT = {
  name: "portrait.png",
  mimeType: "image/png",
  buffer: readFileSync("workers/sandbox/ada.bin"),
};
const { paidVersion } = en;

const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const subheader = (page: Page) => page.getByRole("textbox", { name: /^Subheader/ });
const photo = (page: Page) => page.getByRole("region", { name: "Photo", exact: true });
const removePhoto = (page: Page) => photo(page).getByRole("button", { name: "Remove" });
const kept = (page: Page) =>
  page.getByRole("status").filter({ hasText: /PRO parts are kept in this browser/ });
const saved = (page: Page) => expect(page.getByText("Saved", { exact: true })).toBeVisible();

/** Fills a new card, with a photo and a line under the name. */
async function fillCard(page: Page, header: string): Promise<void> {
  await page.goto("/editor-business-card");
  await pressTab(page.getByRole("tab", { name: "General" }));
  await photo(page).locator("input[type=file]").setInputFiles(PORTRAIT);
  await expect(removePhoto(page)).toBeVisible();
  await field(page, "Header").fill(header);
  await field(page, "Title").fill(header);
  await subheader(page).fill("Printer");
}

async function openCard(page: Page, header: string): Promise<void> {
  await page.goto("/dashboard-business-cards");
  await page.getByRole("listitem").filter({ hasText: header }).getByRole("link").first().click();
  await page.waitForURL(/\/editor-business-card\/[0-9a-z]{16}/);
  await expect(field(page, "Header")).toHaveValue(header);
}

test("without an account a card's photo and second line wait in this browser for a plan", async ({
  page,
}) => {
  const header = unique("Ada");
  const email = `${header}@visita.example`.toLowerCase();
  await fillCard(page, header);
  await page.getByRole("button", { name: "Save and sign up" }).click();
  const question = page.getByRole("alertdialog", { name: "This needs PRO" });
  await expect(question).toContainText("They are kept in this browser for 30 days");
  await question.getByRole("button", { name: en.editing.plan.saveFree }).click();
  await page.waitForURL(/\/sign-up/);
  // Whoever goes on editing has them again, too.
  await page.getByRole("link", { name: en.accounts.signUp.keepEditing }).click();
  await page.waitForURL(/\/editor-business-card#begun$/);
  await expect(kept(page)).toContainText("subheader and photo");
  await kept(page).getByRole("button", { name: paidVersion.bringBack }).click();
  await expect(subheader(page)).toHaveValue("Printer");
  await expect(removePhoto(page)).toBeVisible();
  await expect(kept(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Save and sign up" }).click();
  await question.getByRole("button", { name: en.editing.plan.saveFree }).click();
  await page.waitForURL(/\/sign-up/);
  await fillSignUp(page, email);

  // A free user learns of them.
  await openCard(page, header);
  await expect(subheader(page)).toHaveValue("");
  await expect(kept(page)).toContainText("With a plan you can bring them back.");
  await expect(kept(page).getByRole("button", { name: paidVersion.bringBack })).toHaveCount(0);
  await kept(page).getByRole("button", { name: en.editing.plan.see }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).first().click();
  await kept(page).getByRole("button", { name: "Close" }).click();
  await expect(kept(page)).toHaveCount(0);

  await givePlan(email, "active");
  await openCard(page, header);
  await field(page, "Company").fill("Lindqvist Print");
  await kept(page).getByRole("button", { name: paidVersion.bringBack }).click();
  await expect(removePhoto(page)).toBeVisible();
  // It is a change that can be undone, and touches nothing else.
  await expect(field(page, "Company")).toHaveValue("Lindqvist Print");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(subheader(page)).toHaveValue("");
  await kept(page).getByRole("button", { name: paidVersion.bringBack }).click();
  await expect(subheader(page)).toHaveValue("Printer");
  await saveCard(page);
  await saved(page);
  await page.reload();
  await expect(removePhoto(page)).toBeVisible();
  await expect(subheader(page)).toHaveValue("Printer");
  await expect(kept(page)).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem("paid-version:card"))).toBeNull();
});

test("a stored card's photo is kept by the browser when a plan has ended, and can be deleted there", async ({
  page,
}) => {
  const header = unique("Vera");
  const email = await signUp(page);
  await givePlan(email, "active");
  await fillCard(page, header);
  await saveCard(page);
  await page.waitForURL(/\/editor-business-card\/[0-9a-z]{16}/);
  await saved(page);
  await givePlan(email, "expired");
  await openCard(page, header);
  await page.getByRole("button", { name: "Back to free" }).click();
  await expect(kept(page)).toContainText("With a plan you can bring them back.");
  await saveCard(page);
  await saved(page);

  await givePlan(email, "active");
  await openCard(page, header);
  await expect(removePhoto(page)).toHaveCount(0);
  await kept(page).getByRole("button", { name: paidVersion.bringBack }).click();
  await expect(removePhoto(page)).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(removePhoto(page)).toHaveCount(0);
  const really = page.getByRole("alertdialog", { name: paidVersion.deleteTitle });
  for (const answer of [paidVersion.keep, "Close", paidVersion.delete]) {
    await kept(page).getByRole("button", { name: paidVersion.delete }).click();
    await expect(really).toContainText(paidVersion.card.deleteText);
    await really.getByRole("button", { name: answer }).click();
    await expect(really).toHaveCount(0);
  }
  await expect(kept(page)).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem("paid-version:card"))).toBeNull();
});
