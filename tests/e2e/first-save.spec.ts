import { t } from "./messages.ts";
import { fillSignUp, givePlan, openEditor, saveButton, signUp, unique } from "./page-editor-steps.ts";
import { expect, type Page, test } from "./test.ts";

const title = (page: Page) => page.getByRole("textbox", { name: t("editor:general.title") });
const bio = (page: Page) => page.getByRole("textbox", { name: t("editor:general.bio") });
const notice = (page: Page) => page.getByRole("alertdialog").filter({ hasText: t("editing:failed.title") });
const inStorage = (page: Page, text: string) =>
  page.evaluate((part) => Object.values(localStorage).some((value) => value.includes(part)), text);

/** The next save arrives, and its response does not. */
const loseResponse = (page: Page) =>
  page.route(
    "**/editor/save",
    async (route) => {
      await route.fetch();
      await route.abort("connectionreset");
    },
    { times: 1 },
  );

/** A new page whose first save was lost, with text typed after it. */
async function lostSave(page: Page, name: string): Promise<void> {
  await openEditor(page);
  await title(page).fill(name);
  await loseResponse(page);
  await saveButton(page).click();
  await expect(notice(page)).toBeVisible();
  await bio(page).fill("Typed since");
  await expect.poll(() => inStorage(page, "Typed since")).toBe(true);
}

test("after a reload the save whose response was lost makes no second page", async ({ page, allow }) => {
  allow.console(/net::ERR_/, "the network is cut");
  const email = await signUp(page);
  await givePlan(email, "active");
  const name = unique("Reloaded");
  await lostSave(page, name);
  await page.reload();
  await expect(bio(page)).toHaveValue("Typed since");
  await saveButton(page).click();
  await page.waitForURL(/\/editor\/pg_/);
  await expect(page.getByText(t("editing:state.saved"), { exact: true })).toBeVisible();
  await expect.poll(() => inStorage(page, "Typed since")).toBe(false);
  await page.reload();
  await expect(bio(page)).toHaveValue("Typed since");
  await page.goto("/dashboard-pages");
  await expect(page.getByRole("link", { name })).toHaveCount(1);
});

test("a free account at its limit is led to the page that it made, with what was typed since", async ({
  page,
  allow,
}) => {
  allow.console(/net::ERR_/, "the network is cut");
  await signUp(page);
  await lostSave(page, unique("Stranded"));
  await page.reload();
  await page.waitForURL(/\/editor\/pg_/);
  await expect(bio(page)).toHaveValue("Typed since");
  await expect(page.getByText(t("editing:state.unsaved"), { exact: true })).toBeVisible();
  await saveButton(page).click();
  await expect(page.getByText(t("editing:state.saved"), { exact: true })).toBeVisible();
  await page.goto("/dashboard-pages");
  await expect(page.getByText(t("dashboard:used", { used: 1, limit: 1 }))).toBeVisible();
});

test("a save that is still under way is waited for", async ({ page, allow }) => {
  allow.response(409, /\/editor\/save$/, "an earlier try is under way");
  await signUp(page);
  await openEditor(page);
  await title(page).fill(unique("Killed"));
  const error = { code: "conflict", messageKey: "requestUnderWay" };
  await page.route("**/editor/save", (route) => route.fulfill({ status: 409, json: { ok: false, error } }), {
    times: 2,
  });
  await saveButton(page).click();
  await expect(page.getByText(t("editing:state.waiting"), { exact: true })).toBeVisible();
  await page.waitForURL(/\/editor\/pg_/);
  await expect(page.getByText(t("editing:state.saved"), { exact: true })).toBeVisible();
});

test("a save that is never answered ends as a lost network, and is tried again", async ({ page, allow }) => {
  allow.console(/net::ERR_/, "the request is given up");
  await page.clock.install();
  await signUp(page);
  await openEditor(page);
  const name = unique("Silent");
  await title(page).fill(name);
  const keys: (string | undefined)[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/editor/save")) keys.push(request.headers()["idempotency-key"]);
  });
  await page.route("**/editor/save", () => undefined, { times: 1 });
  await saveButton(page).click();
  await expect(page.getByText(t("editing:state.saving"), { exact: true })).toBeVisible();
  await page.clock.fastForward(40_000);
  await expect(notice(page)).toContainText(t("editing:failed.kept"));
  await notice(page)
    .getByRole("button", { name: t("editing:failed.again") })
    .click();
  await page.waitForURL(/\/editor\/pg_/);
  expect(keys).toHaveLength(2);
  expect(keys[1]).toBe(keys[0]);
});

test("without storage the page still comes along to the sign-up, and the editor says what is not kept", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const forbidden = () => {
      throw new DOMException("denied", "SecurityError");
    };
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, name, { get: forbidden, configurable: true });
  });
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(String(error)));
  for (const path of ["/", "/editor"]) await page.goto(path);
  await openEditor(page);
  const name = unique("Unstored");
  await title(page).fill(name);
  await expect(page.getByText(t("editing:unstored"))).toBeVisible();
  await saveButton(page).click();
  await page.waitForURL(/\/sign-up\?to=dashboard$/);
  await fillSignUp(page, `${unique("unstored")}@visita.example`);
  await page
    .getByRole("link", { name: t("shell:sidebar.pages") })
    .first()
    .click();
  await expect(page.getByRole("link", { name })).toHaveCount(1);
  expect(errors).toEqual([]);
});

test("a page that another tab makes while the sign-up is open comes along too", async ({ page, context }) => {
  const names = [unique("First"), unique("Second")];
  const other = await context.newPage();
  const tabs = [page, other];
  // Each is a separate page: neither tab opens with what the other stored.
  for (const tab of tabs) await openEditor(tab);
  for (const [at, tab] of tabs.entries()) {
    await title(tab).fill(names[at] ?? "");
    await saveButton(tab).click();
    await tab.waitForURL(/\/sign-up\?to=dashboard$/);
  }
  const sent = page.waitForRequest((request) => request.method() === "POST" && /sign-up/.test(request.url()));
  await fillSignUp(page, `${unique("two-tabs")}@visita.example`);
  const ids = new URLSearchParams((await sent).postData() ?? "").get("temporaryIds");
  expect(JSON.parse(ids ?? "[]")).toHaveLength(2);
});
