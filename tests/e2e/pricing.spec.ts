import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { en } from "../../app/i18n/english.ts";
import { startServer, TEST_PORT } from "../support/server.ts";
import { expectAccessible } from "./accessible.ts";
import { hydrated } from "./hydrated.ts";
import { addressOf, ENGLISH_DESK, schemesOf, screensOf } from "./languages.ts";
import { t, within } from "./messages.ts";
import { signUp } from "./page-editor-steps.ts";
import { settled } from "./settled.ts";
import { logInAsSubscriber } from "./sign-in.ts";
import { expect, type Page, test } from "./test.ts";

const { pricing, faq, shell } = en;
const get = (page: Page) => page.getByRole("main").getByRole("link", { name: pricing.get });
const seats = (page: Page) => page.getByRole("textbox", { name: pricing.seats.label });

test("prices: seats are counted, each plan is compared, and eleven questions are answered", async ({
  page,
}) => {
  await page.goto("/pricing");
  await expect(page.getByText("$1.99", { exact: true })).toBeVisible();
  await expect(page.getByText(t("pricing:cycle.saving", { percent: 50 }))).toBeVisible();
  await expect(
    page.getByText(t("pricing:total.yearly", { total: "$23.88", count: 1 }), { exact: true }),
  ).toBeVisible();
  await page.getByRole("button", { name: pricing.seats.more }).click();
  await page.getByRole("button", { name: pricing.seats.more }).click();
  await page.getByRole("button", { name: pricing.seats.less }).click();
  await expect(page.getByText(t("pricing:total.yearly", { total: "$47.76", count: 2 }))).toBeVisible();
  // Values beyond the limit are reduced to it, with a message.
  await expect(page.getByText(t("pricing:seats.most", { max: "10,000" }))).toHaveCount(0);
  await seats(page).fill("99999");
  await seats(page).press("Tab");
  await expect(seats(page)).toHaveValue("10000");
  await expect(page.getByText(t("pricing:seats.most", { max: "10,000" }))).toBeVisible();
  await seats(page).fill("2");
  await seats(page).press("Tab");
  await page.getByText(pricing.cycle.monthly, { exact: true }).click();
  await expect(page.getByText(t("pricing:total.monthly", { total: "$7.98", count: 2 }))).toBeVisible();
  await page.getByText(pricing.cycle.yearly, { exact: true }).click();
  await page.getByText(pricing.cycle.monthly, { exact: true }).click();
  // An invalid number of seats becomes the nearest valid one.
  for (const [typed, held] of [
    ["0", "1"],
    ["-3", "1"],
    ["10001", "10000"],
    ["1.5", "10000"],
    ["", "1"],
  ]) {
    await seats(page).fill(typed ?? "");
    await seats(page).blur();
    await expect(seats(page)).toHaveValue(held ?? "");
  }
  const row = (name: string) =>
    page.getByRole("row").filter({ has: page.getByRole("rowheader", { name, exact: true }) });
  await expect(row(pricing.features.themes).getByRole("cell")).toHaveText(["8", "30"]);
  await expect(row(pricing.features.seo).getByRole("cell")).toHaveText([
    t("pricing:compare.notIncluded"),
    t("pricing:compare.included"),
  ]);
  for (const { ask, answer } of Object.values(faq.questions)) {
    await page.getByRole("button", { name: ask }).click();
    await expect(page.getByText((answer.split("{{")[0] ?? "").slice(0, 60).trim())).toBeVisible();
  }
  await expect(
    page.getByText(within("faq:questions.cycle.answer", { year: "$23.88", yearly: "$1.99", percent: 50 })),
  ).toBeVisible();
  await page.getByRole("link", { name: pricing.start }).click();
  await expect(page).toHaveURL(/\/editor$/);
});

test("a plan that the address names is marked; another address is none", async ({ page }) => {
  await page.goto("/pricing/pro");
  await expect(
    page.getByRole("heading", { name: `${t("shell:plans.pro")} ${pricing.chosen}` }),
  ).toBeVisible();
  await page.goto("/pricing/platinum");
  await expect(page).toHaveURL(/\/pricing$/);
});

test("a visitor's choice outlasts the sign-up; who subscribes manages it", async ({ page }) => {
  await page.goto("/pricing");
  await page.getByRole("button", { name: pricing.seats.more }).click();
  await get(page).click();
  await expect(page).toHaveURL(/\/sign-up\?to=upgrade&cycle=yearly&seats=2$/);
  await logInAsSubscriber(page);
  await page.goto("/pricing");
  await expect(
    page.getByRole("heading", { name: `${t("shell:plans.pro")} ${pricing.current}` }),
  ).toBeVisible();
  const manage = page.getByRole("main").getByRole("link", { name: pricing.manage });
  await expect(manage).toHaveAttribute("href", "/account/billing");
  await manage.click();
  await expect(page).toHaveURL(/\/account\/billing$/);
});

