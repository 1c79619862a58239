import { randomUUID } from "node:crypto";
import { ask } from "../support/http.ts";
import { expectAccessible } from "./accessible.ts";
import { hydrated } from "./hydrated.ts";
import { addressOf, ENGLISH_DESK, fill, messagesOf, screensOf } from "./languages.ts";
import { signInBy } from "./sign-in.ts";
import { expect, type Page, test } from "./test.ts";

const PASSWORD = "plover and heron";
const newAddress = (host: string) => `journey-${randomUUID()}@${host}`;

/** Continues at the stand-in's screen as a user with the given address and name. */
async function goOnAs(page: Page, email: string, name = "Zoë Berg", trouble?: string): Promise<void> {
  await page.waitForURL(/\/\/sandbox\./);
  if (trouble) await page.getByLabel("What happens").selectOption(trouble);
  await page.getByLabel("E-mail").fill(email);
  await page.getByRole("textbox", { name: "Name" }).fill(name);
  await page.getByRole("button", { name: "Go on", exact: true }).click();
}

async function linkMailedTo(email: string, pattern: RegExp): Promise<string> {
  let found = "";
  await expect(async () => {
    const mails = (await ask("app", "/dev/inbox.json")).json<{ to: string; text: string }[]>();
    found =
      mails.map(({ to, text }) => (to === email ? pattern.exec(text)?.[0] : undefined)).find(Boolean) ?? "";
    expect(found).not.toBe("");
  }).toPass();
  return found;
}

for (const { code, viewport } of screensOf(ENGLISH_DESK)) {
  test.describe(`${code}-${viewport.width}`, () => {
    test.use({ viewport });

    for (const provider of ["Google", "Apple"]) {
      test(`signing up and in again with ${provider}`, async ({ page }) => {
        const { accounts } = await messagesOf(code);
        const label = fill(accounts.social.continue, { provider });
        const email = newAddress("gmail.com");
        await page.goto(addressOf(code, "/sign-up"));
        await page.getByRole("button", { name: label }).click();
        await goOnAs(page, email);
        await page.waitForURL(/\/dashboard$/);
        expect(new URL(page.url()).origin).toBe(new URL(addressOf(code, "/")).origin);
        await page.context().clearCookies();
        await page.goto(addressOf(code, "/login"));
        await page.getByRole("button", { name: label }).click();
        await goOnAs(page, email);
        await page.waitForURL(/\/dashboard$/);
      });
    }

    test("cancelled, and tried again", async ({ page }) => {
      const { accounts } = await messagesOf(code);
      const provider = "Apple";
      await page.goto(addressOf(code, "/login"));
      await page.getByRole("button", { name: fill(accounts.social.continue, { provider }) }).click();
      await page.waitForURL(/\/\/sandbox\./);
      await page.getByRole("button", { name: "Cancel" }).click();
      const heading = page.getByRole("heading", { level: 1 });
      await expect(heading).toHaveText(fill(accounts.social.cancelled.title, { provider }));
      await expectAccessible(page, `${code}-social-cancelled`);
      await page.getByRole("button", { name: fill(accounts.social.continue, { provider }) }).click();
      await goOnAs(page, newAddress("gmail.com"));
      await page.waitForURL(/\/dashboard$/);
    });
  });
}

test("who comes from the sign-up and cancels is led back to it", async ({ page }) => {
  await page.goto("/sign-up");
  await page.getByRole("button", { name: "Continue with Google" }).click();
  await page.waitForURL(/\/\/sandbox\./);
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("link", { name: "Back to the sign-up" }).click();
  await expect(page).toHaveURL(/\/sign-up$/);
});

test("a draft made before comes along, and waits on the dashboard", async ({ page }) => {
  await page.goto("/editor/new");
  const title = page.getByRole("textbox", { name: "Title" });
  await title.first().fill("Made before");
  await page
    .getByRole("button", { name: /^(Save|Publish)/ })
    .first()
    .click();
  await page.waitForURL(/\/sign-up/);
  await page.getByRole("button", { name: "Continue with Apple" }).click();
  await goOnAs(page, newAddress("gmail.com"));
  await page.waitForURL(/\/dashboard\?|\/editor|\/share-page/);
  await page.goto("/dashboard-pages");
  await expect(page.getByRole("main")).toContainText("Made before");
});

