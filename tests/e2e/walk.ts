import { expect, type Locator, type Page } from "playwright/test";
import { ask } from "../support/http.ts";
import { watchAnswer } from "./answers.ts";
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

/** What a walk has come to so far. */
interface Walked {
  done: Set<string>;
  /** Those used without an answer. */
  dead: string[];
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

/**
 * Uses one control as its kind is used.
 * @returns whether that alone changes what the screen is about, and whether nothing at all came of it
 */
async function use(
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
  const answered = await watchAnswer(page, control);
  // React Aria hides the input: people press its label.
  const label = control.locator("xpath=ancestor::label");
  if ((await label.count()) > 0) await label.first().click();
  else await control.click({ force: true });
  const changes = kind === "checkbox" || !wasChosen;
  if (!changes) return { changes };
  await settled(page);
  const isChanged = await input.evaluate((it, was) => it.isConnected && it.checked !== was, wasChosen);
  return { changes, isDead: !isChanged && !(await answered()) };
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
  const answered = await watchAnswer(page, control);
  await control.click();
  // Parts loaded on demand take a moment.
  if (opens)
    await opened(page)
      .first()
      .waitFor({ timeout: 5_000 })
      .catch(() => undefined);
  await settled(page);
  const isDead = !(await answered()) && !isChosen;
  // What was unfolded is looked at too.
  if (isUnfolded && (await control.evaluate((button) => button.matches("[aria-expanded=false]"))))
    await control.click();
  return { changes: false, isDead };
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

/** A control in a dialog or menu. */
interface Way {
  place: string;
  key: string;
}

/**
 * Uses the controls of the dialog or menu that a control opens, each once in the whole walk, and those of a dialog that
 * is opened from there. Those that close it are used like the rest, and it is reopened for the remaining ones.
 */
async function explore(page: Page, opener: Locator, walked: Walked, options: WalkOptions): Promise<void> {
  const nameOf = (control: Locator) =>
    control.evaluateAll(([at]) => at && (window as unknown as Naming).visitaName(at));
  const name = await nameOf(opener);
  let isMore = false;
  let last: Way | undefined;
  // What opened the second of two dialogs, and what is to be opened again for the rest of it.
  let way: Way | undefined;
  let again: Way | undefined;
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
      last = undefined;
      await opener.click();
      await settled(page);
      continue;
    }
    const place = sentenceOf(open.name);
    if (last && last.place !== place) way = last;
    const popover = opened(page).last();
    // What is fetched for it has a place that breathes until it is there.
    await expect(popover.locator(".animate-breathe")).toHaveCount(0, { timeout: 30_000 });
    const all = await listControls(popover);
    const left = all.filter(
      (each) => !walked.done.has(keyOf(each, place)) && !options.without?.test(each.name),
    );
    const opensAgain = again?.place === place ? again.key : undefined;
    const next = left[0] ?? all.find((each) => keyOf(each, place) === opensAgain);
    if (!next) return;
    if (left.length === 0) again = undefined;
    last = { place, key: keyOf(next, place) };
    walked.done.add(last.key);
    const { isDead } = await use(page, popover.locator(CONTROLS).nth(next.index), next.kind);
    if (isDead) walked.dead.push(`${place} ${next.kind} ${next.name}`);
    if (left.length <= 1) continue;
    isMore = true;
    if (way && way.place !== place) again = way;
  }
}

/**
 * Uses every control of a part of a screen once, including those that appear during the walk and those of what they
 * open. Controls that differ only in a name count as one. A control of which nothing comes fails the walk.
 * @returns the names of those used
 */
export async function walk(page: Page, scope: Locator, options: WalkOptions = {}): Promise<string[]> {
  const walked: Walked = { done: new Set(), dead: [] };
  const { done, dead } = walked;
  await installNames(page);
  let isSettled = false;
  await expect(scope.locator(CONTROLS).locator("visible=true").first()).toBeVisible({ timeout: 30_000 });
  let last: Locator | undefined;
  for (let step = 0; step < MAX_STEPS; step++) {
    // What had to be fetched first opens late.
    if (last && (await opened(page).count()) > 0) {
      await explore(page, last, walked, options);
      await settle(page);
    }
    const next = (await listControls(scope)).find(
      (each) => !done.has(keyOf(each)) && !options.without?.test(each.name),
    );
    if (!next) {
      // What the last control asked for may enable or show another one.
      if (isSettled) {
        expect(dead, "controls without an answer").toEqual([]);
        return [...done];
      }
      await settled(page);
      isSettled = true;
      continue;
    }
    const control = scope.locator(CONTROLS).nth(next.index);
    // Re-rendered since it was listed.
    if ((await control.count()) === 0) continue;
    isSettled = false;
    done.add(keyOf(next));
    const { pathname } = new URL(page.url());
    const { changes, isDead } = await use(page, control, next.kind);
    if (isDead) dead.push(`${next.kind} ${next.name}`);
    await explore(page, control, walked, options);
    await settle(page);
    last = control;
    expect(new URL(page.url()).pathname, `${next.name} stays on the screen`).toBe(pathname);
    await options.after?.(keyOf(next), changes);
  }
  throw new Error(`More than ${MAX_STEPS} controls: ${[...done].slice(-20).join(", ")}`);
}
