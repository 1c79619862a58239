import { expect, type Page } from "playwright/test";
import { axeFindings } from "./axe.ts";

/** Axe finds nothing on the screen, it does not scroll sideways, and it is kept as a picture to be looked at. */
export async function expectSound(page: Page, name: string): Promise<void> {
  expect(await axeFindings(page), name).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${name} scrolls sideways`).toBeLessThanOrEqual(0);
  await page.screenshot({ path: `test-results/screens/${name}.png` });
}
