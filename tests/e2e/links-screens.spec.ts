import { expectAccessible } from "./accessible.ts";
import { addressOf, ENGLISH_DESK, fill, messagesOf, schemesOf, screensOf } from "./languages.ts";
import { pasteInto } from "./paste.ts";
import { expect, test } from "./test.ts";

const LINKS = `https://www.mill-bakery.com/our-bread-from-the-old-oven-and-all-that-goes-with-it-on-a-long-summer-evening
https://kunsthalle.de/shop
https://www.youtube.com/watch?v=aqz-KE-bpKQ
hello@kunsthalle.de`;

for (const { code, viewport } of screensOf(ENGLISH_DESK)) {
  for (const colorScheme of schemesOf("light")) {
    const name = `links-${code}-${viewport.width}-${colorScheme}`;
    test(`links are pasted, offered titles and pictures, and laid out: ${name}`, async ({ page }) => {
      test.slow();
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme });
      const { editor } = await messagesOf(code);
      await page.goto(addressOf(code, "/editor/new"));
      await page.getByRole("tab", { name: editor.tabs.blocks, exact: true }).click();
      await expectAccessible(page, `${name}-empty`);
      await pasteInto(page, editor.links.paste, LINKS);
      await expect(page.getByRole("grid", { name: editor.links.list }).getByRole("row")).toHaveCount(4);
      await expect(page.getByRole("button", { name: editor.links.useTitles })).toBeVisible();
      await expectAccessible(page, `${name}-pasted`);
      await page.getByRole("button", { name: editor.links.useTitles }).click();
      const first = page.getByRole("grid", { name: editor.links.list }).getByRole("row").first();
      await first.locator("[data-open]").click();
      const { found } = editor.links;
      await expect(page.getByRole("region", { name: found })).toBeVisible();
      await first.scrollIntoViewIfNeeded();
      await expectAccessible(page, `${name}-offer`);
      await page.getByRole("switch", { name: editor.links.large }).press("Space");
      await page.getByRole("button", { name: editor.links.usePicture }).click();
      await page
        .getByRole("button", { name: fill(editor.blocks.more, { name: "Shop – Kunsthalle" }) })
        .click();
      await expectAccessible(page, `${name}-menu`);
      await page.keyboard.press("Escape");
      await page
        .getByRole("radio", { name: editor.links.layouts.grid })
        .locator("xpath=ancestor::label")
        .click();
      await expectAccessible(page, `${name}-laid-out`);
      if (viewport.width < 1025)
        await page.getByRole("button", { name: editor.preview.show, exact: true }).click();
      await expect(page.frameLocator("iframe").locator("ul.lg li.lf img")).toBeVisible();
      await expectAccessible(page, `${name}-seen`);
    });
  }
}
