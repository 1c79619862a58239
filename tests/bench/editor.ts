import { type Browser, type CDPSession, chromium, type Page } from "playwright";
import { chromiumPath } from "../support/chromium.ts";
import { gzipBytes } from "../support/first-load.ts";
import { PORT } from "./runtime.ts";

const BLOCKS = 200;
const KEYSTROKES = 60;
/** Long enough for everything that a keystroke triggers. */
const PAUSE_MS = 150;

export interface EditorFigures {
  /** Script fetched when the editor of a new page can be typed in, gzip. */
  bytes: number;
  files: number;
  /** Milliseconds at the 95th percentile, in a page of 200 blocks. */
  script: number;
  eventTiming: number;
}

/**
 * Opens the built editor in Chromium: what it fetches before the first key, and what a key costs with 200 blocks.
 * @param client the folder of the build's files
 */
export async function measureEditor(client = "build/client"): Promise<EditorFigures> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ["--no-sandbox"] });
  try {
    const { bytes, files } = await fetchedBeforeTyping(browser, client);
    const { script, eventTiming } = await keystrokes(browser, client);
    return { bytes, files, script, eventTiming };
  } finally {
    await browser.close();
  }
}

/** The bench's runtime has no files, so they come from the build. @returns the page, and what it fetched so far */
async function openEditor(browser: Browser, client: string, draft?: unknown) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: "en" });
  const fetched = new Set<string>();
  await context.route("**/assets/**", async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname.endsWith(".js")) fetched.add(pathname);
    await route.fulfill({ path: `${client}${pathname}` });
  });
  const page = await context.newPage();
  if (draft) {
    await page.addInitScript(
      (kept) => localStorage.setItem("draft:page:new:anonymous", kept),
      JSON.stringify(draft),
    );
  }
  await page.goto(`http://localhost:${PORT}/editor/new`, { waitUntil: "networkidle" });
  return { page, fetched };
}

async function fetchedBeforeTyping(browser: Browser, client: string) {
  const { page, fetched } = await openEditor(browser, client);
  await page.getByLabel("Title").click();
  await page.close();
  return { bytes: gzipBytes(client, fetched), files: fetched.size };
}

async function keystrokes(browser: Browser, client: string) {
  const { page } = await openEditor(browser, client, { value: largeDraft(), version: null });
  await page.getByRole("tab", { name: "Blocks", exact: true }).click();
  await page.getByRole("button", { name: /^Text/ }).first().click();
  const field = page.getByRole("textbox", { name: "Text" });
  await field.click();
  await page.waitForTimeout(1000);
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  // Warm-up word: typing is measured, not the compilation of newly fetched code.
  await page.keyboard.type("a first word ", { delay: PAUSE_MS });
  await observeEvents(page);
  const scripts: number[] = [];
  for (let i = 0; i < KEYSTROKES; i++) {
    const before = await scriptSeconds(session);
    await page.keyboard.press("a");
    await page.waitForTimeout(PAUSE_MS);
    scripts.push(((await scriptSeconds(session)) - before) * 1000);
  }
  const events = await page.evaluate(() => (window as unknown as { durations: number[] }).durations);
  await page.close();
  // Event Timing reports only durations of 16 ms and above: missing ones took less.
  const shown = [...events, ...Array.from({ length: Math.max(0, KEYSTROKES - events.length) }, () => 16)];
  return { script: percentile(scripts, 0.95), eventTiming: percentile(shown, 0.95) };
}

async function scriptSeconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send("Performance.getMetrics");
  return metrics.find(({ name }) => name === "ScriptDuration")?.value ?? 0;
}

async function observeEvents(page: Page): Promise<void> {
  await page.evaluate(() => {
    const longest = new Map<number, number>();
    const durations: number[] = [];
    (window as unknown as { durations: number[] }).durations = durations;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[]) {
        if (!entry.interactionId) continue;
        const known = longest.get(entry.interactionId);
        if (known !== undefined && known >= entry.duration) continue;
        if (known !== undefined) durations.splice(durations.indexOf(known), 1);
        longest.set(entry.interactionId, entry.duration);
        durations.push(entry.duration);
      }
    }).observe({ type: "event", durationThreshold: 16, buffered: false } as PerformanceObserverInit);
  });
}

function percentile(values: number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * part) - 1)] ?? Number.NaN;
}

/** An unrealistically large page: links, texts, headings and services, 200 blocks of them. */
function largeDraft() {
  const blocks = Array.from({ length: BLOCKS }, (_, i) => {
    const common = { key: `block${i}`, enabled: true };
    const item = (n: number) => ({
      key: `i${i}-${n}`,
      title: `Link ${i}.${n}`,
      url: `https://a.example/${i}/${n}`,
      enabled: true,
    });
    if (i % 4 === 0) return { ...common, type: "text", data: { text: `A text of block ${i}` } };
    if (i % 4 === 1) return { ...common, type: "heading", data: { text: `Heading ${i}`, level: 2 } };
    return { ...common, type: "buttons", data: { items: [item(0), item(1)] } };
  });
  return {
    content: { profile: { title: "Two hundred blocks", bio: "" }, blocks },
    slug: "",
    published: false,
  };
}
