import { mkdirSync } from "node:fs";
import { chromium } from "playwright";
import { axeFindings } from "../e2e/axe.ts";
import { chromiumPath } from "../support/chromium.ts";
import type { Sample } from "./samples.ts";
import { serveSamples } from "./server.ts";

/**
 * Renders the sample page in themes: `node tests/galleries/look.ts [sample] [widths] [light|dark] [ids…]`, such as
 * `node tests/galleries/look.ts de 390,820 light swiss-grid`. Saves images under test-results/themes and prints axe
 * findings and sideways scrolling.
 */
const [sample = "en", widths = "390", colorScheme = "light", ...asked] = process.argv.slice(2);
const folder = "test-results/themes";
mkdirSync(folder, { recursive: true });
const server = await serveSamples();
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: ["--no-sandbox", "--disable-gpu"],
});
let findings = 0;
try {
  for (const width of widths.split(",").map(Number)) {
    const context = await browser.newContext({
      viewport: { width, height: width < 700 ? 844 : 1000 },
      colorScheme: colorScheme === "dark" ? "dark" : "light",
    });
    const page = await context.newPage();
    for (const id of asked.length > 0 ? asked : server.ids) {
      await page.goto(server.address(id, sample as Sample), { waitUntil: "networkidle" });
      await page.locator("summary").click();
      const violations = await axeFindings(page);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      const small = await page.evaluate(
        () =>
          [...document.querySelectorAll(".l,.si a")].filter((link) => {
            const { width, height } = link.getBoundingClientRect();
            return height < 47.5 || width < 47.5;
          }).length,
      );
      for (const finding of violations) console.log(id, width, finding);
      if (overflow > 0) console.log(id, width, `scrolls sideways by ${overflow} px`);
      if (small > 0) console.log(id, width, `${small} links are less than 48 px`);
      findings += violations.length + small + Math.max(0, overflow);
      // As tall as the page: elements fixed to the window are then where a visitor sees them.
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      await page.setViewportSize({ width, height });
      await page.evaluate(() => scrollTo(0, 0));
      await page.screenshot({ path: `${folder}/${id}-${sample}-${width}-${colorScheme}.png` });
      await page.setViewportSize({ width, height: 844 });
    }
    await context.close();
  }
} finally {
  await browser.close();
  await server.stop();
}
console.log(findings === 0 ? "nothing found" : `${findings} findings`);
process.exit(findings > 0 ? 1 : 0);
