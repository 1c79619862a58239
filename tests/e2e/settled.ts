import type { Page, Request } from "playwright/test";

/** Frames without a change of the document, after which nothing more is expected of the last step. */
const QUIET_FRAMES = 3;

const pending = new WeakMap<Page, Set<Request>>();

/** Counts a page's requests from here on, for `settled`. */
export function trackRequests(page: Page): void {
  const running = new Set<Request>();
  pending.set(page, running);
  page.on("request", (request) => running.add(request));
  for (const end of ["requestfinished", "requestfailed"] as const)
    page.on(end as "requestfinished", (request) => running.delete(request));
}

/**
 * Waits until a page has answered the last step: none of its requests is running, and its document has not changed for
 * three frames.
 */
export async function settled(page: Page): Promise<void> {
  const running = pending.get(page);
  do {
    await page.evaluate(untilQuiet, QUIET_FRAMES);
    const [request] = running ?? [];
    if (request) await request.response().then((response) => response?.finished(), ignoreLost);
  } while (running?.size);
}

/** A request may be cancelled while it is waited for: it is none that runs any more. */
const ignoreLost = () => undefined;

/** Runs in the page. */
function untilQuiet(frames: number): Promise<void> {
  return new Promise((resolve) => {
    let left = frames;
    const observer = new MutationObserver(() => {
      left = frames;
    });
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    const next = () => {
      if (left-- > 0) return requestAnimationFrame(next);
      observer.disconnect();
      resolve();
    };
    requestAnimationFrame(next);
  });
}
