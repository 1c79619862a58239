import { ask } from "../support/http.ts";
import { typed } from "../support/visitor-forms.ts";
import { openCardEditor } from "./cards-steps.ts";
import { like, t, within } from "./messages.ts";
import { addDraft, givePlan, openEditor, PASSWORD, saveButton, signUp, unique } from "./page-editor-steps.ts";
import { expect, type Page, test } from "./test.ts";

interface Account {
  email: string;
  token: string;
}

const JSON_HEADERS = { "Content-Type": "application/json" };

async function call(account: Account, method: string, path: string, body?: unknown) {
  const headers = { ...JSON_HEADERS, Authorization: `Bearer ${account.token}` };
  return ask("api", path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
}

/** A free account at its page limit. */
async function fullAccount(): Promise<Account & { pageId: string }> {
  const email = `${unique("full")}@visita.example`;
  const body = JSON.stringify({ email, password: PASSWORD, name: "Ada Lindqvist" });
  const { token } = (
    await ask("api", "/app/registration/register", { method: "POST", headers: JSON_HEADERS, body })
  ).json<{ token: string }>();
  const made = await call({ email, token }, "POST", "/_/pages", {});
  return { email, token, pageId: made.json<{ id: string }>().id };
}

async function logIn(page: Page, email: string): Promise<void> {
  await page.goto("/login");
  await page.getByRole("textbox", { name: t("accounts:email") }).fill(email);
  await page.getByRole("textbox", { name: t("accounts:password") }).fill(PASSWORD);
  await page
    .getByRole("main")
    .getByRole("button", { name: t("accounts:login.submit") })
    .click();
  await page.waitForURL(/\/dashboard/);
}

const stored = (page: Page, text: string) =>
  page.evaluate((part) => Object.values(localStorage).some((value) => value.includes(part)), text);

test("a page saved in one tab while another one signed up is the account's, and live", async ({ page }) => {
  const title = unique("Tabs");
  await openEditor(page);
  await page.getByRole("textbox", { name: t("editor:general.title") }).fill(title);
  const other = await page.context().newPage();
  await signUp(other);
  await other.close();
  await saveButton(page).click();
  await page.waitForURL(/\/dashboard/);
  await expect(
    page.getByRole("heading", { name: t("dashboard:hello", { name: "Ada Lindqvist" }) }),
  ).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: title })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("drafts"))).toBe("[]");
  expect(await stored(page, title)).toBe(false);
});

