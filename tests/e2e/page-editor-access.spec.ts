import { axeFindings } from "./axe.ts";
import { isLong } from "./languages.ts";
import { t } from "./messages.ts";
import { addLink, openEditor, preview, tab } from "./page-editor-steps.ts";
import { expect, type Page, test } from "./test.ts";

/** In their order on the screen, in any language. */
const EDITOR_TABS = ["general", "blocks", "design", "themes", "settings"];

async function nothingFound(page: Page): Promise<void> {
  expect(await axeFindings(page)).toEqual([]);
}

/** The journeys see the editor in English on a desk and in Arabic on a phone; the long run sees it on both here. */
const ARABIC_DESK = { path: "/ar/editor/new", dir: "rtl", width: 1440, height: 900 };
const ENGLISH_PHONE = { path: "/editor/new", dir: "ltr", width: 390, height: 844 };

for (const { path, dir, width, height } of isLong ? [ENGLISH_PHONE, ARABIC_DESK] : [ARABIC_DESK]) {
  test(`axe finds nothing in ${path} at ${width} px, in any part`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto(path);
    await expect(page.locator("html")).toHaveAttribute("dir", dir);
    await nothingFound(page);
    const tabs = page.getByRole("tab");
    await tabs.nth(EDITOR_TABS.indexOf("blocks")).click();
    await nothingFound(page);
    await page.getByRole("tabpanel").getByRole("button").first().click();
    await page.getByRole("tabpanel").getByRole("textbox").first().fill("javascript:alert(1)");
    await page.getByRole("tabpanel").getByRole("textbox").nth(1).focus();
    await nothingFound(page);
    await tabs.nth(EDITOR_TABS.indexOf("settings")).click();
    await page.getByRole("tabpanel").getByRole("textbox").fill("ada");
    await expect(page.getByRole("button", { name: "ada-studio" })).toBeVisible();
    await nothingFound(page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
}

test("below 1025 px the preview is one press away, and the block being edited is in sight in it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openEditor(page);
  await tab(page, "blocks").click();
  for (let i = 1; i <= 12; i++) await addLink(page, `link${i}.example.com`, `Link ${i}`);
  await page.getByRole("button", { name: t("editor:blocks.add") }).click();
  await page.getByRole("menuitem", { name: t("editor:blocks.types.text") }).click();
  await page.getByRole("textbox", { name: t("editor:text.label") }).fill("At the very end");
  await page.getByRole("button", { name: t("editor:preview.show") }).click();
  await expect(preview(page).getByText("At the very end")).toBeInViewport();
  await expect(page.getByRole("tablist")).toBeHidden();
  await page.getByRole("button", { name: t("editor:preview.hide") }).click();
  await expect(page.getByRole("textbox", { name: t("editor:text.label") })).toHaveValue("At the very end");
});
