import { en } from "../../app/i18n/english.ts";
import { haveACard, haveAPage, post } from "./cards-steps.ts";
import { fill } from "./languages.ts";
import { like, t } from "./messages.ts";
import {
  fillSignUp,
  givePlan,
  makePage,
  openEditor,
  saveButton,
  signUp,
  tab,
  unique,
} from "./page-editor-steps.ts";
import { expect, type Page, test } from "./test.ts";

const { notLive } = en.sharing;

interface Listed {
  start: { items: { state: string; published: boolean; isPro: boolean; unpublishedReason?: string }[] };
}

/**
 * Stubs the list of pages so that its first one is not live for a given reason. The reasons themselves are tested with
 * the services; here it is what the owner reads, and the target of the link.
 */
async function showReason(page: Page, reason: string, isPro = false): Promise<void> {
  await page.route(/dashboard-pages\?.*_data=/, async (route) => {
    const response = await route.fetch();
    const data = (await response.json()) as Listed;
    const [first] = data.start.items;
    const state = reason === "expired" || reason === "suspended" ? reason : "unpublished";
    if (first) Object.assign(first, { published: false, unpublishedReason: reason, state, isPro });
    await route.fulfill({ response, json: data });
  });
  await page.goto("/dashboard");
  await page
    .getByRole("navigation")
    .getByRole("link", { name: t("shell:sidebar.pages"), exact: true })
    .first()
    .click();
}

test("each reason why a page is not seen stands in the list, with the way on beside it", async ({ page }) => {
  await signUp(page);
  const title = unique("Unseen");
  const id = await makePage(page, title, ["https://fine.example"]);
  const row = page.getByRole("listitem").filter({ hasText: title });
  const ways: [reason: string, text: string, link: string, to: RegExp, isPro?: boolean][] = [
    ["checking", notLive.checking, notLive.links, new RegExp(`/editor/${id}\\?tab=blocks$`)],
    ["draft", notLive.paid, notLive.decide, new RegExp(`/editor/${id}$`), true],
    ["draft", notLive.free, notLive.decide, new RegExp(`/editor/${id}$`)],
    // The free version of one page may be live.
    ["expired", notLive.expired, notLive.decide, new RegExp(`/editor/${id}$`)],
  ];
  for (const [reason, text, link, to, isPro] of ways) {
    await showReason(page, reason, isPro);
    await expect(row.getByText(text)).toBeVisible();
    // On a phone the way on has a line of its own, in a low row.
    await page.setViewportSize({ width: 390, height: 844 });
    expect((await row.getByRole("link", { name: link }).boundingBox())?.height).toBeLessThanOrEqual(24);
    expect((await row.boundingBox())?.height).toBeLessThanOrEqual(88);
    await page.setViewportSize({ width: 1280, height: 720 });
    await row.getByRole("link", { name: link }).click();
    await page.waitForURL(to);
    await page.unroute(/dashboard-pages\?.*_data=/);
  }
  await showReason(page, "limit");
  await expect(row.getByText(notLive.limit)).toBeVisible();
  await row.getByRole("button", { name: notLive.plans }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.unroute(/dashboard-pages\?.*_data=/);
  await showReason(page, "suspended");
  await expect(row.getByText(notLive.suspended)).toBeVisible();
});

test("while no page is live, the dashboard says why nobody has looked", async ({ page }) => {
  const email = await signUp(page);
  await givePlan(email, "active");
  const { id } = await haveAPage(page, { profile: { title: unique("Waiting"), bio: "" } }, false);
  await page.goto("/dashboard");
  const { visits } = en.dashboard;
  await expect(page.getByText(visits.notLive)).toBeVisible();
  await expect(page.getByText(visits.none)).toHaveCount(0);
  await page.getByRole("link", { name: visits.open }).click();
  await page.waitForURL(new RegExp(`/editor/${id}$`));
});

test("a free card's share screen says what PRO adds, and leads there", async ({ page }) => {
  await signUp(page);
  const { hash } = await haveACard(page, { title: "Dee", header: "Dee Park" });
  await page.goto(`/share-business-card/${hash}`);
  await expect(page.getByText(en.cards.share.wallets)).toBeVisible();
  // It follows the colours of the system, as every screen does.
  const paperIn = async (colorScheme: "light" | "dark") => {
    await page.emulateMedia({ colorScheme });
    return page.locator("[data-screen]").evaluate((screen) => getComputedStyle(screen).backgroundColor);
  };
  expect([await paperIn("dark"), await paperIn("light")]).toEqual(["rgb(28, 25, 23)", "rgb(251, 247, 241)"]);
  await expect(page.getByRole("heading", { name: en.cards.share.ownPhone })).toHaveCount(0);
  await page.getByRole("button", { name: en.shell.plans.pro, exact: true }).click();
  await expect(page.getByRole("dialog", { name: like("pricing:modal.wanted") })).toContainText(
    en.pricing.about.passes,
  );
});

test("an empty page that went live is told to be empty, and where its links are added", async ({ page }) => {
  await signUp(page);
  await openEditor(page);
  // It is led there before its save, too.
  await page.getByRole("main").getByRole("button", { name: en.editor.general.addLinks }).click();
  await expect(tab(page, "blocks")).toHaveAttribute("aria-selected", "true");
  await tab(page, "general").click();
  await page.getByRole("textbox", { name: t("editor:general.title") }).fill(unique("Bare"));
  await saveButton(page).click();
  const live = page.getByRole("region", { name: t("sharing:live.title") });
  await expect(live).toContainText(en.sharing.live.empty);
  await live.getByRole("button", { name: t("editor:links.add") }).click();
  await expect(tab(page, "blocks")).toHaveAttribute("aria-selected", "true");
  await expect(page.getByLabel(t("editor:links.paste"), { exact: true })).toBeVisible();
});

test("an empty page that came along with the sign-up is told to be empty, and where its links are added", async ({
  page,
}) => {
  await openEditor(page);
  const title = unique("Bare");
  await page.getByRole("textbox", { name: t("editor:general.title") }).fill(title);
  await saveButton(page).click();
  await page.waitForURL(/\/sign-up/);
  await fillSignUp(page, `${title.toLowerCase()}@visita.example`);
  const live = page.getByRole("region", { name: t("sharing:live.title") });
  await expect(live).toContainText(en.sharing.live.empty);
  // The address by which its owner looks at it is not counted.
  await expect(live.getByRole("link", { name: t("sharing:share.open") })).toHaveAttribute("href", /\?v=1$/);
  await live.getByRole("link", { name: t("sharing:live.addLinks") }).click();
  await page.waitForURL(/\/editor\/pg_\w+\?tab=blocks$/);
  await expect(tab(page, "blocks")).toHaveAttribute("aria-selected", "true");
});

test("the editor of a page whose plan has ended is answered, and says what has to be decided", async ({
  page,
}) => {
  const email = await signUp(page);
  await givePlan(email, "active");
  const blocks = [{ key: "ask", type: "collectContacts", data: { fields: [{ name: "name" }] } }];
  const { id } = await haveAPage(page, { profile: { title: unique("Lapsed"), bio: "" }, blocks }, true);
  await givePlan(email, "expired");
  const answer = await page.goto(`/editor/${id}`);
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole("alertdialog", { name: en.pagePlan.title })).toBeVisible();

  // The list leads there as well, beside the account's own way to a plan.
  await page.goto("/dashboard-pages");
  const main = page.getByRole("main");
  await main.getByRole("link", { name: notLive.decide }).click();
  await page.waitForURL(new RegExp(`/editor/${id}$`));
  await page.goto("/dashboard-pages");
  await page
    .getByRole("link", { name: t("shell:account.renew") })
    .first()
    .click();
  await page.waitForURL(/\/(account\/(billing|upgrade)|pricing)/);
});

