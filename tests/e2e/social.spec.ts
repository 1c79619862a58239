import { randomUUID } from "node:crypto";
import { ask } from "../support/http.ts";
import { expectAccessible } from "./accessible.ts";
import { hydrated } from "./hydrated.ts";
import { addressOf, ENGLISH_DESK, fill, messagesOf, screensOf } from "./languages.ts";
import { t } from "./messages.ts";
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
  await page.getByRole("button", { name: t("accounts:social.continue", { provider: "Google" }) }).click();
  await page.waitForURL(/\/\/sandbox\./);
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("link", { name: t("accounts:social.backToSignUp") }).click();
  await expect(page).toHaveURL(/\/sign-up$/);
});

test("a draft made before comes along, and waits on the dashboard", async ({ page }) => {
  await page.goto("/editor/new");
  const title = page.getByRole("textbox", { name: t("editor:general.title") });
  await title.first().fill("Made before");
  await page
    .getByRole("button", { name: t("editor:saveAndSignUp") })
    .first()
    .click();
  await page.waitForURL(/\/sign-up/);
  await page.getByRole("button", { name: t("accounts:social.continue", { provider: "Apple" }) }).click();
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
  await page.getByRole("link", { name: t("accounts:login.forgot") }).click();
  await page.waitForURL(/forgot-password/);
  await page.goto(link);
  await page.getByRole("textbox", { name: t("accounts:password") }).fill(PASSWORD);
  await page.getByRole("button", { name: t("accounts:showPassword") }).click();
  await page.getByRole("button", { name: t("accounts:hidePassword") }).click();
  await page.getByRole("button", { name: t("accounts:verify.submit") }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("accounts:verify.doneTitle"));
  await page.goto("/login");
  await page.getByRole("button", { name: t("accounts:social.continue", { provider: "Google" }) }).click();
  await goOnAs(page, email);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("accounts:social.known.title"));
  await expectAccessible(page, "social-known");
  const password = page.getByRole("textbox", { name: t("accounts:password") });
  await password.fill("not this one");
  await page.getByRole("button", { name: t("accounts:showPassword") }).click();
  await page.getByRole("button", { name: t("accounts:hidePassword") }).click();
  await page.getByRole("button", { name: t("accounts:social.link") }).click();
  await expect(page.getByText(t("errors:passwordWrong"))).toBeVisible();
  await password.fill(PASSWORD);
  await page.getByRole("button", { name: t("accounts:social.link") }).click();
  await page.waitForURL(/\/dashboard$/);
});

test("who forgot the password of a known address is linked by a mailed link", async ({ page }) => {
  const email = newAddress("gmail.com");
  // An account with a verified address and no password: created with the other provider.
  await page.goto("/sign-up");
  await page.getByRole("button", { name: t("accounts:social.continue", { provider: "Apple" }) }).click();
  await goOnAs(page, email);
  await page.waitForURL(/\/dashboard$/);
  await page.context().clearCookies();
  await page.goto("/login");
  await page.getByRole("button", { name: t("accounts:social.continue", { provider: "Google" }) }).click();
  await goOnAs(page, email);
  await page.getByRole("button", { name: t("accounts:social.mailInstead") }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("accounts:social.mailed.title"));
  await page.getByRole("button", { name: t("accounts:social.mailAgain") }).click();
  await expect(async () => {
    const mails = (await ask("app", "/dev/inbox.json")).json<{ to: string; subject: string }[]>();
    const subject = t("mail:proveSocial.subject", { provider: "Google" });
    expect(mails.filter((mail) => mail.to === email && mail.subject === subject)).toHaveLength(2);
  }).toPass();
  await page.goto(await linkMailedTo(email, /https?:\/\/\S+\/login\/social\/prove\/\S+/));
  await page.getByRole("button", { name: t("accounts:prove.submit") }).click();
  await page.waitForURL(/\/dashboard$/);
});

