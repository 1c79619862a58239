import { like, t, within } from "./messages.ts";
import { openEditor, preview, saveButton, unique } from "./page-editor-steps.ts";
import { pasteInto } from "./paste.ts";
import { logInAsSubscriber } from "./sign-in.ts";
import { asSubscriber, type MadePage, makeFullPage } from "./subscriber.ts";
import { expect, type Page, test } from "./test.ts";

const tab = (page: Page, name: string) => page.getByRole("tab", { name, exact: true });

async function addBlock(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: t("editor:blocks.add") }).click();
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
  await tab(page, t("editor:tabs.blocks")).click();
  await addBlock(page, t("editor:blocks.types.messengers"));
  await pasteInto(page, t("blocks:services.search"), "https://t.me/ada_writes");
  await expect(
    page.getByRole("textbox", { name: t("blocks:services.handle", { service: "Telegram" }) }),
  ).toHaveValue("ada_writes");
  await expect(page.getByText(t("editor:links.leadsTo", { url: "https://t.me/ada_writes" }))).toBeVisible();
  await expect(preview(page).getByRole("link", { name: "Telegram" })).toBeVisible();
  await addBlock(page, t("editor:blocks.types.contactDetails"));
  await page.getByRole("button", { name: t("blocks:details.add") }).click();
  await page.getByRole("menuitem", { name: t("contacts:email") }).click();
  await page.getByRole("textbox", { name: t("blocks:details.value") }).fill("ada@example.com");
  await saveButton(page).click();
  await expect(page.getByText(t("editing:state.saved"), { exact: true })).toBeVisible();
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
  await expect(visitor.getByRole("textbox", { name: t("site:form.fields.email") })).toBeVisible();
  expect(await visitor.locator("script:not([type='application/ld+json'])").count()).toBe(0);
  await context.close();
});

test("a deleted block comes back, a copy has keys of its own, and a time in the past hides", async ({
  page,
}) => {
  await tab(page, t("editor:tabs.blocks")).click();
  const rows = page.getByRole("grid", { name: t("editor:blocks.list") }).getByRole("row");
  await expect(rows).not.toHaveCount(0);
  const count = await rows.count();
  await rows
    .filter({ hasText: t("editor:blocks.types.messengers") })
    .getByRole("button", { name: `${t("editor:blocks.types.messengers")} WhatsApp` })
    .click();
  await page
    .getByRole("button", { name: t("editor:blocks.duplicate") })
    .last()
    .click();
  await expect(rows).toHaveCount(count + 1);
  await page
    .getByRole("button", { name: t("editor:blocks.delete") })
    .last()
    .click();
  await expect(rows).toHaveCount(count);
  await expect(rows.locator("[data-open]:focus")).toHaveCount(1);
  await page
    .getByRole("region", { name: t("shell:notices") })
    .getByRole("button", { name: t("editor:blocks.undo") })
    .click();
  await expect(rows).toHaveCount(count + 1);
  await page.getByRole("button", { name: t("blocks:more.schedule") }).click();
  await page.getByLabel(t("blocks:more.until")).fill("2020-01-01T10:00");
  await expect(preview(page).getByRole("link", { name: "WhatsApp" })).toHaveCount(1);
  await page.getByRole("button", { name: t("blocks:more.clear") }).click();
  await expect(preview(page).getByRole("link", { name: "WhatsApp" })).toHaveCount(2);
});

test("a theme is put on and taken off again by one undo; the words stay", async ({ page }) => {
  const style = () => preview(page).locator("style").innerHTML();
  const before = await style();
  await tab(page, t("editor:tabs.themes")).click();
  await page.getByRole("button", { name: `${t("design:themes.apply")}: Swiss grid` }).click();
  await expect(
    page.getByRole("button", { name: `${t("design:themes.current")}: Swiss grid` }),
  ).toBeDisabled();
  expect(await style()).not.toBe(before);
  await expect(preview(page).getByRole("heading", { name: "Ada Lovelace" })).toBeVisible();
  await page.keyboard.press("Control+z");
  await expect.poll(style).toBe(before);
});

test("what two tabs changed is merged, and nothing of either is lost", async ({ page, context, allow }) => {
  allow.response(412, /\/save$/, "an older version is saved");
  const other = await context.newPage();
  await openEditor(other, `/editor/${made.id}`);
  await other.getByRole("textbox", { name: t("editor:general.title") }).fill("Countess of Lovelace");
  await saveButton(other).click();
  await expect(other.getByText(t("editing:state.saved"), { exact: true })).toBeVisible();
  await page.getByRole("textbox", { name: t("editor:general.bio") }).fill("Wrote the first program.");
  await saveButton(page).click();
  await page.getByRole("button", { name: t("conflict:merge") }).click();
  await expect(page.getByRole("textbox", { name: t("editor:general.title") })).toHaveValue(
    "Countess of Lovelace",
  );
  await expect(page.getByRole("textbox", { name: t("editor:general.bio") })).toHaveValue(
    "Wrote the first program.",
  );
  await expect(page.getByRole("banner").getByText(t("editing:state.unsaved"))).toBeVisible();
  await expect(page.getByText(t("editing:merged.save"))).toBeVisible();
  await saveButton(page).click();
  await expect(page.getByText(t("editing:merged.save"))).toHaveCount(0, { timeout: 3_000 });
  await expect(page.getByText(t("editing:state.saved"), { exact: true })).toBeVisible();
  const { profile } = await asSubscriber<{ profile: object }>("GET", `/_/pages/${made.id}`);
  expect(profile).toEqual({ title: "Countess of Lovelace", bio: "Wrote the first program." });
});

