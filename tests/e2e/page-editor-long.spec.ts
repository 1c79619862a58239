import { startingWith, t } from "./messages.ts";
import { openEditor, preview, saveButton, tab, unique } from "./page-editor-steps.ts";
import { logInAsSubscriber } from "./sign-in.ts";
import { asSubscriber, type MadePage } from "./subscriber.ts";
import { expect, test } from "./test.ts";

let made: MadePage;

const link = (n: number) => ({ title: `Link ${n}`, url: `https://link-${n}.example/` });

test.beforeEach(async ({ page }) => {
  made = await asSubscriber<MadePage>("POST", "/_/pages", {
    slug: unique("long").toLowerCase(),
    profile: { title: "A long page" },
    blocks: [
      { type: "buttons", data: { items: Array.from({ length: 60 }, (_, i) => link(i + 1)) } },
      ...Array.from({ length: 60 }, (_, i) => ({ type: "heading", data: { text: `Heading ${i + 1}` } })),
    ],
  });
  await logInAsSubscriber(page);
  await openEditor(page, `/editor/${made.id}`);
});

test.afterEach(() => asSubscriber("DELETE", `/_/pages/${made.id}`));

const address = { name: t("editor:links.url"), exact: true } as const;

test("of sixty links the one that is wrong is shown, and a new one is ready to be typed in", async ({
  page,
}) => {
  await tab(page, "blocks").click();
  await page
    .getByRole("row", { name: t("editor:blocks.types.buttons") })
    .getByRole("button", { name: startingWith(t("editor:blocks.types.buttons")) })
    .click();
  await page.getByRole("button", { name: t("editor:links.add"), exact: true }).click();
  const field = page.getByRole("textbox", address);
  await expect(field).toBeFocused();
  await field.fill("javascript:alert(1)");
  await page.getByRole("textbox", { name: t("editor:links.title") }).fill("Link 61");
  await page.evaluate(() => window.scrollTo({ top: 0 }));
  await page
    .getByRole("row", { name: "Link 1", exact: true })
    .getByRole("button", { name: /^Link 1/ })
    .click();
  await expect(field).toHaveValue(link(1).url);
  await tab(page, "general").click();
  await saveButton(page).click();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue("javascript:alert(1)");
  await field.fill("https://link-61.example/");
  await saveButton(page).click();
  await expect(page.getByText(t("editing:state.saved"), { exact: true })).toBeVisible();
});

test("a page that is too large to be saved says so, and nothing is sent", async ({ page }) => {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET" && request.url().includes("/save")) sent.push(request.url());
  });
  page.on("dialog", (dialog) => dialog.accept());
  await page.getByRole("textbox", { name: t("editor:general.bio") }).fill("Ever more.");
  await expect(page.getByText(t("editing:state.unsaved"))).toBeVisible();
  // As if typed: unsaved changes are stored in the browser and restored.
  await page.addInitScript((name) => {
    const kept = JSON.parse(localStorage.getItem(name) ?? "null");
    if (!kept || kept.value.content.blocks.length > 200) return;
    for (let i = 0; i < 220; i++) {
      const data = { text: "x".repeat(5000) };
      kept.value.content.blocks.push({ key: `long${i}`, type: "text", enabled: true, data });
    }
    localStorage.setItem(name, JSON.stringify(kept));
  }, `draft:page:${made.id}`);
  await openEditor(page, `/editor/${made.id}`);
  await expect(preview(page).getByText("Ever more.")).toBeVisible();
  await saveButton(page).click();
  await expect(page.getByText(t("errors:pageTooLarge"))).toBeVisible();
  await expect(page.getByText(t("editing:state.unsaved"), { exact: true })).toBeVisible();
  expect(sent).toEqual([]);
});
