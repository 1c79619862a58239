import { openEditor, preview, saveButton, unique } from "./page-editor-steps.ts";
import { pasteInto } from "./paste.ts";
import { logInAsSubscriber } from "./sign-in.ts";
import { asSubscriber, type MadePage, makeFullPage } from "./subscriber.ts";
import { expect, type Page, test } from "./test.ts";

const tab = (page: Page, name: string) => page.getByRole("tab", { name, exact: true });

async function addBlock(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: "Add block" }).click();
  await page.getByRole("menuitem", { name }).first().click();
}

let made: MadePage;

test.beforeEach(async ({ page }) => {
  made = await makeFullPage(unique("blocks").toLowerCase());
  await logInAsSubscriber(page);
  await openEditor(page, `/editor/${made.id}`);
});

test.afterEach(() => asSubscriber("DELETE", `/_/pages/${made.id}`));

test("a pasted address adds its service, which is saved and seen by a visitor without script", async ({
  page,
  browser,
}) => {
  await tab(page, "Blocks").click();
  await addBlock(page, "Messengers");
  await pasteInto(page, "Search services", "https://t.me/ada_writes");
  await expect(page.getByRole("textbox", { name: "Name on Telegram" })).toHaveValue("ada_writes");
  await expect(page.getByText("Leads to https://t.me/ada_writes")).toBeVisible();
  await expect(preview(page).getByRole("link", { name: "Telegram" })).toBeVisible();
  await addBlock(page, "Contact details");
  await page.getByRole("button", { name: "Add detail" }).click();
  await page.getByRole("menuitem", { name: "E-mail" }).click();
  await page.getByRole("textbox", { name: "Value" }).fill("ada@example.com");
  await saveButton(page).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  const context = await browser.newContext({ javaScriptEnabled: false });
  const visitor = await context.newPage();
  await visitor.goto(`${made.url}?v=99`);
  await expect(visitor.getByRole("link", { name: "Telegram" })).toHaveAttribute(
    "href",
    "https://t.me/ada_writes",
  );
  await expect(visitor.getByRole("link", { name: "ada@example.com" })).toHaveAttribute(
    "href",
    "mailto:ada@example.com",
  );
  await expect(visitor.getByTitle("A talk")).toBeAttached();
  await visitor.getByText("Share your contact details").click();
  await expect(visitor.getByRole("textbox", { name: "E-mail" })).toBeVisible();
  expect(await visitor.locator("script:not([type='application/ld+json'])").count()).toBe(0);
  await context.close();
});

test("a deleted block comes back, a copy has keys of its own, and a time in the past hides", async ({
  page,
}) => {
  await tab(page, "Blocks").click();
  const rows = page.getByRole("grid", { name: "Blocks of the page" }).getByRole("row");
  await expect(rows).not.toHaveCount(0);
  const count = await rows.count();
  await rows.filter({ hasText: "Messengers" }).getByRole("button", { name: "Messengers WhatsApp" }).click();
  await page.getByRole("button", { name: "Duplicate" }).last().click();
  await expect(rows).toHaveCount(count + 1);
  await page.getByRole("button", { name: "Delete" }).last().click();
  await expect(rows).toHaveCount(count);
  await expect(rows.locator("[data-open]:focus")).toHaveCount(1);
  await page
    .getByRole("region", { name: /notice/i })
    .getByRole("button", { name: "Undo" })
    .click();
  await expect(rows).toHaveCount(count + 1);
  await page.getByRole("button", { name: "Schedule" }).click();
  await page.getByLabel("Show until").fill("2020-01-01T10:00");
  await expect(preview(page).getByRole("link", { name: "WhatsApp" })).toHaveCount(1);
  await page.getByRole("button", { name: "Clear times" }).click();
  await expect(preview(page).getByRole("link", { name: "WhatsApp" })).toHaveCount(2);
});

test("a theme is put on and taken off again by one undo; the words stay", async ({ page }) => {
  const style = () => preview(page).locator("style").innerHTML();
  const before = await style();
  await tab(page, "Themes").click();
  await page.getByRole("button", { name: "Apply theme: Swiss grid" }).click();
  await expect(page.getByRole("button", { name: "In use: Swiss grid" })).toBeDisabled();
  expect(await style()).not.toBe(before);
  await expect(preview(page).getByRole("heading", { name: "Ada Lovelace" })).toBeVisible();
  await page.keyboard.press("Control+z");
  await expect.poll(style).toBe(before);
});

