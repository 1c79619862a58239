import axe from "axe-core";
import type { ElementHandle, Frame, Page } from "playwright/test";

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** With changed English (see changed-english.ts) a name no longer contains the text that is seen of it. */
const LEFT_OUT = process.env.CHANGED_ENGLISH ? ["label-content-name-mismatch"] : [];

/** The documents of frames that axe has seen while a page was open: as they are, they need no second look. */
const seen = new WeakMap<Page, Set<string>>();

async function isNew(frame: Frame): Promise<boolean> {
  const documents = seen.get(frame.page()) ?? new Set();
  seen.set(frame.page(), documents);
  const count = documents.size;
  return documents.add(await frame.content()).size > count;
}

/** Everything axe finds on the screen and in the frames on it, as one line each. */
export async function axeFindings(page: Page): Promise<string[]> {
  const known: ElementHandle[] = [];
  for (const frame of page.frames()) {
    const isOnScreen = frame.parentFrame() === page.mainFrame();
    if (isOnScreen && !(await isNew(frame))) known.push(await frame.frameElement());
    // A document keeps its axe while it is open: loading it takes longer than running it.
    else if (!(await frame.evaluate(() => "axe" in window))) await frame.evaluate(axe.source);
  }
  const found = await page.evaluate(async (frames) => {
    // What is fading in has not its colours yet; what turns for ever is not waited for.
    const isEnding = ({ playState, effect }: Animation) =>
      playState === "running" && Number.isFinite(Number(effect?.getComputedTiming().endTime));
    const fading = document.getAnimations().filter(isEnding);
    await Promise.allSettled(fading.map(({ finished }) => finished));
    // React Aria's announcer names elements that are removed a moment later; it empties itself after some seconds.
    const context = { exclude: ["[data-live-announcer]", ...(frames as Element[])] };
    const { violations, incomplete } = await window.axe.run(context, { resultTypes: ["violations"] });
    // A frame that could not be looked into is a finding too.
    return [...violations, ...incomplete.filter(({ id }) => id === "frame-tested")];
  }, known);
  const counted = found.filter(({ id }) => !LEFT_OUT.includes(id));
  return counted.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(", ")}`);
}
