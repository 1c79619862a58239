import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { unzipSync } from "fflate";
import { api, newVerifiedPerson, PASSWORD } from "../http/api-client.ts";
import { ask } from "../support/http.ts";
import { expectAccessible } from "./accessible.ts";
import { hydrated } from "./hydrated.ts";
import { addressOf, ENGLISH_DESK, fill, messagesOf, screensOf } from "./languages.ts";
import { t, within } from "./messages.ts";
import { signInBy } from "./sign-in.ts";
import { expect, type Page, test } from "./test.ts";

/** A new account with a page and a card, signed in on the host of a language. */
async function somebody(page: Page, code: Parameters<typeof addressOf>[0]) {
  const email = `test-${randomUUID()}@visita.example`;
  await signInBy(page, addressOf(code, "/sign-up"), { email, password: PASSWORD, name: "Test Person" });
  const call = async <T>(path: string, body: object, token?: string) => {
    const headers = {
      "Content-Type": "application/json",
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
    };
    return (await ask("api", path, { method: "POST", headers, body: JSON.stringify(body) })).json<T>();
  };
  const { token } = await call<{ token: string }>("/security/login", { email, password: PASSWORD });
  const made = await call<{ slug: string; url: string }>(
    "/_/pages",
    { profile: { title: "Leaving soon" } },
    token,
  );
  await call("/_/business-cards", { title: "My card", header: "Test Person" }, token);
  return { email, ...made };
}

for (const { code, viewport } of screensOf(ENGLISH_DESK)) {
  test(`deleting the account in three steps, ${code} at ${viewport.width}`, async ({ page, allow }) => {
    test.slow();
    allow.response(422, /^(\/\w\w)?\/account\/deletion/, "address and password are wrong");
    await page.setViewportSize(viewport);
    const { leaving, accounts, errors, dashboard: _dashboard } = await messagesOf(code);
    const { email, slug } = await somebody(page, code);
    const main = page.getByRole("main");
    const look = (name: string) => expectAccessible(page, `leaving-${name}-${code}-${viewport.width}`);

    await page.goto(addressOf(code, "/account/delete"));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(leaving.why.title);
    await look("why");
    for (const reason of Object.values(leaving.why.reasons))
      await main.getByRole("radio", { name: reason }).check({ force: true });
    await main.getByRole("radio", { name: leaving.why.reasons.price }).check({ force: true });
    await main.getByRole("button", { name: leaving.why.next }).click();

    await expect(page.getByRole("heading", { level: 1 })).toHaveText(leaving.goes.title);
    await expect(page).toHaveURL(/reason=price/);
    await expect(main.getByText(slug)).toBeVisible();
    await expect(main.getByText(fill(leaving.goes.pages, { count: "1" }))).toBeVisible();
    await expect(main.getByText("My card")).toBeVisible();
    await look("goes");
    // A step back and forward: the choice is preserved.
    await main.getByRole("link", { name: leaving.back }).click();
    await expect(main.getByRole("radio", { name: leaving.why.reasons.price })).toBeChecked();
    await page.goBack();
    await main.getByRole("link", { name: leaving.goes.next, exact: true }).click();

    await expect(page.getByRole("heading", { level: 1 })).toHaveText(leaving.confirm.title);
    const address = main.getByRole("textbox", { name: leaving.confirm.email });
    const password = main.getByRole("textbox", { name: leaving.confirm.password });
    const submit = main.getByRole("button", { name: leaving.confirm.submit });
    await look("confirm");
    await submit.click();
    await expect(address).toBeFocused();
    await address.fill("somebody@visita.example");
    await password.fill("not this one");
    await submit.click();
    await expect(address).toHaveAccessibleDescription(errors.emailNotOwn);
    await address.fill(email.toUpperCase());
    await submit.click();
    await expect(password).toHaveAccessibleDescription(errors.passwordWrong);
    await main.getByRole("button", { name: accounts.showPassword }).click();
    await password.fill(PASSWORD);
    await main.getByRole("button", { name: accounts.hidePassword }).click();
    await submit.click();

    await expect(page.getByRole("heading", { level: 1 })).toHaveText(leaving.deleted.title);
    await look("deleted");
    expect((await ask("site", `/${slug}`)).status).toBe(410);
    await page.goto(addressOf(code, "/dashboard"));
    await expect(page).toHaveURL(/\/login$/);
  });
}

