import { ask } from "../support/http.ts";
import { TYPING_MS } from "../support/visitor-forms.ts";
import { openCardEditor } from "./cards-steps.ts";
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
  await page.getByRole("textbox", { name: "E-mail" }).fill(email);
  await page.getByRole("textbox", { name: "Password" }).fill(PASSWORD);
  await page.getByRole("main").getByRole("button", { name: "Log in" }).click();
  await page.waitForURL(/\/dashboard/);
}

const stored = (page: Page, text: string) =>
  page.evaluate((part) => Object.values(localStorage).some((value) => value.includes(part)), text);

test("a page saved in one tab while another one signed up is the account's, and live", async ({ page }) => {
  const title = unique("Tabs");
  await openEditor(page);
  await page.getByRole("textbox", { name: "Title" }).fill(title);
  const other = await page.context().newPage();
  await signUp(other);
  await other.close();
  await saveButton(page).click();
  await page.waitForURL(/\/dashboard/);
  await expect(page.getByRole("heading", { name: "Hello Ada Lindqvist" })).toBeVisible();
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
  await page.getByRole("textbox", { name: "Title" }).fill(title);
  await saveButton(page).click();
  await page.waitForURL(/\/sign-up/);
  const unwanted = unique("Unwanted");
  await addDraft(page, { type: "page", entity: { profile: { title: unwanted } } });
  await logIn(page, account.email);
  const notice = page.getByRole("alert").filter({ hasText: title });
  await expect(notice).toContainText(
    "Your plan has room for no more pages. Delete one, or get more seats: each seat has room for one page. It is kept until",
  );
  const plans = page.getByRole("dialog", { name: /part of PRO$/ });
  await notice.getByRole("button", { name: "See plans" }).click();
  await plans.getByRole("button", { name: "Close" }).click();
  await expect(plans).toHaveCount(0);
  expect(await stored(page, title)).toBe(true);

  await page.reload();
  await notice.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("It could not be taken over yet. Nothing is lost.")).toBeVisible();

  // Another user of the same computer does not get it, neither on the dashboard nor in the editor.
  await page.context().clearCookies();
  await openEditor(page);
  await expect(page.getByRole("textbox", { name: "Title" })).toHaveValue("");
  await signUp(page);
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(notice).toHaveCount(0);
  await page.context().clearCookies();

  await logIn(page, account.email);
  await notice.getByRole("link", { name: "All pages" }).click();
  await page.waitForURL(/\/dashboard-pages/);
  await expect(notice.getByRole("link", { name: "All pages" })).toHaveCount(0);
  await page.getByRole("button", { name: "More about Untitled page" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page.getByRole("button", { name: "Delete page" }).click();
  await expect(page.getByRole("heading", { name: "You have no page yet." })).toBeVisible();
  await expect(page.getByText("0 of 1 used")).toBeVisible();
  // A notice is an alertdialog as well.
  const question = page.getByRole("alertdialog", { name: /^Discard / });
  for (const name of ["Cancel", "Close"]) {
    await notice.getByRole("button", { name: "Discard" }).click();
    await question.getByRole("button", { name }).click();
    await expect(question).toHaveCount(0);
  }
  const other = page.getByRole("alert").filter({ hasText: unwanted });
  await other.getByRole("button", { name: "Discard" }).click();
  await question.getByRole("button", { name: "Discard" }).click();
  await expect(other).toHaveCount(0);
  await notice.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("What you made is saved")).toBeVisible();
  await expect(page.getByRole("link", { name: title })).toBeVisible();
  await expect(page.getByText("1 of 1 used")).toBeVisible();
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
  await page.getByRole("textbox", { name: "Title" }).fill(label);
  await page.getByRole("textbox", { name: "Header", exact: true }).fill("Ada Lindqvist");
  await page.getByRole("button", { name: "Save and sign up" }).click();
  await page.waitForURL(/\/sign-up/);
  const unwanted = unique("Unwanted");
  await addDraft(page, { type: "business-card", entity: { title: unwanted, header: "Ada Lindqvist" } });
  await logIn(page, account.email);
  const notice = page.getByRole("alert").filter({ hasText: label });
  await expect(notice).toContainText("Your plan has room for no more business cards.");
  await notice.getByRole("link", { name: "All cards" }).click();
  await page.waitForURL(/\/dashboard-business-cards/);
  await expect(notice.getByRole("link", { name: "All cards" })).toHaveCount(0);
  await notice.getByRole("button", { name: "Discard" }).click();
  // A notice is an alertdialog as well.
  const question = page.getByRole("alertdialog", { name: /^Discard / });
  for (const name of ["Cancel", "Close"]) {
    await question.getByRole("button", { name }).click();
    await expect(question).toHaveCount(0);
    await notice.getByRole("button", { name: "Discard" }).click();
  }
  await question.getByRole("button", { name: "Cancel" }).click();
  const other = page.getByRole("alert").filter({ hasText: unwanted });
  await other.getByRole("button", { name: "Discard" }).click();
  await question.getByRole("button", { name: "Discard" }).click();
  await expect(other).toHaveCount(0);
  await expect(notice).toBeVisible();
  await notice.getByRole("button", { name: "See plans" }).click();
  await page
    .getByRole("dialog", { name: /part of PRO$/ })
    .getByRole("button", { name: "Close" })
    .click();
  await call(account, "DELETE", `/_/business-cards/${first.json<{ hash: string }>().hash}`);
  await notice.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("What you made is saved")).toBeVisible();
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
  await page.getByRole("textbox", { name: "Title" }).fill(title);
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
  await expect(notice).toContainText("It was made with an older version");
  await call(account, "DELETE", `/_/pages/${made.json<{ id: string }>().id}`);
  await notice.getByRole("link", { name: "Open in the editor" }).click();
  await page.waitForURL(/\/editor/);
  await expect(page.getByRole("textbox", { name: "Title" })).toHaveValue(title);
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.goto("/dashboard");
  await notice.getByRole("button", { name: "Discard" }).click();
  // A notice is an alertdialog as well.
  const question = page.getByRole("alertdialog", { name: /^Discard / });
  await expect(question).toContainText(title);
  await question.getByRole("button", { name: "Close" }).click();
  await notice.getByRole("button", { name: "Discard" }).click();
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(notice).toBeVisible();
  await notice.getByRole("button", { name: "Discard" }).click();
  await question.getByRole("button", { name: "Discard" }).click();
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
  const block = { key: "ask", type: "collectContacts", data: { fields: [{ name: "name", required: true }] } };
  const made = await call(account, "POST", "/_/pages", {
    slug,
    profile: { title: "Leads" },
    blocks: [block],
  });
  await call(account, "POST", `/_/pages/${made.json<{ id: string }>().id}/publish`);
  const site = `http://me.${new URL(page.url() === "about:blank" ? (process.env.E2E_ORIGIN ?? "") : page.url()).host}`;
  await page.goto(`${site}/${slug}`);
  await page.getByText("Share your contact details").click();
  await page.getByRole("textbox", { name: "Name" }).fill("Grace Hopper");
  await page.getByRole("checkbox").check();
  // Forms sent faster than a person types are held as spam.
  await page.waitForTimeout(TYPING_MS);
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("heading", { name: "Thank you" })).toBeVisible();

  await page.goto("/dashboard");
  const notice = page.getByRole("alert").filter({ hasText: "1 person left their details" });
  await notice.getByRole("button", { name: "Send the confirmation again" }).click();
  await expect(page.getByText(`Confirmation sent to ${email}`)).toBeVisible();
  const mails = async () =>
    (await ask("app", "/dev/inbox.json")).json<{ to: string; text: string; subject: string }[]>();
  const toOwner = async (subject: string) =>
    (await mails()).filter((mail) => mail.to === email && mail.subject === subject);
  await expect(async () => expect(await toOwner("Confirm your e-mail address")).toHaveLength(2)).toPass();
  const [confirmation] = await toOwner("Confirm your e-mail address");
  const link = /https?:\/\/\S+\/verify-email\/\S+/.exec(confirmation?.text ?? "")?.[0] ?? "";
  await page.goto(link);
  await page.getByRole("main").getByRole("button").click();
  await expect(async () =>
    expect((await toOwner("New contact from your page Leads")).map(({ text }) => text)).toEqual([
      expect.stringContaining("Grace Hopper"),
    ]),
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
  await expect(main).toContainText(
    "It was used already, or it is too old. Log in, and we send you a new link.",
  );
  await main.getByRole("link", { name: "Log in" }).click();
  await page.waitForURL(/\/login/);
  await main.getByRole("textbox", { name: "E-mail" }).fill(email);
  await main.getByRole("textbox", { name: "Password" }).fill(PASSWORD);
  await main.getByRole("button", { name: "Log in" }).click();
  await page.waitForURL(/\/verify-email\/zzz/);
  await expect(main.getByRole("link", { name: "Go to the dashboard" })).toBeVisible();
  await main.getByRole("button", { name: "Send a new link" }).click();
  await expect(page.getByText(`We sent a new link to ${email}`)).toBeVisible();
  const mails = async () =>
    (await ask("app", "/dev/inbox.json"))
      .json<{ to: string; text: string; subject: string }[]>()
      .filter(({ to, subject }) => to === email && subject === "Confirm your e-mail address");
  await expect(async () => expect(await mails()).toHaveLength(2)).toPass();
  const [mail] = await mails();
  await page.goto(/https?:\/\/\S+\/verify-email\/\S+/.exec(mail?.text ?? "")?.[0] ?? "");
  await main.getByRole("button", { name: "Confirm address" }).click();
  await expect(main).toContainText("Thank you, your address is confirmed");
  await page.goto("/verify-email/zzz");
  await expect(main).toContainText("Your address is confirmed already: there is nothing left to do.");
  await main.getByRole("link", { name: "Go to the dashboard" }).click();
  await page.waitForURL(/\/dashboard$/);
});
