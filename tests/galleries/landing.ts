import { mkdirSync, readdirSync, statSync } from "node:fs";
import { type Browser, chromium } from "playwright";
import { LANGUAGES, type LanguageCode } from "../../app/domain/languages.ts";
import { LANDING_CARDS, LANDING_PAGES } from "../../app/features/landing/shown.ts";
import { chromiumPath } from "../support/chromium.ts";
import { type SampleServer, serveSamples } from "./server.ts";

/**
 * Makes the images of the landing: `node tests/galleries/landing.ts`, by hand, whenever a template shown there, its
 * theme or a card's design changes. Pages and cards are rendered by the visitors' components, in Chromium, in each
 * language, and passes by their previews. Writes `public/assets/landing/{language}/`.
 */
const DIRECTORY = "public/assets/landing";
/** Of a page, in its own px; it is shown at about half of that. */
const PAGE = { width: 390, height: 780, scale: 0.9 };
const JPEG = { type: "jpeg", quality: 72 } as const;
const MAX_BYTES = 4_000_000;

const server = await serveSamples();
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: ["--no-sandbox", "--disable-gpu"],
});
try {
  for (const { shortCode } of LANGUAGES) await draw(browser, server, shortCode);
} finally {
  await browser.close();
  await server.stop();
}
const files = readdirSync(DIRECTORY, { recursive: true, withFileTypes: true }).filter((file) =>
  file.isFile(),
);
const bytes = files.reduce((sum, { parentPath, name }) => sum + statSync(`${parentPath}/${name}`).size, 0);
console.log(`${DIRECTORY}: ${files.length} images, ${Math.round(bytes / 1000)} kB`);
process.exit(bytes < MAX_BYTES ? 0 : 1);

async function draw(on: Browser, from: SampleServer, language: LanguageCode): Promise<void> {
  const directory = `${DIRECTORY}/${language}`;
  mkdirSync(directory, { recursive: true });
  const { width, height, scale } = PAGE;
  const page = await on.newPage({ viewport: { width, height }, deviceScaleFactor: scale });
  for (const { template } of LANDING_PAGES) {
    await page.goto(from.templateAddress(template, language), { waitUntil: "networkidle" });
    await page.screenshot({ ...JPEG, path: `${directory}/${template}.jpg` });
  }
  for (const design of LANDING_CARDS) {
    await page.goto(from.cardAddress(design, language), { waitUntil: "networkidle" });
    await page.locator(".kc").screenshot({ ...JPEG, path: `${directory}/card-${design}.jpg` });
  }
  await page.close();
}