test("what two tabs changed is merged, and nothing of either is lost", async ({ page, context, allow }) => {
  allow.response(412, /\/save$/, "an older version is saved");
  const other = await context.newPage();
  await openEditor(other, `/editor/${made.id}`);
  await other.getByRole("textbox", { name: "Title" }).fill("Countess of Lovelace");
  await saveButton(other).click();
  await expect(other.getByText("Saved", { exact: true })).toBeVisible();
  await page.getByRole("textbox", { name: "Bio" }).fill("Wrote the first program.");
  await saveButton(page).click();
  await page.getByRole("button", { name: "Merge both" }).click();
  await expect(page.getByRole("textbox", { name: "Title" })).toHaveValue("Countess of Lovelace");
  await expect(page.getByRole("textbox", { name: "Bio" })).toHaveValue("Wrote the first program.");
  await expect(page.getByRole("banner").getByText("Unsaved changes")).toBeVisible();
  await expect(page.getByText("Look it over, then save.")).toBeVisible();
  await saveButton(page).click();
  await expect(page.getByText("Look it over, then save.")).toHaveCount(0, { timeout: 3_000 });
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  const { profile } = await asSubscriber<{ profile: object }>("GET", `/_/pages/${made.id}`);
  expect(profile).toEqual({ title: "Countess of Lovelace", bio: "Wrote the first program." });
});

test("what was left behind on an older version is merged, but not with what nobody knows any more", async ({
  page,
  context,
  allow,
}) => {
  allow.response(412, /\/save$/, "an older version is saved");
  const merge = (screen: Page) => screen.getByRole("button", { name: "Merge both" });
  await page.getByRole("textbox", { name: "Bio" }).fill("Left behind.");
  await expect(page.getByText("Unsaved changes")).toBeVisible();
  page.on("dialog", (dialog) => dialog.accept());
  await page.goto("/dashboard-pages");
  const other = await context.newPage();
  await asSubscriber("PUT", `/_/pages/${made.id}`, { profile: { title: "Renamed meanwhile", bio: "" } });
  await openEditor(other, `/editor/${made.id}`);
  await expect(other.getByRole("textbox", { name: "Bio" })).toHaveValue("Left behind.");
  await expect(other.getByRole("textbox", { name: "Title" })).not.toHaveValue("Renamed meanwhile");
  await saveButton(other).click();
  await expect(other.getByRole("alertdialog")).toContainText("Somebody saved a newer version");
  await expect(merge(other)).toBeVisible();
  // The copy of an older version, or of a browser with full storage, contains only the draft.
  await other.evaluate(() => {
    for (const [name, stored] of Object.entries(localStorage)) {
      if (!name.startsWith("draft:page:")) continue;
      const { base, ...draft } = JSON.parse(stored);
      if (!base) throw new Error("The version that the draft was made on is not kept");
      window.addEventListener("pagehide", () => localStorage.setItem(name, JSON.stringify(draft)));
    }
  });
  other.on("dialog", (dialog) => dialog.accept());
  await other.reload();
  await expect(other.getByRole("textbox", { name: "Bio" })).toHaveValue("Left behind.");
  await saveButton(other).click();
  await expect(other.getByRole("alertdialog")).toContainText("Somebody saved a newer version");
  await expect(merge(other)).toHaveCount(0);
  await other.getByRole("button", { name: "Load newer version" }).click();
  await expect(other.getByRole("textbox", { name: "Title" })).toHaveValue("Renamed meanwhile");

  await other.getByRole("textbox", { name: "Bio" }).fill("Left again.");
  await expect(other.getByText("Unsaved changes")).toBeVisible();
  await other.goto("/dashboard-pages");
  await asSubscriber("PUT", `/_/pages/${made.id}`, { profile: { title: "Renamed once more", bio: "" } });
  await openEditor(other, `/editor/${made.id}`);
  await expect(other.getByRole("textbox", { name: "Bio" })).toHaveValue("Left again.");
  await saveButton(other).click();
  await merge(other).click();
  await expect(other.getByRole("textbox", { name: "Title" })).toHaveValue("Renamed once more");
  await expect(other.getByRole("textbox", { name: "Bio" })).toHaveValue("Left again.");
  await saveButton(other).click();
  await expect(other.getByText("Saved", { exact: true })).toBeVisible();
});

test("the check finds what is hard to read and mends it by one press", async ({ page }) => {
  await tab(page, "Design").click();
  await page.getByRole("textbox", { name: "Background colour" }).fill("#151515");
  await page.getByRole("textbox", { name: "Background colour" }).press("Enter");
  await page.getByRole("button", { name: /thing.? to look at/ }).click();
  const check = page.getByRole("dialog", { name: "What to look at" });
  await expect(check.getByText("is hard to read").first()).toBeVisible();
  await check.getByRole("button", { name: "Fix it" }).first().click();
  await expect(check.getByText("is hard to read")).toHaveCount(0);
  // What only the owner can fix remains: the page's e-mail address and number are examples.
  await expect(check.getByText("leads to an example address")).toHaveCount(2);
});

test("a sensitive page asks its visitors first", async ({ page, browser }) => {
  await tab(page, "Settings").click();
  await page.getByText("Adults only (18+)").click();
  await saveButton(page).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  const context = await browser.newContext({ javaScriptEnabled: false });
  const visitor = await context.newPage();
  await visitor.goto(`${made.url}?v=99`);
  expect(await visitor.content()).not.toContain("Mostly in the evening.");
  await visitor.locator("form button").click();
  await expect(visitor.getByText("Mostly in the evening.")).toBeVisible();
  await context.close();
});
