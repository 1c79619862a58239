import { expect, type Locator, type Page } from "playwright/test";
import { ask } from "../../support/http.ts";
import { sentenceOf } from "./control.ts";

const CONTROLS =
  "button, a[href], input:not([type=hidden]), textarea, summary, [role=tab], [role=slider], [role=spinbutton]";
const POPOVERS = "[role=dialog], [role=alertdialog], [role=menu], [role=listbox]";
/** More than any part of a screen has: a walk that goes in circles ends. */
const MAX_STEPS = 150;

export interface WalkOptions {
  /** Names that lead away or cannot be taken back: they have journeys of their own. */
  without?: RegExp;
  /** Called after each control, with whether it was a choice that changes something by itself. */
  after?: (name: string, changes: boolean) => Promise<void>;
}

interface Found {
  index: number;
  kind: string;
  name: string;
}

/** The controls of a part of a screen that can be used now, in their order. */
function listControls(scope: Locator): Promise<Found[]> {
  return scope.locator(CONTROLS).evaluateAll((elements) =>
    elements.flatMap((element, index) => {
      const usable =
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.closest("[aria-hidden=true], [inert]") &&
        !element.matches(":disabled, [aria-disabled=true]");
      if (!usable) return [];
      const input = element as HTMLInputElement;
      const kind =
        element.tagName === "INPUT" ? input.type : (element.getAttribute("role") ?? element.tagName);
      const labelled = element
        .getAttribute("aria-labelledby")
        ?.split(" ")
        .map((id) => document.getElementById(id)?.textContent ?? "")
        .join(" ");
      const label = [...(input.labels ?? [])].map(({ textContent }) => textContent).join(" ");
      const name = labelled || element.getAttribute("aria-label") || label || element.textContent || "";
      return [{ index, kind, name: name.replace(/\s+/g, " ").trim() }];
    }),
  );
}

/** Says that a control was used, of what the page itself has no event for. */
const note = (control: Locator) =>
  control.evaluate((used) => (window as unknown as { visitaUse(of: Element): void }).visitaUse(used));

/** Uses one control as its kind is used. @returns whether that alone changes what the screen is about */
async function use(page: Page, control: Locator, kind: string): Promise<boolean> {
  if (kind === "A") {
    const href = await control.evaluate((link: HTMLAnchorElement) => link.href);
    const { protocol, hostname, pathname, search } = new URL(href);
    if (protocol === "http:" && hostname.endsWith("localhost")) {
      const { status } = await ask(hostname === "localhost" ? "app" : hostname, pathname + search);
      expect(status, href).toBeLessThan(400);
    }
    await note(control);
    return false;
  }
  if (await control.evaluate((element) => element.matches("[slot=drag], [data-drag]"))) {
    // Lifted by the keyboard, and put down where it was.
    await control.focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Escape");
    await note(control);
    return false;
  }
  if (kind === "file") {
    const choosing = page.waitForEvent("filechooser");
    await control.evaluate((input: HTMLInputElement) => input.click());
    await choosing;
    return false;
  }
  if (kind === "range" || kind === "slider") {
    await control.focus();
    const isLast = await control.evaluate((input: HTMLInputElement) => input.value === input.max);
    await page.keyboard.press(isLast ? "ArrowLeft" : "ArrowRight");
    return true;
  }
  if (kind === "checkbox" || kind === "radio") {
    const wasChosen = await control.isChecked();
    await control.click({ force: true });
    return kind === "checkbox" || !wasChosen;
  }
  if (["text", "search", "url", "email", "tel", "TEXTAREA", "datetime-local", "number"].includes(kind)) {
    await control.focus();
    if (!(await control.isEditable())) {
      await note(control);
      return false;
    }
    const before = await control.inputValue();
    if (kind !== "datetime-local") {
      await control.press("End");
      await control.pressSequentially("a");
    }
    await control.fill(before);
    return false;
  }
  await control.click();
  return false;
}

/** Closes what a control has opened; of a list the next choice is taken. */
async function settle(page: Page): Promise<void> {
  const options = page.locator("[role=listbox]:visible [role=option]:not([aria-selected=true])");
  if ((await options.count()) > 0) await options.first().click();
  for (let open = 0; open < 3 && (await page.locator(POPOVERS).locator("visible=true").count()) > 0; open++) {
    await page.keyboard.press("Escape");
    await page.waitForTimeout(50);
  }
}

/**
 * Uses every control of a part of a screen once, those too that come while it is walked. Those that say the same but
 * for a name in it are one.
 * @returns the names of what was used
 */
export async function walk(page: Page, scope: Locator, options: WalkOptions = {}): Promise<string[]> {
  const done = new Set<string>();
  await expect(scope.locator(CONTROLS).locator("visible=true").first()).toBeVisible();
  for (let step = 0; step < MAX_STEPS; step++) {
    const next = (await listControls(scope)).find(
      ({ kind, name }) => !done.has(`${kind} ${sentenceOf(name)}`) && !options.without?.test(name),
    );
    if (!next) return [...done];
    done.add(`${next.kind} ${sentenceOf(next.name)}`);
    const address = page.url();
    const changes = await use(page, scope.locator(CONTROLS).nth(next.index), next.kind);
    await settle(page);
    expect(page.url(), `${next.name} stays on the screen`).toBe(address);
    await options.after?.(`${next.kind} ${next.name}`, changes);
  }
  throw new Error(`More than ${MAX_STEPS} controls: ${[...done].slice(-20).join(", ")}`);
}
