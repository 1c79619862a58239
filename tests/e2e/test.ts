import { type BrowserContext, test as base, expect } from "playwright/test";
import { recordControls } from "./controls/record.ts";
import { awaitHydration } from "./hydrated.ts";
import { Allowed, watch } from "./watch.ts";

export { expect, type Locator, type Page } from "playwright/test";

interface Fixtures {
  /** Declares the refusals that a journey expects. */
  allow: Allowed;
  watched: undefined;
}

/**
 * The test of every journey. In any context that it opens, each call of a screen must get a status below 400, the
 * console must stay without warnings and errors, and no text may look like a translation key, unless the journey
 * declares it with a reason. The controls seen and used are recorded for the register. An opened screen must be
 * interactive before the journey continues.
 */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
  allow: async ({}, use) => use(new Allowed()),
  watched: [
    async ({ browser, context, allow }, use, { testId }) => {
      const found: string[] = [];
      const ends: (() => void)[] = [];
      const attach = async (opened: BrowserContext) => {
        watch(opened, allow, found);
        opened.on("page", awaitHydration);
        ends.push(await recordControls(opened, testId, found));
      };
      await attach(context);
      const { newContext } = browser;
      browser.newContext = async (options) => {
        const opened = await newContext.call(browser, options);
        await attach(opened);
        return opened;
      };
      await use(undefined);
      browser.newContext = newContext;
      for (const end of ends) end();
      expect([...new Set(found)], "what the screens asked and said").toEqual([]);
    },
    { auto: true },
  ],
});
