import { randomUUID } from "node:crypto";
import { hydrated } from "./hydrated.ts";
import { t } from "./messages.ts";
import { expect, type Page, test } from "./test.ts";

const PASSWORD = "correct horse battery";

/** An unused address: wrong passwords for the demo accounts would lock them for the other tests. */
const newEmail = () => `test-${randomUUID()}@visita.example`;

const field = (page: Page, name: string) => page.locator(`main input[name=${name}]`);
const send = (page: Page) => page.locator("main form:not([action*=with]) button[type=submit]").click();

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
}

/** Number of requests to the action; what the browser refuses itself is never sent. */
function countPosts(page: Page): () => number {
  let posts = 0;
  page.on("request", (request) => {
    if (request.method() === "POST") posts++;
  });
  return () => posts;
}

test("signing up: each fault beside its field, the focus on the first, nothing sent until all is well", async ({
  page,
  allow,
}) => {
  allow.response(422, /^\/sign-up/, "fields are wrong");
  const posts = countPosts(page);
  await open(page, "/sign-up");
  await field(page, "name").fill("Test Person");
  await field(page, "email").fill("nobody");
  await field(page, "password").fill("short");
  await send(page);
  await expect(field(page, "email")).toBeFocused();
  await expect(field(page, "email")).toHaveAccessibleDescription(t("errors:emailInvalid"));
  await expect(field(page, "password")).toHaveAccessibleDescription(
    t("errors:passwordTooShort", { min: 10 }),
  );
  await expect(field(page, "name")).not.toHaveAttribute("aria-invalid");
  expect(posts()).toBe(0);

  await field(page, "email").fill("pro@visita.example");
  await field(page, "password").fill(PASSWORD);
  await send(page);
  await expect(field(page, "email")).toHaveAccessibleDescription(t("errors:emailTaken"));
  await expect(field(page, "email")).toBeFocused();
  await expect(field(page, "password")).toHaveValue(PASSWORD);
  expect(posts()).toBe(1);

  await field(page, "email").fill(newEmail());
  await send(page);
  await page.waitForURL(/\/dashboard/);
});

test("logging in: a wrong password is told above the form and keeps what was typed", async ({
  page,
  allow,
}) => {
  allow.response(401, /^\/login/, "the password is wrong");
  await open(page, "/login");
  await send(page);
  await expect(field(page, "email")).toBeFocused();
  await expect(field(page, "email")).toHaveAccessibleDescription(t("errors:emailInvalid"));
  await expect(field(page, "password")).toHaveAttribute("aria-invalid", "true");

  const email = newEmail();
  await field(page, "email").fill(email);
  await field(page, "password").fill("not this one");
  await send(page);
  const alert = page.getByRole("alert");
  await expect(alert).toHaveText(t("errors:loginFailed"));
  await expect(alert).toBeFocused();
  await expect(field(page, "email")).toHaveValue(email);
  await expect(field(page, "email")).not.toHaveAttribute("aria-invalid");

  await field(page, "email").fill("free@visita.example");
  await field(page, "password").fill("visita-demo-1");
  await send(page);
  await page.waitForURL(/\/dashboard/);
});

test("a forgotten password: from the address to the new one", async ({ page, request, baseURL }) => {
  const email = newEmail();
  const form = { name: "Test Person", email, password: PASSWORD };
  const made = await request.post("/sign-up", {
    form,
    headers: { Origin: baseURL ?? "" },
    maxRedirects: 0,
  });
  expect(made.status()).toBe(302);

  const posts = countPosts(page);
  await open(page, "/forgot-password");
  await field(page, "email").fill("nobody@");
  await send(page);
  await expect(field(page, "email")).toHaveAccessibleDescription(t("errors:emailInvalid"));
  expect(posts()).toBe(0);
  await field(page, "email").fill(email);
  await send(page);
  await expect(page.getByRole("main").getByRole("status")).toBeVisible();

  let path = "";
  await expect(async () => {
    const mails = (await (await request.get("/dev/inbox.json")).json()) as { to: string; text: string }[];
    const texts = mails.filter(({ to }) => to === email).map(({ text }) => text);
    path = /\/forgot-password-change\/[\w-]{43}/.exec(texts.join("\n"))?.[0] ?? "";
    expect(path).not.toBe("");
  }).toPass();
  await open(page, path);
  await page
    .getByRole("button", { name: t("accounts:showPassword") })
    .first()
    .click();
  await page
    .getByRole("button", { name: t("accounts:hidePassword") })
    .first()
    .click();
  await field(page, "password").fill("a brand new secret");
  await field(page, "confirm").fill("another new secret");
  await send(page);
  await expect(field(page, "confirm")).toBeFocused();
  await expect(field(page, "confirm")).toHaveAccessibleDescription(t("errors:passwordsDoNotMatch"));
  await field(page, "confirm").fill("a brand new secret");
  await send(page);
  await expect(page.getByRole("main").getByRole("status")).toBeVisible();
  expect(posts()).toBe(2);
  await page
    .getByRole("main")
    .getByRole("link", { name: t("accounts:signUp.logIn") })
    .click();
  await page.waitForURL(/\/login$/);
});

test("what was typed before the page woke up is sent", async ({ page, allow }) => {
  allow.response(401, /^\/login/, "the password is wrong");
  let wake = () => {};
  const asleep = new Promise<void>((resolve) => {
    wake = resolve;
  });
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await asleep;
    await route.continue();
  });
  await page.goto("/login", { waitUntil: "commit" });
  const email = newEmail();
  await field(page, "email").fill(email);
  await field(page, "password").fill("not this one");
  wake();
  await hydrated(page);
  await send(page);
  await expect(page.getByRole("alert")).toBeVisible();
  await expect(field(page, "email")).toHaveValue(email);
  await expect(field(page, "password")).toHaveValue("not this one");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a form answers with its faults, and lets in who is right", async ({ page, allow }) => {
    allow.response(401, /^\/login/, "the password is wrong");
    await page.goto("/login");
    const email = newEmail();
    await field(page, "email").fill(email);
    await field(page, "password").fill("not this one");
    await send(page);
    await expect(page.getByRole("alert")).toHaveText(t("errors:loginFailed"));
    await expect(field(page, "email")).toHaveValue(email);
    await expect(field(page, "password")).toHaveValue("");
    await field(page, "email").fill("free@visita.example");
    await field(page, "password").fill("visita-demo-1");
    await send(page);
    await page.waitForURL(/\/dashboard/);
  });
});
