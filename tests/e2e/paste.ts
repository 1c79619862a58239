import type { Page } from "playwright/test";

/** Pastes a text, with its lines, into the field of a label. */
export async function pasteInto(page: Page, label: string, text: string): Promise<void> {
  const into = page.getByLabel(label, { exact: true });
  await into.focus();
  await into.evaluate((field, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text", pasted);
    field.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}
