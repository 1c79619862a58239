import { haveACard, haveAPage } from "./cards-steps.ts";
import { anyOf, like, oneOf, t } from "./messages.ts";
import { givePlan, signUp } from "./page-editor-steps.ts";
import { settled } from "./settled.ts";
import { expect, type Page, test } from "./test.ts";
import { walk } from "./walk.ts";

const LOG_OUT = oneOf(t("shell:account.logOut"));
/** What changes a list, for which lists.spec.ts is. */
const CHANGING = anyOf(
  ...[t("dashboard:pages.delete"), t("dashboard:pages.duplicate"), t("dashboard:pages.putUp")],
  ...[t("dashboard:cards.delete"), t("dashboard:cards.duplicate")],
  ...[like("dashboard:pages.publish"), like("dashboard:dismiss")],
);

const walkMain = async (page: Page, path: string) => {
  await page.goto(path);
  await settled(page);
  // Other ways to sign in lead away: social.spec.ts and passkeys.spec.ts go them.
  return walk(page, page.getByRole("main"), {
    without: anyOf(like("accounts:social.continue"), t("accounts:passkey.signIn"), t("landing:start")),
  });
};

test("each control around the screens answers", async ({ page }) => {
  await page.goto("/");
  await settled(page);
  await walk(page, page.getByRole("banner"));
  await page.goto("/pricing");
  await settled(page);
  await walk(page, page.getByRole("banner"));
  await walk(page, page.getByRole("contentinfo"));
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole("button", { name: t("shell:navigation.open") })).toBeVisible();
  await walk(page, page.getByRole("banner"));
  await page.goto("/");
  await page.getByRole("button", { name: t("shell:navigation.open") }).click();
  await page
    .getByRole("dialog")
    .getByRole("link", { name: t("shell:account.signUp"), exact: true })
    .click();
  await expect(page).toHaveURL(/\/sign-up$/);
  await page.goto("/pricing");
  await page.getByRole("link", { name: t("shell:skipToContent") }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#/);
  await page.goto("/login");
  await settled(page);
  await walk(page, page.getByRole("banner"));
  await signUp(page);
  await page.goto("/pricing");
  await settled(page);
  await walk(page, page.getByRole("banner"), { without: LOG_OUT });
  await page.goto("/dashboard");
  await settled(page);
  await walk(page, page.getByRole("banner"), { without: LOG_OUT });
  await page.getByRole("button", { name: t("shell:account.menu") }).click();
  await page.getByRole("menuitem", { name: t("shell:account.logOut") }).click();
  await expect(page).not.toHaveURL(/dashboard/);
});

for (const path of [
  "/",
  "/pricing",
  "/login",
  "/sign-up",
  "/forgot-password",
  "/verify-email/over",
  "/404",
]) {
  test(`each control answers: ${path}`, async ({ page, allow }) => {
    allow.response(404, /^\/404/, "the screen says so");
    await walkMain(page, path);
    if (path !== "/") return;
    // The other one sends the requested address: see page-start.spec.ts.
    await page
      .getByRole("main")
      .getByRole("link", { name: t("landing:start"), exact: true })
      .click();
    await page.waitForURL(/\/editor$/);
  });
}

for (const path of ["/dashboard", "/dashboard-pages", "/dashboard-business-cards"]) {
  test(`each control answers: ${path}`, async ({ page }) => {
    // A separate account: its rows are not affected by other tests.
    const email = await signUp(page);
    await givePlan(email, "active");
    await haveAPage(page, { profile: { title: "Notes", bio: "" } }, true);
    await haveACard(page, { title: "Fairs", header: "Ada Lindqvist" });
    await page.goto(path);
    await settled(page);
    await walk(page, page.getByRole("main"), { without: CHANGING });
    await walk(page, page.getByRole("banner"), { without: LOG_OUT });
  });
}
