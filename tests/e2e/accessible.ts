import { expect, type Page } from "playwright/test";
import { axeFindings } from "./axe.ts";

/**
 * The screen does not scroll sideways, and axe finds nothing on it. `SCREENSHOTS=1` saves it as an image.
 * @param withAxe false if another journey runs axe on this screen: its findings do not depend on the language
 */
export async function expectAccessible(page: Page, name: string, withAxe = true): Promise<void> {
  if (withAxe) expect(await axeFindings(page), name).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${name} scrolls sideways`).toBeLessThanOrEqual(0);
  if (process.env.SCREENSHOTS) await page.screenshot({ path: `test-results/screens/${name}.png` });
}
