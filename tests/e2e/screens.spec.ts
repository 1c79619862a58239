import { expectAccessible } from "./accessible.ts";
import { addressOf, GERMAN_PHONE, screensOf } from "./languages.ts";
import { logInAsSubscriber } from "./sign-in.ts";
import { expect, type Page, test } from "./test.ts";

/** Screens without sign-in; sign-up and the editors are covered by the journey (journey.spec.ts). */
const OPEN = ["/", "/login", "/forgot-password", "/pricing", "/404"];
const OWN = [
  "/dashboard",
  "/dashboard-pages",
  "/dashboard-business-cards",
  "/dashboard-visits",
  "/contact-list",
  "/dashboard-team",
  "/dashboard-team/look",
  "/team/join/over",
  "/account",
  "/account/edit",
  "/account/edit/pass",
  "/account/notifications",
  "/account/email/over",
  "/account/undo-email/over",
];

async function look(page: Page, address: string, name: string): Promise<void> {
  await page.goto(address);
  await expectAccessible(page, name.replaceAll("/", "_"));
}

for (const { code, viewport } of screensOf(GERMAN_PHONE)) {
  const name = `${code}-${viewport.width}`;
  test.describe(name, () => {
    test.use({ viewport });
    test.slow();

    test("what everybody sees", async ({ page, allow }) => {
      allow.response(404, /\/404$/, "the screen that says so");
      const errors: string[] = [];
      page.on("pageerror", (error) => errors.push(String(error)));
      for (const path of OPEN) await look(page, addressOf(code, path), name + path);
      expect(errors).toEqual([]);
    });

    test("what a subscriber sees", async ({ page }) => {
      await logInAsSubscriber(page, addressOf(code, "/login"));
      for (const path of OWN) await look(page, addressOf(code, path), name + path);
    });
  });
}

for (const colorScheme of ["light", "dark"] as const) {
  test(`the site's pages are sound, ${colorScheme}`, async ({ page, baseURL, allow }) => {
    allow.response(404, /^\/nobody-has-this$/, "the screen that says so");
    const site = (baseURL ?? "").replace("//", "//me.");
    await page.emulateMedia({ colorScheme });
    for (const path of ["/ada", "/ben", "/nobody-has-this", "/q"]) {
      await look(page, site + path, `site-${colorScheme}${path}`);
    }
  });
}
