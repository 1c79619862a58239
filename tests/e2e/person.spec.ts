import { readFileSync } from "node:fs";
import type { Messages } from "../../app/i18n/translated.ts";
import { expectAccessible } from "./accessible.ts";
import { addressOf, ENGLISH_DESK, fill, messagesOf, screensOf } from "./languages.ts";
import { like, t } from "./messages.ts";
import { PASSWORD, unique } from "./page-editor-steps.ts";
import { signInBy } from "./sign-in.ts";
import { expect, type Page, test } from "./test.ts";

const PORTRAIT = {
  name: "portrait.png",
  mimeType: "image/png",
  buffer: readFileSync("workers/sandbox/ada.bin"),
};
const NEXT_PASSWORD = "a-louder-evening-8";

const notice = (page: Page, text: string) => page.getByRole("alertdialog").getByText(text, { exact: true });

async function signUp(page: Page, code: Parameters<typeof addressOf>[0] = "en"): Promise<string> {
  const email = `${unique("person")}@visita.example`;
  await signInBy(page, addressOf(code, "/sign-up"), { name: "Ada Lindqvist", email, password: PASSWORD });
  return email;
}

/** The path of a link in the newest mail to an address that has one. */
async function linkTo(page: Page, email: string, pattern: RegExp): Promise<string> {
  let path = "";
  await expect(async () => {
    const mails = (await (await page.request.get("/dev/inbox.json")).json()) as {
      to: string;
      text: string;
    }[];
    const texts = mails.filter(({ to }) => to === email).map(({ text }) => text);
    path = texts.map((text) => pattern.exec(text)?.[0]).find(Boolean) ?? "";
    expect(path).not.toBe("");
  }).toPass();
  return path;
}

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole("main").getByRole("button", { name: label }).click();
  await page.getByRole("option", { name: option, exact: true }).click();
}

/** Chooses an image by the button that opens the browser's own dialog. */
async function choosePicture(page: Page, name: string): Promise<void> {
  const opened = page.waitForEvent("filechooser");
  await page.getByRole("main").getByRole("button", { name }).click();
  await (await opened).setFiles(PORTRAIT);
}

