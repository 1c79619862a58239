import { en } from "../../app/i18n/english.ts";
import { axeFindings } from "./axe.ts";
import { askSite, haveACard, haveAPage, post } from "./cards-steps.ts";
import { like, startingWith, t } from "./messages.ts";
import { expectTab, givePlan, signUp, unique } from "./page-editor-steps.ts";
import { logInAsSubscriber } from "./sign-in.ts";
import { expect, type Page, test } from "./test.ts";

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
}

async function choose(page: Page, title: string, item: string): Promise<void> {
  await page
    .getByRole("button", { name: t("dashboard:actions", { title }) })
    .first()
    .click();
  await page.getByRole("menuitem", { name: item, exact: true }).click();
}

const rows = (page: Page, title: string) => page.getByRole("listitem").filter({ hasText: title });

test("empty lists say what to do", async ({ page }) => {
  await signUp(page);
  await open(page, "/dashboard");
  await expect(
    page.getByRole("heading", { name: t("dashboard:hello", { name: "Ada Lindqvist" }) }),
  ).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await open(page, "/dashboard-pages");
  await expect(page.getByText(t("dashboard:used", { used: 0, limit: 1 }))).toBeVisible();
  await expect(page.getByRole("heading", { name: t("dashboard:pages.empty") })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await open(page, "/dashboard-business-cards");
  await expect(page.getByRole("heading", { name: t("dashboard:cards.empty") })).toBeVisible();
  await page
    .getByRole("main")
    .getByRole("link", { name: t("dashboard:newCard") })
    .last()
    .click();
  await expect(page).toHaveURL(/\/editor-business-card$/);
});

test("a free user sees the switch locked, is told of the limit, and can delete", async ({ page }) => {
  await signUp(page);
  const made = await haveAPage(page, { profile: { title: "Only page", bio: "" } });
  await open(page, "/dashboard-pages");
  await expect(page.getByText(t("dashboard:used", { used: 1, limit: 1 }))).toBeVisible();
  await expect(
    page.getByRole("switch", { name: t("dashboard:pages.publish", { title: "Only page" }) }),
  ).toBeDisabled();
  await expect(rows(page, "Only page").getByText(t("shell:plans.pro"))).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  await choose(page, "Only page", t("dashboard:pages.duplicate"));
  // The limit is shown as for a new one, before anything is tried.
  await expect(page).toHaveURL(/\/dashboard-pages\?limit=1$/);
  await expect(page.getByRole("alert")).toContainText(t("dashboard:pages.limit"));
  await expect(page.getByRole("alertdialog").filter({ hasText: t("dashboard:failed") })).toHaveCount(0);
  const card = await haveACard(page, { title: "Only card", header: "Ada" });
  await open(page, "/dashboard-business-cards");
  await choose(page, "Only card", t("dashboard:cards.duplicate"));
  await expect(page.getByRole("alert")).toContainText(t("dashboard:cards.limit"));
  await choose(page, "Only card", t("dashboard:cards.delete"));
  await page.getByRole("button", { name: t("dashboard:cards.deleteConfirm") }).click();
  await expect(rows(page, "Only card")).toHaveCount(0);
  await open(page, "/dashboard-business-cards?show=deleted");
  await rows(page, "Only card")
    .getByRole("button", { name: t("dashboard:deleted.restore") })
    .click();
  await expect(page).toHaveURL(/\/dashboard-business-cards$/);
  await expect(rows(page, "Only card").locator(`a[href="/editor-business-card/${card.hash}"]`)).toBeFocused();
  // The start shows it before anything is begun.
  await open(page, "/dashboard");
  for (const text of [t("dashboard:pages.limitText"), t("dashboard:cards.limitText")]) {
    const tile = page.getByRole("main").getByRole("link", { name: new RegExp(text) });
    await expect(tile).toHaveAttribute("href", "/pricing");
  }
  for (const list of ["/dashboard-pages", "/dashboard-business-cards"]) {
    await open(page, `${list}?limit=1`);
    const noun = list === "/dashboard-pages" ? "pages" : "cards";
    await expect(page.getByRole("alert")).toContainText(t(`dashboard:${noun}.limitText`));
    await page
      .getByRole("main")
      .getByRole("button", { name: t("dashboard:seePlans") })
      .click();
    const plans = page.getByRole("dialog", { name: like("pricing:modal.wanted") });
    await plans.getByRole("button", { name: t("shell:close") }).click();
    await expect(plans).toHaveCount(0);
  }
  await open(page, "/dashboard-pages?limit=1");

  await choose(page, "Only page", t("dashboard:pages.delete"));
  const question = page.getByRole("alertdialog", {
    name: t("dashboard:pages.deleteTitle", { title: "Only page" }),
  });
  await expect(question.getByText(t("dashboard:pages.deleteText"))).toBeVisible();
  for (const name of [t("dashboard:cancel"), t("dashboard:close")]) {
    await question.getByRole("button", { name }).click();
    await expect(question).toHaveCount(0);
    await choose(page, "Only page", t("dashboard:pages.delete"));
  }
  await question.getByRole("button", { name: t("dashboard:pages.deleteConfirm") }).click();
  await expect(page.getByText(t("dashboard:pages.deleted"))).toBeVisible();
  // Taken back at once, with its address.
  await page.getByRole("button", { name: t("dashboard:undo"), exact: true }).click();
  await expect(page.getByText(t("dashboard:pages.restored"), { exact: true })).toBeVisible();
  await expect(rows(page, "Only page")).toHaveCount(1);
  const port = new URL(page.url()).port;
  expect((await askSite(`http://me.localhost:${port}/${made.slug}`)).status).toBe(200);
  await choose(page, "Only page", t("dashboard:pages.delete"));
  await question.getByRole("button", { name: t("dashboard:pages.deleteConfirm") }).click();
  await expect(rows(page, "Only page")).toHaveCount(0);
  // And later, from among the deleted ones.
  await page.getByRole("button", { name: t("dashboard:deleted.show"), exact: false }).click();
  await page.getByRole("option", { name: t("dashboard:deleted.number", { number: 1 }) }).click();
  await expect(page).toHaveURL(/show=deleted/);
  expect(await axeFindings(page)).toEqual([]);
  await rows(page, "Only page")
    .getByRole("button", { name: t("dashboard:deleted.restore") })
    .click();
  // The list that it is in again, with the focus on it.
  await expect(page).not.toHaveURL(/show=deleted/);
  await expect(rows(page, "Only page").getByRole("link", { name: "Only page" })).toBeFocused();
  await choose(page, "Only page", t("dashboard:pages.delete"));
  await question.getByRole("button", { name: t("dashboard:pages.deleteConfirm") }).click();
  await expect(rows(page, "Only page")).toHaveCount(0);
  // There is room again.
  await expect(page.getByText(t("dashboard:pages.limitText"))).toHaveCount(0);
  await expect(page.getByRole("heading", { name: t("dashboard:pages.empty") })).toBeVisible();
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

  const control = page.getByRole("switch", { name: t("dashboard:pages.publish", { title }) });
  await expect(control).toBeChecked();
  await rows(page, title).getByText(t("dashboard:pages.state.published"), { exact: true }).first().waitFor();
  await control.focus();
  await page.keyboard.press("Space");
  await expect(page.getByText(t("dashboard:pages.unpublished"))).toBeVisible();
  expect((await askSite(address)).status).toBe(404);
  await control.focus();
  await page.keyboard.press("Space");
  await expect(page.getByText(t("dashboard:pages.published"))).toBeVisible();
  expect((await askSite(address)).status).toBe(200);
  // The findings are shown here too, until closed, with a link to their list.
  const check = page.getByRole("alertdialog").filter({ hasText: t("sharing:check.count", { count: 1 }) });
  await check.getByRole("button", { name: t("sharing:check.show") }).click();
  await page.waitForURL(/\/editor\/pg_/);
  await expect(
    page
      .getByRole("dialog")
      .getByText(t("sharing:check.emptyService", { title: t("editor:blocks.types.text") })),
  ).toBeVisible();
  await open(page, "/dashboard-pages");

  // On a phone there is no switch: it is in the row's menu.
  const desk = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [item, status] of [
    [t("dashboard:pages.takeDown"), 404],
    [t("dashboard:pages.putUp"), 200],
  ] as const) {
    await choose(page, title, item);
    await expect.poll(async () => (await askSite(address)).status).toBe(status);
  }
  await page.setViewportSize(desk);

  await choose(page, title, t("dashboard:pages.duplicate"));
  await expect(page.getByText(t("dashboard:pages.duplicated"))).toBeVisible();
  await expect(rows(page, title)).toHaveCount(2);
  await expect(
    page
      .getByRole("listitem")
      .filter({ has: page.getByRole("switch") })
      .first(),
  ).toContainText(t("dashboard:copyOf", { title }));
  await page.getByRole("button", { name: t("dashboard:dismiss", { title }) }).click();
  await expect(rows(page, `${title} (copy)`)).toHaveCount(0);

  for (const left of [1, 0]) {
    await choose(page, title, t("dashboard:pages.delete"));
    const address = page.getByRole("alertdialog").getByText(/^\//);
    if (left === 0) await expect(address).toHaveText(`/${made.slug}`);
    else await expect(address).not.toHaveText(`/${made.slug}`);
    await page.getByRole("button", { name: t("dashboard:pages.deleteConfirm") }).click();
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
  await expect(page.getByText(t("dashboard:used", { used: 2, limit: 2 }))).toBeVisible();
  const question = page.getByRole("alertdialog", { name: like("dashboard:pages.deleteTitle") });
  const beyond = question.getByText(en.dashboard.deleteBeyond);
  await choose(page, "First page", t("dashboard:pages.delete"));
  await expect(beyond).toBeVisible();
  await question.getByRole("button", { name: t("dashboard:pages.deleteConfirm") }).click();
  await expect(rows(page, "First page")).toHaveCount(0);
  await expect(page.getByText(en.dashboard.pages.deleted)).toBeVisible();
  await expect(page.getByRole("button", { name: en.dashboard.undo })).toHaveCount(0);
  await expect(page.getByText(t("dashboard:used", { used: 1, limit: 1 }))).toBeVisible();
  await open(page, "/dashboard-pages?show=deleted");
  await expect(page.getByText(en.dashboard.deleted.full)).toBeVisible();
  await expect(
    rows(page, "First page").getByRole("button", { name: t("dashboard:deleted.restore") }),
  ).toBeDisabled();
  await page.getByRole("main").getByRole("link", { name: en.sharing.notLive.plans }).click();
  await expect(page).toHaveURL(/\/account\/upgrade$/);
  await open(page, "/dashboard-pages");
  // The last one can be put back.
  await choose(page, "Second page", t("dashboard:pages.delete"));
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
  await expect(
    rows(page, "First card").getByRole("button", { name: t("dashboard:deleted.restore") }),
  ).toBeDisabled();
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
  await page
    .getByRole("link", { name: t("shell:sidebar.cards"), exact: true })
    .first()
    .click();
  await expect(page.getByRole("heading", { name: t("dashboard:cards.title"), level: 1 })).toBeVisible();
  await expect(page).toHaveTitle(startingWith(t("dashboard:meta.dashboardCards.title")));
});

test("cards are duplicated, shared and deleted", async ({ page }) => {
  await logInAsSubscriber(page);
  const title = unique("Card");
  const card = await haveACard(page, { title, header: "Ada Lindqvist" });
  await open(page, "/dashboard-business-cards");
  await expect(rows(page, title)).toContainText("Apple Wallet");
  await choose(page, title, t("dashboard:cards.duplicate"));
  await expect(page.getByText(t("dashboard:cards.duplicated"))).toBeVisible();
  await expect(rows(page, title)).toHaveCount(2);
  await expect(rows(page, title).first()).toContainText(t("dashboard:copyOf", { title }));

  // Both have one name: the question identifies which one it is about.
  await choose(page, title, t("dashboard:cards.delete"));
  const question = page.getByRole("alertdialog", {
    name: t("dashboard:cards.deleteTitle", { title: `${title} (copy)` }),
  });
  await expect(question.getByText(/^\/c\//)).not.toHaveText(`/c/${card.hash}`);
  for (const name of [t("dashboard:cancel"), t("dashboard:close")]) {
    await question.getByRole("button", { name }).click();
    await expect(question).toHaveCount(0);
    await choose(page, title, t("dashboard:cards.delete"));
  }
  await question.getByRole("button", { name: t("dashboard:cards.deleteConfirm") }).click();
  await expect(page.getByText(t("dashboard:cards.deleted"))).toBeVisible();
  await expect(rows(page, title)).toHaveCount(1);
  await choose(page, title, t("dashboard:cards.duplicate"));
  await page.getByRole("button", { name: t("dashboard:dismiss", { title }) }).click();
  await expect(rows(page, `${title} (copy)`)).toHaveCount(0);
  await choose(page, title, t("dashboard:cards.delete"));
  await page.getByRole("button", { name: t("dashboard:cards.deleteConfirm") }).click();
  await expect(rows(page, title)).toHaveCount(1);

  await rows(page, title)
    .getByRole("link", { name: t("dashboard:cards.share") })
    .click();
  await expect(page.getByRole("heading", { name: t("sharing:share.title", { title }) })).toBeVisible();
  await expect(page.getByRole("img", { name: t("sharing:share.alt", { title }) })).toBeVisible();
  await expect(page.getByLabel(t("cards:share.link"))).toHaveValue(new RegExp(`/c/${card.hash}$`));
  expect(await axeFindings(page)).toEqual([]);
  const coming = page.waitForEvent("download");
  await page.getByRole("button", { name: t("codes:svg") }).click();
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
    [title, t("dashboard:pages.view"), `/share-page/${made.id}`, `/${made.slug}`],
    [`${title} card`, t("dashboard:cards.view"), `/share-business-card/${card.hash}`, `/c/${card.hash}`],
  ] as const) {
    await open(page, "/dashboard");
    const row = page.getByRole("listitem").filter({ has: page.getByRole("link", { name, exact: true }) });
    await row.getByRole("button", { name: t("dashboard:copy") }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(address);
    await row.getByRole("button", { name: t("dashboard:actions", { title: name }) }).click();
    await expect(page.getByRole("menuitem")).toHaveText([
      t("dashboard:pages.edit"),
      view,
      t("dashboard:cards.share"),
    ]);
    await expectTab(page, page.getByRole("menuitem", { name: view }), new RegExp(address));
    await row.getByRole("button", { name: t("dashboard:actions", { title: name }) }).click();
    await page.getByRole("menuitem", { name: t("dashboard:cards.share") }).click();
    await expect(page).toHaveURL(new RegExp(`${share}$`));
    await open(page, "/dashboard");
    await row.getByRole("link", { name: t("dashboard:cards.share"), exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${share}$`));
    await open(page, "/dashboard");
    await row.getByRole("button", { name: t("dashboard:actions", { title: name }) }).click();
    await page.getByRole("menuitem", { name: t("dashboard:pages.edit") }).click();
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
    await expect(stranger.getByText(t("dashboard:cards.missing"))).toBeVisible();
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
  for (const [list, noun] of [
    ["/dashboard-pages", "pages"],
    ["/dashboard-business-cards", "cards"],
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
    const question = page.getByRole("alertdialog", {
      name: like(`dashboard:${noun}.deleteTitle`, { title: new RegExp(`${mark} 11.*`) }),
    });
    await expect(question).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(question).toHaveCount(0);
    await expect(links.nth(1)).toBeFocused();
    await page.keyboard.press("Control+Backspace");
    await question.getByRole("button", { name: t(`dashboard:${noun}.deleteConfirm`) }).press("Enter");
    await expect(rows(page, mark)).toHaveCount(11);
    await expect(links.nth(1)).toBeFocused();
    await expect(links.nth(1)).toContainText(`${mark} 10`);
    await page.getByRole("button", { name: t("dashboard:undo"), exact: true }).click();
    await expect(links.nth(1)).toContainText(`${mark} 11`);
    await links.first().focus();
    await page.keyboard.press("/");
    const field = page.getByRole("textbox", { name: t(`dashboard:${noun}.search`) });
    await expect(field).toBeFocused();
    await field.press("/");
    await expect(field).toHaveValue("/");
    await field.fill(`${mark} 07`);
    await expect(rows(page, mark)).toHaveCount(1);
    await expect(page).toHaveURL(/search=/);
    await field.fill(`${mark} nothing`);
    await expect(rows(page, mark)).toHaveCount(0);
    await page.getByRole("button", { name: t("dashboard:showAll") }).click();
    await expect(rows(page, mark).first()).toContainText(`${mark} 12`);
    await field.fill(mark);
    await page.getByRole("button", { name: t("dashboard:clearSearch") }).click();
    await field.fill(mark);
    await expect(page).toHaveURL(/search=/);
    const order = page.getByRole("button", { name: t("dashboard:sort.label") });
    await order.focus();
    await page.keyboard.press("Enter");
    await page.getByRole("option", { name: t("dashboard:sort.name") }).click();
    await expect(page).toHaveURL(/sort=name/);
    await expect(rows(page, mark).first()).toContainText(`${mark} 01`);
    expect(await axeFindings(page)).toEqual([]);
    await page.goBack();
    await expect(rows(page, mark).first()).toContainText(`${mark} 12`);
  }
});
