import { en } from "../../app/i18n/english.ts";
import { ask } from "../support/http.ts";
import { buyFromQuestion } from "./billing-steps.ts";
import { fill } from "./languages.ts";
import { t, within } from "./messages.ts";
import {
  addDraft,
  fillSignUp,
  givePlan,
  makePage,
  openEditor,
  PASSWORD,
  preview,
  saveButton,
  signUp,
  tab,
  unique,
} from "./page-editor-steps.ts";
import { pasteInto } from "./paste.ts";
import { logInAsSubscriber } from "./sign-in.ts";
import { asSubscriber } from "./subscriber.ts";
import { expect, type Locator, type Page, test } from "./test.ts";

interface Tokens {
  token: string;
}

async function apiToken(email: string, password: string): Promise<string> {
  const response = await ask("api", "/security/login", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email, password }),
  });
  return response.json<Tokens>().token;
}

test("a subscriber's page waits for the switch, which is saved and undone with the rest", async ({
  page,
}) => {
  await logInAsSubscriber(page);
  const title = unique("Studio");
  const id = await makePage(page, title, ["one.example.com"]);
  try {
    const address = `http://me.${new URL(page.url()).host}/${title.toLowerCase()}`;
    const live = async (version: number) =>
      (await ask("site", `/${title.toLowerCase()}?v=${version}`)).status;
    expect(await live(1)).toBe(404);
    await expect(page.getByText(t("editor:state.unpublished"), { exact: true })).toBeVisible();
    await page.getByRole("tab", { name: t("editor:tabs.sharing") }).click();
    await page
      .getByRole("tabpanel")
      .getByRole("button", { name: t("sharing:share.settings") })
      .click();
    await expect(tab(page, "settings")).toHaveAttribute("aria-selected", "true");
    await page.getByText(t("editor:settings.published"), { exact: true }).click();
    await expect(page.getByText(t("editing:state.unsaved"))).toBeVisible();
    await saveButton(page).click();
    await expect(page.getByRole("link", { name: t("editor:view") })).toHaveAttribute(
      "href",
      new RegExp(`^${address}\\?v=`),
    );
    expect(await live(2)).toBe(200);
    await page.keyboard.press("Control+z");
    await saveButton(page).click();
    await expect(page.getByText(t("editor:state.unpublished"), { exact: true })).toBeVisible();
    expect(await live(3)).toBe(404);
  } finally {
    await asSubscriber("DELETE", `/_/pages/${id}`);
  }
});

test("who has no account is asked about what would not be live before the sign-up", async ({ page }) => {
  const title = unique("Asked");
  const { branding } = en.design;
  await openEditor(page);
  await page.getByRole("textbox", { name: t("editor:general.title") }).fill(title);
  await tab(page, "design").click();
  await page.getByRole("button", { name: branding.title, exact: true }).click();
  await page.getByRole("switch", { name: fill(branding.show, { brand: "Visita" }) }).press("Space");
  const question = page.getByRole("alertdialog", { name: t("pagePlan:title") });
  await saveButton(page).click();
  await expect(question.getByRole("listitem")).toHaveText([t("pagePlan:parts.branding")]);
  await expect(question).toContainText(t("editing:plan.price", { price: "$1.99" }));
  await question.getByRole("button", { name: t("editing:plan.see") }).click();
  const plans = page.getByRole("dialog", {
    name: t("pricing:modal.wanted", { feature: t("pricing:features.noBranding") }),
  });
  await expect(plans.getByRole("link", { name: en.pricing.get })).toHaveAttribute(
    "href",
    /^\/sign-up\?to=upgrade&.*back=%2Feditor%2Fnew$/,
  );
  await plans.getByRole("button", { name: t("shell:close") }).click();
  await saveButton(page).click();
  await question.getByRole("button", { name: t("editing:plan.signUp") }).click();
  await page.waitForURL(/\/sign-up\?to=upgrade$/);
  await page.goBack();
  await expect(page.getByRole("textbox", { name: t("editor:general.title") })).toHaveValue(title);
  await saveButton(page).click();
  await question.getByRole("button", { name: t("editing:plan.saveFree") }).click();
  await page.waitForURL(/\/sign-up\?to=dashboard$/);
  await fillSignUp(page, `${title}@visita.example`.toLowerCase());
  await expect(page.getByRole("region", { name: t("sharing:live.title") })).toBeVisible();
  await page.goto(`http://me.${new URL(page.url()).host}/${title.toLowerCase()}`);
  await expect(page.getByText(t("site:madeWith"))).toBeVisible();
});

