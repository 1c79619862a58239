import type { Miniflare } from "miniflare";
import { type Browser, type CDPSession, chromium, type Page } from "playwright";
import { chromiumPath } from "../support/chromium.ts";
import { ACCOUNT, makeOwner } from "./owner.ts";
import { PORT, startBuilt } from "./runtime.ts";
import { applyMigrations } from "./seed.ts";

const MEMBERS = 500;
const SEARCHES = 11;

/**
 * What a team of 500 costs its owner's browser, all rows open: from the last letter of a search to its rows, the script
 * of that, and frames while the list is scrolled. On the built Worker with rows in its database.
 */
export async function printTeamList(): Promise<void> {
  const miniflare = await startBuilt();
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ["--no-sandbox"] });
  try {
    await applyMigrations(miniflare);
    await seed(miniflare);
    await measure(browser);
  } finally {
    await browser.close();
    await miniflare.dispose();
  }
}

/** An owner with a team of 500, each with a name and a card. */
async function seed(miniflare: Miniflare): Promise<void> {
  const db = await miniflare.getD1Database("DB");
  const { owner } = await makeOwner(db);
  const n = `WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < ${MEMBERS - 1})`;
  await db.batch([
    db.prepare(`${n} INSERT INTO users (id, email, name, created_at, updated_at)
      SELECT 'usr_' || printf('%026d', i), 'person-' || i || '@visita.example', 'Person ' || i, i, i FROM n`),
    db.prepare(`${n} INSERT INTO members (id, owner_id, email, user_id, permission, expires_at, created_at, accepted_at)
      SELECT 'mbr_' || printf('%026d', i), '${owner}', 'person-' || i || '@visita.example',
        'usr_' || printf('%026d', i), 'edit', i, i, i FROM n`),
    db.prepare(`${n} INSERT INTO cards (id, hash, owner_id, code, title, content, member_id, created_at, updated_at)
      SELECT 'crd_' || printf('%026d', i), printf('%016d', i), '${owner}', printf('C%09d', i), 'Card ' || i, '{}',
        'mbr_' || printf('%026d', i), i, i FROM n`),
  ]);
}

async function measure(browser: Browser): Promise<void> {
  const page = await openTeam(browser);
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  const searches: { shown: number; script: number }[] = [];
  for (let i = 0; i < SEARCHES; i++) {
    await openAll(page);
    searches.push(await search(page, session, `Person 4${i % 10}`));
  }
  await openAll(page);
  const frames = await scroll(page);
  // The first one compiles what was just fetched.
  const [, ...counted] = searches;
  const of = (part: (one: (typeof searches)[number]) => number) => middle(counted.map(part)).toFixed(0);
  console.log(`\nA team of ${MEMBERS} members, all rows open, in Chromium`);
  console.log(`search, last letter to its rows  ${of(({ shown }) => shown)} ms, the pause of 100 ms in it`);
  console.log(`script of that                   ${of(({ script }) => script)} ms`);
  console.log(
    `frames while scrolling           ${middle(frames).toFixed(0)} ms, 95th ${percentile(frames, 0.95).toFixed(0)} ms`,
  );
}

/** Signs in by the form; the bench's runtime has no files, so they come from the build. */
async function openTeam(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: "en" });
  await context.route("**/assets/**", (route) =>
    route.fulfill({ path: `build/client${new URL(route.request().url()).pathname}` }),
  );
  const page = await context.newPage();
  await page.goto(`http://localhost:${PORT}/login`, { waitUntil: "networkidle" });
  await page.locator("input[name=email]").fill(ACCOUNT.email);
  await page.locator("input[name=password]").fill(ACCOUNT.password);
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await page.waitForURL(/\/dashboard/);
  await page.goto(`http://localhost:${PORT}/dashboard-team`, { waitUntil: "networkidle" });
  return page;
}

const rowsOf = (page: Page) => page.getByRole("list", { name: "Team", exact: true }).locator(":scope > li");

async function openAll(page: Page): Promise<void> {
  await page.getByRole("textbox", { name: "Search the team" }).fill("");
  const more = page.getByRole("button", { name: "Show more" });
  await more.waitFor();
  for (let count = 100; count <= MEMBERS; count += 50) {
    await more.click();
    await rowsOf(page)
      .nth(count - 1)
      .waitFor({ state: "attached" });
  }
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.waitForTimeout(300);
}

/** Types, and waits for the rows that fit. @returns milliseconds from the last letter */
async function search(page: Page, session: CDPSession, words: string) {
  const field = page.getByRole("textbox", { name: "Search the team" });
  await field.focus();
  await page.keyboard.type(words.slice(0, -1));
  // Those before the last letter are made and shown.
  await page.waitForTimeout(600);
  await page.evaluate(() => {
    const list = document.querySelector("main ul[aria-label=Team]");
    const before = list?.childElementCount;
    const noted = window as unknown as { shown: Promise<number> };
    noted.shown = new Promise((resolve) => {
      let typed = 0;
      document.addEventListener("input", () => (typed = performance.now()), { once: true, capture: true });
      new MutationObserver((_, observer) => {
        if (list?.childElementCount === before) return;
        observer.disconnect();
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - typed)));
      }).observe(document.body, { childList: true, subtree: true });
    });
  });
  const before = await scriptSeconds(session);
  await page.keyboard.type(words.slice(-1));
  const shown = await page.evaluate(() => (window as unknown as { shown: Promise<number> }).shown);
  const script = ((await scriptSeconds(session)) - before) * 1000;
  return { shown, script };
}

/** Scrolls from the first row to the last. @returns milliseconds between frames */
function scroll(page: Page): Promise<number[]> {
  return page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const frames: number[] = [];
        let last = performance.now();
        const end = document.documentElement.scrollHeight - window.innerHeight;
        const step = (now: number) => {
          frames.push(now - last);
          last = now;
          window.scrollBy(0, 150);
          if (window.scrollY + 1 < end && frames.length < 600) requestAnimationFrame(step);
          else resolve(frames.slice(1));
        };
        requestAnimationFrame(step);
      }),
  );
}

async function scriptSeconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send("Performance.getMetrics");
  return metrics.find(({ name }) => name === "ScriptDuration")?.value ?? 0;
}

function percentile(values: number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * part) - 1)] ?? Number.NaN;
}

const middle = (values: number[]): number => percentile(values, 0.5);

if (import.meta.main) await printTeamList();
