import { startingWith, t } from "./messages.ts";
import { openEditor, preview, saveButton, tab, unique } from "./page-editor-steps.ts";
import { logInAsSubscriber } from "./sign-in.ts";
import { asSubscriber, type MadePage } from "./subscriber.ts";
import { expect, test } from "./test.ts";

let made: MadePage;

test.beforeEach(async ({ page }) => {
  const slug = unique("card-block").toLowerCase();
  made = await asSubscriber<MadePage>("POST", "/_/pages", { slug, profile: { title: "Ada", bio: "" } });
  await asSubscriber("POST", `/_/pages/${made.id}/publish`);
  await logInAsSubscriber(page);
});

test.afterEach(() => asSubscriber("DELETE", `/_/pages/${made.id}`));

test("the block that adds to contacts is made by the screen and leads its visitors to the card", async ({
  page,
  allow,
}) => {
  allow.console(/net::ERR_/, "the network is cut");
  const title = unique("Conference card");
  const card = await asSubscriber<{ hash: string }>("POST", "/_/business-cards", { title, header: "Ada" });
  try {
    await openEditor(page, `/editor/${made.id}`);
    await tab(page, "blocks").click();
    // A failed call is not shown as an empty list: it has a retry, whose result is shown.
    await page.route("**/editor/cards", (route) => route.abort());
    await page.getByRole("button", { name: t("editor:blocks.add") }).click();
    await page.getByRole("menuitem", { name: t("editor:blocks.types.businessCard") }).click();
    await expect(page.getByRole("alert")).toContainText(t("blocks:card.failed"));
    await expect(page.getByText(t("blocks:card.none"))).toHaveCount(0);
    await page.unroute("**/editor/cards");
    await page.getByRole("button", { name: t("codes:retry") }).click();
    await page.getByRole("button", { name: new RegExp(t("blocks:card.choose")) }).click();
    await page.getByRole("option", { name: title }).click();
    await page.getByRole("button", { name: new RegExp(`${t("blocks:card.icon")}$`) }).click();
    await page.getByRole("option", { name: t("blocks:card.icons.heart") }).click();
    await expect(preview(page).locator(".b-businessCard .lucide-heart")).toBeAttached();
    const link = `/c/${card.hash}/contact`;
    await expect(preview(page).getByRole("link", { name: t("site:card.addToContacts") })).toHaveAttribute(
      "href",
      link,
    );
    await saveButton(page).click();
    await expect(page.getByText(t("editing:state.saved"), { exact: true })).toBeVisible();
    await page.goto(`${made.url}?v=99`);
    await expect(page.getByRole("link", { name: t("site:card.addToContacts") })).toHaveAttribute(
      "href",
      link,
    );
  } finally {
    await asSubscriber("DELETE", `/_/business-cards/${card.hash}`);
  }
});

test("a page made from a template offers the card that goes with it", async ({ page }) => {
  await openEditor(page);
  await page.getByRole("tab", { name: t("editor:tabs.themes") }).click();
  await page
    .getByRole("button", { name: startingWith(t("design:templates.use")) })
    .first()
    .click();
  const name = (await preview(page).locator("h1").textContent()) ?? "";
  await saveButton(page).click();
  await page.waitForURL(/\/editor\/pg_/);
  const id = new URL(page.url()).pathname.split("/").at(-1);
  try {
    await page.getByRole("button", { name: t("editor:made.card") }).click();
    await page.waitForURL(/editor-business-card\?page=/);
    await expect(page.getByRole("textbox", { name: t("cards:general.header"), exact: true })).toHaveValue(
      name,
    );
  } finally {
    await asSubscriber("DELETE", `/_/pages/${id}`);
  }
});