test("a draft with paid things is stored unpublished, and Back to free publishes the rest", async ({
  page,
  allow,
}) => {
  allow.response(402, /\/save$/, "the plan has no such things");
  const title = unique("Dear");
  const email = `${title}@visita.example`.toLowerCase();
  await page.goto("/sign-up");
  const theme = { isBranding: false, fonts: { titleFont: { id: 12 } } };
  const phone = { items: [{ name: "phone", value: "+44 20 7946 0991" }] };
  const blocks = [
    { type: "contactDetails", data: phone },
    { type: "text", data: { text: "Free" } },
    { type: "collectContacts", data: {} },
    { type: "contactDetails", data: phone },
  ];
  await addDraft(page, { type: "page", entity: { profile: { title }, theme, blocks } });
  await page.reload();
  await fillSignUp(page, email);
  const token = await apiToken(email, PASSWORD);
  const list = await ask("api", "/_/pages", { headers: { Authorization: `Bearer ${token}` } });
  const id = list.text.match(/pg_[0-9a-z]{26}/)?.[0];

  // The list shows why it is not live, with a link to where that is decided.
  const row = page.getByRole("listitem").filter({ hasText: title });
  await expect(row).toContainText(t("sharing:notLive.paid"));
  await row.getByRole("link", { name: t("sharing:notLive.decide") }).click();
  await page.waitForURL(new RegExp(`/editor/${id}`));
  const dialog = page.getByRole("alertdialog", { name: t("pagePlan:title") });
  await expect(dialog).toContainText(t("pagePlan:title"));
  await expect(dialog.getByRole("listitem")).toHaveText([
    t("editor:blocks.types.contactDetails"),
    t("editor:blocks.types.collectContacts"),
    t("pagePlan:parts.titleFont", { name: "Playfair Display" }),
    t("pagePlan:parts.branding"),
  ]);
  await page.keyboard.press("Escape");
  await expect(page.getByText(t("editor:state.unpublished"), { exact: true })).toBeVisible();
  await page.goto(`/share-page/${id}`);
  await expect(page.getByRole("main")).toContainText(t("sharing:notLive.paid"));
  await page.getByRole("link", { name: t("sharing:share.settings") }).click();
  await expect(dialog).toBeVisible();
  await dialog.getByRole("button", { name: t("editing:close") }).click();
  await expect(tab(page, "settings")).toHaveAttribute("aria-selected", "true");
  // It can be reopened after closing: every place shows the same, and three of them reopen it.
  const panel = page.getByRole("tabpanel");
  await expect(panel.getByRole("heading", { name: t("editor:state.unpublished") })).toBeVisible();
  await expect(panel).toContainText(t("sharing:notLive.paid"));
  await page.getByRole("tab", { name: t("editor:tabs.sharing") }).click();
  await expect(panel).toContainText(t("sharing:notLive.paid"));
  const header = page.getByRole("banner");
  const state = page.getByRole("dialog", { name: t("editor:stateText.label") });
  const places = [panel, page.getByRole("status").filter({ hasText: t("sharing:notLive.paid") }), state];
  for (const place of places) {
    if (place === state) await header.getByRole("button", { name: t("editor:stateText.label") }).click();
    await place.getByRole("button", { name: t("sharing:notLive.decide") }).click();
    await expect(dialog).toContainText(t("pagePlan:title"));
    if (place !== state) await dialog.getByRole("button", { name: t("editing:close") }).click();
  }
  await expect(dialog).toContainText(t("pagePlan:title"));
  await dialog.getByRole("button", { name: t("editing:plan.see") }).click();
  const plans = page.getByRole("dialog", { name: en.pricing.features.blocks });
  await expect(plans).toBeVisible();
  await plans.getByRole("button", { name: t("shell:close") }).click();
  await saveButton(page).click();
  await expect(dialog).toContainText(t("pagePlan:title"));
  await page.keyboard.press("Escape");

  await tab(page, "general").click();
  await page.getByRole("textbox", { name: t("editor:general.bio") }).fill("As it is");
  await saveButton(page).click();
  await expect(dialog).toContainText(t("pagePlan:title"));
  await dialog.getByRole("button", { name: t("editing:plan.backToFree") }).click();
  await expect(page.getByText(t("editing:state.saved"), { exact: true })).toBeVisible();
  const shown = await ask("site", `/${title.toLowerCase()}?v=7`);
  expect(shown.status).toBe(200);
  expect(shown.text).toContain("As it is");
});

