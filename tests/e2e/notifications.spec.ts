import type { Messages } from "../../app/i18n/translated.ts";
import { ask } from "../support/http.ts";
import { leaveDetails } from "../support/visitor-forms.ts";
import { expectAccessible } from "./accessible.ts";
import { addressOf, ENGLISH_DESK, fill, messagesOf, screensOf } from "./languages.ts";
import { t } from "./messages.ts";
import { givePlan, PASSWORD, unique } from "./page-editor-steps.ts";
import { signInBy } from "./sign-in.ts";
import { expect, type Page, test } from "./test.ts";

type Code = Parameters<typeof addressOf>[0];

interface Mail {
  to: string;
  text: string;
  headers?: Record<string, string>;
}

async function mailsTo(page: Page, email: string): Promise<Mail[]> {
  const mails: Mail[] = await (await page.request.get(addressOf("en", "/dev/inbox.json"))).json();
  return mails.filter(({ to }) => to === email);
}

async function jsonOf<T>(host: string, path: string, body: object, token?: string): Promise<T> {
  const headers = {
    "Content-Type": "application/json",
    ...(token && { Authorization: `Bearer ${token}` }),
  };
  const response = await ask(host, path, { method: "POST", headers, body: JSON.stringify(body) });
  expect(response.status, `${path}: ${response.text}`).toBeLessThan(300);
  return response.json<T>();
}

/** An owner with a verified address and a page with a contact form, signed in on the host of a language. */
async function owner(page: Page, code: Code) {
  const email = `${unique("bell")}@visita.example`;
  const person = { name: "Ada Lindqvist", email, password: PASSWORD };
  await signInBy(page, addressOf(code, "/sign-up"), person);
  let path = "";
  await expect(async () => {
    path = /\/verify-email\/[\w-]{43}/.exec((await mailsTo(page, email))[0]?.text ?? "")?.[0] ?? "";
    expect(path).not.toBe("");
  }).toPass();
  const proved = await ask("app", path, {
    method: "POST",
    headers: {
      "Content-Type": "application/x-www-form-urlencoded",
      Origin: new URL(addressOf("en", "/")).origin,
    },
    body: new URLSearchParams({ password: PASSWORD }).toString(),
  });
  expect(proved.status).toBe(200);
  await givePlan(email, "active");
  const { token } = await jsonOf<{ token: string }>("api", "/security/login", { email, password: PASSWORD });
  const blocks = [
    { key: "ask", type: "collectContacts", data: { fields: [{ name: "name", required: true }] } },
  ];
  const slug = unique("bell").toLowerCase();
  const made = await jsonOf<{ id: string }>(
    "api",
    "/_/pages",
    { slug, profile: { title: "Studio" }, blocks },
    token,
  );
  await jsonOf("api", `/_/pages/${made.id}/publish`, {}, token);
  return { email, slug, id: made.id };
}

const bellOf = (page: Page, { shell }: Messages) =>
  page.getByRole("button", { name: new RegExp(`^${shell.notifications.label}`) });

