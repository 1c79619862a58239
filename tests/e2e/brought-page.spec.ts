import { en } from "../../app/i18n/english.ts";
import { axeFindings } from "./axe.ts";
import { t } from "./messages.ts";
import { openEditor, preview, shownLinks, tab } from "./page-editor-steps.ts";
import { pasteInto } from "./paste.ts";
import { expect, test } from "./test.ts";

const { bring, start } = en;

test("who has a page elsewhere starts with what they pick of it", async ({ page }) => {
  await page.goto("/editor");
  await expect(page.getByRole("button", { name: t("start:gallery.free") })).toBeEnabled();
  await page.getByRole("button", { name: bring.open }).click();
  const field = page.getByRole("textbox", { name: bring.question });
  await field.fill("localhost");
  await page.getByRole("button", { name: bring.look }).click();
  await expect(page.getByText(bring.wrong)).toBeVisible();
  await field.fill("https://www.kunsthalle.de/private");
  await field.press("Enter");
  const sheet = page.getByRole("dialog", { name: bring.title });
  await expect(sheet.getByText(bring.failed)).toBeVisible();
  await sheet.getByRole("button", { name: bring.close }).click();

  await field.fill("linktr.ee/mill-bakery-links");
  await page.getByRole("button", { name: bring.look }).click();
  const boxes = sheet.getByRole("checkbox");
  await expect(boxes).toHaveCount(5);
  await sheet.getByRole("button", { name: bring.cancel }).click();
  await page.getByRole("button", { name: bring.look }).click();
  await expect(boxes).toHaveCount(5);
  for (const box of await boxes.all()) await expect(box).toBeChecked();
  expect(await axeFindings(page)).toEqual([]);
  await sheet.getByText("Where we bake").click();
  await sheet.getByRole("button", { name: bring.take }).click();
  await expect(page.getByRole("textbox", { name: t("start:gallery.name") })).toHaveValue("Mill Bakery");
  // It stays picked with another start.
  await page.getByRole("button", { name: t("start:naming.back") }).click();
  await page.getByRole("button", { name: t("start:gallery.empty") }).click();
  await expect(page.getByText(start.naming.brought)).toBeVisible();
  await page.getByRole("button", { name: t("start:naming.go") }).click();
  await page.waitForURL(/\/editor\/new$/);
  await expect.poll(() => shownLinks(page)).toEqual(["Order a loaf", "Ring us"]);
  await expect(preview(page).getByText("Bread, slowly.")).toBeVisible();
  // What the page starts with is where its history starts.
  await page.keyboard.press("Control+z");
  await expect(page.getByRole("textbox", { name: t("editor:general.title") })).toHaveValue("Mill Bakery");
});

test("the only link that was pasted is offered to be taken over, as one change", async ({ page }) => {
  await openEditor(page);
  await tab(page, "blocks").click();
  await pasteInto(page, t("editor:links.paste"), "https://linktr.ee/mill-bakery-links");
  const offer = page.getByRole("button", { name: bring.offerAction });
  await offer.click();
  const sheet = page.getByRole("dialog", { name: bring.title });
  await expect(sheet.getByRole("checkbox")).toHaveCount(5);
  await sheet.getByText("Where we bake").click();
  await sheet.getByRole("button", { name: bring.cancel }).click();
  await offer.click();
  await sheet.getByRole("button", { name: bring.close }).click();
  await offer.click();
  await expect(sheet.getByRole("checkbox")).toHaveCount(5);
  await sheet.getByRole("button", { name: bring.take }).click();
  await expect.poll(() => shownLinks(page)).toEqual(["Order a loaf", "Where we bake", "Ring us"]);
  await expect(offer).toHaveCount(0);
  await page
    .getByRole("button", { name: t("editing:undo") })
    .first()
    .click();
  await expect.poll(async () => (await shownLinks(page)).length).toBe(1);
});

test("what was picked of a page elsewhere can be left out again", async ({ page }) => {
  await page.goto("/editor");
  await expect(page.getByRole("button", { name: t("start:gallery.free") })).toBeEnabled();
  await page.getByRole("button", { name: bring.open }).click();
  await page.getByRole("textbox", { name: bring.question }).fill("http://linktr.ee/mill-bakery-links");
  await page.getByRole("button", { name: bring.look }).click();
  const sheet = page.getByRole("dialog", { name: bring.title });
  await expect(sheet.getByRole("checkbox")).toHaveCount(5);
  await sheet.getByRole("button", { name: bring.take }).click();
  await page.getByRole("button", { name: start.naming.leaveBrought }).click();
  await expect(page.getByText(start.naming.brought)).toHaveCount(0);
  await page.getByRole("button", { name: t("start:naming.go") }).click();
  await page.waitForURL(/\/editor\/new$/);
  await expect(page.getByRole("textbox", { name: t("editor:general.title") })).toHaveValue("Mill Bakery");
  await expect(preview(page).getByText("Order a loaf")).toHaveCount(0);
});
