import { type BrowserContext, test as base, expect } from "playwright/test";
import { awaitHydration } from "./hydrated.ts";
import { trackRequests } from "./settled.ts";
import { Allowed, watch } from "./watch.ts";

export { expect, type Locator, type Page } from "playwright/test";

interface Fixtures {
  /** Declares the refusals that a journey expects. */
  allow: Allowed;
  watched: undefined;
}

interface WorkerFixtures {
  /** The contexts of a worker, by the options that differ between journeys. */
  contexts: Map<string, BrowserContext>;
}

/**
 * The test of every journey. In any context that it opens, each call of a screen must get a status below 400, and the
 * console must stay without warnings and errors, unless the journey declares it with a reason. An opened screen must be
 * interactive before the journey continues.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  contexts: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const contexts = new Map<string, BrowserContext>();
      await use(contexts);
      for (const context of contexts.values()) await context.close();
    },
    { scope: "worker" },
  ],
  // A context of its own for each journey would load every script anew: the HTTP cache is kept, all else is cleared.
  context: async (
    {
      browser,
      contexts,
      baseURL,
      viewport,
      locale,
      colorScheme,
      reducedMotion,
      userAgent,
      javaScriptEnabled,
      permissions,
    },
    use,
  ) => {
    const key = JSON.stringify([
      ...[baseURL, viewport, locale, colorScheme, reducedMotion, userAgent, javaScriptEnabled],
    ]);
    const context = contexts.get(key) ?? (await browser.newContext());
    contexts.set(key, context);
    await use(context);
    await clear(context, permissions ?? []);
  },
  // biome-ignore lint/correctness/noEmptyPattern: see above
  allow: async ({}, use) => use(new Allowed()),
  watched: [
    async ({ browser, context, allow }, use) => {
      const found: string[] = [];
      const ends: (() => void)[] = [];
      const attach = (opened: BrowserContext) => ends.push(watchContext(opened, allow, found));
      attach(context);
      const { newContext } = browser;
      browser.newContext = async (options) => {
        const opened = await newContext.call(browser, options);
        attach(opened);
        return opened;
      };
      await use(undefined);
      browser.newContext = newContext;
      for (const end of ends) end();
      expect([...new Set(found)], "what the screens requested and logged").toEqual([]);
    },
    { auto: true },
  ],
});

/** @returns ends the watching */
function watchContext(context: BrowserContext, allow: Allowed, found: string[]): () => void {
  const end = watch(context, allow, found);
  context.on("page", awaitHydration);
  context.on("page", trackRequests);
  return () => {
    end();
    context.off("page", awaitHydration);
    context.off("page", trackRequests);
  };
}

/** Makes a context as empty as a new one, but for its HTTP cache. */
async function clear(context: BrowserContext, permissions: string[]): Promise<void> {
  await context.unrouteAll({ behavior: "ignoreErrors" });
  await Promise.all(context.pages().map((page) => page.close()));
  await context.setStorageState({ cookies: [], origins: [] });
  await context.setOffline(false);
  await context.clearPermissions();
  await context.grantPermissions(permissions);
}
