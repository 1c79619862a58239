import { randomUUID } from "node:crypto";
import { en } from "../../app/i18n/english.ts";
import { startServer, TEST_PORT, type TestServer } from "../support/server.ts";
import { expectAccessible } from "./accessible.ts";
import { fill, messagesOf } from "./languages.ts";
import { t, within } from "./messages.ts";
import { expect, type Page, test } from "./test.ts";

/** A separate server: without configuration there is no consent notice, as on the other journeys. */
const PORT = TEST_PORT + 40;
const ORIGIN = `http://localhost:${PORT}`;
const SANDBOX = `http://sandbox.localhost:${PORT}`;
const PASSWORD = "correct horse battery";
const { shell, privacy } = en;

// One server for all of them, and no other on its port.
test.describe.configure({ mode: "serial" });
test.slow();

let server: TestServer | undefined;

test.beforeAll(async () => {
  // Starts a separate server, on a machine that may be busy.
  test.setTimeout(240_000);
  server = await startServer(PORT, {
    isBuilt: true,
    vars: {
      MEASUREMENT_URL: `${SANDBOX}/measurement/collect`,
      MEASUREMENT_ID: "G-TEST",
      MEASUREMENT_SECRET: "of the tests",
      CHAT_WIDGET_URL: `${SANDBOX}/chat/widget.js`,
      CHAT_WIDGET_ID: "42",
    },
  });
});

test.afterAll(() => server?.stop());

const notice = (page: Page) => page.getByRole("region", { name: privacy.label });
const frame = (page: Page) => page.locator(`iframe[title="${t("privacy:chat.name")}"]`);
const field = (page: Page, name: string) => page.locator(`main input[name=${name}]`);

async function consentCookie(page: Page): Promise<string | undefined> {
  const cookies = await page.context().cookies(ORIGIN);
  return cookies.find(({ name }) => name === "consent")?.value;
}

interface Told {
  body: { client_id: string; events: { name: string; params: { method: string } }[] };
}

async function told(page: Page, clientId?: string): Promise<Told[]> {
  const all: Told[] = await (await page.request.get(`${ORIGIN}/dev/measurements.json`)).json();
  return clientId === undefined ? all : all.filter(({ body }) => body.client_id === clientId);
}

/** The requests to the chat's origin from now on. */
function askedOfChat(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().startsWith(`${SANDBOX}/chat`)) asked.push(request.url());
  });
  return asked;
}

/** Neither the widget, nor its script, nor the permission to load it. */
async function expectNoChat(page: Page): Promise<void> {
  await expect(frame(page)).toHaveCount(0);
  await expect(page.locator(`script[src^="${SANDBOX}"]`)).toHaveCount(0);
  expect(await page.evaluate(() => "visitaChat" in window)).toBe(false);
  const document = await page.request.get(page.url(), { headers: { Accept: "text/html" } });
  expect(document.headers()["content-security-policy"]).not.toContain(`${SANDBOX} `);
  expect(document.headers()["content-security-policy"]).not.toMatch(/script-src[^;]*sandbox/);
}

async function signUp(page: Page): Promise<string> {
  const email = `consent-${randomUUID()}@visita.example`;
  await field(page, "name").fill("Ada Lindqvist");
  await field(page, "email").fill(email);
  await field(page, "password").fill(PASSWORD);
  await page.getByRole("button", { name: en.accounts.signUp.submit }).click();
  await page.waitForURL(/\/dashboard/);
  return email;
}

async function openMenu(page: Page, item: string): Promise<void> {
  await page.getByRole("button", { name: shell.account.menu }).click();
  await page.getByRole("menuitem", { name: item }).click();
}

test("who says no is asked no more, and nothing leaves", async ({ page }) => {
  const asked = askedOfChat(page);
  await page.goto(ORIGIN);
  await expect(notice(page)).toBeVisible();
  expect(await consentCookie(page)).toBeUndefined();
  await expectAccessible(page, "consent-notice");
  await notice(page).getByRole("button", { name: privacy.deny }).press("Enter");
  await expect(notice(page)).toHaveCount(0);
  await expect(page.locator("#content")).toBeFocused();
  expect(await consentCookie(page)).toBe("1nn");
  await page.reload();
  await expect(notice(page)).toHaveCount(0);
  const before = (await told(page)).length;
  await page.goto(`${ORIGIN}/sign-up`);
  await signUp(page);
  await expectNoChat(page);
  await page.goto(`${ORIGIN}/pricing`);
  await expectNoChat(page);
  expect(asked).toEqual([]);
  expect((await told(page)).length).toBe(before);
});

