import { expect, type Page, test } from "playwright/test";
import { makePage, openEditor, saveButton, signUp, tab, unique } from "./page-editor-steps.ts";

const bio = (page: Page) => page.getByRole("textbox", { name: "Bio" });
const notice = (page: Page) => page.getByRole("alertdialog").filter({ hasText: "Could not save" });

test("a server error while saving says so and keeps what was typed, and trying again saves it", async ({
  page,
}) => {
  await signUp(page);
  await makePage(page, unique("Storm"), []);
  await tab(page, "General").click();
  await bio(page).fill("Typed in a storm");
  await page.route("**/editor/*/save", (route) => route.fulfill({ status: 500, body: "<h1>500</h1>" }), {
    times: 1,
  });
  await saveButton(page).click();
  await expect(notice(page)).toContainText("Everything you typed is kept.");
  await expect(page.getByRole("main").getByText("Could not save")).toBeVisible();
  await expect(bio(page)).toHaveValue("Typed in a storm");
  await notice(page).getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
  await page.reload();
  await expect(bio(page)).toHaveValue("Typed in a storm");
});

test("an answer that is lost on its way makes no second page", async ({ page }) => {
  await signUp(page);
  await openEditor(page);
  const title = unique("Lost");
  await page.getByRole("textbox", { name: "Title" }).fill(title);
  await page.route(
    "**/editor/save",
    async (route) => {
      await route.fetch();
      await route.abort("connectionreset");
    },
    { times: 1 },
  );
  await saveButton(page).click();
  await expect(notice(page)).toContainText("Everything you typed is kept.");
  await expect(page.getByRole("textbox", { name: "Title" })).toHaveValue(title);
  await notice(page).getByRole("button", { name: "Try again" }).click();
  await page.waitForURL(/\/editor\/pg_/);
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await page.goto("/dashboard-pages");
  await expect(page.getByText("1 of 1 used")).toBeVisible();
  await expect(page.getByRole("link", { name: title })).toHaveCount(1);
});

test("without an account a failed save keeps the draft, and trying again leads to the sign-up", async ({
  page,
}) => {
  await openEditor(page);
  const title = unique("Early");
  await page.getByRole("textbox", { name: "Title" }).fill(title);
  await page.route("**/editor/temporary", (route) => route.abort("connectionreset"), { times: 1 });
  await saveButton(page).click();
  await expect(notice(page)).toContainText("Everything you typed is kept.");
  await expect(page.getByRole("textbox", { name: "Title" })).toHaveValue(title);
  await notice(page).getByRole("button", { name: "Try again" }).click();
  await page.waitForURL(/\/sign-up$/);
});
