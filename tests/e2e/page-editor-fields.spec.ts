import { openEditor, tab } from "./page-editor-steps.ts";
import { expect, type Page, test } from "./test.ts";

async function addBlock(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: "Add block" }).click();
  await page.getByRole("menuitem", { name }).first().click();
}

const rows = (page: Page) => page.getByRole("grid", { name: "Blocks of the page" }).getByRole("row");

test("a title that the address proposes is replaced by who goes to it by mouse and types", async ({
  page,
}) => {
  await openEditor(page);
  await tab(page, "Blocks").click();
  await page.getByRole("button", { name: /^Add (a )?link$/ }).click();
  await expect(page.getByRole("textbox", { name: "Address", exact: true })).toBeFocused();
  await page.keyboard.type("kunsthalle.de");
  const title = page.getByRole("textbox", { name: "Title" });
  await title.click();
  await expect(title).toHaveValue("kunsthalle.de");
  await expect
    .poll(() => title.evaluate((input: HTMLInputElement) => input.selectionEnd))
    .toBe("kunsthalle.de".length);
  await expect.poll(() => title.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(0);
  await page.keyboard.type("My site");
  await expect(title).toHaveValue("My site");
});

test("what was just added takes the keys that are typed next, and its row says what is filled in", async ({
  page,
}) => {
  await openEditor(page);
  await tab(page, "Blocks").click();
  await addBlock(page, "Heading");
  await expect(page.getByRole("textbox", { name: "Heading" })).toBeFocused();
  await page.keyboard.type("Where I am");
  await expect(rows(page).filter({ hasText: "Where I am" })).toHaveCount(1);

  await addBlock(page, "Contact details");
  await expect(page.getByRole("button", { name: "Add detail" })).toBeFocused();
  const details = page.getByRole("grid", { name: "Entries of this block" }).getByRole("row");
  for (const count of [1, 2, 3]) {
    await page.getByRole("button", { name: "Add detail" }).click();
    await page.getByRole("menuitem", { name: "Phone", exact: true }).click();
    await expect(page.getByRole("textbox", { name: "Value" })).toBeFocused();
    if (count === 2) await page.keyboard.type("+46 70 174 06 05");
    await expect(details).toHaveCount(count);
  }
  const row = rows(page).filter({ hasText: "Contact details" });
  await expect(row).toContainText("+46 70 174 06 05");
  await expect(row).not.toContainText(",");

  await addBlock(page, "Messengers");
  await expect(page.getByRole("textbox", { name: "Search services" })).toBeFocused();

  await addBlock(page, "Picture");
  const picture = rows(page).filter({ hasText: "Picture" });
  await expect(picture).toContainText("Empty");
  const pixel =
    "iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAIAAAACUFjqAAAAEklEQVR4nGP4z8CAB+GTG8HSALfKY52fTcuYAAAAAElFTkSuQmCC";
  const buffer = Buffer.from(pixel, "base64");
  await page
    .getByRole("tabpanel")
    .locator("input[type=file]")
    .setInputFiles({ name: "p.png", mimeType: "image/png", buffer });
  await expect(picture).toContainText("No caption");
});

test.describe("beside a desktop's preview", () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test("the fields have room, and header and bar start at one line", async ({ page }) => {
    await openEditor(page);
    await page.getByRole("radio", { name: "Desktop" }).check({ force: true });
    await tab(page, "Blocks").click();
    await addBlock(page, "Social icons");
    const back = page.getByRole("button", { name: "All blocks" });
    await back.click();
    const cut = await page
      .getByRole("grid", { name: "Blocks of the page" })
      .locator(".truncate")
      .evaluateAll((names) => names.filter((name) => name.scrollWidth > name.clientWidth).length);
    expect(cut).toBe(0);
    const row = await page.getByRole("tablist").boundingBox();
    const last = await page.getByRole("tab", { name: "Sharing" }).boundingBox();
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual((row?.x ?? 0) + (row?.width ?? 0));
    const logo = await page.getByRole("banner").getByRole("link").first().boundingBox();
    expect(Math.abs((logo?.x ?? 0) - (row?.x ?? 0))).toBeLessThan(2);
  });
});
