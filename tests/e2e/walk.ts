import { expect, type Locator, type Page } from "playwright/test";
import { installNames, type Naming, sentenceOf } from "./control-names.ts";
import { CONTROLS, type Found, listControls, opened } from "./controls.ts";
import { settled } from "./settled.ts";
import { use } from "./use-control.ts";

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