test("a draft over the limit waits for its maker, for nobody else, and becomes a live page", async ({
  page,
}) => {
  const account = await fullAccount();
  const title = unique("Waiting");
  await openEditor(page);
  await page.getByRole("textbox", { name: t("editor:general.title") }).fill(title);
  await saveButton(page).click();
  await page.waitForURL(/\/sign-up/);
  const unwanted = unique("Unwanted");
  await addDraft(page, { type: "page", entity: { profile: { title: unwanted } } });
  await logIn(page, account.email);
  const notice = page.getByRole("alert").filter({ hasText: title });
  await expect(notice).toContainText(
    new RegExp(
      `${t("dashboard:drafts.reason.pageLimit")} ${t("dashboard:pages.limitText")} ${within("dashboard:drafts.until").source}`,
    ),
  );
  const plans = page.getByRole("dialog", { name: like("pricing:modal.wanted") });
  await notice.getByRole("button", { name: t("dashboard:seePlans") }).click();
  await plans.getByRole("button", { name: t("shell:close") }).click();
  await expect(plans).toHaveCount(0);
  expect(await stored(page, title)).toBe(true);

  await page.reload();
  await notice.getByRole("button", { name: t("dashboard:drafts.again") }).click();
  await expect(page.getByText(t("dashboard:drafts.stillWaiting"))).toBeVisible();

  // Another user of the same computer does not get it, neither on the dashboard nor in the editor.
  await page.context().clearCookies();
  await openEditor(page);
  await expect(page.getByRole("textbox", { name: t("editor:general.title") })).toHaveValue("");
  await signUp(page);
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(notice).toHaveCount(0);
  await page.context().clearCookies();

  await logIn(page, account.email);
  await notice.getByRole("link", { name: t("dashboard:allPages") }).click();
  await page.waitForURL(/\/dashboard-pages/);
  await expect(notice.getByRole("link", { name: t("dashboard:allPages") })).toHaveCount(0);
  await page
    .getByRole("button", { name: t("dashboard:actions", { title: t("dashboard:pages.untitled") }) })
    .click();
  await page.getByRole("menuitem", { name: t("dashboard:pages.delete") }).click();
  await page.getByRole("button", { name: t("dashboard:pages.deleteConfirm") }).click();
  await expect(page.getByRole("heading", { name: t("dashboard:pages.empty") })).toBeVisible();
  await expect(page.getByText(t("dashboard:used", { used: 0, limit: 1 }))).toBeVisible();
  // A notice is an alertdialog as well.
  const question = page.getByRole("alertdialog", { name: like("dashboard:drafts.discardTitle") });
  for (const name of [t("dashboard:cancel"), t("dashboard:close")]) {
    await notice.getByRole("button", { name: t("dashboard:drafts.discard") }).click();
    await question.getByRole("button", { name }).click();
    await expect(question).toHaveCount(0);
  }
  const other = page.getByRole("alert").filter({ hasText: unwanted });
  await other.getByRole("button", { name: t("dashboard:drafts.discard") }).click();
  await question.getByRole("button", { name: t("dashboard:drafts.discard") }).click();
  await expect(other).toHaveCount(0);
  await notice.getByRole("button", { name: t("dashboard:drafts.again") }).click();
  await expect(page.getByText(t("dashboard:drafts.created"))).toBeVisible();
  await expect(page.getByRole("link", { name: title })).toBeVisible();
  await expect(page.getByText(t("dashboard:used", { used: 1, limit: 1 }))).toBeVisible();
  await expect(notice).toHaveCount(0);
  expect(await stored(page, title)).toBe(false);
  const shown = await ask("site", `/${title.toLowerCase()}`);
  expect([shown.status, shown.text.includes(title)]).toEqual([200, true]);
});

test("a card over the limit waits on the list of cards, by its own name, and becomes one there", async ({
  page,
}) => {
  const account = await fullAccount();
  const first = await call(account, "POST", "/_/business-cards", { title: "First", header: "Ada Lindqvist" });
  expect(first.status, first.text).toBe(201);
  const label = unique("Fair");
  await openCardEditor(page);
  await page.getByRole("textbox", { name: t("cards:general.title") }).fill(label);
  await page.getByRole("textbox", { name: t("cards:general.header"), exact: true }).fill("Ada Lindqvist");
  await page.getByRole("button", { name: t("cards:editor.saveWithoutAccount") }).click();
  await page.waitForURL(/\/sign-up/);
  const unwanted = unique("Unwanted");
  await addDraft(page, { type: "business-card", entity: { title: unwanted, header: "Ada Lindqvist" } });
  await logIn(page, account.email);
  const notice = page.getByRole("alert").filter({ hasText: label });
  await expect(notice).toContainText(t("dashboard:drafts.reason.cardLimit"));
  await notice.getByRole("link", { name: t("dashboard:allCards") }).click();
  await page.waitForURL(/\/dashboard-business-cards/);
  await expect(notice.getByRole("link", { name: t("dashboard:allCards") })).toHaveCount(0);
  await notice.getByRole("button", { name: t("dashboard:drafts.discard") }).click();
  // A notice is an alertdialog as well.
  const question = page.getByRole("alertdialog", { name: like("dashboard:drafts.discardTitle") });
  for (const name of [t("dashboard:cancel"), t("dashboard:close")]) {
    await question.getByRole("button", { name }).click();
    await expect(question).toHaveCount(0);
    await notice.getByRole("button", { name: t("dashboard:drafts.discard") }).click();
  }
  await question.getByRole("button", { name: t("dashboard:cancel") }).click();
  const other = page.getByRole("alert").filter({ hasText: unwanted });
  await other.getByRole("button", { name: t("dashboard:drafts.discard") }).click();
  await question.getByRole("button", { name: t("dashboard:drafts.discard") }).click();
  await expect(other).toHaveCount(0);
  await expect(notice).toBeVisible();
  await notice.getByRole("button", { name: t("dashboard:seePlans") }).click();
  await page
    .getByRole("dialog", { name: like("pricing:modal.wanted") })
    .getByRole("button", { name: t("shell:close") })
    .click();
  await call(account, "DELETE", `/_/business-cards/${first.json<{ hash: string }>().hash}`);
  await notice.getByRole("button", { name: t("dashboard:drafts.again") }).click();
  await expect(page.getByText(t("dashboard:drafts.created"))).toBeVisible();
  await expect(page.getByRole("link", { name: label })).toBeVisible();
  await expect(notice).toHaveCount(0);
  expect(await stored(page, label)).toBe(false);
});

