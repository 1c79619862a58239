import { mkdirSync, statSync } from "node:fs";
import { type Browser, type BrowserContext, chromium } from "playwright";
import { type LanguageCode, languageOf } from "../../app/domain/languages.ts";
import { chromiumPath } from "../support/chromium.ts";
import { startServer } from "../support/server.ts";

/**
 * Draws what docs/first-use.md shows: `npm run build && node tests/galleries/first-use.ts`, by hand, whenever what a newcomer meets first
 * looks different. The built Workers with the demo accounts, in Chromium; a sheet a width and colour scheme, a row a
 * language. Writes `docs/first-use/{width}-{scheme}.jpg`.
 */
const DIRECTORY = "docs/first-use";
const PORT = 8798;
const LANGUAGES = ["en", "de", "ar"] as const satisfies LanguageCode[];
const WIDTHS = [
  { width: 390, height: 844, shown: 240 },
  { width: 1440, height: 900, shown: 560 },
];
const SCHEMES = ["light", "dark"] as const;
const PASSWORD = "visita-demo-1";
const MAX_BYTES = 4_000_000;

interface Shot {
  path: string;
  isSite?: boolean;
  isSignedIn?: boolean;
}

const SHOTS: readonly Shot[] = [
  { path: "/" },
  { path: "/editor" },
  { path: "/editor/new" },
  { path: "/sign-up" },
  { path: "/dashboard", isSignedIn: true },
  { path: "/dashboard-pages", isSignedIn: true },
  { path: "/ben", isSite: true },
  { path: "/ada", isSite: true },
];

const server = await startServer(PORT);
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: ["--no-sandbox", "--disable-gpu"],
});
mkdirSync(DIRECTORY, { recursive: true });
let bytes = 0;
try {
  for (const { width, height, shown } of WIDTHS) {
    for (const colorScheme of SCHEMES) {
      const rows: string[][] = [];
      for (const language of LANGUAGES) {
        const context = await browser.newContext({
          viewport: { width, height },
          colorScheme,
          locale: language,
          reducedMotion: "reduce",
        });
        rows.push(await shotsOf(context, language));
        await context.close();
      }
      bytes += await draw(browser, rows, { shown, path: `${DIRECTORY}/${width}-${colorScheme}.jpg` });
    }
  }
} finally {
  await browser.close();
  await server.stop();
}
console.log(`${DIRECTORY}: ${Math.round(bytes / 1000)} kB`);
process.exit(bytes < MAX_BYTES ? 0 : 1);

function addressOf(language: LanguageCode, { path, isSite }: Shot): string {
  if (isSite) return `http://me.localhost:${PORT}${path}`;
  const { kind, value } = languageOf(language).url;
  const host = kind === "label" ? `${value}.localhost` : "localhost";
  const prefix = kind === "prefix" ? `/${value}` : "";
  return `http://${host}:${PORT}${prefix}${prefix && path === "/" ? "" : path}`;
}

/** The screens as a newcomer sees them, and those behind the login as a subscriber does, as data URLs. */
async function shotsOf(context: BrowserContext, language: LanguageCode): Promise<string[]> {
  const page = await context.newPage();
  const images: string[] = [];
  let isSignedIn = false;
  for (const shot of SHOTS) {
    if (shot.isSignedIn && !isSignedIn) {
      await page.goto(addressOf(language, { path: "/login" }), { waitUntil: "networkidle" });
      await page.locator('input[name="email"]').fill("pro@visita.example");
      await page.locator('input[name="password"]').fill(PASSWORD);
      await page.locator('input[name="password"]').press("Enter");
      await page.waitForURL(/dashboard/);
      isSignedIn = true;
    }
    await page.goto(addressOf(language, shot), { waitUntil: "networkidle" });
    const image = await page.screenshot({ type: "jpeg", quality: 80 });
    images.push(`data:image/jpeg;base64,${image.toString("base64")}`);
  }
  return images;
}

async function draw(
  on: Browser,
  rows: string[][],
  { shown, path }: { shown: number; path: string },
): Promise<number> {
  const columns = rows[0]?.length ?? 0;
  const page = await on.newPage({ viewport: { width: columns * (shown + 12) + 12, height: 400 } });
  const cells = rows
    .map((row) => row.map((image) => `<img src="${image}" width="${shown}">`).join(""))
    .join("");
  await page.setContent(
    `<body style="margin:12px;background:#888;display:grid;grid-template-columns:repeat(${columns},${shown}px);gap:12px">${cells}`,
  );
  await page.screenshot({ path, type: "jpeg", quality: 70, fullPage: true });
  await page.close();
  return statSync(path).size;
}
