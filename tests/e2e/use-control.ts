import { expect, type Locator, type Page } from "playwright/test";
import { ask } from "../support/http.ts";
import { watchAnswer } from "./answers.ts";
import { opened } from "./controls.ts";
import { settled } from "./settled.ts";

/**
 * Uses one control as its kind is used.
 * @returns whether that alone changes what the screen is about, and whether nothing at all came of it
 */
export async function use(
  page: Page,
  control: Locator,
  kind: string,
): Promise<{ changes: boolean; isDead?: boolean }> {
  if (kind === "A") {
    const href = await control.evaluate((link: HTMLAnchorElement) => link.href);
    const { protocol, hostname, pathname, search } = new URL(href);
    if (protocol === "http:" && hostname.endsWith("localhost")) {
      const { status } = await ask(hostname === "localhost" ? "app" : hostname, pathname + search);
      expect(status, href).toBeLessThan(400);
    }
    return { changes: false };
  }
  if (await control.evaluate((element) => element.matches("[slot=drag]"))) {
    // Lifted by the keyboard, and put down where it was.
    const hasFocus = () => control.evaluate((handle) => handle === document.activeElement);
    await control.focus();
    await page.keyboard.press("Enter");
    // The list offers its places a moment later; all else is hidden until what was lifted is put down.
    await expect.poll(hasFocus).toBe(false);
    await page.keyboard.press("Escape");
    await expect.poll(hasFocus).toBe(true);
    return { changes: false };
  }
  if (kind === "file") {
    const choosing = page.waitForEvent("filechooser");
    await control.evaluate((input: HTMLInputElement) => input.click());
    await choosing;
    return { changes: false };
  }
  if (kind === "range" || kind === "slider") return slide(page, control);
  if (kind === "checkbox" || kind === "radio") return choose(page, control, kind);
  if (TYPED.includes(kind)) return type(control, kind);
  return press(page, control);
}

const TYPED = ["text", "search", "url", "email", "tel", "password", "TEXTAREA", "datetime-local", "number"];

async function slide(page: Page, control: Locator) {
  // What it changes may be drawn anew: the same place then has another control.
  const input = await control.evaluateHandle((element) => element as HTMLInputElement);
  const before = await control.inputValue();
  const isLast = await input.evaluate(({ value, max }) => value === max);
  await control.focus();
  await page.keyboard.press(isLast ? "ArrowLeft" : "ArrowRight");
  await settled(page);
  return {
    changes: true,
    isDead: await input.evaluate((it, was) => it.isConnected && it.value === was, before),
  };
}

async function choose(page: Page, control: Locator, kind: string) {
  const input = await control.evaluateHandle((element) => element as HTMLInputElement);
  const wasChosen = await control.isChecked();
  using answer = await watchAnswer(page, control);
  // React Aria hides the input: people press its label.
  const label = control.locator("xpath=ancestor::label");
  if ((await label.count()) > 0) await label.first().click();
  else await control.click({ force: true });
  const changes = kind === "checkbox" || !wasChosen;
  if (!changes) return { changes };
  await settled(page);
  const isChanged = await input.evaluate((it, was) => it.isConnected && it.checked !== was, wasChosen);
  return { changes, isDead: !isChanged && !(await answer.came()) };
}

async function type(control: Locator, kind: string) {
  await control.focus();
  if (!(await control.isEditable())) return { changes: false };
  const before = await control.inputValue();
  let isDead = false;
  if (kind !== "datetime-local") {
    await control.press("End");
    // A number has no place for a letter.
    const typed = kind === "number" ? "1" : "a";
    await control.pressSequentially(typed);
    // A full field has no place for one more.
    if ((await control.inputValue()) === before) {
      await control.selectText();
      await control.pressSequentially(typed);
    }
    isDead = (await control.inputValue()) === before;
  }
  await control.fill(before);
  return { changes: false, isDead };
}

/** A chosen one of several has nothing more to answer. */
const CHOSEN = "[aria-selected=true], [aria-pressed=true], [aria-checked=true], [aria-current]";

async function press(page: Page, control: Locator) {
  const isUnfolded = await control.evaluate((button) => button.matches("[aria-expanded=true]"));
  const opens = !isUnfolded && (await control.evaluate((button) => button.matches("[aria-haspopup]")));
  const isChosen = await control.evaluate((button, chosen) => button.matches(chosen), CHOSEN);
  // What the pointer alone changes comes before the press.
  await control.hover();
  await settled(page);
  using answer = await watchAnswer(page, control);
  await control.click();
  // Parts loaded on demand take a moment.
  if (opens)
    await opened(page)
      .first()
      .waitFor({ timeout: 5_000 })
      .catch(() => undefined);
  await settled(page);
  const isDead = !isChosen && !(await answer.came());
  // What was unfolded is looked at too.
  if (isUnfolded && (await control.evaluate((button) => button.matches("[aria-expanded=false]"))))
    await control.click();
  return { changes: false, isDead };
}
