import { en } from "../../app/i18n/english.ts";
import { axeFindings } from "./axe.ts";
import { askSite, haveACard, haveAPage, post } from "./cards-steps.ts";
import { expectTab, givePlan, signUp, unique } from "./page-editor-steps.ts";
import { logInAsSubscriber } from "./sign-in.ts";
import { expect, type Page, test } from "./test.ts";

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
}

async function choose(page: Page, title: string, item: string): Promise<void> {
  await page
    .getByRole("button", { name: `More about ${title}` })
    .first()
    .click();
  await page.getByRole("menuitem", { name: item, exact: true }).click();
}

const rows = (page: Page, title: string) => page.getByRole("listitem").filter({ hasText: title });

test("empty lists say what to do", async ({ page }) => {
  await signUp(page);
  await open(page, "/dashboard");
  await expect(page.getByRole("heading", { name: "Hello Ada Lindqvist" })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await open(page, "/dashboard-pages");
  await expect(page.getByText("0 of 1 used")).toBeVisible();
  await expect(page.getByRole("heading", { name: "You have no page yet." })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await open(page, "/dashboard-business-cards");
  await expect(page.getByRole("heading", { name: "You have no business card yet." })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "New business card" }).last().click();
  await expect(page).toHaveURL(/\/editor-business-card$/);
});

test("a free user sees the switch locked, is told of the limit, and can delete", async ({ page }) => {
  await signUp(page);
  const made = await haveAPage(page, { profile: { title: "Only page", bio: "" } });
  await open(page, "/dashboard-pages");
  await expect(page.getByText("1 of 1 used")).toBeVisible();
  await expect(page.getByRole("switch", { name: "Publish Only page" })).toBeDisabled();
  await expect(rows(page, "Only page").getByText("PRO")).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  await choose(page, "Only page", "Duplicate");
  // The limit is shown as for a new one, before anything is tried.
  await expect(page).toHaveURL(/\/dashboard-pages\?limit=1$/);
  await expect(page.getByRole("alert")).toContainText("You cannot have more pages");
  await expect(page.getByRole("alertdialog").filter({ hasText: "That did not work" })).toHaveCount(0);
  const card = await haveACard(page, { title: "Only card", header: "Ada" });
  await open(page, "/dashboard-business-cards");
  await choose(page, "Only card", "Duplicate");
  await expect(page.getByRole("alert")).toContainText("You cannot have more business cards");
  await choose(page, "Only card", "Delete");
  await page.getByRole("button", { name: "Delete card" }).click();
  await expect(rows(page, "Only card")).toHaveCount(0);
  await open(page, "/dashboard-business-cards?show=deleted");
  await rows(page, "Only card").getByRole("button", { name: "Put back" }).click();
  await expect(page).toHaveURL(/\/dashboard-business-cards$/);
  await expect(rows(page, "Only card").locator(`a[href="/editor-business-card/${card.hash}"]`)).toBeFocused();
  // The start shows it before anything is begun.
  await open(page, "/dashboard");
  for (const text of ["each seat has room for one page", "each seat has room for one card"]) {
    const tile = page.getByRole("main").getByRole("link", { name: new RegExp(text) });
    await expect(tile).toHaveAttribute("href", "/pricing");
  }
  for (const list of ["/dashboard-pages", "/dashboard-business-cards"]) {
    await open(page, `${list}?limit=1`);
    const thing = list === "/dashboard-pages" ? "page" : "card";
    await expect(page.getByRole("alert")).toContainText(
      `Delete one, or get more seats: each seat has room for one ${thing}.`,
    );
    await page.getByRole("main").getByRole("button", { name: "See plans" }).click();
    const plans = page.getByRole("dialog", { name: /part of PRO$/ });
    await plans.getByRole("button", { name: "Close" }).click();
    await expect(plans).toHaveCount(0);
  }
  await open(page, "/dashboard-pages?limit=1");

  await choose(page, "Only page", "Delete");
  const question = page.getByRole("alertdialog", { name: "Delete Only page?" });
  await expect(question.getByText("you can put it back, for 30 days")).toBeVisible();
  for (const name of ["Cancel", "Close"]) {
    await question.getByRole("button", { name }).click();
    await expect(question).toHaveCount(0);
    await choose(page, "Only page", "Delete");
  }
  await question.getByRole("button", { name: "Delete page" }).click();
  await expect(page.getByText("Page deleted")).toBeVisible();
  // Taken back at once, with its address.
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(page.getByText("Page is back", { exact: true })).toBeVisible();
  await expect(rows(page, "Only page")).toHaveCount(1);
  const port = new URL(page.url()).port;
  expect((await askSite(`http://me.localhost:${port}/${made.slug}`)).status).toBe(200);
  await choose(page, "Only page", "Delete");
  await question.getByRole("button", { name: "Delete page" }).click();
  await expect(rows(page, "Only page")).toHaveCount(0);
  // And later, from among the deleted ones.
  await page.getByRole("button", { name: "Show", exact: false }).click();
  await page.getByRole("option", { name: "Deleted (1)" }).click();
  await expect(page).toHaveURL(/show=deleted/);
  expect(await axeFindings(page)).toEqual([]);
  await rows(page, "Only page").getByRole("button", { name: "Put back" }).click();
  // The list that it is in again, with the focus on it.
  await expect(page).not.toHaveURL(/show=deleted/);
  await expect(rows(page, "Only page").getByRole("link", { name: "Only page" })).toBeFocused();
  await choose(page, "Only page", "Delete");
  await question.getByRole("button", { name: "Delete page" }).click();
  await expect(rows(page, "Only page")).toHaveCount(0);
  // There is room again.
  await expect(page.getByText("each seat has room for one page.")).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "You have no page yet." })).toBeVisible();
  // The list takes a row away before the response to it.
  const status = async () => (await askSite(`http://me.localhost:${port}/${made.slug}`)).status;
  await expect.poll(status).toBe(410);
});

