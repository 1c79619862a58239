import { en } from "../../app/i18n/english.ts";
import { ask } from "../support/http.ts";
import { startServer, TEST_PORT, type TestServer } from "../support/server.ts";
import { api, buyPlan, tokenOf } from "./billing-steps.ts";
import { fill } from "./languages.ts";
import { like, t, within } from "./messages.ts";
import { signUp } from "./page-editor-steps.ts";
import { expect, type Page, test } from "./test.ts";

/** A separate server, whose clock is moved. */
const PORT = TEST_PORT + 44;
const ORIGIN = `http://localhost:${PORT}`;
const FAILS_AT_RENEWAL = "4000 0000 0000 0341";
const { billing, dashboard, notifications, shell } = en;

// One server for all, and none beside it at its port.
test.describe.configure({ mode: "serial" });
test.use({ baseURL: ORIGIN });
test.slow();

let server: TestServer | undefined;
const before = process.env.E2E_ORIGIN;

test.beforeAll(async () => {
  test.setTimeout(270_000);
  server = await startServer(PORT, { isBuilt: true });
  process.env.E2E_ORIGIN = ORIGIN;
});

test.afterAll(async () => {
  process.env.E2E_ORIGIN = before;
  await server?.stop();
});

const plan = (page: Page) => page.getByRole("region", { name: billing.plan });

async function advance(days: number): Promise<void> {
  const call = { method: "POST", body: JSON.stringify({ seconds: days * 86_400 }) };
  expect((await ask("sandbox.localhost", "/dev/stripe/advance", call)).status).toBe(200);
}

/** Looks at the billing screen until what came with the time is there. */
async function awaitBilling(page: Page, text: string | RegExp): Promise<void> {
  await expect(async () => {
    await page.goto("/account/billing");
    await expect(page.getByText(text).first()).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 40_000 });
}

test("a renewal that failed is seen, and paid with a new card", async ({ page }) => {
  await signUp(page);
  await buyPlan(page, { seats: 1, number: FAILS_AT_RENEWAL });
  await advance(32);
  await awaitBilling(page, billing.open.title);
  await expect(plan(page)).toContainText(billing.status.active_payment_fail);
  await expect(
    page.getByText(
      new RegExp(
        [
          within("billing:open.text", { amount: "$3.99" }),
          within("billing:open.again"),
          within("billing:open.left"),
        ]
          .map(({ source }) => source)
          .join(".*"),
      ),
    ),
  ).toBeVisible();
  const [beginning = ""] = billing.invoices.viewOf.split("{{number}}");
  await page.getByRole("link", { name: beginning }).click();
  await page.waitForURL(/sandbox\.localhost.*\/invoice\//);
  await page.goBack();
  await page.getByRole("link", { name: fill(billing.open.pay, { amount: "$3.99" }) }).click();
  await page.waitForURL(/sandbox\.localhost.*\/invoice\//);
  await page.getByLabel("Card number").fill("4242 4242 4242 4242");
  await page.getByRole("button", { name: "Pay $3.99" }).click();
  await expect(page.getByText(/^Paid on /)).toBeVisible();
  await awaitBilling(page, billing.about.active);
  await expect(page.getByText(billing.open.title)).toHaveCount(0);
  await expect(page.getByText(t("billing:payment.card", { brand: "Visa", last4: 4242 }))).toBeVisible();
});

test("after an end the page that was chosen stays, and when and why it ended is said", async ({ page }) => {
  const email = await signUp(page);
  await buyPlan(page, { seats: 2 });
  const token = await tokenOf(email);
  for (const title of ["Bistro", "Kitchen crew"]) {
    const { id } = (await api("POST", "/_/pages", token, { profile: { title } })).json<{ id: string }>();
    expect((await api("POST", `/_/pages/${id}/publish`, token, {})).status).toBe(200);
  }
  await page.goto("/account/billing");
  await page.getByRole("button", { name: billing.cancel.action }).click();
  const question = page.getByRole("alertdialog", { name: billing.cancel.question });
  await expect(question.getByRole("checkbox", { name: /Kitchen crew/ })).toBeChecked();
  await question.getByText(billing.cancel.agree).click();
  await question.getByRole("button", { name: billing.cancel.action }).click();
  await expect(plan(page)).toContainText(fill(billing.stays, { page: "Kitchen crew" }));
  await advance(32);
  await awaitBilling(page, like("billing:ended.cancelled", { date: /\w{3} \d\d, \d{4}/ }));
  await page.getByRole("button", { name: new RegExp(shell.notifications.label) }).click();
  const list = page.getByRole("dialog", { name: notifications.list.title });
  await expect(
    list.getByText(
      new RegExp(
        `^${within("notifications:kinds.ended.cancelled").source} ${t("notifications:stayed", { page: "Kitchen crew" })}`,
      ),
    ),
  ).toBeVisible();
  await page.keyboard.press("Escape");
  await page.goto("/dashboard-pages");
  const row = (title: string) => page.getByRole("listitem").filter({ hasText: title });
  await expect(row("Bistro")).toContainText(dashboard.pages.state.expired);
  await expect(row("Kitchen crew")).not.toContainText(dashboard.pages.state.expired);
});

test("invoices beyond the first twelve come when they are asked for", async ({ page }) => {
  await signUp(page);
  await buyPlan(page, { seats: 1 });
  await advance(13 * 31);
  const [pdf = ""] = billing.invoices.pdfOf.split("{{number}}");
  const invoices = page.getByRole("link", { name: pdf });
  const more = page.getByRole("button", { name: billing.invoices.more, exact: true });
  await expect(async () => {
    await page.goto("/account/billing");
    await expect(more).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 40_000 });
  await expect(invoices).toHaveCount(12);
  await more.click();
  await expect(invoices).toHaveCount(14);
  await expect(more).toHaveCount(0);
});
