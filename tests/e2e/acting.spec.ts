import { en } from "../../app/i18n/english.ts";
import { post } from "./cards-steps.ts";
import { addressOf } from "./languages.ts";
import { t } from "./messages.ts";
import { openEditor, saveButton, signUp, unique } from "./page-editor-steps.ts";
import { ADMIN, signInBy } from "./sign-in.ts";
import { expect, type Page, test } from "./test.ts";

const { acting, account } = en.shell;

async function openPanel(page: Page) {
  await page.getByRole("button", { name: acting.panel }).click();
  const panel = page.getByRole("dialog", { name: acting.panel });
  return {
    email: panel.getByRole("textbox", { name: acting.email }),
    reason: panel.getByRole("textbox", { name: acting.reason }),
    password: panel.getByRole("textbox", { name: acting.password, exact: true }),
    send: panel.getByRole("button", { name: account.logIn }),
    panel,
  };
}

test("an admin acts in somebody's account, edits its page, and comes back to their own", async ({
  page,
  browser,
  allow,
}) => {
  allow.response(422, /^\/acting/, "nobody has this address");
  const owner = await (await browser.newContext()).newPage();
  const email = await signUp(owner);
  await owner.goto("/dashboard");
  const made = (await post(owner, "/editor/save", {
    page: { slug: unique("acted"), profile: { title: "Before" } },
  })) as { page: { id: string } };

  await signInBy(page, addressOf("en", "/login"), ADMIN);
  await page.goto("/dashboard");
  const { panel, ...fields } = await openPanel(page);
  await expect(fields.send).toBeDisabled();
  await fields.email.fill("nobody@visita.example");
  await fields.reason.fill("A ticket about a title");
  await fields.password.fill(ADMIN.password);
  await panel.getByRole("button", { name: acting.showPassword }).click();
  await panel.getByRole("button", { name: acting.hidePassword }).click();
  await fields.send.click();
  await expect(panel.getByText(t("errors:accountUnknown"))).toBeVisible();
  await fields.email.fill(email);
  await fields.send.click();
  const banner = page.getByRole("region", { name: acting.label });
  await expect(banner).toContainText(
    `${t("shell:acting.banner", { name: "Ada Lindqvist", email })} ${t("shell:acting.left", { count: 60 })}`,
  );
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole("button", { name: acting.panel })).toHaveCount(0);

  await openEditor(page, `/editor/${made.page.id}`);
  await page.getByRole("textbox", { name: t("editor:general.bio") }).fill("Mended for you");
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).join())).not.toContain("draft:");
  await saveButton(page).click();
  await expect(page.getByText(t("editing:state.saved"), { exact: true })).toBeVisible();

  allow.response(
    403,
    /^\/(editor(\/new)?|account\/export)$/,
    "a new page and an export are the owner's alone",
  );
  for (const forbidden of ["/editor", "/editor/new", "/account/export"]) {
    await page.goto(forbidden);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(en.shell.notWhileActing.title);
    await page.getByRole("link", { name: en.shell.error.back }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
  }
  await banner.getByRole("button", { name: acting.end }).click();
  await expect(banner).toHaveCount(0);
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole("button", { name: acting.panel })).toBeVisible();
  await owner.goto(`/editor/${made.page.id}`);
  await expect(owner.getByRole("textbox", { name: t("editor:general.bio") })).toHaveValue("Mended for you");
});

test("what ends the acting session in between leads back to the admin's own dashboard", async ({
  page,
  browser,
}) => {
  const owner = await (await browser.newContext()).newPage();
  const email = await signUp(owner);
  await signInBy(page, addressOf("en", "/login"), ADMIN);
  await page.goto("/dashboard");
  const fields = await openPanel(page);
  await fields.email.fill(email);
  await fields.reason.fill("A ticket");
  await fields.password.fill(ADMIN.password);
  await fields.send.click();
  await expect(page.getByRole("region", { name: acting.label })).toBeVisible();
  // As after an hour: the browser deletes the acting session's cookie.
  await page.context().clearCookies({ name: "token" });
  await page.goto("/dashboard-pages");
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole("region", { name: acting.label })).toHaveCount(0);
  await expect(page.getByRole("button", { name: acting.panel })).toBeVisible();
});
