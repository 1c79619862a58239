import { expect, type Locator, type Page } from "playwright/test";
import { ask } from "../support/http.ts";
import { installNames, type Naming, sentenceOf } from "./control-names.ts";
import { settled } from "./settled.ts";

const CONTROLS =
  "button, a[href], input:not([type=hidden]), textarea, summary, [role=tab], [role=slider], [role=spinbutton], [role=menuitem], [role=menuitemradio], [role=dialog] [role=option]";
/** Excludes exiting elements, which take no press, and the content of nested dialogs. */
const POPOVERS = ["dialog", "alertdialog", "menu", "listbox"]
  .map((role) => `[role=${role}]:not([data-exiting], [data-exiting] *, [role=dialog] *)`)
  .join();
/** More than any part of a screen has: ends an endless walk. */
const MAX_STEPS = 150;

export interface WalkOptions {
  /** Names that navigate away or cannot be undone: they have separate journeys. */
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
        !element.closest("[aria-hidden=true], [inert], [data-exiting]") &&
        !element.matches(":disabled, [aria-disabled=true]") &&
        // By such a button of React Aria's a screen reader closes what is open.
        !(element.tagName === "BUTTON" && element.getBoundingClientRect().width < 4);
      if (!usable) return [];
      const kind =
        element.tagName === "INPUT"
          ? (element as HTMLInputElement).type
          : element.matches("a[href]")
            ? "A"
            : (element.getAttribute("role") ?? element.tagName);
      return [{ index, kind, name: (window as unknown as Naming).visitaName(element) }];
    }),
  );
}

/** Uses one control as its kind is used. @returns whether that alone changes what the screen is about */
async function use(page: Page, control: Locator, kind: string): Promise<boolean> {
  if (kind === "A") {
    const href = await control.evaluate((link: HTMLAnchorElement) => link.href);
    const { protocol, hostname, pathname, search } = new URL(href);
    if (protocol === "http:" && hostname.endsWith("localhost")) {
      const { status } = await ask(hostname === "localhost" ? "app" : hostname, pathname + search);
      expect(status, href).toBeLessThan(400);
    }
    return false;
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
    // React Aria hides the input: people press its label.
    const label = control.locator("xpath=ancestor::label");
    if ((await label.count()) > 0) await label.first().click();
    else await control.click({ force: true });
    return kind === "checkbox" || !wasChosen;
  }
  if (["text", "search", "url", "email", "tel", "TEXTAREA", "datetime-local", "number"].includes(kind)) {
    await control.focus();
    if (!(await control.isEditable())) return false;
    const before = await control.inputValue();
    if (kind !== "datetime-local") {
      await control.press("End");
      await control.pressSequentially("a");
    }
    await control.fill(before);
    return false;
  }
  const isUnfolded = await control.evaluate((button) => button.matches("[aria-expanded=true]"));
  const opens = !isUnfolded && (await control.evaluate((button) => button.matches("[aria-haspopup]")));
  await control.click();
  // Parts loaded on demand take a moment.
  if (opens)
    await opened(page)
      .first()
      .waitFor({ timeout: 5_000 })
      .catch(() => undefined);
  await settled(page);
  // What was unfolded is looked at too.
  if (isUnfolded && (await control.evaluate((button) => button.matches("[aria-expanded=false]"))))
    await control.click();
  return false;
}

const opened = (page: Page) => page.locator(POPOVERS).locator("visible=true");
const keyOf = ({ kind, name }: Found, place = "") => `${place} ${kind} ${sentenceOf(name)}`.trim();

/** Closes what a control has opened; of a list the next choice is taken. */
async function settle(page: Page): Promise<void> {
  const options = opened(page).locator("[role=option]:not([aria-selected=true], [role=dialog] *)");
  if ((await options.count()) > 0) await options.first().click();
  for (let open = 0; open < 3 && (await opened(page).count()) > 0; open++) {
    await page.keyboard.press("Escape");
    await settled(page);
  }
}

/**
 * Uses the controls of the dialog or menu that a control opens, each once in the whole walk. Those that close it are
 * used like the rest, and it is reopened for the remaining ones.
 */
async function explore(page: Page, opener: Locator, done: Set<string>, options: WalkOptions): Promise<void> {
  const nameOf = (control: Locator) =>
    control.evaluateAll(([at]) => at && (window as unknown as Naming).visitaName(at));
  const name = await nameOf(opener);
  let isMore = false;
  for (let step = 0; step < MAX_STEPS; step++) {
    // A closing overlay is removed during separate queries: everything is queried at once.
    const [open] = await opened(page).evaluateAll((all) =>
      all.slice(-1).map((at) => ({
        role: at.getAttribute("role"),
        name: (window as unknown as Naming).visitaName(at),
      })),
    );
    if (open?.role === "listbox") return;
    if (!open) {
      // What was chosen may have put something else in its place.
      if (!isMore || (await nameOf(opener)) !== name || !(await opener.isVisible())) return;
      if (!(await opener.isEnabled())) return;
      isMore = false;
      await opener.click();
      await settled(page);
      continue;
    }
    const place = sentenceOf(open.name);
    const popover = opened(page).last();
    // What is fetched for it has a place that breathes until it is there.
    await expect(popover.locator(".animate-breathe")).toHaveCount(0, { timeout: 30_000 });
    const left = (await listControls(popover)).filter(
      (each) => !done.has(keyOf(each, place)) && !options.without?.test(each.name),
    );
    const [next] = left;
    if (!next) return;
    done.add(keyOf(next, place));
    await use(page, popover.locator(CONTROLS).nth(next.index), next.kind);
    isMore = left.length > 1;
  }
}

/**
 * Uses every control of a part of a screen once, including those that appear during the walk and those of what they
 * open. Controls that differ only in a name count as one.
 * @returns the names of those used
 */
export async function walk(page: Page, scope: Locator, options: WalkOptions = {}): Promise<string[]> {
  const done = new Set<string>();
  await installNames(page);
  let isSettled = false;
  await expect(scope.locator(CONTROLS).locator("visible=true").first()).toBeVisible({ timeout: 30_000 });
  let last: Locator | undefined;
  for (let step = 0; step < MAX_STEPS; step++) {
    // What had to be fetched first opens late.
    if (last && (await opened(page).count()) > 0) {
      await explore(page, last, done, options);
      await settle(page);
    }
    const next = (await listControls(scope)).find(
      (each) => !done.has(keyOf(each)) && !options.without?.test(each.name),
    );
    if (!next) {
      // What the last control asked for may enable or show another one.
      if (isSettled) return [...done];
      await settled(page);
      isSettled = true;
      continue;
    }
    const control = scope.locator(CONTROLS).nth(next.index);
    // Re-rendered since it was listed.
    if ((await control.count()) === 0) continue;
    isSettled = false;
    done.add(keyOf(next));
    const address = page.url();
    const changes = await use(page, control, next.kind);
    await explore(page, control, done, options);
    await settle(page);
    last = control;
    expect(page.url(), `${next.name} stays on the screen`).toBe(address);
    await options.after?.(keyOf(next), changes);
  }
  throw new Error(`More than ${MAX_STEPS} controls: ${[...done].slice(-20).join(", ")}`);
}