test("before any answer nothing is loaded, sent or stored", async ({ page }) => {
  const asked = askedOfChat(page);
  const before = (await told(page)).length;
  await page.goto(`${ORIGIN}/sign-up`);
  await signUp(page);
  await expect(notice(page)).toBeVisible();
  await expectNoChat(page);
  expect([asked, await consentCookie(page), (await told(page)).length]).toEqual([[], undefined, before]);
});

test("who says yes has the chat where it may be, and the sign-up is told; a withdrawal ends both", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(ORIGIN);
  await notice(page).getByRole("button", { name: privacy.allow }).click();
  await expect(frame(page)).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
  // On the right, 60 from the edge and 20 from the bottom.
  const box = await frame(page).boundingBox();
  expect([1440 - (box?.x ?? 0) - (box?.width ?? 0), 900 - (box?.y ?? 0) - (box?.height ?? 0)]).toEqual([
    60, 20,
  ]);
  const clientId = /^1yy\.([\w-]{43})$/.exec((await consentCookie(page)) ?? "")?.[1];
  expect(clientId).toBeDefined();

  // Within the app, by a link: a new document.
  await page.getByRole("banner").getByRole("link", { name: shell.account.logIn }).click();
  await page.waitForURL(/\/login$/);
  await expectNoChat(page);
  await page.getByRole("main").getByRole("link", { name: en.accounts.login.signUp }).click();
  await page.waitForURL(/\/sign-up$/);
  await expectNoChat(page);
  const email = await signUp(page);
  await expect(frame(page)).toBeVisible();
  await expect(async () => {
    expect((await told(page, clientId)).map(({ body }) => body.events)).toEqual([
      [{ name: "sign_up", params: { method: "password" } }],
    ]);
  }).toPass({ timeout: 30_000 });
  expect(JSON.stringify(await told(page, clientId))).not.toContain(email.split("@")[0]);

  await openMenu(page, shell.account.settings);
  await page.waitForURL(/\/account$/);
  await expectNoChat(page);
  await page.goBack();
  await page.waitForURL(/\/dashboard/);
  await expect(frame(page)).toBeVisible();
  // Between screens that have it the document is preserved.
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await page.getByRole("link", { name: shell.sidebar.pages }).click();
  await page.waitForURL(/\/dashboard-pages$/);
  await expect(frame(page)).toBeVisible();
  expect(await page.evaluate(() => "isSame" in window)).toBe(true);
  for (const path of [
    "/editor/new",
    "/account/edit",
    "/account/edit/pass",
    "/account/delete",
    "/cookie-settings",
  ]) {
    await page.goto(ORIGIN + path);
    await expectNoChat(page);
  }

  await page.goto(`${ORIGIN}/dashboard`);
  await openMenu(page, shell.cookieSettings);
  await page.waitForURL(/\/cookie-settings$/);
  await expectAccessible(page, "consent-settings");
  for (const purpose of [privacy.measurement, privacy.chat]) {
    const box = page.getByRole("checkbox", { name: purpose.name });
    await expect(box).toBeChecked();
    await page.getByText(purpose.name, { exact: true }).click();
    await expect(box).not.toBeChecked();
  }
  await page.getByRole("button", { name: privacy.settings.save }).click();
  await expect(page.getByText(privacy.settings.saved)).toBeVisible();
  expect(await consentCookie(page)).toBe("1nn");
  await page.getByRole("link", { name: shell.account.dashboard, exact: true }).click();
  await page.waitForURL(/\/dashboard$/);
  await expectNoChat(page);
  await openMenu(page, shell.account.logOut);
  await page.waitForURL(`${ORIGIN}/`);
});