test("what the plan refused is saved by itself after paying, onto the same page, which goes live", async ({
  page,
}) => {
  test.slow();
  const { pricing, shell } = en;
  const title = unique("Later").toLowerCase();
  await signUp(page);
  const id = await makePage(page, title, ["one.example.com"]);
  await openEditor(page, `/editor/${id}`);
  await tab(page, "blocks").click();
  await page.getByRole("button", { name: t("editor:blocks.add") }).click();
  await page
    .getByRole("menuitem", { name: t("editor:blocks.types.collectContacts") })
    .first()
    .click();
  await saveButton(page).click();
  const dialog = page.getByRole("alertdialog", { name: t("pagePlan:title") });
  await buyFromQuestion(page, dialog, pricing.features.contacts);
  await expect(page).toHaveURL(new RegExp(`/editor/${id}$`));
  await expect(page.getByText(t("editing:state.saved"), { exact: true })).toBeVisible();
  await expect(page.getByText(t("editing:state.unsaved"))).toHaveCount(0);
  expect((await ask("site", `/${title}?v=9`)).text).toContain("<form");
  await expect(page.getByText(shell.prompt.free)).toHaveCount(0);
});

/** Saves a new page with a block that has to be paid for. @returns the question that follows */
async function saveWithContactForm(page: Page, title: string, link?: string): Promise<Locator> {
  await openEditor(page);
  await page.getByRole("textbox", { name: t("editor:general.title") }).fill(title);
  await tab(page, "blocks").click();
  if (link) await pasteInto(page, t("editor:links.paste"), link);
  await page.getByRole("button", { name: t("editor:blocks.add") }).click();
  await page
    .getByRole("menuitem", { name: t("editor:blocks.types.collectContacts") })
    .first()
    .click();
  await saveButton(page).click();
  return page.getByRole("alertdialog", { name: t("pagePlan:title") });
}

test("the version with its paid parts waits for a plan, comes back as a change, and can be deleted", async ({
  page,
  allow,
}) => {
  allow.console(/net::ERR_/, "the network is cut");
  const { version } = en.pagePlan;
  const title = unique("Kept");
  const email = await signUp(page);
  const question = await saveWithContactForm(page, title);
  await expect(question.getByRole("listitem")).toHaveText([t("editor:blocks.types.collectContacts")]);
  await expect(question).toContainText(en.pagePlan.kept);
  const isStored = page.waitForResponse((response) => response.url().endsWith("/paid-version"));
  await question.getByRole("button", { name: t("editing:plan.backToFree") }).click();
  await page.waitForURL(/\/editor\/pg_/);
  expect((await isStored).status()).toBe(200);
  const path = new URL(page.url()).pathname;

  // Without a plan the page says that it is kept, and what brings it back.
  await openEditor(page, path);
  const kept = page.getByRole("status").filter({ hasText: within("pagePlan:version.needsPlan") });
  await kept.getByRole("button", { name: en.editing.plan.see }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: t("shell:close") })
    .first()
    .click();
  await kept.getByRole("button", { name: t("editing:close") }).click();
  await expect(kept).toHaveCount(0);

  await givePlan(email, "active");
  await openEditor(page, path);
  await expect(preview(page).locator("details")).toHaveCount(0);
  // Without a network it is neither lost nor deleted, and the notice stays.
  await page.route("**/paid-version", (route) => route.abort("connectionreset"));
  await page.getByRole("button", { name: version.bringBack }).click();
  await expect(page.getByText(version.notLoaded)).toBeVisible();
  await page.getByRole("button", { name: version.delete }).click();
  const really = page.getByRole("alertdialog", { name: version.deleteTitle });
  await really.getByRole("button", { name: version.delete }).click();
  await expect(page.getByText(version.notDeleted)).toBeVisible();
  await page.unrouteAll();
  await page.getByRole("button", { name: version.bringBack }).click();
  await expect(preview(page).locator("details")).toBeVisible();
  await expect(page.getByText(version.isBack)).toBeVisible();
  // It is a change like others: nothing is stored of it, and an undo takes it back.
  await page.keyboard.press("Control+z");
  await expect(preview(page).locator("details")).toHaveCount(0);
  await page.getByRole("button", { name: version.bringBack }).click();
  const isDropped = page.waitForResponse((response) => response.request().method() === "DELETE");
  await saveButton(page).click();
  expect((await isDropped).status()).toBe(200);
  await openEditor(page, path);
  await expect(preview(page).locator("details")).toBeVisible();
  await expect(page.getByRole("button", { name: version.bringBack })).toHaveCount(0);
});

