import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "playwright/test";
import { LANGUAGES, type LanguageCode, languageOf } from "../../app/domain/languages.ts";

/** English, German for its long words, Arabic for its direction; the long run takes all eleven. */
const CODES: LanguageCode[] = process.env.FUZZ_FACTOR
  ? LANGUAGES.map(({ shortCode }) => shortCode)
  : ["en", "de", "ar"];
const WIDTHS = [390, 1440];

const OPEN = [
  "/",
  "/login",
  "/sign-up",
  "/forgot-password",
  "/pricing",
  "/editor",
  "/editor-business-card",
  "/404",
];
const OWN = ["/dashboard", "/dashboard-pages", "/dashboard-business-cards"];

function addressOf(code: LanguageCode, path: string): string {
  const { kind, value } = languageOf(code).url;
  const port = new URL(process.env.E2E_ORIGIN ?? "http://localhost:8797").port;
  const host = kind === "label" ? `${value}.localhost` : "localhost";
  const prefix = kind === "prefix" ? `/${value}` : "";
  return `http://${host}:${port}${prefix}${prefix && path === "/" ? "" : path}`;
}

async function expectSound(page: Page, name: string): Promise<void> {
  await page.waitForLoadState("networkidle");
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
  );
  expect(found, name).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${name} scrolls sideways`).toBeLessThanOrEqual(0);
}

for (const code of CODES) {
  for (const width of WIDTHS) {
    test(`${code} at ${width}: what everybody sees`, async ({ page }) => {
      test.slow();
      await page.setViewportSize({ width, height: 900 });
      const errors: string[] = [];
      page.on("pageerror", (error) => errors.push(String(error)));
      for (const path of OPEN) {
        await page.goto(addressOf(code, path));
        await expectSound(page, `${code} ${path}`);
        await page.screenshot({
          path: `test-results/screens/${code}-${width}${path.replaceAll("/", "_")}.png`,
        });
      }
      expect(errors).toEqual([]);
    });

    test(`${code} at ${width}: what a subscriber sees`, async ({ page }) => {
      test.slow();
      await page.setViewportSize({ width, height: 900 });
      await page.goto(addressOf(code, "/login"));
      await page.waitForLoadState("networkidle");
      await page.locator("input[name=email]").fill("pro@visita.example");
      await page.locator("input[name=password]").fill("visita-demo-1");
      await page.locator("main button[type=submit]").click();
      await page.waitForURL(/\/dashboard/);
      for (const path of OWN) {
        await page.goto(addressOf(code, path));
        await expectSound(page, `${code} ${path}`);
        await page.screenshot({
          path: `test-results/screens/${code}-${width}${path.replaceAll("/", "_")}.png`,
        });
      }
    });
  }
}

test("the site's pages are sound, in light and dark", async ({ page, baseURL }) => {
  const site = (baseURL ?? "").replace("//", "//me.");
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    for (const path of ["/ada", "/ben", "/nobody-has-this", "/q"]) {
      await page.goto(site + path);
      await expectSound(page, `${colorScheme} ${path}`);
    }
  }
});
