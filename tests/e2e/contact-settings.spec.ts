import { expectAccessible } from "./accessible.ts";
import { addressOf, ENGLISH_DESK, messagesOf, screensOf } from "./languages.ts";
import { signUp } from "./page-editor-steps.ts";
import { expect, test } from "./test.ts";

for (const { code, viewport } of screensOf(ENGLISH_DESK)) {
  test(`how long contacts are stored and whether visitors get a receipt, ${code} at ${viewport.width}`, async ({
    page,
    allow,
  }) => {
    allow.response(503, /\/contact-list\/settings/, "the service is away for a moment");
    await page.setViewportSize(viewport);
    const { contactSettings, contactList } = await messagesOf(code);
    await signUp(page, code);
    await page.goto(addressOf(code, "/contact-list"));
    const dialog = page.getByRole("dialog", { name: contactSettings.title });
    const open = async () => {
      await page.getByRole("button", { name: contactList.more }).click();
      await page.getByRole("menuitem", { name: contactSettings.title }).click();
    };

    await page.route(/\/contact-list\/settings/, (route) => route.fulfill({ status: 503, body: "" }));
    await open();
    await expect(dialog.getByRole("alert")).toContainText(contactSettings.failed);
    await page.unroute(/\/contact-list\/settings/);
    await dialog.getByRole("button", { name: contactSettings.retry }).click();

    const retention = dialog.getByRole("button", { name: contactSettings.retention });
    const receipts = dialog.getByRole("switch", { name: contactSettings.receipts });
    await expect(retention).toContainText(contactSettings.m36);
    await expect(receipts).toBeChecked();
    await expectAccessible(page, `contact-settings-${code}-${viewport.width}`);
    await retention.click();
    await page.getByRole("option", { name: contactSettings.m12 }).click();
    await expect(page.getByText(contactSettings.saved).first()).toBeVisible();
    await dialog.getByText(contactSettings.receipts, { exact: true }).click();
    await expect(receipts).not.toBeChecked();
    await expect(receipts).toBeEnabled();
    await dialog.getByRole("button", { name: contactSettings.close }).click();
    await expect(dialog).toHaveCount(0);
    await page.reload();
    await open();
    await expect(retention).toContainText(contactSettings.m12);
    await expect(receipts).not.toBeChecked();
  });
}
