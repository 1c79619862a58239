import { addressOf, messagesOf } from "./languages.ts";
import { unique } from "./page-editor-steps.ts";
import { logInAsSubscriber } from "./sign-in.ts";
import { asSubscriber, type MadePage } from "./subscriber.ts";
import { expect, type Locator, type Page, test } from "./test.ts";

const BLOCKS = 60;

let made: MadePage;

test.beforeEach(async () => {
  made = await asSubscriber<MadePage>("POST", "/_/pages", {
    slug: unique("long").toLowerCase(),
    profile: { title: "A long page" },
    blocks: Array.from({ length: BLOCKS }, (_, i) => ({ type: "text", data: { text: `Text ${i + 1}` } })),
  });
});

test.afterEach(() => asSubscriber("DELETE", `/_/pages/${made.id}`));

/** Opens the list of blocks in a language. */
async function openList(page: Page, code: "en" | "ar") {
  const { editor } = await messagesOf(code);
  await logInAsSubscriber(page, addressOf(code, "/login"));
  await page.goto(addressOf(code, `/editor/${made.id}`));
  await expect(preview(page).locator("main")).toBeAttached({ timeout: 30_000 });
  await page.getByRole("tab", { name: editor.tabs.blocks, exact: true }).click();
  const rows = page.getByRole("grid", { name: editor.blocks.list }).getByRole("row");
  await expect(rows.first()).toBeVisible();
  return { editor, rows, row: (text: string) => rows.filter({ has: page.getByText(text, { exact: true }) }) };
}

/** The preview, which is named otherwise in another language. */
const preview = (page: Page) => page.frameLocator("iframe").first();

/** The first texts of the page as the preview shows them, in its order. */
const firstTexts = async (page: Page, count: number) =>
  (
    await preview(page)
      .getByText(/^Text \d+$/)
      .allInnerTexts()
  ).slice(0, count);

/** Scrolls up, and waits until the rows are at their final positions. */
async function toTop(page: Page, first: Locator): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(first).toBeInViewport();
  // Rows are laid out again once scrolling has ended.
  await page.waitForTimeout(500);
}

for (const code of ["en", "ar"] as const) {
  test(`rows of a long list come into sight, and are put in order by every way: ${code}`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const { editor, rows, row } = await openList(page, code);
    const name = (sentence: string) => sentence.replace("{{name}}", editor.blocks.types.text);
    const open = (text: string) => row(text).locator("[data-open]");
    const handle = (text: string) => row(text).getByRole("button", { name: name(editor.blocks.handle) });
    // Only visible rows are rendered.
    expect(await rows.count()).toBeLessThan(BLOCKS);

    // By Alt and an arrow, past the bottom of the screen: the row stays visible and focused.
    await open("Text 1").focus();
    for (let step = 0; step < 15; step++) {
      await page.keyboard.press("Alt+ArrowDown");
      await expect(open("Text 1")).toBeFocused();
    }
    await expect(row("Text 1")).toBeInViewport({ ratio: 1 });
    await expect
      .poll(() => firstTexts(page, 17))
      .toEqual([...Array.from({ length: 15 }, (_, i) => `Text ${i + 2}`), "Text 1", "Text 17"]);

    // By the keyboard, from its handle.
    await toTop(page, row("Text 2"));
    await row("Text 2").focus();
    await page.keyboard.press("Tab");
    await expect(handle("Text 2")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(row("Text 2").and(page.locator("[data-dragging]"))).toBeVisible();
    for (let step = 0; step < 3; step++) await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect.poll(() => firstTexts(page, 1)).toEqual(["Text 3"]);

    // By the mouse: the fourth above the first.
    const [first = "", , , moved = ""] = await firstTexts(page, 4);
    await toTop(page, row(first));
    const from = await handle(moved).boundingBox();
    const to = await row(first).boundingBox();
    if (!from || !to) throw new Error("Nothing to drag");
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(from.x + from.width / 2, from.y - 10, { steps: 4 });
    await page.mouse.move(to.x + to.width / 2, to.y + 4, { steps: 8 });
    await page.mouse.up();
    await expect.poll(() => firstTexts(page, 2)).toEqual([moved, first]);

    // The last row is rendered when it is scrolled to, and its settings are beside it.
    await page.mouse.wheel(0, 100_000);
    await expect(row(`Text ${BLOCKS}`)).toBeInViewport();
    await row(`Text ${BLOCKS}`).getByText(`Text ${BLOCKS}`, { exact: true }).click();
    await expect(page.getByRole("textbox", { name: editor.text.label })).toBeInViewport();
  });
}

test("a block added to a long list is beside its settings, and goes again", async ({ page }) => {
  const { editor, row } = await openList(page, "en");
  await page.getByRole("button", { name: editor.blocks.add }).click();
  await page.getByRole("menuitem", { name: editor.blocks.types.heading }).click();
  const text = page.getByRole("textbox", { name: editor.headings.text });
  await text.fill("The end");
  await expect(row("The end")).toBeInViewport();
  await expect(text).toBeInViewport();
  await page.getByRole("button", { name: editor.blocks.delete }).click();
  await expect(row("The end")).toHaveCount(0);
  await expect(row(`Text ${BLOCKS}`)).toBeInViewport();
});

test("a block added after the chosen one is shown, however far it is from the button", async ({ page }) => {
  const { editor, row } = await openList(page, "en");
  await row("Text 2").getByText("Text 2", { exact: true }).click();
  await page.mouse.move(200, 400);
  await page.mouse.wheel(0, 100_000);
  await expect(row(`Text ${BLOCKS}`)).toBeInViewport();
  await page.getByRole("button", { name: editor.blocks.add }).click();
  await page.getByRole("menuitem", { name: editor.blocks.types.heading }).click();
  await page.getByRole("textbox", { name: editor.headings.text }).fill("In between");
  await expect(row("In between")).toBeInViewport({ ratio: 1 });
  await expect(row("Text 3")).toBeInViewport();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("who comes back from a block finds the list where it was", async ({ page }) => {
    const { editor, row } = await openList(page, "en");
    await page.mouse.move(195, 500);
    await page.mouse.wheel(0, 1500);
    await row("Text 30").getByText("Text 30", { exact: true }).click();
    await expect(page.getByRole("textbox", { name: editor.text.label })).toBeInViewport();
    await page.getByRole("button", { name: editor.blocks.back }).click();
    await expect(row("Text 30")).toBeInViewport();
  });

  for (const code of ["en", "ar"] as const) {
    test(`the chosen tab is in sight: ${code}`, async ({ page }) => {
      const { editor } = await openList(page, code);
      for (const name of ["sharing", "general", "settings"] as const) {
        const tab = page.getByRole("tab", { name: editor.tabs[name], exact: true });
        await tab.click();
        await expect(tab).toHaveAttribute("aria-selected", "true");
        await page.waitForTimeout(300);
        await expect(tab).toBeInViewport({ ratio: 0.9 });
      }
    });
  }
});
