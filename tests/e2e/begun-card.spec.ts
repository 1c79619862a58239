import { readFileSync } from "node:fs";
import { axeFindings } from "./axe.ts";
import { cardTab, openCardEditor, saveCard } from "./cards-steps.ts";
import { t } from "./messages.ts";
import { signUp } from "./page-editor-steps.ts";
import { expect, type Page, test } from "./test.ts";

const header = (page: Page) => page.getByRole("textbox", { name: t("cards:general.header"), exact: true });

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
  await page
    .getByRole("main")
    .getByRole("link", { name: t("landing:makeCard") })
    .first()
    .click();
  await expect(page.getByRole("heading", { name: t("start:begunCard.title") })).toBeVisible();
}

test("a card that was begun is named before another start takes its place", async ({ page }) => {
  await begin(page, "Ada Lindqvist");
  // A reload continues the card.
  await page.reload();
  await expect(header(page)).toHaveValue("Ada Lindqvist");
  await askAgain(page);
  await expect(page.getByText(t("start:begunCard.text", { title: "Ada Lindqvist" }))).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("button", { name: t("start:begun.goOn", { title: "Ada Lindqvist" }) }).click();
  await expect(header(page)).toHaveValue("Ada Lindqvist");
  // So does back navigation.
  await page.goto("/pricing");
  await page.goBack();
  await expect(header(page)).toHaveValue("Ada Lindqvist");
  // The address itself, typed or from a bookmark, is a start too.
  await page.goto("/editor-business-card");
  await expect(page.getByRole("heading", { name: t("start:begunCard.title") })).toBeVisible();
  await page.getByRole("button", { name: t("start:begunCard.startNew") }).click();
  await expect(header(page)).toHaveValue("");
  await page.reload();
  await expect(cardTab(page, "general")).toBeVisible();
  await expect(header(page)).toHaveValue("");
});

test("the picture of a card that was begun is there after going on with it, and after reloads", async ({
  page,
}) => {
  await begin(page, "Ada Lindqvist");
  const photo = page.getByRole("region", { name: t("cards:design.slots.photo"), exact: true });
  await photo.locator("input[type=file]").setInputFiles({
    name: "portrait.png",
    mimeType: "image/png",
    buffer: readFileSync("workers/sandbox/ada.bin"),
  });
  await expect(photo.getByRole("button", { name: t("editor:general.remove") })).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem("draft:card:new:anonymous") ?? ""))
    .toContain("blob:");
  for (let time = 0; time < 2; time++) {
    await askAgain(page);
    await page.getByRole("button", { name: t("start:begun.goOn", { title: "Ada Lindqvist" }) }).click();
    await expect(photo.locator("img").first()).toHaveAttribute("src", /^blob:/);
    await page.reload();
    await expect(photo.locator("img").first()).toHaveAttribute("src", /^blob:/);
  }
  const count = () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const opening = indexedDB.open("editor");
          opening.onsuccess = () => {
            const asked = opening.result.transaction("images").objectStore("images").count();
            asked.onsuccess = () => resolve(asked.result);
          };
        }),
    );
  // However often it is opened, copies that nothing names are gone with the next one.
  expect(await count()).toBeLessThanOrEqual(3);
  await page.reload();
  await expect(photo.locator("img").first()).toHaveAttribute("src", /^blob:/);
  expect(await count()).toBeLessThanOrEqual(3);
});

test("back without buying is the card that was begun, without a question", async ({ page }) => {
  await signUp(page);
  await openCardEditor(page);
  await header(page).fill("Ada Lindqvist");
  await page.getByRole("textbox", { name: t("cards:general.subheader"), exact: true }).fill("Printer");
  await saveCard(page);
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: t("editing:plan.see") })
    .click();
  await page
    .getByRole("dialog")
    .getByRole("link", { name: t("pricing:get") })
    .click();
  await page.getByRole("link", { name: t("billing:buy.leave") }).click();
  await expect(header(page)).toHaveValue("Ada Lindqvist");
  // A new card leads on to where it is shared.
  await page.getByRole("textbox", { name: t("cards:general.subheader"), exact: true }).fill("");
  await saveCard(page);
  await page.getByRole("button", { name: t("cards:editor.share"), exact: true }).click();
  await expect(page).toHaveURL(/\/share-business-card\/[0-9a-z]{16}$/);
});