test("who does not pay has the plans opened: by the link of the navigation and by what is locked", async ({
  page,
}) => {
  await signUp(page);
  await page.goto("/pricing");
  await expect(get(page)).toHaveAttribute("href", "/account/upgrade?cycle=yearly&seats=1");
  await page.getByRole("banner").getByRole("link", { name: shell.navigation.pricing }).click();
  const modal = page.getByRole("dialog", { name: pricing.modal.title });
  await expect(modal).toBeVisible();
  await modal.getByRole("button", { name: shell.close }).click();
  await expect(modal).toHaveCount(0);
  await page.goto("/editor/new");
  await page.getByRole("tab", { name: en.editor.tabs.seo }).click();
  await page.getByRole("textbox", { name: en.sharing.seo.title }).fill("Typed before");
  await page.getByRole("tabpanel").getByRole("button", { name: shell.plans.pro }).first().click();
  const wanted = page.getByRole("dialog", {
    name: t("pricing:modal.wanted", { feature: pricing.features.seo }),
  });
  await expect(wanted).toContainText(t("pricing:modal.from", { price: "$1.99" }));
  await expect(wanted).toContainText(pricing.modal.kept);
  await expect(wanted.getByRole("rowheader").first()).toHaveText(pricing.features.seo);
  await expectAccessible(page, "plans-modal");
  await wanted.getByText(pricing.cycle.monthly, { exact: true }).click();
  await expect(wanted.getByRole("link", { name: pricing.get })).toHaveAttribute(
    "href",
    "/account/upgrade?cycle=monthly&for=seo&back=%2Feditor%2Fnew",
  );
  await page.keyboard.press("Escape");
  await expect(wanted).toHaveCount(0);
  await expect(page.getByRole("textbox", { name: en.sharing.seo.title })).toHaveValue("Typed before");
  await expect(
    page.getByRole("tabpanel").getByRole("button", { name: shell.plans.pro }).first(),
  ).toBeFocused();
});

const framesHydrated = (page: Page) => Promise.all(page.frames().slice(1).map(hydrated));

test("only sites that are configured frame the prices", async ({ page, context, allow }) => {
  test.slow();
  const port = TEST_PORT + 42;
  const framed = `http://localhost:${port}/pricing-iframe`;
  const sites = createServer((_, response) => {
    response.setHeader("Content-Type", "text/html");
    response.end(
      `<!doctype html><html lang="en"><title>A shop</title><iframe title="Prices" src="${framed}"></iframe>`,
    );
  });
  await new Promise<void>((resolve) => sites.listen(0, "127.0.0.1", resolve));
  const at = (host: string) => `http://${host}.localhost:${(sites.address() as AddressInfo).port}`;
  const server = await startServer(port, { isBuilt: true, vars: { PRICING_FRAME_ORIGINS: at("shop") } });
  try {
    await page.goto(at("shop"));
    const prices = page.frameLocator("iframe");
    await expect(prices.getByText(t("pricing:total.yearly", { total: "$23.88", count: 1 }))).toBeVisible();
    // A press before the frame's scripts have run changes nothing.
    await framesHydrated(page);
    await prices.getByRole("button", { name: pricing.seats.more }).click();
    await prices.getByRole("button", { name: pricing.seats.more }).click();
    await expect(prices.getByText(t("pricing:total.yearly", { total: "$71.64", count: 3 }))).toBeVisible();
    await prices.getByText(pricing.cycle.monthly, { exact: true }).click();
    await prices.getByText(pricing.cycle.yearly, { exact: true }).click();
    // Not down to one: the button is disabled on press, so no click follows.
    await prices.getByRole("button", { name: pricing.seats.less }).click();
    await expect(prices.getByText(t("pricing:total.yearly", { total: "$47.76", count: 2 }))).toBeVisible();
    await prices.getByRole("textbox", { name: pricing.seats.label }).fill("2");
    await prices.getByRole("link", { name: pricing.start }).click();
    await expect(page).toHaveURL(`http://localhost:${port}/editor`);
    await page.goto(at("shop"));
    await framesHydrated(page);
    await prices.getByRole("button", { name: pricing.seats.more }).click();
    await prices.getByRole("link", { name: pricing.get }).click();
    await expect(page).toHaveURL(`http://localhost:${port}/sign-up?to=upgrade&cycle=yearly&seats=2`);
    // What it still loads is of a server that is stopped below.
    await settled(page);
    allow.console(/frame-ancestors/, "the browser says why it shows nothing");
    const foreign = await context.newPage();
    await foreign.goto(at("foreign"));
    await expect
      .poll(() => foreign.frames().map((frame) => frame.url()))
      .toContain("chrome-error://chromewebdata/");
    await expect(foreign.frameLocator("iframe").getByText("$23.88")).toHaveCount(0);
  } finally {
    sites.close();
    await server.stop();
  }
});

for (const { code, viewport } of screensOf(ENGLISH_DESK)) {
  for (const colorScheme of schemesOf("dark")) {
    test(`prices are sound: ${code}-${viewport.width}, ${colorScheme}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme });
      for (const path of ["/pricing/pro", "/pricing-iframe"]) {
        await page.goto(addressOf(code, path));
        await expectAccessible(page, `${code}-${viewport.width}-${colorScheme}${path.replaceAll("/", "-")}`);
      }
    });
  }
}
