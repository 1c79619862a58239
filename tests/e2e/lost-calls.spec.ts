import { en } from "../../app/i18n/english.ts";
import { addressOf } from "./languages.ts";
import { startingWith, t } from "./messages.ts";
import { signUp } from "./page-editor-steps.ts";
import { expect, type Page, test } from "./test.ts";

const { lost } = en.notifications;
const OFFLINE = /net::ERR_(INTERNET_DISCONNECTED|FAILED)/;
const main = (page: Page) => page.getByRole("main");

/** The code that preserves the screen is loaded with the first key, or shortly after. */
const untilKept = (page: Page) =>
  page.waitForFunction(() => !String(window.fetch).includes("[native code]"), undefined, { timeout: 30_000 });

/** The notice that a call was lost. */
async function expectTold(page: Page): Promise<void> {
  const notice = page.getByRole("alertdialog").filter({ hasText: lost });
  await expect(notice).toHaveCount(1);
  await notice.getByRole("button", { name: en.shell.close, exact: true }).click();
  await expect(notice).toHaveCount(0);
}

test("without a connection a form and its screen stay, and are sent afterwards", async ({
  page,
  context,
  allow,
}) => {
  allow.console(OFFLINE, "there is no connection");
  await page.goto(addressOf("en", "/sign-up"));
  const fields = {
    [t("accounts:name")]: "Ada Lovelace",
    [t("accounts:email")]: `lost-${Date.now().toString(36)}@visita.example`,
  };
  for (const [name, value] of Object.entries(fields))
    await main(page).getByRole("textbox", { name, exact: true }).fill(value);
  await main(page).locator("input[type=password]").fill("visita-demo-1");
  await untilKept(page);
  await context.setOffline(true);
  const create = main(page).getByRole("button", { name: en.accounts.signUp.submit, exact: true });
  await create.click();
  await expectTold(page);
  for (const [name, value] of Object.entries(fields))
    await expect(main(page).getByRole("textbox", { name, exact: true })).toHaveValue(value);
  await context.setOffline(false);
  await create.click();
  await page.waitForURL(/\/dashboard/);
});

test("a screen that cannot be reached leaves the one that is there", async ({ page, context, allow }) => {
  allow.console(OFFLINE, "there is no connection");
  await signUp(page);
  await page.goto(addressOf("en", "/dashboard"));
  const links = page
    .getByRole("navigation")
    .getByRole("link", { name: en.shell.sidebar.contacts, exact: true });
  // The code of the list is there, its data is not.
  await links.first().click();
  // The address changes before the screen does.
  await expect(page).toHaveTitle(startingWith(t("contactList:meta.contactList.title")));
  await page.goBack();
  await expect(page).toHaveTitle(startingWith(t("dashboard:meta.dashboard.title")));
  await untilKept(page);
  await context.setOffline(true);
  await links.first().click();
  await expectTold(page);
  expect(new URL(page.url()).pathname).toBe("/dashboard");
  await expect(main(page).getByRole("heading", { level: 1 })).toBeVisible();
  await context.setOffline(false);
  await links.first().click();
  await page.waitForURL(/\/contact-list/);
});

test("what is fetched anew and what is sent beside a screen leave it, also where the server fails", async ({
  page,
  allow,
}) => {
  allow.response(503, /_data=/, "the server is down for a moment");
  await signUp(page);
  await page.goto(addressOf("en", "/account/edit"));
  const name = main(page).getByRole("textbox", { name: startingWith(t("profile:fields.position")) });
  await name.fill("Analyst");
  await untilKept(page);
  let failed = 0;
  await page.route(/_data=/, (route) => {
    failed++;
    return route.fulfill({ status: 503, contentType: "text/html", body: "<h1>Unavailable</h1>" });
  });
  await main(page)
    .locator("input[type=file]")
    .setInputFiles({
      name: "me.png",
      mimeType: "image/png",
      buffer: Buffer.from(
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
        "base64",
      ),
    });
  await page.getByRole("dialog").getByRole("button", { name: en.editor.crop.use, exact: true }).click();
  await expectTold(page);
  expect(failed).toBeGreaterThan(0);
  await expect(name).toHaveValue("Analyst");
  await page.unroute(/_data=/);
});