test("with a plan, pages are unpublished, published, duplicated and deleted", async ({ page }) => {
  await logInAsSubscriber(page);
  const title = unique("Journal");
  const blocks = [{ type: "text", data: { text: "" } }];
  const made = await haveAPage(page, { profile: { title, bio: "" }, blocks }, true);
  await open(page, "/dashboard-pages");
  const port = new URL(page.url()).port;
  const address = `http://me.localhost:${port}/${made.slug}`;

  const control = page.getByRole("switch", { name: `Publish ${title}` });
  await expect(control).toBeChecked();
  await rows(page, title).getByText("Published", { exact: true }).first().waitFor();
  await control.focus();
  await page.keyboard.press("Space");
  await expect(page.getByText("Page unpublished")).toBeVisible();
  expect((await askSite(address)).status).toBe(404);
  await control.focus();
  await page.keyboard.press("Space");
  await expect(page.getByText("Page published")).toBeVisible();
  expect((await askSite(address)).status).toBe(200);
  // The findings are shown here too, until closed, with a link to their list.
  const check = page.getByRole("alertdialog").filter({ hasText: "1 thing to look at" });
  await check.getByRole("button", { name: "Show me" }).click();
  await page.waitForURL(/\/editor\/pg_/);
  await expect(page.getByRole("dialog").getByText("“Text” has nothing filled in")).toBeVisible();
  await open(page, "/dashboard-pages");

  // On a phone there is no switch: it is in the row's menu.
  const desk = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [item, status] of [
    ["Unpublish", 404],
    ["Publish", 200],
  ] as const) {
    await choose(page, title, item);
    await expect.poll(async () => (await askSite(address)).status).toBe(status);
  }
  await page.setViewportSize(desk);

  await choose(page, title, "Duplicate");
  await expect(page.getByText("Page duplicated")).toBeVisible();
  await expect(rows(page, title)).toHaveCount(2);
  await expect(
    page
      .getByRole("listitem")
      .filter({ has: page.getByRole("switch") })
      .first(),
  ).toContainText(`${title} (copy)`);
  await page.getByRole("button", { name: `Dismiss the mark of ${title}` }).click();
  await expect(rows(page, `${title} (copy)`)).toHaveCount(0);

  for (const left of [1, 0]) {
    await choose(page, title, "Delete");
    const address = page.getByRole("alertdialog").getByText(/^\//);
    if (left === 0) await expect(address).toHaveText(`/${made.slug}`);
    else await expect(address).not.toHaveText(`/${made.slug}`);
    await page.getByRole("button", { name: "Delete page" }).click();
    await expect(rows(page, title)).toHaveCount(left);
  }
});