test("a known address asks for its password once", async ({ page, allow }) => {
  allow.response(422, /\/login\/social/, "a wrong password");
  const email = newAddress("gmail.com");
  await signInBy(page, addressOf("en", "/sign-up"), { name: "Ada", email, password: PASSWORD });
  const link = await linkMailedTo(email, /https?:\/\/\S+\/verify-email\/\S+/);
  // Without a session the link requires the account's password.
  await page.context().clearCookies();
  await page.goto(link);
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await page.waitForURL(/forgot-password/);
  await page.goto(link);
  await page.getByRole("textbox", { name: "Password" }).fill(PASSWORD);
  await page.getByRole("button", { name: "Show password" }).click();
  await page.getByRole("button", { name: "Hide password" }).click();
  await page.getByRole("button", { name: "Confirm address" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thank you, your address is confirmed");
  await page.goto("/login");
  await page.getByRole("button", { name: "Continue with Google" }).click();
  await goOnAs(page, email);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You have an account already");
  await expectAccessible(page, "social-known");
  const password = page.getByRole("textbox", { name: "Password" });
  await password.fill("not this one");
  await page.getByRole("button", { name: "Show password" }).click();
  await page.getByRole("button", { name: "Hide password" }).click();
  await page.getByRole("button", { name: "Link and sign in" }).click();
  await expect(page.getByText("This is not your password.")).toBeVisible();
  await password.fill(PASSWORD);
  await page.getByRole("button", { name: "Link and sign in" }).click();
  await page.waitForURL(/\/dashboard$/);
});

test("who forgot the password of a known address is linked by a mailed link", async ({ page }) => {
  const email = newAddress("gmail.com");
  // An account with a verified address and no password: created with the other provider.
  await page.goto("/sign-up");
  await page.getByRole("button", { name: "Continue with Apple" }).click();
  await goOnAs(page, email);
  await page.waitForURL(/\/dashboard$/);
  await page.context().clearCookies();
  await page.goto("/login");
  await page.getByRole("button", { name: "Continue with Google" }).click();
  await goOnAs(page, email);
  await page.getByRole("button", { name: "Send me a link instead" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Look into your inbox");
  await page.getByRole("button", { name: "Send the link again" }).click();
  await expect(async () => {
    const mails = (await ask("app", "/dev/inbox.json")).json<{ to: string; subject: string }[]>();
    expect(mails.filter(({ to, subject }) => to === email && /^Confirm/.test(subject))).toHaveLength(2);
  }).toPass();
  await page.goto(await linkMailedTo(email, /https?:\/\/\S+\/login\/social\/prove\/\S+/));
  await page.getByRole("button", { name: "Confirm and sign in" }).click();
  await page.waitForURL(/\/dashboard$/);
});

test("providers are linked in the account and taken away again; the last way in stays", async ({ page }) => {
  await page.goto("/sign-up");
  await page.getByRole("button", { name: "Continue with Google" }).click();
  await goOnAs(page, newAddress("gmail.com"));
  await page.waitForURL(/\/dashboard$/);
  await page.goto("/account/sign-in");
  await expectAccessible(page, "ways-in");
  const main = page.getByRole("main");
  await expect(main.getByRole("button", { name: "Unlink Google" })).toBeDisabled();
  await expect(main).toContainText("This is your only way in.");
  await main.getByRole("button", { name: "Link Apple" }).click();
  await goOnAs(page, newAddress("icloud.example"));
  await expect(main.getByRole("status")).toContainText("Apple is linked");
  await hydrated(page);
  await main.getByRole("button", { name: "Unlink Google" }).click();
  const dialog = page.getByRole("alertdialog");
  for (const leave of ["Cancel", "Close"]) {
    await dialog.getByRole("button", { name: leave }).click();
    await expect(dialog).toHaveCount(0);
    await main.getByRole("button", { name: "Unlink Google" }).click();
  }
  await dialog.getByRole("button", { name: "Unlink" }).click();
  await expect(page.getByText("Google is unlinked")).toBeVisible();
  await expect(main.getByRole("button", { name: "Link Google" })).toBeVisible();
  await main.getByRole("link", { name: "Account settings" }).click();
  await page.waitForURL(/\/account$/);
});

test("a provider proves anew who is there, and the step that waited goes on", async ({ page }) => {
  const email = newAddress("gmail.com");
  await page.goto("/sign-up");
  await page.getByRole("button", { name: "Continue with Google" }).click();
  await goOnAs(page, email);
  await page.waitForURL(/\/dashboard$/);
  await page.goto("/account/sign-in?confirm=apple");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Confirm with Google" }).click();
  await goOnAs(page, email);
  await expect(page.getByRole("status").filter({ hasText: "Thank you." })).toBeVisible();
});

test("what did not end in a sign-in leads on", async ({ page }) => {
  const main = page.getByRole("main");
  await page.goto("/login/social?client=google&outcome=state");
  await main.getByRole("link", { name: "Back to the login" }).click();
  await page.waitForURL(/\/login$/);
  await page.goto(`/login/social/prove/${"x".repeat(43)}`);
  await expect(main).toContainText("It was used already, or it is too old.");
  await main.getByRole("link", { name: "Back to the login" }).click();
  await page.waitForURL(/\/login$/);
  const email = newAddress("visita.example");
  await signInBy(page, addressOf("en", "/sign-up"), { name: "Ada", email, password: PASSWORD });
  await page.goto("/login/social?client=apple&outcome=taken");
  await expectAccessible(page, "social-taken");
  await main.getByRole("link", { name: "Ways to sign in" }).click();
  await page.waitForURL(/\/account\/sign-in$/);
});

test("trouble at a provider is told", async ({ page }) => {
  for (const [trouble, heading] of [
    ["error-500", "Google does not answer"],
    ["wrong-key", "Google did not sign you in"],
  ] as const) {
    await page.goto("/login");
    await page.getByRole("button", { name: "Continue with Google" }).click();
    await goOnAs(page, newAddress("gmail.com"), "Zoë", trouble);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
  }
});