test("a draft of an older shape opens in the editor from the browser's copy; what is not wanted is discarded", async ({
  page,
}) => {
  const title = unique("Older");
  const email = await signUp(page);
  await page.context().clearCookies();
  await openEditor(page);
  await page.getByRole("textbox", { name: t("editor:general.title") }).fill(title);
  await saveButton(page).click();
  await page.waitForURL(/\/sign-up/);
  // Drafts that the current schema refuses can only come from an older version: the response is stubbed.
  await page.route(/\/dashboard\?.*_data=/, async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({ response, body: body.replaceAll('"limit_reached"', '"invalid"') });
  });
  const login = await ask("api", "/security/login", {
    method: "POST",
    headers: JSON_HEADERS,
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  const account = { email, token: login.json<{ token: string }>().token };
  const made = await call(account, "POST", "/_/pages", {});
  await logIn(page, email);
  const notice = page.getByRole("alert").filter({ hasText: title });
  await expect(notice).toContainText(t("dashboard:drafts.reason.invalid"));
  await call(account, "DELETE", `/_/pages/${made.json<{ id: string }>().id}`);
  await notice.getByRole("link", { name: t("dashboard:drafts.open") }).click();
  await page.waitForURL(/\/editor/);
  await expect(page.getByRole("textbox", { name: t("editor:general.title") })).toHaveValue(title);
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.goto("/dashboard");
  await notice.getByRole("button", { name: t("dashboard:drafts.discard") }).click();
  // A notice is an alertdialog as well.
  const question = page.getByRole("alertdialog", { name: like("dashboard:drafts.discardTitle") });
  await expect(question).toContainText(title);
  await question.getByRole("button", { name: t("dashboard:close") }).click();
  await notice.getByRole("button", { name: t("dashboard:drafts.discard") }).click();
  await question.getByRole("button", { name: t("dashboard:cancel") }).click();
  await expect(notice).toBeVisible();
  await notice.getByRole("button", { name: t("dashboard:drafts.discard") }).click();
  await question.getByRole("button", { name: t("dashboard:drafts.discard") }).click();
  await expect(notice).toHaveCount(0);
});

test("leads wait until the owner's address is verified, and the dashboard asks for that", async ({
  page,
}) => {
  const email = await signUp(page);
  await givePlan(email, "active");
  const login = await ask("api", "/security/login", {
    method: "POST",
    headers: JSON_HEADERS,
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  const account = { email, token: login.json<{ token: string }>().token };
  const slug = unique("leads");
  const form = { text: "Leave your details", fields: [{ name: "name", required: true }] };
  const block = { key: "ask", type: "collectContacts", data: form };
  const made = await call(account, "POST", "/_/pages", {
    slug,
    profile: { title: "Leads" },
    blocks: [block],
  });
  await call(account, "POST", `/_/pages/${made.json<{ id: string }>().id}/publish`);
  const site = `http://me.${new URL(page.url() === "about:blank" ? (process.env.E2E_ORIGIN ?? "") : page.url()).host}`;
  await page.goto(`${site}/${slug}`);
  await page.getByText(form.text).click();
  await page.getByRole("textbox", { name: t("site:form.fields.name") }).fill("Grace Hopper");
  await page.getByRole("checkbox").check();
  await typed(await page.locator("[name=at]").first().inputValue());
  await page.getByRole("button", { name: t("site:form.send") }).click();
  await expect(page.getByRole("heading", { name: t("siteScreens:contactForm.thanksTitle") })).toBeVisible();

  await page.goto("/dashboard");
  const notice = page.getByRole("alert").filter({ hasText: t("dashboard:verify.title", { count: 1 }) });
  await notice.getByRole("button", { name: t("dashboard:verify.send") }).click();
  await expect(page.getByText(t("dashboard:verify.sent", { email }))).toBeVisible();
  const mails = async () =>
    (await ask("app", "/dev/inbox.json")).json<{ to: string; text: string; subject: string }[]>();
  const toOwner = async (subject: string) =>
    (await mails()).filter((mail) => mail.to === email && mail.subject === subject);
  await expect(async () => expect(await toOwner(t("mail:verifyEmail.subject"))).toHaveLength(2)).toPass();
  const [confirmation] = await toOwner(t("mail:verifyEmail.subject"));
  const link = /https?:\/\/\S+\/verify-email\/\S+/.exec(confirmation?.text ?? "")?.[0] ?? "";
  await page.goto(link);
  await page.getByRole("main").getByRole("button").click();
  await expect(async () =>
    expect((await toOwner(t("mail:newContact.subject", { title: "Leads" }))).map(({ text }) => text)).toEqual(
      [expect.stringContaining("Grace Hopper")],
    ),
  ).toPass();
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test("a confirmation link that is over leads on to a new one, by the login", async ({ page }) => {
  const email = await signUp(page);
  await page.context().clearCookies();
  await page.goto("/verify-email/zzz");
  const main = page.getByRole("main");
  await expect(main).toContainText(`${t("accounts:verify.overText")} ${t("accounts:verify.loginText")}`);
  await main.getByRole("link", { name: t("accounts:signUp.logIn") }).click();
  await page.waitForURL(/\/login/);
  await main.getByRole("textbox", { name: t("accounts:email") }).fill(email);
  await main.getByRole("textbox", { name: t("accounts:password") }).fill(PASSWORD);
  await main.getByRole("button", { name: t("accounts:login.submit") }).click();
  await page.waitForURL(/\/verify-email\/zzz/);
  await expect(main.getByRole("link", { name: t("accounts:verify.onward") })).toBeVisible();
  await main.getByRole("button", { name: t("accounts:change.again") }).click();
  await expect(page.getByText(t("accounts:verify.sent", { email }))).toBeVisible();
  const mails = async () =>
    (await ask("app", "/dev/inbox.json"))
      .json<{ to: string; text: string; subject: string }[]>()
      .filter(({ to, subject }) => to === email && subject === t("mail:verifyEmail.subject"));
  await expect(async () => expect(await mails()).toHaveLength(2)).toPass();
  const [mail] = await mails();
  await page.goto(/https?:\/\/\S+\/verify-email\/\S+/.exec(mail?.text ?? "")?.[0] ?? "");
  await main.getByRole("button", { name: t("accounts:verify.submit") }).click();
  await expect(main).toContainText(t("accounts:verify.doneTitle"));
  await page.goto("/verify-email/zzz");
  await expect(main).toContainText(t("accounts:verify.confirmedText"));
  await main.getByRole("link", { name: t("accounts:verify.onward") }).click();
  await page.waitForURL(/\/dashboard$/);
});