test("without an account the paid version waits in this browser, and is deleted there", async ({ page }) => {
  const { version } = en.pagePlan;
  const title = unique("Here");
  const email = `${title}@visita.example`.toLowerCase();
  const question = await saveWithContactForm(page, title, "one.kunsthalle.de");
  await question.getByRole("button", { name: t("editing:plan.saveFree") }).click();
  await page.waitForURL(/\/sign-up\?to=dashboard$/);
  await fillSignUp(page, email);
  await expect.poll(() => versionsIn(page)).toEqual([expect.stringMatching(/^usr_/)]);
  await givePlan(email, "active");
  // As if the response to the sign-up had been lost: it is known by the blocks of the page.
  await page.evaluate(() => {
    const [own = ""] = Object.keys(localStorage).filter((key) => key.startsWith("paid-version:"));
    localStorage.setItem("paid-version", localStorage.getItem(own) ?? "");
    localStorage.removeItem(own);
  });
  await page.goto("/dashboard-pages");
  await page.getByRole("listitem").filter({ hasText: title }).getByRole("link").first().click();
  await page.waitForURL(/\/editor\/pg_/);
  await page.getByRole("button", { name: version.bringBack }).click();
  await expect(preview(page).locator("details")).toBeVisible();
  await page.keyboard.press("Control+z");
  await page.getByRole("button", { name: version.delete }).click();
  const really = page.getByRole("alertdialog", { name: version.deleteTitle });
  await really.getByRole("button", { name: version.keep }).click();
  await page.getByRole("button", { name: version.delete }).click();
  await really.getByRole("button", { name: t("editing:close") }).click();
  await page.getByRole("button", { name: version.delete }).click();
  await really.getByRole("button", { name: version.delete }).click();
  await expect(page.getByRole("button", { name: version.bringBack })).toHaveCount(0);
  expect(await versionsIn(page)).toEqual([]);
});

/** Whose versions this browser has: "" for nobody's. */
const versionsIn = (page: Page) =>
  page.evaluate(() =>
    Object.keys(localStorage).flatMap((key) => /^paid-version:?(?<owner>.*)$/.exec(key)?.groups?.owner ?? []),
  );