test("providers are linked in the account and taken away again; the last way in stays", async ({ page }) => {
  await page.goto("/sign-up");
  await page.getByRole("button", { name: t("accounts:social.continue", { provider: "Google" }) }).click();
  await goOnAs(page, newAddress("gmail.com"));
  await page.waitForURL(/\/dashboard$/);
  await page.goto("/account/sign-in");
  await expectAccessible(page, "ways-in");
  const main = page.getByRole("main");
  await expect(
    main.getByRole("button", { name: t("ways:identities.unlinkNamed", { provider: "Google" }) }),
  ).toBeDisabled();
  await expect(main).toContainText(t("ways:lastWay"));
  await main.getByRole("button", { name: t("ways:identities.linkNamed", { provider: "Apple" }) }).click();
  await goOnAs(page, newAddress("icloud.example"));
  await expect(main.getByRole("status")).toContainText(t("ways:identities.linked", { provider: "Apple" }));
  await hydrated(page);
  await main.getByRole("button", { name: t("ways:identities.unlinkNamed", { provider: "Google" }) }).click();
  const dialog = page.getByRole("alertdialog");
  for (const leave of [t("ways:cancel"), t("ways:close")]) {
    await dialog.getByRole("button", { name: leave }).click();
    await expect(dialog).toHaveCount(0);
    await main
      .getByRole("button", { name: t("ways:identities.unlinkNamed", { provider: "Google" }) })
      .click();
  }
  await dialog.getByRole("button", { name: t("ways:identities.unlink") }).click();
  await expect(page.getByText(t("ways:identities.unlinked", { provider: "Google" }))).toBeVisible();
  await expect(
    main.getByRole("button", { name: t("ways:identities.linkNamed", { provider: "Google" }) }),
  ).toBeVisible();
  await main.getByRole("link", { name: t("ways:back") }).click();
  await page.waitForURL(/\/account$/);
});

test("a provider proves anew who is there, and the step that waited goes on", async ({ page }) => {
  const email = newAddress("gmail.com");
  await page.goto("/sign-up");
  await page.getByRole("button", { name: t("accounts:social.continue", { provider: "Google" }) }).click();
  await goOnAs(page, email);
  await page.waitForURL(/\/dashboard$/);
  await page.goto("/account/sign-in?confirm=apple");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: t("ways:confirm.provider", { provider: "Google" }) }).click();
  await goOnAs(page, email);
  await expect(page.getByRole("status").filter({ hasText: t("ways:confirm.done") })).toBeVisible();
});

test("what did not end in a sign-in leads on", async ({ page }) => {
  const main = page.getByRole("main");
  await page.goto("/login/social?client=google&outcome=state");
  await main.getByRole("link", { name: t("accounts:forgot.back") }).click();
  await page.waitForURL(/\/login$/);
  await page.goto(`/login/social/prove/${"x".repeat(43)}`);
  await expect(main).toContainText(t("accounts:verify.overText"));
  await main.getByRole("link", { name: t("accounts:forgot.back") }).click();
  await page.waitForURL(/\/login$/);
  const email = newAddress("visita.example");
  await signInBy(page, addressOf("en", "/sign-up"), { name: "Ada", email, password: PASSWORD });
  await page.goto("/login/social?client=apple&outcome=taken");
  await expectAccessible(page, "social-taken");
  await main.getByRole("link", { name: t("accounts:social.backToWays") }).click();
  await page.waitForURL(/\/account\/sign-in$/);
});

test("trouble at a provider is told", async ({ page }) => {
  for (const [trouble, heading] of [
    ["error-500", t("accounts:social.away.title", { provider: "Google" })],
    ["wrong-key", t("accounts:social.refused.title", { provider: "Google" })],
  ] as const) {
    await page.goto("/login");
    await page.getByRole("button", { name: t("accounts:social.continue", { provider: "Google" }) }).click();
    await goOnAs(page, newAddress("gmail.com"), "Zoë", trouble);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
  }
});
