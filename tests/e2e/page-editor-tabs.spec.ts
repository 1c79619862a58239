import { expectAccessible } from "./accessible.ts";
import { addressOf, ENGLISH_DESK, messagesOf, screensOf } from "./languages.ts";
import { unique } from "./page-editor-steps.ts";
import { logInAsSubscriber } from "./sign-in.ts";
import { asSubscriber, makeFullPage } from "./subscriber.ts";
import { expect, test } from "./test.ts";

const TABS = ["general", "blocks", "design", "themes", "settings", "seo", "installation", "sharing"] as const;

for (const { code, viewport } of screensOf(ENGLISH_DESK)) {
  const name = `${code}-${viewport.width}`;
  test.describe(name, () => {
    test.use({ viewport });

    test("every part of the editor and the share screen", async ({ page }) => {
      test.setTimeout(180_000);
      const errors: string[] = [];
      page.on("pageerror", (error) => errors.push(String(error)));
      const { editor, design, sharing } = await messagesOf(code);
      const made = await makeFullPage(unique("tabs").toLowerCase());
      try {
        await logInAsSubscriber(page, addressOf(code, "/login"));
        await page.goto(addressOf(code, `/editor/${made.id}`));
        // The browser renders the preview, which marks the end of hydration.
        await expect(page.frameLocator("iframe").first().locator("main")).toBeAttached({ timeout: 30_000 });
        for (const tab of TABS) {
          await page.getByRole("tab", { name: editor.tabs[tab], exact: true }).click();
          await expect(page.getByRole("tabpanel")).not.toBeEmpty();
          if (tab === "themes") {
            await expect(page.getByRole("button", { name: design.themes.apply }).first()).toBeVisible();
          }
          if (tab === "design") {
            const parts = page.getByRole("tabpanel").getByRole("heading").getByRole("button");
            for (let part = 1; part < (await parts.count()); part++) await parts.nth(part).click();
          }
          await expectAccessible(page, `editor-${name}-${tab}`);
        }
        await page.goto(addressOf(code, `/share-page/${made.id}`));
        await expect(page.getByRole("textbox", { name: sharing.share.link })).toHaveValue(made.url);
        await expectAccessible(page, `share-page-${name}`);
        expect(errors).toEqual([]);
      } finally {
        await asSubscriber("DELETE", `/_/pages/${made.id}`);
      }
    });
  });
}
