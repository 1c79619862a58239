import { randomUUID } from "node:crypto";
import { expectAccessible } from "./accessible.ts";
import { hydrated } from "./hydrated.ts";
import { addressOf } from "./languages.ts";
import { signInBy } from "./sign-in.ts";
import { expect, type Page, test } from "./test.ts";

const PASSWORD = "plover and heron";

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
  await main.getByRole("button", { name: "Add a passkey" }).click();
  await expect(page.getByText("Passkey added")).toBeVisible();
  await main.getByRole("button", { name: "Rename Passkey 1" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await main.getByRole("button", { name: "Rename Passkey 1" }).click();
  await page.getByRole("dialog").getByRole("textbox", { name: "Name" }).fill("My phone");
  await page.getByRole("dialog").getByRole("button", { name: "Rename", exact: true }).click();
  await expect(main).toContainText("My phone");
  await expectAccessible(page, "passkeys");

  // Users with an account can sign in on the sign-up screen as well.
  for (const path of ["/sign-up", "/login"]) {
    await page.context().clearCookies();
    await page.goto(path);
    await main.getByRole("button", { name: "Sign in with a passkey" }).click();
    await page.waitForURL(/\/dashboard$/);
    // What the dashboard loads late still belongs to this session.
    await page.waitForLoadState("networkidle");
  }
  await page.goto("/account/sign-in");
  await expect(main).toContainText(/My phone.*last used/s);

  await main.getByRole("button", { name: "Remove My phone" }).click();
  const remove = page.getByRole("alertdialog");
  for (const leave of ["Cancel", "Close"]) {
    await remove.getByRole("button", { name: leave }).click();
    await expect(remove).toHaveCount(0);
    await main.getByRole("button", { name: "Remove My phone" }).click();
  }
  await remove.getByRole("button", { name: "Remove" }).click();
  await expect(page.getByText("Passkey removed")).toBeVisible();
  await expect(main).toContainText("You have no passkeys yet.");
  expect(email).toContain("@");
});

test("a passkey, and the password, prove anew who is there", async ({ page, allow }) => {
  allow.response(422, /\/account\/confirm/, "a wrong password");
  await withAuthenticator(page);
  await signUp(page);
  await page.goto("/account/sign-in");
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await expect(page.getByText("Passkey added")).toBeVisible();
  const dialog = page.getByRole("dialog");
  await page.goto("/account/sign-in?confirm=google");
  await expectAccessible(page, "confirm-identity");
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toHaveCount(0);
  // After reauthentication the provider to be linked opens.
  await page.goto("/account/sign-in?confirm=google");
  await dialog.getByRole("button", { name: "Confirm with a passkey" }).click();
  await page.waitForURL(/\/\/sandbox\./);
  await page.goto("/account/sign-in?confirm=google");
  await dialog.getByRole("textbox", { name: "Password" }).fill("not this one");
  await dialog.getByRole("button", { name: "Show password" }).click();
  await dialog.getByRole("button", { name: "Hide password" }).click();
  await dialog.getByRole("button", { name: "Confirm", exact: true }).click();
  await expect(dialog).toContainText("This is not your password.");
  await dialog.getByRole("textbox", { name: "Password" }).fill(PASSWORD);
  await dialog.getByRole("button", { name: "Confirm", exact: true }).click();
  await page.waitForURL(/\/\/sandbox\./);
});

test("a known address is linked by the account's passkey", async ({ page }) => {
  await withAuthenticator(page);
  const email = `passkey-${randomUUID()}@gmail.com`;
  await page.goto("/sign-up");
  await page.getByRole("button", { name: "Continue with Apple" }).click();
  await page.getByLabel("E-mail").fill(email);
  await page.getByRole("button", { name: "Go on", exact: true }).click();
  await page.waitForURL(/\/dashboard$/);
  await page.goto("/account/sign-in");
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await expect(page.getByText("Passkey added")).toBeVisible();
  await page.context().clearCookies();
  await page.goto("/login");
  await page.getByRole("button", { name: "Continue with Google" }).click();
  await page.getByLabel("E-mail").fill(email);
  await page.getByRole("button", { name: "Go on", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You have an account already");
  await hydrated(page);
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await page.waitForURL(/\/dashboard$/);
});

test("a browser that refuses makes no passkey, and one without any signs nobody in", async ({ page }) => {
  const { session, authenticatorId } = await withAuthenticator(page);
  await session.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified: false });
  await signUp(page);
  await page.goto("/account/sign-in");
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await expect(page.getByText("No passkey was made. Nothing has changed.")).toBeVisible();
  await page.context().clearCookies();
  await page.goto("/login");
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(page.getByText("No passkey was used.")).toBeVisible();
});

test("an address by number offers no passkey", async ({ page, baseURL }) => {
  await page.goto(`${(baseURL ?? "").replace("localhost", "127.0.0.1")}/login`);
  await expect(page.getByRole("button", { name: "Continue with Google" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Sign in with a passkey" })).toHaveCount(0);
});