test("of two free pages after a plan's end one goes live, and the other says which has its place", async ({
  page,
}) => {
  const email = await signUp(page);
  await givePlan(email, "active");
  const ids: string[] = [];
  for (const title of ["First page", "Second page"])
    ids.push((await haveAPage(page, { profile: { title, bio: "" } }, true)).id);
  await givePlan(email, "expired");
  const save = async (at: number) => {
    await page.goto(`/editor/${ids[at]}`);
    await expect(page.getByText(notLive.expiredFree)).toBeVisible();
    await saveButton(page).click();
  };
  await save(0);
  await expect(page.getByRole("region", { name: t("sharing:live.title") })).toBeVisible();
  await page.goto(`/editor/${ids[1]}`);
  await page.getByRole("link", { name: notLive.pages }).click();
  await page.waitForURL(/\/dashboard-pages$/);
  await save(1);
  const told = page.getByRole("alertdialog").filter({ hasText: en.editor.made.placeTaken });
  await expect(told).toBeVisible();
  await told.getByRole("button", { name: en.editor.made.pages }).click();
  await page.waitForURL(/\/dashboard-pages$/);
});

test("a page that was deleted while its paid parts were asked about is put back", async ({ page, allow }) => {
  allow.response(404, /\/paid-version$/, "the page is gone");
  await signUp(page);
  const { id } = await haveAPage(page, { profile: { title: unique("Gone"), bio: "" } });
  await openEditor(page, `/editor/${id}`);
  await tab(page, "design").click();
  await page.getByRole("button", { name: en.design.branding.title, exact: true }).click();
  await page.getByRole("switch", { name: fill(en.design.branding.show, { brand: "Visita" }) }).press("Space");
  await saveButton(page).click();
  const question = page.getByRole("alertdialog", { name: en.pagePlan.title });
  await expect(question).toBeVisible();
  await post(page, "/dashboard-pages/list", { intent: "delete", id });
  await question.getByRole("button", { name: en.editing.plan.backToFree }).click();
  await expect(page.getByText(en.editing.gone.text)).toBeVisible();
  await page.getByRole("button", { name: en.editing.gone.action }).click();
  // Back, and asked again.
  await question.getByRole("button", { name: en.editing.plan.backToFree }).click();
  await expect(page.getByText(t("editing:state.saved"), { exact: true })).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL(new RegExp(`/editor/${id}$`));
});
