import type { Frame, Page } from "playwright/test";

interface RootFiber {
  stateNode: { current: { memoizedState: { isDehydrated?: boolean } } };
}

/** In the page: whether React has taken the document over, where one of the app's screens is shown. */
function isHydrated(): boolean {
  if (!("__remixContext" in window)) return true;
  const key = Object.keys(document).find((name) => name.startsWith("__reactContainer$"));
  const root: RootFiber | undefined = key && Reflect.get(document, key);
  return root !== undefined && !root.stateNode.current.memoizedState.isDehydrated;
}

/** Waits until a screen, which may be in a frame, answers: a press before that does nothing. */
export async function hydrated(page: Page | Frame): Promise<void> {
  await page.waitForFunction(isHydrated, undefined, { timeout: 30_000 });
}

/**
 * From here on a journey that opens a screen in a page continues once the screen is hydrated. One that acts earlier
 * navigates with `waitUntil: "commit"`.
 */
export function awaitHydration(page: Page): void {
  const { goto, reload } = page;
  page.goto = async (url, options) => {
    const response = await goto.call(page, url, options);
    if (options?.waitUntil !== "commit") await hydrated(page);
    return response;
  };
  page.reload = async (options) => {
    const response = await reload.call(page, options);
    await hydrated(page);
    return response;
  };
}
