import { addressOf, messagesOf } from "./languages.ts";
import { unique } from "./page-editor-steps.ts";
import { logInAsSubscriber } from "./sign-in.ts";
import { asSubscriber, type MadePage } from "./subscriber.ts";
import { expect, test } from "./test.ts";

let made: MadePage;

test.beforeEach(async () => {
  made = await asSubscriber<MadePage>("POST", "/_/pages", {
    slug: unique("drag").toLowerCase(),
    profile: { title: "A page to sort" },
    blocks: Array.from({ length: 8 }, (_, i) => ({ type: "text", data: { text: `Text ${i + 1}` } })),
  });
});

test.afterEach(() => asSubscriber("DELETE", `/_/pages/${made.id}`));

for (const code of ["en", "ar"] as const) {
  test(`a block is dragged above another one by the mouse: ${code}`, async ({ page }) => {
    const { editor } = await messagesOf(code);
    await logInAsSubscriber(page, addressOf(code, "/login"));
    await page.goto(addressOf(code, `/editor/${made.id}`));
    const preview = page.frameLocator("iframe").first();
    await expect(preview.locator("main")).toBeAttached({ timeout: 30_000 });
    await page.getByRole("tab", { name: editor.tabs.blocks, exact: true }).click();
    const row = (text: string) =>
      page
        .getByRole("grid", { name: editor.blocks.list })
        .getByRole("row")
        .filter({ has: page.getByText(text, { exact: true }) });
    const name = editor.blocks.handle.replace("{{name}}", editor.blocks.types.text);
    await expect(row("Text 1")).toBeVisible();
    const from = await row("Text 4").getByRole("button", { name }).boundingBox();
    const to = await row("Text 1").boundingBox();
    if (!from || !to) throw new Error("Nothing to drag");
    const x = from.x + from.width / 2;
    await page.mouse.move(x, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(x, from.y - 10, { steps: 4 });
    await page.mouse.move(to.x + to.width / 2, to.y + 4, { steps: 8 });
    await page.mouse.up();
    const texts = () => preview.getByText(/^Text \d+$/).allInnerTexts();
    await expect.poll(async () => (await texts()).slice(0, 2)).toEqual(["Text 4", "Text 1"]);
  });
}