test("nobody else who uses the browser is offered the version that became somebody's", async ({ page }) => {
  const title = unique("Theirs");
  const question = await saveWithContactForm(page, title);
  await question.getByRole("button", { name: t("editing:plan.saveFree") }).click();
  await page.waitForURL(/\/sign-up\?to=dashboard$/);
  await fillSignUp(page, `${title}@visita.example`.toLowerCase());
  await expect(page.getByRole("region", { name: t("sharing:live.title") })).toBeVisible();
  await expect.poll(() => versionsIn(page)).toEqual([expect.stringMatching(/^usr_/)]);

  // Without an account, and with another one, under the same name.
  await page.context().clearCookies();
  await openEditor(page);
  await page.getByRole("textbox", { name: t("editor:general.title") }).fill(title);
  await expect(page.getByText(t("editing:state.unsaved"))).toBeVisible();
  await page.reload();
  await expect(page.getByRole("textbox", { name: t("editor:general.title") })).toHaveValue(title);
  await expect(page.getByText(en.pagePlan.version.bringBack)).toHaveCount(0);
  const email = await signUp(page);
  await givePlan(email, "active");
  const path = await makePage(page, title, ["https://one.example"]);
  await openEditor(page, `/editor/${path}`);
  await expect(page.getByText(en.pagePlan.version.bringBack)).toHaveCount(0);
  expect(await versionsIn(page)).toEqual([expect.stringMatching(/^usr_/)]);

  // Nor does the version of the next one take its place.
  await page.context().clearCookies();
  await (await saveWithContactForm(page, unique("Next")))
    .getByRole("button", { name: t("editing:plan.saveFree") })
    .click();
  await page.waitForURL(/\/sign-up\?to=dashboard$/);
  expect((await versionsIn(page)).map((owner) => owner.slice(0, 4)).sort()).toEqual(["", "usr_"]);
});

test("the paid version is there although the first save of the free page failed", async ({ page, allow }) => {
  allow.console(/net::ERR_/, "the network is cut");
  const { version } = en.pagePlan;
  const email = await signUp(page);
  const title = unique("Kept");
  const question = await saveWithContactForm(page, title);
  await page.route("**/editor/save*", (route) => route.abort());
  // A notice that cannot be loaded is left out: the editor stays.
  await page.route("**/paid-version-notice*", (route) => route.abort());
  await question.getByRole("button", { name: t("editing:plan.backToFree") }).click();
  await expect(page.getByRole("button", { name: t("editing:failed.again") })).toBeVisible();
  await page.unroute("**/editor/save*");
  await page.getByRole("button", { name: t("editing:failed.again") }).click();
  await page.waitForURL(/\/editor\/pg_/);
  await page.unroute("**/paid-version-notice*");
  await givePlan(email, "active");
  await page.reload();
  await page.getByRole("button", { name: version.bringBack }).click();
  await expect(preview(page).locator("details")).toBeVisible();
});

test("a paid version that could not be stored behind the first save can be stored by asking again", async ({
  page,
  allow,
}) => {
  allow.response(503, /paid-version/, "it is refused once");
  await signUp(page);
  const question = await saveWithContactForm(page, unique("Twice"));
  let isRefused = true;
  await page.route(/\/editor\/pg_\w+\/paid-version/, (route) =>
    isRefused ? route.fulfill({ status: 503, body: "{}" }) : route.continue(),
  );
  await question.getByRole("button", { name: t("editing:plan.backToFree") }).click();
  const again = page.getByRole("button", { name: t("editing:failed.again") });
  await expect(again).toBeVisible();
  isRefused = false;
  const isStored = page.waitForResponse((response) => response.url().endsWith("/paid-version"));
  await again.click();
  expect((await isStored).status()).toBe(200);
});

test("while a page goes back to free nothing of it can be changed", async ({ page }) => {
  await signUp(page);
  await makePage(page, unique("Held"), ["one.example.com"]);
  await page.getByRole("button", { name: t("editor:blocks.add") }).click();
  await page
    .getByRole("menuitem", { name: t("editor:blocks.types.collectContacts") })
    .first()
    .click();
  await saveButton(page).click();
  let go = () => {};
  const isHeld = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route("**/paid-version*", async (route) => {
    await isHeld;
    await route.continue();
  });
  const question = page.getByRole("alertdialog", { name: t("pagePlan:title") });
  await question.getByRole("button", { name: t("editing:plan.backToFree") }).click();
  await page.keyboard.press("Escape");
  await expect(question).toBeVisible();
  await expect(question.getByRole("button", { name: t("editing:plan.see") })).toBeDisabled();
  go();
  await expect(question).toHaveCount(0);
  await expect(page.getByText(t("editing:state.saved"), { exact: true })).toBeVisible();
});
