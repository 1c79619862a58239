import { statSync } from "node:fs";
import { chromium } from "playwright";
import { chromiumPath } from "../support/chromium.ts";
import { serveSamples } from "./server.ts";

/**
 * Makes the sheet of all card designs as passes on both platforms: `node tests/galleries/passes.ts`, by hand, whenever a
 * design or a preview changes. Writes `docs/passes.png`.
 */
const MAX_BYTES = 3_000_000;

const server = await serveSamples();
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: ["--no-sandbox", "--disable-gpu"],
});
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(server.passesAddress("en"), { waitUntil: "networkidle" });
  await page.locator("body[data-is-done]").waitFor();
  await page.locator("main").screenshot({ path: "docs/passes.png" });
} finally {
  await browser.close();
  await server.stop();
}
const { size } = statSync("docs/passes.png");
console.log(`docs/passes.png: ${Math.round(size / 1000)} kB`);
process.exit(size < MAX_BYTES ? 0 : 1);