test("beyond what an ended plan has room for, the question of a deletion says what putting back takes", async ({
  page,
}) => {
  const email = await signUp(page);
  await givePlan(email, "active");
  for (const title of ["First page", "Second page"]) await haveAPage(page, { profile: { title, bio: "" } });
  await givePlan(email, "expired");
  await open(page, "/dashboard-pages");
  await expect(page.getByText("2 of 2 used")).toBeVisible();
  const question = page.getByRole("alertdialog", { name: /^Delete / });
  const beyond = question.getByText(en.dashboard.deleteBeyond);
  await choose(page, "First page", "Delete");
  await expect(beyond).toBeVisible();
  await question.getByRole("button", { name: "Delete page" }).click();
  await expect(rows(page, "First page")).toHaveCount(0);
  await expect(page.getByText(en.dashboard.pages.deleted)).toBeVisible();
  await expect(page.getByRole("button", { name: en.dashboard.undo })).toHaveCount(0);
  await expect(page.getByText("1 of 1 used")).toBeVisible();
  await open(page, "/dashboard-pages?show=deleted");
  await expect(page.getByText(en.dashboard.deleted.full)).toBeVisible();
  await expect(rows(page, "First page").getByRole("button", { name: "Put back" })).toBeDisabled();
  await page.getByRole("main").getByRole("link", { name: en.sharing.notLive.plans }).click();
  await expect(page).toHaveURL(/\/account\/upgrade$/);
  await open(page, "/dashboard-pages");
  // The last one can be put back.
  await choose(page, "Second page", "Delete");
  await expect(question).toBeVisible();
  await expect(beyond).toHaveCount(0);
});

test("a deleted card that there is no room for says so, and leads to the plans", async ({ page }) => {
  const email = await signUp(page);
  await givePlan(email, "active");
  const { id } = await haveACard(page, { title: "First card", header: "Ada" });
  await haveACard(page, { title: "Second card", header: "Ada" });
  await givePlan(email, "expired");
  await post(page, "/dashboard-business-cards/list", { intent: "delete", id });
  await open(page, "/dashboard-business-cards?show=deleted");
  await expect(page.getByText(en.dashboard.deleted.full)).toBeVisible();
  await expect(rows(page, "First card").getByRole("button", { name: "Put back" })).toBeDisabled();
  await page.getByRole("main").getByRole("link", { name: en.sharing.notLive.plans }).click();
  await expect(page).toHaveURL(/\/account\/upgrade$/);
});

test("a card that is called like its person shows the name once, in a list that is called like its way there", async ({
  page,
}) => {
  await signUp(page);
  const name = unique("Dee Park");
  await haveACard(page, { title: name, header: name });
  for (const list of ["/dashboard-business-cards", "/dashboard"]) {
    await open(page, list);
    const texts = page.locator(":not([aria-hidden=true] *)");
    await expect(rows(page, name).getByText(name, { exact: true }).and(texts)).toHaveCount(1);
  }
  await page.getByRole("link", { name: "Wallet cards", exact: true }).first().click();
  await expect(page.getByRole("heading", { name: "Wallet cards", level: 1 })).toBeVisible();
  await expect(page).toHaveTitle(/^Wallet cards/);
});

