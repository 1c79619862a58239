import type { Page } from "playwright/test";

/** Pastes a text, with its lines, into a field. */
export function pasteInto(page: Page, name: string, text: string): Promise<void> {
  return page.getByRole("textbox", { name, exact: true }).evaluate((field, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text", pasted);
    field.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}