for (const { code, viewport } of screensOf(ENGLISH_DESK)) {
  test.describe(`${code}-${viewport.width}`, () => {
    test.use({ viewport });
    test.slow();

    test("the questions after the sign-up, and the first steps", async ({ page }) => {
      const m: Messages = await messagesOf(code);
      const { questions } = m;
      // A user whose name equals the address has not entered a name.
      const name = unique("person");
      const fields = { name, email: `${name}@visita.example`, password: PASSWORD };
      await signInBy(page, addressOf(code, "/sign-up"), fields);
      await page.goto(addressOf(code, "/dashboard"));
      const main = page.getByRole("main");
      const next = main.getByRole("button", { name: questions.next, exact: true });
      await expectAccessible(page, `questions-${code}-${viewport.width}`);
      await main.getByRole("textbox", { name: questions.of.name.label }).fill("Ada L.");
      await next.click();
      await choose(page, questions.of.industry.label, m.industries.music);
      await next.click();
      await main.getByRole("button", { name: "Instagram" }).click();
      await main.getByRole("button", { name: "GitHub" }).click();
      await main.getByRole("button", { name: "TikTok" }).click();
      await expect(main.getByRole("button", { name: "Reddit" })).toBeDisabled();
      await expectAccessible(page, `networks-${code}-${viewport.width}`);
      await next.click();
      // They resume where they stopped.
      await expect(main.getByRole("heading", { name: questions.of.emailClient.label })).toBeVisible();
      await page.reload();
      await main.getByText("Gmail").click();
      await main.getByText(questions.of.emailClient.other, { exact: true }).click();
      await main.getByRole("button", { name: questions.skip }).click();
      for (const each of ["myself", "clients", "company"] as const)
        await main.getByText(questions.of.usePurpose[each], { exact: true }).click();
      await next.click();
      await expect(notice(page, questions.done)).toBeVisible();
      await expect(main.getByText(fill(questions.steps.progress, { done: "0", all: "6" }))).toBeVisible();
      await expectAccessible(page, `first-steps-${code}-${viewport.width}`);
      for (const step of ["page", "picture", "links", "card", "code", "shared"] as const) {
        await main.getByRole("link", { name: questions.steps[step] }).click();
        await expect(page).not.toHaveURL(/\/dashboard$/);
        if (step === "page") {
          await expect(page.getByRole("textbox", { name: m.start.gallery.name })).toHaveValue("Ada L.");
        }
        await page.goto(addressOf(code, "/dashboard"));
      }
      const hide = main.getByRole("button", { name: questions.steps.hide, exact: true });
      const steps = main.getByRole("heading", { name: questions.steps.title });
      await hide.click();
      await expect(steps).toBeHidden();
      await page.getByRole("button", { name: questions.steps.undo, exact: true }).click();
      await expect(steps).toBeVisible();
      await page.reload();
      await hide.click();
      await expect(steps).toBeHidden();
      await page.reload();
      await expect(main.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(steps).toBeHidden();
    });

    test("who somebody is: told, pictured, changed", async ({ page }) => {
      const m: Messages = await messagesOf(code);
      const { profile } = m;
      await signUp(page, code);
      await page.goto(addressOf(code, "/dashboard"));
      await page.getByRole("button", { name: m.shell.account.menu }).click();
      await page.getByRole("menuitem", { name: m.shell.account.settings }).click();
      const main = page.getByRole("main");
      await main.getByRole("link", { name: profile.edit, exact: true }).click();
      await expect(main.getByRole("heading", { name: profile.meta.edit.title })).toBeVisible();
      await main.getByRole("link", { name: profile.title }).click();
      for (const title of [m.ways.title, m.leaving.meta.export.title, m.leaving.meta.delete.title]) {
        await main.getByRole("link", { name: title }).click();
        await expect(page).not.toHaveURL(/\/account$/);
        await page.goBack();
      }
      await main.getByRole("link", { name: profile.edit, exact: true }).click();
      await choosePicture(page, profile.picture.choose);
      const dialog = page.getByRole("dialog");
      // Disabled until the image is read: a key would go elsewhere.
      await expect(dialog.getByRole("slider").first()).toBeEnabled();
      await dialog.getByRole("slider").first().press("ArrowRight");
      await dialog.getByRole("button", { name: m.editor.crop.use }).click();
      await expect(notice(page, profile.picture.saved)).toBeVisible();
      await page.getByRole("alertdialog").getByRole("button", { name: m.shell.close }).click();
      await choosePicture(page, profile.picture.chooseOther);
      await dialog.getByRole("button", { name: m.editor.crop.cancel }).last().click();
      await main.getByRole("button", { name: profile.picture.crop }).click();
      await expect(dialog.getByRole("slider").first()).toBeEnabled();
      await dialog.getByRole("button", { name: m.editor.crop.cancel }).last().click();
      await main.getByRole("textbox", { name: profile.fields.name }).fill(" ");
      await main.getByRole("textbox", { name: profile.fields.website }).fill("javascript:alert(1)");
      await main.getByRole("button", { name: profile.save }).click();
      await expect(main.getByRole("textbox", { name: profile.fields.name })).toBeFocused();
      await expect(main.getByRole("textbox", { name: profile.fields.website })).toHaveAttribute(
        "aria-invalid",
        "true",
      );
      await expectAccessible(page, `profile-${code}-${viewport.width}`);
      await main.getByRole("textbox", { name: profile.fields.name }).fill("أدا Lovelace");
      await main.getByRole("textbox", { name: profile.fields.position }).fill("Engineer");
      await main.getByRole("textbox", { name: profile.fields.website }).fill("ada.example");
      await choose(page, profile.fields.industry, m.industries.it);
      await choose(page, fill(profile.fields.usePurpose, { brand: "Visita" }), profile.purposes.company);
      await choose(page, profile.fields.teamSize, profile.sizes.alone);
      await choose(page, profile.fields.locale, "Deutsch");
      await choose(page, profile.fields.timeZone, "Europe/Berlin");
      await main.getByRole("button", { name: profile.save }).click();
      await page.waitForURL(/\/account$/);
      await expect(notice(page, profile.saved)).toBeVisible();
      for (const text of [
        "أدا Lovelace",
        "Engineer",
        "ada.example",
        m.industries.it,
        "Deutsch",
        "Europe/Berlin",
      ])
        await expect(main.getByText(text, { exact: true }).first()).toBeVisible();
      await expect(main.locator("img")).toBeVisible();
      await expect(page.getByRole("banner").locator("img")).toBeVisible();
      await expectAccessible(page, `account-${code}-${viewport.width}`);
      await main.getByRole("link", { name: profile.edit, exact: true }).click();
      await main.getByRole("button", { name: profile.picture.remove }).click();
      await expect(notice(page, profile.picture.removed)).toBeVisible();
      await main.getByRole("link", { name: profile.cancel }).click();
      await page.waitForURL(/\/account$/);
      await expect(main.locator("img")).toHaveCount(0);
    });
  });
}

/** Verifies the address by a link requested in the account. */
async function verify(page: Page, email: string): Promise<void> {
  const main = page.getByRole("main");
  await page.goto("/account");
  await main.getByRole("button", { name: t("accounts:change.again") }).click();
  await page.goto(await linkTo(page, email, /\/verify-email\/[\w-]{43}/));
  await main.getByRole("button", { name: t("accounts:verify.submit") }).click();
  await expect(main.getByRole("heading", { name: t("accounts:verify.doneTitle") })).toBeVisible();
}

test("another address: proved at the new one, undone from the old one", async ({ page, allow }) => {
  allow.response(403, /^\/account\/email$/, "the person has to prove who they are");
  allow.response(422, /^\/account\/(confirm|email)$/, "the password is wrong, the address is taken");
  const email = await signUp(page);
  await verify(page, email);
  const main = page.getByRole("main");

  await page.goto("/account");
  await main.getByRole("button", { name: t("profile:email.change") }).click();
  await main.getByRole("button", { name: t("profile:cancel") }).click();
  await main.getByRole("button", { name: t("profile:email.change") }).click();
  const field = main.getByRole("textbox", { name: t("profile:fields.email") });
  await field.fill("pro@visita.example");
  await main.getByRole("button", { name: t("profile:email.change") }).click();
  await expect(field).toHaveAccessibleDescription(t("errors:emailTaken"));
  // The sign-up is recent: a stubbed response requires reauthentication, as after ten minutes.
  let asked = 0;
  await page.route("**/account/email", async (route) => {
    if (asked++ > 1) return route.continue();
    const error = { code: "reauthentication_required", messageKey: "reauthenticationRequired", id: "x" };
    await route.fulfill({ status: 403, json: { ok: false, error } });
  });
  const next = `${unique("next")}@visita.example`;
  await field.fill(next);
  await main.getByRole("button", { name: t("profile:email.change") }).click();
  const dialog = page.getByRole("dialog", { name: t("ways:confirm.title") });
  await expectAccessible(page, "confirm-dialog");
  await dialog.getByRole("button", { name: t("ways:close") }).click();
  await expect(main.getByRole("alert")).toHaveText(t("errors:reauthenticationRequired"));
  await main.getByRole("button", { name: t("profile:email.change") }).click();
  await dialog.getByRole("textbox", { name: t("accounts:password") }).fill("not this one");
  await dialog.getByRole("button", { name: t("ways:confirm.submit") }).click();
  await expect(dialog.getByRole("textbox", { name: t("accounts:password") })).toHaveAttribute(
    "aria-invalid",
    "true",
  );
  await dialog.getByRole("button", { name: t("accounts:showPassword") }).click();
  await dialog.getByRole("button", { name: t("accounts:hidePassword") }).click();
  await dialog.getByRole("textbox", { name: t("accounts:password") }).fill(PASSWORD);
  await dialog.getByRole("button", { name: t("ways:confirm.submit") }).click();
  await expect(notice(page, t("profile:email.sent", { email: next }))).toBeVisible();
  await main.getByRole("button", { name: t("profile:email.keep") }).click();
  await expect(notice(page, t("profile:email.kept"))).toBeVisible();
  const late = await linkTo(page, next, /\/account\/email\/[\w-]{43}/);
  await page.goto(late);
  await expect(main.getByRole("heading", { name: t("profile:prove.overTitle") })).toBeVisible();
  await main.getByRole("link", { name: t("profile:prove.onward") }).click();
  const last = `${unique("last")}@visita.example`;
  await main.getByRole("button", { name: t("profile:email.change") }).click();
  await field.fill(last);
  await main.getByRole("button", { name: t("profile:email.change") }).click();
  await expect(main.getByText(like("profile:email.pending"))).toBeVisible();
  await page.goto(await linkTo(page, last, /\/account\/email\/[\w-]{43}/));
  await main.getByRole("button", { name: t("profile:prove.submit") }).click();
  await expect(
    main.getByRole("heading", { name: t("profile:prove.doneTitle", { email: last }) }),
  ).toBeVisible();

  await page.goto(await linkTo(page, email, /\/account\/undo-email\/[\w-]{43}/));
  await expectAccessible(page, "undo-email");
  await main
    .getByRole("button", { name: t("profile:password.show") })
    .first()
    .click();
  await main.getByRole("button", { name: t("profile:password.hide") }).click();
  await main.getByRole("textbox", { name: t("profile:password.new"), exact: true }).fill(NEXT_PASSWORD);
  await main.getByRole("textbox", { name: t("profile:password.again") }).fill(NEXT_PASSWORD);
  await main.getByRole("button", { name: t("profile:undo.submit") }).click();
  await expect(main.getByRole("heading", { name: t("profile:undo.doneTitle") })).toBeVisible();
  await main.getByRole("link", { name: t("profile:undo.logIn") }).click();
  await main.getByRole("textbox", { name: t("accounts:email") }).fill(email);
  await main.getByRole("textbox", { name: t("accounts:password") }).fill(NEXT_PASSWORD);
  await main.getByRole("button", { name: t("accounts:login.submit") }).click();
  await page.waitForURL(/\/dashboard/);
});

test("a new password, and devices that are signed out", async ({ page, browser, allow }) => {
  allow.response(422, /^\/account\/password$/, "the current password is wrong");
  const email = await signUp(page);
  await verify(page, email);
  const others = await Promise.all(["", ""].map(async () => (await browser.newContext()).newPage()));
  for (const other of others) {
    await other.goto("/login");
    await other.getByRole("textbox", { name: t("accounts:email") }).fill(email);
    await other.getByRole("textbox", { name: t("accounts:password") }).fill(PASSWORD);
    await other
      .getByRole("main")
      .getByRole("button", { name: t("accounts:login.submit") })
      .click();
    await other.waitForURL(/\/dashboard/);
  }
  const main = page.getByRole("main");
  await page.goto("/account");
  const rows = main.getByRole("list", { name: t("profile:devices.title") }).getByRole("listitem");
  await expect(rows).toHaveCount(3);
  await expect(rows.first()).toContainText(t("profile:devices.thisOne"));
  await rows
    .last()
    .getByRole("button", { name: like("profile:devices.endNamed") })
    .click();
  await expect(rows).toHaveCount(2);
  await main.getByRole("button", { name: t("profile:devices.endOthers") }).click();
  await expect(rows).toHaveCount(1);
  await others[0]?.goto("/dashboard");
  await expect(others[0] ?? page).toHaveURL(/\/login$/);
  await linkTo(page, email, /Device: Chrome, computer/);

  await main.getByRole("link", { name: t("profile:password.change") }).click();
  await main.getByRole("textbox", { name: t("profile:password.current") }).fill("not this one");
  await main.getByRole("textbox", { name: t("profile:password.new"), exact: true }).fill(NEXT_PASSWORD);
  await main.getByRole("textbox", { name: t("profile:password.again") }).fill("something else");
  await main.getByRole("button", { name: t("profile:password.change") }).click();
  await expect(main.getByRole("textbox", { name: t("profile:password.again") })).toHaveAccessibleDescription(
    t("errors:passwordsDoNotMatch"),
  );
  await main.getByRole("textbox", { name: t("profile:password.again") }).fill(NEXT_PASSWORD);
  await main.getByRole("button", { name: t("profile:password.change") }).click();
  await expect(main.getByRole("textbox", { name: t("profile:password.current") })).toHaveAttribute(
    "aria-invalid",
    "true",
  );
  await main
    .getByRole("button", { name: t("profile:password.show") })
    .first()
    .click();
  await main.getByRole("button", { name: t("profile:password.hide") }).click();
  await main.getByRole("textbox", { name: t("profile:password.current") }).fill(PASSWORD);
  await main.getByRole("button", { name: t("profile:password.change") }).click();
  await page.waitForURL(/\/account$/);
  await expect(notice(page, t("profile:password.done"))).toBeVisible();
  await main.getByRole("link", { name: t("profile:password.change") }).click();
  await main.getByRole("link", { name: t("profile:cancel") }).click();
  await main.getByRole("link", { name: t("profile:password.change") }).click();
  await main.getByRole("link", { name: t("profile:back") }).click();
  await expect(main.getByRole("heading", { name: t("profile:title") })).toBeVisible();
});

test("questions and first steps are nobody's who asks for no more", async ({ page }) => {
  await signUp(page);
  await page.goto("/dashboard");
  const main = page.getByRole("main");
  // The name was given at sign-up.
  await expect(main.getByRole("heading", { name: t("questions:of.industry.label") })).toBeVisible();
  await expect(main.getByText(t("questions:progress", { place: 1, all: 4 }))).toBeVisible();
  await main.getByRole("button", { name: t("questions:dismiss") }).click();
  await expect(main.getByRole("heading", { name: t("questions:of.industry.label") })).toBeHidden();
  await main.getByRole("button", { name: t("questions:steps.hide"), exact: true }).click();
  await expect(main.getByRole("heading", { name: t("questions:steps.title") })).toBeHidden();
  await page.reload();
  await expect(main.getByRole("heading", { name: t("dashboard:pages.title") })).toBeVisible();
  await expect(main.getByRole("heading", { name: t("questions:steps.title") })).toBeHidden();
  await expect(main.getByRole("heading", { name: t("questions:of.industry.label") })).toBeHidden();
});