test("cards are duplicated, shared and deleted", async ({ page }) => {
  await logInAsSubscriber(page);
  const title = unique("Card");
  const card = await haveACard(page, { title, header: "Ada Lindqvist" });
  await open(page, "/dashboard-business-cards");
  await expect(rows(page, title)).toContainText("Apple Wallet");
  await choose(page, title, "Duplicate");
  await expect(page.getByText("Card duplicated")).toBeVisible();
  await expect(rows(page, title)).toHaveCount(2);
  await expect(rows(page, title).first()).toContainText(`${title} (copy)`);

  // Both have one name: the question identifies which one it is about.
  await choose(page, title, "Delete");
  const question = page.getByRole("alertdialog", { name: `Delete ${title} (copy)?` });
  await expect(question.getByText(/^\/c\//)).not.toHaveText(`/c/${card.hash}`);
  for (const name of ["Cancel", "Close"]) {
    await question.getByRole("button", { name }).click();
    await expect(question).toHaveCount(0);
    await choose(page, title, "Delete");
  }
  await question.getByRole("button", { name: "Delete card" }).click();
  await expect(page.getByText("Card deleted")).toBeVisible();
  await expect(rows(page, title)).toHaveCount(1);
  await choose(page, title, "Duplicate");
  await page.getByRole("button", { name: `Dismiss the mark of ${title}` }).click();
  await expect(rows(page, `${title} (copy)`)).toHaveCount(0);
  await choose(page, title, "Delete");
  await page.getByRole("button", { name: "Delete card" }).click();
  await expect(rows(page, title)).toHaveCount(1);

  await rows(page, title).getByRole("link", { name: "Share" }).click();
  await expect(page.getByRole("heading", { name: `Share ${title}` })).toBeVisible();
  await expect(page.getByRole("img", { name: `QR code of ${title}` })).toBeVisible();
  await expect(page.getByLabel("Link to the card")).toHaveValue(new RegExp(`/c/${card.hash}$`));
  expect(await axeFindings(page)).toEqual([]);
  const coming = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download SVG" }).click();
  expect((await coming).suggestedFilename()).toBe(`${title} QR.svg`);
});

test("the start lists the newest with what can be done with them, in the lists' order", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await signUp(page);
  const title = unique("Start");
  const made = await haveAPage(page, { profile: { title, bio: "" } });
  const card = await haveACard(page, { title: `${title} card`, header: "Ada Lindqvist" });
  for (const [name, view, share, address] of [
    [title, "View page", `/share-page/${made.id}`, `/${made.slug}`],
    [`${title} card`, "View card", `/share-business-card/${card.hash}`, `/c/${card.hash}`],
  ] as const) {
    await open(page, "/dashboard");
    const row = page.getByRole("listitem").filter({ has: page.getByRole("link", { name, exact: true }) });
    await row.getByRole("button", { name: "Copy link" }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(address);
    await row.getByRole("button", { name: `More about ${name}` }).click();
    await expect(page.getByRole("menuitem")).toHaveText(["Edit", view, "Share"]);
    await expectTab(page, page.getByRole("menuitem", { name: view }), new RegExp(address));
    await row.getByRole("button", { name: `More about ${name}` }).click();
    await page.getByRole("menuitem", { name: "Share" }).click();
    await expect(page).toHaveURL(new RegExp(`${share}$`));
    await open(page, "/dashboard");
    await row.getByRole("link", { name: "Share", exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${share}$`));
    await open(page, "/dashboard");
    await row.getByRole("button", { name: `More about ${name}` }).click();
    await page.getByRole("menuitem", { name: "Edit" }).click();
    await expect(page).toHaveURL(/\/editor/);
  }
  await open(page, "/dashboard");
  expect(await axeFindings(page)).toEqual([]);
});

test("a free user's card names no wallet, which it has no pass for", async ({ page }) => {
  await signUp(page);
  await haveACard(page, { title: "Reception", header: "Ada" });
  await open(page, "/dashboard-business-cards");
  await expect(rows(page, "Reception")).toBeVisible();
  await expect(page.getByText(/(Apple|Google) Wallet/)).toHaveCount(0);
});

test("somebody else's card leads to the own list, which says so", async ({ page, browser }) => {
  await signUp(page);
  const { hash } = await haveACard(page, { title: "Private", header: "Ada" });
  const stranger = await (await browser.newContext()).newPage();
  await signUp(stranger);
  for (const path of [`/editor-business-card/${hash}`, `/share-business-card/${hash}`]) {
    await open(stranger, path);
    await expect(stranger).toHaveURL(/\/dashboard-business-cards\?missing=/);
    await expect(stranger.getByText("This card is not here, or not yours")).toBeVisible();
  }
});

test("a long list is searched and put in order, by keyboard too, and at 390 its rows are low", async ({
  page,
}) => {
  await logInAsSubscriber(page);
  const mark = unique("row");
  for (let number = 1; number <= 12; number++) {
    const title = `${mark} ${String(number).padStart(2, "0")} with a name that is too long for a phone`;
    await haveAPage(page, { profile: { title, bio: "" } });
    await haveACard(page, { title, header: "Ada Lindqvist" });
  }
  for (const [list, search] of [
    ["/dashboard-pages", "Search pages"],
    ["/dashboard-business-cards", "Search cards"],
  ] as const) {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, list);
    const heights = await rows(page, mark).evaluateAll((all) =>
      all.map((row) => Math.round(row.getBoundingClientRect().height)),
    );
    expect(Math.max(...heights)).toBeLessThanOrEqual(88);
    await page.setViewportSize({ width: 1440, height: 900 });
    const links = rows(page, mark).getByRole("link", { name: mark });
    await links.first().focus();
    for (const [key, at] of [
      ["ArrowDown", 1],
      ["ArrowDown", 2],
      ["ArrowUp", 1],
    ] as const) {
      await page.keyboard.press(key);
      await expect(links.nth(at)).toBeFocused();
    }
    await page.keyboard.press("End");
    await expect(page.getByRole("main").getByRole("listitem").last().getByRole("link").first()).toBeFocused();
    await page.keyboard.press("Home");
    await expect(links.first()).toBeFocused();
    // The delete key applies to the focused row; afterwards the row that replaces it has the focus.
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Delete");
    const question = page.getByRole("alertdialog", { name: new RegExp(`^Delete ${mark} 11`) });
    await expect(question).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(question).toHaveCount(0);
    await expect(links.nth(1)).toBeFocused();
    await page.keyboard.press("Control+Backspace");
    await question.getByRole("button", { name: /^Delete (page|card)$/ }).press("Enter");
    await expect(rows(page, mark)).toHaveCount(11);
    await expect(links.nth(1)).toBeFocused();
    await expect(links.nth(1)).toContainText(`${mark} 10`);
    await page.getByRole("button", { name: "Undo", exact: true }).click();
    await expect(links.nth(1)).toContainText(`${mark} 11`);
    await links.first().focus();
    await page.keyboard.press("/");
    const field = page.getByRole("textbox", { name: search });
    await expect(field).toBeFocused();
    await field.press("/");
    await expect(field).toHaveValue("/");
    await field.fill(`${mark} 07`);
    await expect(rows(page, mark)).toHaveCount(1);
    await expect(page).toHaveURL(/search=/);
    await field.fill(`${mark} nothing`);
    await expect(rows(page, mark)).toHaveCount(0);
    await page.getByRole("button", { name: "Show all" }).click();
    await expect(rows(page, mark).first()).toContainText(`${mark} 12`);
    await field.fill(mark);
    await page.getByRole("button", { name: "Clear the search" }).click();
    await field.fill(mark);
    await expect(page).toHaveURL(/search=/);
    const order = page.getByRole("button", { name: "Order" });
    await order.focus();
    await page.keyboard.press("Enter");
    await page.getByRole("option", { name: "By name" }).click();
    await expect(page).toHaveURL(/sort=name/);
    await expect(rows(page, mark).first()).toContainText(`${mark} 01`);
    expect(await axeFindings(page)).toEqual([]);
    await page.goBack();
    await expect(rows(page, mark).first()).toContainText(`${mark} 12`);
  }
});