for (const { code, viewport } of screensOf(ENGLISH_DESK)) {
  const name = `notifications-${code}-${viewport.width}`;
  test.describe(name, () => {
    test.use({ viewport, colorScheme: code === "de" ? "dark" : "light" });
    test.slow();

    test("a contact is told by the bell and by mail, as often as it is wanted", async ({ page }) => {
      const messages = await messagesOf(code);
      const { list, settings, kinds } = messages.notifications;
      const { email, slug, id } = await owner(page, code);
      await page.goto(addressOf(code, "/dashboard"));
      const bell = bellOf(page, messages);
      await expect(bell).toHaveAccessibleName(messages.shell.notifications.label);
      await bell.click();
      const panel = page.getByRole("dialog", { name: list.title });
      await expect(panel.getByText(list.empty)).toBeVisible();
      await expectAccessible(page, `${name}-empty`);
      await page.keyboard.press("Escape");
      await expect(panel).toHaveCount(0);
      await expect(bell).toBeFocused();

      await leaveDetails({ slug, id, block: "ask" }, { name: "Grace Hopper" });
      await page.evaluate(() => window.dispatchEvent(new Event("focus")));
      const unread = messages.shell.notifications.unread_one ?? messages.shell.notifications.unread_other;
      await expect(bell).toHaveAccessibleName(fill(unread, { count: "1" }));
      await bell.click();
      const row = panel.getByRole("link", {
        name: fill(kinds.contact, { name: "Grace Hopper", page: "Studio" }),
      });
      await expect(row).toBeVisible();
      await expectAccessible(page, `${name}-list`);
      await panel.getByRole("button", { name: list.markAll }).click();
      await expect(bell).toHaveAttribute("aria-label", messages.shell.notifications.label);
      await expect(panel.getByRole("button", { name: list.markAll })).toHaveCount(0);
      await row.click();
      await expect(page).toHaveURL(/\/contact-list\?contact=cnt_/);
      const opened = page.getByRole("dialog", { name: "Grace Hopper" });
      await expect(opened.getByText("Studio", { exact: true })).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(opened).toHaveCount(0);
      // The number matches the list, regardless of when it was loaded.
      await leaveDetails({ slug, id, block: "ask" }, { name: "Alan Turing" });
      await bell.click();
      await expect(bell).toHaveAttribute("aria-label", fill(unread, { count: "1" }));
      await page.keyboard.press("Escape");
      await expect(panel).toHaveCount(0);

      let mail: Mail | undefined;
      await expect(async () => {
        mail = (await mailsTo(page, email)).find(({ text }) => text.includes("Grace Hopper"));
        expect(mail).toBeDefined();
      }).toPass();
      const address = /^<(.+)>$/.exec(mail?.headers?.["List-Unsubscribe"] ?? "")?.[1] ?? "";
      expect(mail?.headers?.["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");

      await bell.click();
      await panel.getByRole("link", { name: list.settings }).click();
      await expect(page).toHaveURL(/\/account\/notifications$/);
      const field = page.getByRole("radiogroup", { name: settings.kinds.contact });
      await expect(field.getByRole("radio", { name: settings.frequencies.immediate })).toBeChecked();
      await expectAccessible(page, `${name}-settings`);
      const choose = (label: string) =>
        field.getByRole("radio", { name: label, exact: true }).locator("xpath=ancestor::label").click();
      for (const frequency of [settings.frequencies.weekly, settings.frequencies.daily]) {
        const stored = page.waitForResponse(/notifications\/preferences$/);
        await choose(frequency);
        await stored;
        await expect(page.getByRole("alertdialog").getByText(settings.saved).first()).toBeVisible();
      }
      await page.reload();
      await expect(field.getByRole("radio", { name: settings.frequencies.daily })).toBeChecked();

      await page.goto(address);
      await expect(page.getByRole("heading")).toHaveText(messages.mail.unsubscribing.title);
      await expectAccessible(page, `${name}-unsubscribe`);
      await page.getByRole("button", { name: messages.mail.unsubscribing.button }).click();
      await expect(page.getByRole("heading")).toHaveText(messages.mail.unsubscribing.doneTitle);
      await page.goto(addressOf(code, "/account/notifications"));
      await expect(field.getByRole("radio", { name: settings.frequencies.off })).toBeChecked();
    });
  });
}

test("the list goes on and can be asked for again; the settings are a part of the account", async ({
  page,
  allow,
}) => {
  test.slow();
  allow.response(503, /\/notifications\/list/, "the list is asked for again");
  const messages = await messagesOf("en");
  const { list, settings } = messages.notifications;
  const { slug, id } = await owner(page, "en");
  await page.goto(addressOf("en", "/account"));
  await Promise.all(
    Array.from({ length: 22 }, (_, n) => leaveDetails({ slug, id, block: "ask" }, { name: `Visitor ${n}` })),
  );
  await page.reload();
  const bell = bellOf(page, messages);
  await expect(bell).toHaveAccessibleName(t("shell:notifications.unread", { count: 22 }));
  const failure = { ok: false, error: { code: "unavailable", messageKey: "unavailable" } };
  await page.route("**/notifications/list*", (route) => route.fulfill({ status: 503, json: failure }), {
    times: 1,
  });
  await bell.click();
  const panel = page.getByRole("dialog", { name: list.title });
  await expect(panel.getByText(list.failed)).toBeVisible();
  await expectAccessible(page, "notifications-failed");
  await panel.getByRole("button", { name: list.retry }).click();
  await expect(panel.getByRole("listitem")).toHaveCount(20);
  await expectAccessible(page, "notifications-long");
  await panel.getByRole("button", { name: list.more }).click();
  await expect(panel.getByRole("listitem")).toHaveCount(22);
  await panel.getByRole("link", { name: "Visitor 0 " }).click();
  await expect(bell).toHaveAccessibleName(t("shell:notifications.unread", { count: 21 }));
  await page.goto(addressOf("en", "/account"));
  await page
    .getByRole("main")
    .getByRole("link", { name: messages.notifications.meta.settings.title })
    .click();
  const field = page.getByRole("radiogroup", { name: settings.kinds.contact });
  for (const frequency of Object.values(settings.frequencies)) {
    await field.getByRole("radio", { name: frequency, exact: true }).locator("xpath=ancestor::label").click();
    await expect(field.getByRole("radio", { name: frequency, exact: true })).toBeChecked();
  }
  await page.getByRole("link", { name: settings.changeZone }).click();
  await expect(page).toHaveURL(/\/account\/edit$/);
  await page.goto(addressOf("en", "/account/notifications"));
  await page.getByRole("link", { name: messages.profile.back }).click();
  await expect(page).toHaveURL(/\/account$/);
});
