import { mkdirSync, statSync, writeFileSync } from "node:fs";
import { type Browser, chromium } from "playwright";
import { chromiumPath } from "../support/chromium.ts";
import { type SampleServer, serveSamples } from "./server.ts";

/**
 * Makes the sheet of all themes and their images: `node tests/galleries/themes.ts`, by hand, whenever a theme or the
 * page's style changes. Every theme is rendered by the site's component with every type of block, in Chromium, 390 px
 * wide. Writes `docs/themes.png` (the sheet) and `public/assets/themes/{id}.jpg` (named as previews by `GET
 * /pages/themes`).
 */
const WIDTH = 390;
const PREVIEW_HEIGHT = 844;
/** Previews are looked at as thumbnails. */
const PREVIEW_SCALE = 0.6;
/** Of the sheet: how much of each page is seen, and how small. */
const SHEET = { columns: 6, width: 234, height: 570, most: 3_000_000 };
const PREVIEWS = "public/assets/themes";

mkdirSync(PREVIEWS, { recursive: true });
const server = await serveSamples();
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: ["--no-sandbox", "--disable-gpu"],
});
try {
  const images = await drawThemes(browser, server);
  await compose(browser, server, images);
} finally {
  await browser.close();
  await server.stop();
}
const { size } = statSync("docs/themes.png");
console.log(`docs/themes.png: ${Math.round(size / 1000)} kB`);
process.exit(size < SHEET.most ? 0 : 1);

/** Screenshots of the top of every theme's page; the previews are written on the way. */
async function drawThemes(on: Browser, { ids, address }: SampleServer): Promise<Map<string, Buffer>> {
  const viewport = { width: WIDTH, height: PREVIEW_HEIGHT };
  const small = await on.newPage({ viewport, deviceScaleFactor: PREVIEW_SCALE });
  const page = await on.newPage({
    viewport: { width: WIDTH, height: Math.round((SHEET.height * WIDTH) / SHEET.width) },
  });
  const images = new Map<string, Buffer>();
  for (const id of ids) {
    await small.goto(address(id, "en"), { waitUntil: "networkidle" });
    writeFileSync(`${PREVIEWS}/${id}.jpg`, await small.screenshot({ type: "jpeg", quality: 75 }));
    await page.goto(address(id, "en"), { waitUntil: "networkidle" });
    images.set(id, await page.screenshot({ type: "jpeg", quality: 90 }));
  }
  await page.close();
  return images;
}

/** All of them in one image, each under its name. */
async function compose(
  on: Browser,
  { ids, names }: SampleServer,
  images: Map<string, Buffer>,
): Promise<void> {
  const { columns, width, height } = SHEET;
  const figures = ids.map(
    (id) =>
      `<figure><img src="data:image/jpeg;base64,${images.get(id)?.toString("base64")}"><figcaption>${names[id]}</figcaption></figure>`,
  );
  const page = await on.newPage({ viewport: { width: columns * (width + 28) + 28, height: 600 } });
  await page.setContent(`<style>
    body{margin:28px;display:grid;grid-template-columns:repeat(${columns},${width}px);gap:36px 28px;background:#fff;
      font:600 17px Arial,sans-serif;color:#1c1a17}
    figure{margin:0}img{display:block;width:100%;height:${height}px;object-fit:cover;object-position:top;
      outline:1px solid #cfc9bd}figcaption{margin-top:10px}</style>${figures.join("")}`);
  await page.waitForLoadState("networkidle");
  await page.screenshot({ path: "docs/themes.png", fullPage: true });
}
