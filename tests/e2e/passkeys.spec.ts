import { randomUUID } from "node:crypto";
import { expectAccessible } from "./accessible.ts";
import { hydrated } from "./hydrated.ts";
import { addressOf } from "./languages.ts";
import { t, within } from "./messages.ts";
import { PASSWORD } from "./page-editor-steps.ts";
import { settled } from "./settled.ts";
import { signInBy } from "./sign-in.ts";
import { pathMailedTo, prove } from "./team-steps.ts";
import { expect, type Page, test } from "./test.ts";

/** A virtual phone authenticator: it stores passkeys and verifies its user. */
async function withAuthenticator(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  const { authenticatorId } = await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { session, authenticatorId };
}

async function signUp(page: Page): Promise<string> {
  const email = `passkey-${randomUUID()}@visita.example`;
  await signInBy(page, addressOf("en", "/sign-up"), { name: "Ada", email, password: PASSWORD });
  return email;
}

test("a passkey is added, named, signs in, and is removed", async ({ page }) => {
  await withAuthenticator(page);
  const email = await signUp(page);
  await page.goto("/account/sign-in");
  const main = page.getByRole("main");
  await main.getByRole("button", { name: t("ways:passkeys.add") }).click();
  await expect(page.getByText(t("ways:passkeys.added"))).toBeVisible();
  await main
    .getByRole("button", {
      name: t("ways:passkeys.renameNamed", { name: t("ways:passkeys.newName", { number: 1 }) }),
    })
    .click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: t("ways:close") })
    .click();
  await main
    .getByRole("button", {
      name: t("ways:passkeys.renameNamed", { name: t("ways:passkeys.newName", { number: 1 }) }),
    })
    .click();
  await page
    .getByRole("dialog")
    .getByRole("textbox", { name: t("ways:passkeys.name") })
    .fill("My phone");
  await page
    .getByRole("dialog")
    .getByRole("button", { name: t("ways:passkeys.rename"), exact: true })
    .click();
  await expect(main).toContainText("My phone");
  await expectAccessible(page, "passkeys");

  // Users with an account can sign in on the sign-up screen as well.
  for (const path of ["/sign-up", "/login"]) {
    await page.context().clearCookies();
    await page.goto(path);
    // What the dashboard loads late still belongs to this session.
    const late = page.waitForResponse(/\/dashboard-visits\/recent/);
    await main.getByRole("button", { name: t("accounts:passkey.signIn") }).click();
    await page.waitForURL(/\/dashboard$/);
    await late;
    await settled(page);
  }
  await page.goto("/account/sign-in");
  await expect(main).toContainText(new RegExp(`My phone.*${within("ways:passkeys.used").source}`, "s"));

  await main.getByRole("button", { name: t("ways:passkeys.removeNamed", { name: "My phone" }) }).click();
  const remove = page.getByRole("alertdialog");
  for (const leave of [t("ways:cancel"), t("ways:close")]) {
    await remove.getByRole("button", { name: leave }).click();
    await expect(remove).toHaveCount(0);
    await main.getByRole("button", { name: t("ways:passkeys.removeNamed", { name: "My phone" }) }).click();
  }
  await remove.getByRole("button", { name: t("ways:passkeys.remove") }).click();
  await expect(page.getByText(t("ways:passkeys.removed"))).toBeVisible();
  await expect(main).toContainText(t("ways:passkeys.none"));
  expect(email).toContain("@");
});

test("a passkey, and the password, prove anew who is there", async ({ page, allow }) => {
  allow.response(422, /\/account\/confirm/, "a wrong password");
  await withAuthenticator(page);
  await signUp(page);
  await page.goto("/account/sign-in");
  await page.getByRole("button", { name: t("ways:passkeys.add") }).click();
  await expect(page.getByText(t("ways:passkeys.added"))).toBeVisible();
  const dialog = page.getByRole("dialog");
  await page.goto("/account/sign-in?confirm=google");
  await expectAccessible(page, "confirm-identity");
  await dialog.getByRole("button", { name: t("ways:close") }).click();
  await expect(dialog).toHaveCount(0);
  // After reauthentication the provider to be linked opens.
  await page.goto("/account/sign-in?confirm=google");
  await dialog.getByRole("button", { name: t("ways:confirm.passkey") }).click();
  await page.waitForURL(/\/\/sandbox\./);
  await page.goto("/account/sign-in?confirm=google");
  await dialog.getByRole("textbox", { name: t("accounts:password") }).fill("not this one");
  await dialog.getByRole("button", { name: t("accounts:showPassword") }).click();
  await dialog.getByRole("button", { name: t("accounts:hidePassword") }).click();
  await dialog.getByRole("button", { name: t("ways:confirm.submit"), exact: true }).click();
  await expect(dialog).toContainText(t("errors:passwordWrong"));
  await dialog.getByRole("textbox", { name: t("accounts:password") }).fill(PASSWORD);
  await dialog.getByRole("button", { name: t("ways:confirm.submit"), exact: true }).click();
  await page.waitForURL(/\/\/sandbox\./);
});