test("each is chosen by itself, and a visitor finds the way back to it", async ({ page }) => {
  await page.goto(ORIGIN);
  await notice(page).getByRole("link", { name: privacy.choose }).click();
  await page.waitForURL(/\/cookie-settings$/);
  await expect(notice(page)).toHaveCount(0);
  for (const box of await page.getByRole("checkbox").all()) await expect(box).not.toBeChecked();
  await page.getByText(privacy.chat.name, { exact: true }).click();
  await page.getByRole("button", { name: privacy.settings.save }).click();
  await expect(page.getByText(privacy.settings.saved)).toBeVisible();
  expect(await consentCookie(page)).toBe("1ny");
  await page.getByRole("link", { name: within("shell:home") }).click();
  await expect(frame(page)).toBeVisible();
  await page.getByRole("link", { name: shell.cookieSettings }).click();
  await page.waitForURL(/\/cookie-settings$/);
  await expectNoChat(page);
  await expect(page.getByRole("checkbox", { name: privacy.chat.name })).toBeChecked();
});

test("a sign-up by a provider is told too", async ({ page }) => {
  await page.goto(`${ORIGIN}/sign-up`);
  await notice(page).getByRole("button", { name: privacy.allow }).click();
  await expect(notice(page)).toHaveCount(0);
  const clientId = ((await consentCookie(page)) ?? "").split(".")[1];
  await page.getByRole("button", { name: fill(en.accounts.social.continue, { provider: "Google" }) }).click();
  await page.waitForURL(/\/\/sandbox\./);
  await page.getByLabel("E-mail").fill(`consent-${randomUUID()}@gmail.com`);
  await page.getByRole("textbox", { name: "Name" }).fill("Zoë Berg");
  await page.getByRole("button", { name: "Go on", exact: true }).click();
  await page.waitForURL(/\/dashboard$/);
  await expect(frame(page)).toBeVisible();
  await expect(async () => {
    const [one, ...more] = await told(page, clientId);
    expect([one?.body.events[0]?.params.method, more]).toEqual(["google", []]);
  }).toPass({ timeout: 30_000 });
});

test("who acts in somebody's account has no chat there, and answers nothing for them", async ({
  page,
  browser,
}) => {
  const owner = await (await browser.newContext()).newPage();
  await owner.goto(`${ORIGIN}/sign-up`);
  const email = await signUp(owner);
  await owner.context().close();

  await page.goto(`${ORIGIN}/login`);
  await field(page, "email").fill("admin@visita.example");
  await field(page, "password").fill("visita-demo-1");
  await page.locator("main form:not([action*=with]) button[type=submit]").click();
  await page.waitForURL(/\/dashboard/);
  await notice(page).getByRole("button", { name: privacy.allow }).click();
  await expect(frame(page)).toBeVisible();
  // A tab that loaded it before.
  const other = await page.context().newPage();
  await other.goto(`${ORIGIN}/dashboard`);
  await expect(frame(other)).toBeVisible();

  await page.getByRole("button", { name: shell.acting.panel }).click();
  const panel = page.getByRole("dialog", { name: shell.acting.panel });
  await panel.getByRole("textbox", { name: shell.acting.email }).fill(email);
  await panel.getByRole("textbox", { name: shell.acting.reason }).fill("A ticket");
  await panel.getByRole("textbox", { name: shell.acting.password, exact: true }).fill("visita-demo-1");
  await panel.getByRole("button", { name: shell.account.logIn }).click();
  const banner = page.getByRole("region", { name: shell.acting.label });
  await expect(banner).toBeVisible();
  await expectNoChat(page);
  await expect(notice(page)).toHaveCount(0);

  await other.getByRole("link", { name: shell.sidebar.pages }).click();
  await other.waitForURL(/\/dashboard-pages$/);
  await expect(other.getByRole("region", { name: shell.acting.label })).toBeVisible();
  await expectNoChat(other);

  await banner.getByRole("button", { name: shell.acting.end }).click();
  await expect(banner).toHaveCount(0);
  await expect(frame(page)).toBeVisible();
});

for (const { code, address } of [
  { code: "de", address: `http://de.localhost:${PORT}` },
  { code: "ar", address: `${ORIGIN}/ar` },
] as const) {
  test(`on a phone it is to be read and used in ${code}`, async ({ page }) => {
    const messages = await messagesOf(code);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(address);
    const region = page.getByRole("region", { name: messages.privacy.label });
    await expectAccessible(page, `consent-${code}-390`);
    const buttons = region.getByRole("button");
    const [deny, allow] = [await buttons.first().boundingBox(), await buttons.last().boundingBox()];
    expect(deny?.width).toBe(allow?.width);
    expect(deny?.height).toBe(allow?.height);
    await page.goto(`${address}/cookie-settings`);
    await expectAccessible(page, `consent-settings-${code}-390`);
  });
}