test("keeping the account leads back to the dashboard, and a second tab finds it gone", async ({
  page,
  context,
  allow,
}) => {
  const { email } = await somebody(page, "en");
  await page.goto("/account/delete");
  await page.getByRole("link", { name: t("leaving:keep") }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  const tabs = [page, await context.newPage()];
  for (const tab of tabs) {
    await tab.goto("/account/delete?step=confirm");
    await tab.getByRole("textbox", { name: t("leaving:confirm.email") }).fill(email);
    await tab.getByRole("textbox", { name: t("leaving:confirm.password") }).fill(PASSWORD);
  }
  const [first, second] = tabs;
  await first?.getByRole("button", { name: t("leaving:confirm.submit") }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("leaving:deleted.title"));
  allow.response(401, /\/account\/deletion/, "the first tab's deletion ended the session");
  await second?.getByRole("button", { name: t("leaving:confirm.submit") }).click();
  await expect(second ?? page).toHaveURL(/\/login$/);
  await page.getByRole("link", { name: t("leaving:deleted.home") }).click();
  await expect(page).toHaveURL(/\/$/);
});

for (const { code, viewport } of screensOf(ENGLISH_DESK)) {
  test(`exporting everything, ${code} at ${viewport.width}`, async ({ page }) => {
    test.slow();
    await page.setViewportSize(viewport);
    const { leaving } = await messagesOf(code);
    const { email, token } = await newVerifiedPerson();
    await api("/_/pages", { token, json: { profile: { title: "To be packed" } } });
    await signInBy(page, addressOf(code, "/login"), { email, password: PASSWORD });
    const main = page.getByRole("main");
    const look = (name: string) => expectAccessible(page, `export-${name}-${code}-${viewport.width}`);

    await page.goto(addressOf(code, "/account/delete?step=goes"));
    await main.getByRole("link", { name: leaving.goes.export }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(leaving.export.title);
    await expect(main.getByText(leaving.export.holds.pages)).toBeVisible();
    await look("begin");
    await main.getByRole("button", { name: leaving.export.submit }).click();

    // The screen polls the progress.
    await expect(main.getByRole("heading", { name: leaving.export.ready })).toBeVisible({ timeout: 30_000 });
    await look("ready");
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      main.getByRole("link", { name: leaving.export.download }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^export-\d{4}-\d\d-\d\d\.zip$/);
    const names = Object.keys(unzipSync(new Uint8Array(readFileSync(await file.path()))));
    expect(names).toContain("user.json");
    expect(names.filter((name) => /^pages\/.*\.html$/.test(name))).toHaveLength(1);
  });
}

test("an account without a password proves who is there by its provider, and is exported and deleted", async ({
  page,
  allow,
}) => {
  test.slow();
  allow.response(403, /\/account\/(exports|deletion)/, "the last proof is too old");
  const email = `leaving-${randomUUID()}@gmail.com`;
  const goOn = async () => {
    await page.getByLabel("E-mail").fill(email);
    await page.getByRole("button", { name: "Go on", exact: true }).click();
  };
  await page.goto("/sign-up");
  await page.getByRole("button", { name: t("accounts:social.continue", { provider: "Apple" }) }).click();
  await goOn();
  await page.waitForURL(/\/dashboard$/);
  // The sign-up is recent: a stubbed response requires reauthentication, as after ten minutes.
  const error = { code: "reauthentication_required", messageKey: "reauthenticationRequired", id: "x" };
  const late = (path: string) =>
    page.route(`**${path}`, (route) => route.fulfill({ status: 403, json: { ok: false, error } }), {
      times: 2,
    });
  /** Cancels first, which shows why nothing happened, and then reauthenticates. */
  const prove = async (again: () => Promise<void>) => {
    const dialog = page.getByRole("dialog", { name: t("ways:confirm.title") });
    await dialog.getByRole("button", { name: t("ways:close") }).click();
    await expect(page.getByRole("main").getByRole("alert")).toHaveText(t("errors:reauthenticationRequired"));
    await again();
    await dialog.getByRole("button", { name: t("ways:confirm.provider", { provider: "Apple" }) }).click();
    await goOn();
  };
  await page.goto("/account/export");
  await late("/account/exports");
  const begin = () => page.getByRole("button", { name: t("leaving:export.submit") }).click();
  await begin();
  await prove(begin);
  await page.waitForURL(/\/account\/export\?confirmed=apple$/);
  await hydrated(page);
  await begin();
  await expect(page.getByRole("link", { name: t("leaving:export.download") })).toBeVisible({
    timeout: 30_000,
  });

  await page.goto("/account/delete?step=confirm");
  await expect(
    page.getByText(within("leaving:confirm.textWithoutPassword", { email: /.?leaving-\S+/ })),
  ).toBeVisible();
  await late("/account/deletion");
  const typed = async () => {
    await page.getByRole("textbox", { name: t("leaving:confirm.email") }).fill(email);
    await page.getByRole("button", { name: t("leaving:confirm.submit") }).click();
  };
  await typed();
  await prove(typed);
  await page.waitForURL(/\/account\/delete\?step=confirm&confirmed=apple$/);
  await hydrated(page);
  await typed();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("leaving:deleted.title"));
});

test("an export waits for the address to be verified", async ({ page, allow }) => {
  await somebody(page, "en");
  await page.goto("/account/export");
  await expect(page.getByText(t("leaving:export.verify"))).toBeVisible();
  await expect(page.getByRole("button", { name: t("leaving:export.submit") })).toHaveCount(0);
  allow.response(429, /verification/, "it was sent a moment ago");
  await page.getByRole("button", { name: t("accounts:change.again") }).click();
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await page.getByRole("link", { name: t("leaving:export.back") }).click();
  await expect(page).toHaveURL(/\/account$/);
});