test("a known address is linked by the account's passkey", async ({ page }) => {
  await withAuthenticator(page);
  const email = `passkey-${randomUUID()}@gmail.com`;
  await page.goto("/sign-up");
  await page.getByRole("button", { name: t("accounts:social.continue", { provider: "Apple" }) }).click();
  await page.getByLabel("E-mail").fill(email);
  await page.getByRole("button", { name: "Go on", exact: true }).click();
  await page.waitForURL(/\/dashboard$/);
  await page.goto("/account/sign-in");
  await page.getByRole("button", { name: t("ways:passkeys.add") }).click();
  await expect(page.getByText(t("ways:passkeys.added"))).toBeVisible();
  await page.context().clearCookies();
  await page.goto("/login");
  await page.getByRole("button", { name: t("accounts:social.continue", { provider: "Google" }) }).click();
  await page.getByLabel("E-mail").fill(email);
  await page.getByRole("button", { name: "Go on", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("accounts:social.known.title"));
  await hydrated(page);
  await page.getByRole("button", { name: t("accounts:passkey.signIn") }).click();
  await page.waitForURL(/\/dashboard$/);
});

test("a browser that refuses makes no passkey, and one without any signs nobody in", async ({ page }) => {
  const { session, authenticatorId } = await withAuthenticator(page);
  await session.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified: false });
  await signUp(page);
  await page.goto("/account/sign-in");
  await page.getByRole("button", { name: t("ways:passkeys.add") }).click();
  await expect(page.getByText(t("ways:passkeys.notMade"))).toBeVisible();
  await page.context().clearCookies();
  await page.goto("/login");
  await page.getByRole("button", { name: t("accounts:passkey.signIn") }).click();
  await expect(page.getByText(t("accounts:passkey.none"))).toBeVisible();
});

test("an address by number offers no passkey", async ({ page, baseURL }) => {
  await page.goto(`${(baseURL ?? "").replace("localhost", "127.0.0.1")}/login`);
  await expect(
    page.getByRole("button", { name: t("accounts:social.continue", { provider: "Google" }) }),
  ).toBeVisible();
  await expect(page.getByRole("button", { name: t("accounts:passkey.signIn") })).toHaveCount(0);
});

test("a reset of the password lists the passkey that was added, and removes it where it stays ticked", async ({
  page,
  allow,
}) => {
  allow.response(403, /\/login\/passkey/, "a passkey that is removed");
  await withAuthenticator(page);
  const email = await signUp(page);
  await prove(page, email);
  await page.goto("/account/sign-in");
  const main = page.getByRole("main");
  await main.getByRole("button", { name: t("ways:passkeys.add") }).click();
  await expect(page.getByText(t("ways:passkeys.added"))).toBeVisible();

  let used: string | undefined;
  const reset = async (password: string, keeps: boolean) => {
    await page.context().clearCookies();
    await page.request.post(addressOf("en", "/forgot-password"), { form: { email } });
    used = await pathMailedTo(page, email, /\/forgot-password-change\/[\w-]{43}/, used);
    await page.goto(used);
    const way = main.getByRole("checkbox", { name: t("accounts:change.passkey") });
    await expect(way).toBeChecked();
    await expectAccessible(page, `reset-${keeps ? "keeps" : "removes"}`);
    if (keeps) await way.press("Space");
    await main.getByRole("textbox", { name: t("accounts:change.password"), exact: true }).fill(password);
    await main.getByRole("textbox", { name: t("accounts:change.confirm") }).fill(password);
    await main.getByRole("button", { name: t("accounts:change.submit") }).click();
    await expect(main.getByRole("status")).toBeVisible();
    await page.goto("/login");
    await main.getByRole("button", { name: t("accounts:passkey.signIn") }).click();
  };
  await reset("another quiet evening", true);
  await page.waitForURL(/\/dashboard$/);
  await settled(page);
  await reset("a third quiet evening", false);
  await expect(main.getByRole("alert").first()).toBeVisible();
  await expect(page).toHaveURL(/\/login/);
});
