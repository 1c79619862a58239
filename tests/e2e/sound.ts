import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "playwright/test";

/** Everything axe finds on the screen, as one line each. */
export async function axeFindings(page: Page): Promise<string[]> {
  // React Aria's announcer names elements that are gone a moment later; it empties itself after some seconds.
  const axe = new AxeBuilder({ page }).exclude("[data-live-announcer]");
  // Every frame is of our own origin: they are looked at without a second page for what they found.
  const { violations } = await axe.setLegacyMode(true).analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(", ")}`,
  );
}

/** Axe finds nothing on the screen, it does not scroll sideways, and it is kept as a picture to be looked at. */
export async function expectSound(page: Page, name: string): Promise<void> {
  expect(await axeFindings(page), name).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${name} scrolls sideways`).toBeLessThanOrEqual(0);
  await page.screenshot({ path: `test-results/screens/${name}.png` });
}