test("what was left behind on an older version is merged, but not with what nobody knows any more", async ({
  page,
  context,
  allow,
}) => {
  allow.response(412, /\/save$/, "an older version is saved");
  const merge = (screen: Page) => screen.getByRole("button", { name: t("conflict:merge") });
  await page.getByRole("textbox", { name: t("editor:general.bio") }).fill("Left behind.");
  await expect(page.getByText(t("editing:state.unsaved"))).toBeVisible();
  page.on("dialog", (dialog) => dialog.accept());
  await page.goto("/dashboard-pages");
  const other = await context.newPage();
  await asSubscriber("PUT", `/_/pages/${made.id}`, { profile: { title: "Renamed meanwhile", bio: "" } });
  await openEditor(other, `/editor/${made.id}`);
  await expect(other.getByRole("textbox", { name: t("editor:general.bio") })).toHaveValue("Left behind.");
  await expect(other.getByRole("textbox", { name: t("editor:general.title") })).not.toHaveValue(
    "Renamed meanwhile",
  );
  await saveButton(other).click();
  await expect(other.getByRole("alertdialog")).toContainText(t("conflict:title"));
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
  await expect(other.getByRole("textbox", { name: t("editor:general.bio") })).toHaveValue("Left behind.");
  await saveButton(other).click();
  await expect(other.getByRole("alertdialog")).toContainText(t("conflict:title"));
  await expect(merge(other)).toHaveCount(0);
  await other.getByRole("button", { name: t("conflict:load") }).click();
  await expect(other.getByRole("textbox", { name: t("editor:general.title") })).toHaveValue(
    "Renamed meanwhile",
  );

  await other.getByRole("textbox", { name: t("editor:general.bio") }).fill("Left again.");
  await expect(other.getByText(t("editing:state.unsaved"))).toBeVisible();
  await other.goto("/dashboard-pages");
  await asSubscriber("PUT", `/_/pages/${made.id}`, { profile: { title: "Renamed once more", bio: "" } });
  await openEditor(other, `/editor/${made.id}`);
  await expect(other.getByRole("textbox", { name: t("editor:general.bio") })).toHaveValue("Left again.");
  await saveButton(other).click();
  await merge(other).click();
  await expect(other.getByRole("textbox", { name: t("editor:general.title") })).toHaveValue(
    "Renamed once more",
  );
  await expect(other.getByRole("textbox", { name: t("editor:general.bio") })).toHaveValue("Left again.");
  await saveButton(other).click();
  await expect(other.getByText(t("editing:state.saved"), { exact: true })).toBeVisible();
});

test("the check finds what is hard to read and mends it by one press", async ({ page }) => {
  await tab(page, t("editor:tabs.design")).click();
  await page.getByRole("textbox", { name: t("design:background.color") }).fill("#151515");
  await page.getByRole("textbox", { name: t("design:background.color") }).press("Enter");
  await page.getByRole("button", { name: like("sharing:check.count", { count: /\d+/ }) }).click();
  const check = page.getByRole("dialog", { name: t("sharing:check.title") });
  await expect(check.getByText(within("sharing:check.contrastText"))).toBeVisible();
  await check
    .getByRole("button", { name: t("sharing:check.fix") })
    .first()
    .click();
  for (const hard of [within("sharing:check.contrastText"), within("sharing:check.contrastBlock")])
    await expect(check.getByText(hard)).toHaveCount(0);
  // What only the owner can fix remains: the page's e-mail address and number are examples.
  await expect(check.getByText(within("sharing:check.exampleLink"))).toHaveCount(2);
});

test("a sensitive page asks its visitors first", async ({ page, browser }) => {
  await tab(page, t("editor:tabs.settings")).click();
  await page.getByText(t("sharing:sensitive.from18")).click();
  await saveButton(page).click();
  await expect(page.getByText(t("editing:state.saved"), { exact: true })).toBeVisible();
  const context = await browser.newContext({ javaScriptEnabled: false });
  const visitor = await context.newPage();
  await visitor.goto(`${made.url}?v=99`);
  expect(await visitor.content()).not.toContain("Mostly in the evening.");
  await visitor.locator("form button").click();
  await expect(visitor.getByText("Mostly in the evening.")).toBeVisible();
  await context.close();
});
