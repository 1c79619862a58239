import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Miniflare } from "miniflare";
import { askBuilt } from "./ask-built.ts";
import { load } from "./load.ts";
import type { Measured } from "./measured-object.ts";
import { PORT, runtimeCpuSeconds, startBuilt } from "./runtime.ts";
import { buildVisits } from "./visits-builds.ts";
import { type BenchOwner, makeOwners, refresh } from "./visits-owners.ts";
import { AGENTS, pause, visitorHead } from "./visits-visitors.ts";

const OWNERS = 40;
const PAGES_EACH = 25;
const MILLION = 1_000_000;
const CONNECTIONS = 32;
/**
 * Views a second. A megabyte waits at most, some 6,000 views: at 600 they may wait for ten seconds, five times as long as
 * they are meant to, before one is dropped.
 */
const RATE = Number(process.argv[3] ?? 600);
const ADDRESSES = 50_021;
const REPORTS = 40;

/** What was sent, counted by hand: views, and their visitors. */
class Tally {
  readonly views = new Map<string, number>();
  readonly #visitors = new Map<string, Set<number>>();
  /** Names with requests that got no response, which may have been counted or not. */
  readonly uncertain = new Map<string, number>();

  add(name: string, visitor: number): void {
    this.views.set(name, (this.views.get(name) ?? 0) + 1);
    const seen = this.#visitors.get(name) ?? new Set();
    this.#visitors.set(name, seen.add(visitor));
  }

  of(name: string) {
    return { views: this.views.get(name) ?? 0, visitors: this.#visitors.get(name)?.size ?? 0 };
  }
}

/** Pages are not alike: the first of an owner's are seen most. */
const pageOf = (n: number, pages: number) => Math.floor(pages * ((n * 0.618_033_988_75) % 1) ** 2);

/**
 * Sends views of 1,000 pages of 40 owners through the built Worker, and compares each page's and owner's sums with what
 * was sent: in the report, and in the database once the day is written. Dropped views are reported as a sum per owner.
 */
export async function printMillion(views: number): Promise<void> {
  const [scriptPath] = buildVisits("measured");
  const folder = mkdtempSync(join(tmpdir(), "visita-bench-"));
  let dropped = 0;
  const log = (line: string) => {
    const count = /"visits were dropped".*"count":(\d+)/.exec(line)?.[1];
    if (count) dropped += Number(count);
    else console.error(line);
  };
  const miniflare = await startBuilt(folder, { scriptPath, log });
  try {
    const owners = await makeOwners(miniflare, { owners: OWNERS, pages: PAGES_EACH, signedIn: OWNERS });
    const sent = await sendViews(owners, views);
    await pause(5_000);
    const reported = await compareReports(owners, sent);
    console.log(`dropped: ${dropped} by the log, ${reported.dropped} by the owners' reports`);
    if (reported.missing.length > 0)
      throw new Error(
        `counted and dropped are not what was sent of ${reported.missing.length} owners: ${reported.missing.slice(0, 3)}`,
      );
    if (dropped === 0 && reported.wrong.length > 0)
      throw new Error(`${reported.wrong.length} sums are wrong: ${reported.wrong.slice(0, 3)}`);
    await printStored(miniflare, owners, reported.views);
  } finally {
    await miniflare.dispose();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function sendViews(owners: readonly BenchOwner[], views: number): Promise<Tally> {
  const sent = new Tally();
  const all = owners.flatMap(({ id, pages }) => pages.map((page) => ({ owner: id, ...page })));
  const byPath = new Map(all.map((page) => [page.path, page]));
  const paths = Array.from({ length: views }, (_, n) => all[pageOf(n, all.length)]?.path ?? "");
  const asked = { port: PORT, host: `me.localhost:${PORT}`, connections: CONNECTIONS, repeat: false };
  // Pages are rendered once before: views of a cached page are measured.
  const warm = { ...asked, paths: [...byPath.keys()], seconds: 300, head: () => "User-Agent: curl/8\r\n" };
  await load(warm);
  const head = (n: number, path: string) => {
    const page = byPath.get(path);
    const visitor = (n % ADDRESSES) * AGENTS.length + (n % AGENTS.length);
    if (page) for (const name of [page.owner, page.id]) sent.add(name, visitor);
    return visitorHead(n, ADDRESSES);
  };
  const before = runtimeCpuSeconds() ?? Number.NaN;
  const result = await load({ ...asked, paths, head, rate: RATE, seconds: 7_200 });
  const cpu = (((runtimeCpuSeconds() ?? Number.NaN) - before) / result.requests) * 1e6;
  console.log(
    `${result.requests} views of ${all.length} pages of ${owners.length} owners in ${result.seconds.toFixed(0)} s, ` +
      `${(result.requests / result.seconds).toFixed(0)}/s, ${cpu.toFixed(0)} µs of CPU each, hand-overs in it`,
  );
  if (result.requests !== views || result.statuses[200] !== views)
    throw new Error(`${result.requests} of ${views} responses: ${JSON.stringify(result.statuses)}`);
  for (const path of result.unacknowledged) {
    const page = byPath.get(path);
    if (page)
      for (const name of [page.owner, page.id]) sent.uncertain.set(name, (sent.uncertain.get(name) ?? 0) + 1);
  }
  if (result.dropped > 0)
    console.log(
      `${result.dropped} connections dropped: of ${sent.uncertain.size} pages and owners the sums are known to as many only`,
    );
  // What was dropped while the last views were handed over is told by the next one's request.
  await pause(5_000);
  const [last = ""] = byPath.keys();
  await load({ ...asked, paths: [last], seconds: 30, head: (_, path) => head(views, path) });
  return sent;
}

/** By the API, of each owner and page. */
async function compareReports(owners: readonly BenchOwner[], sent: Tally) {
  const found = { views: 0, dropped: 0, wrong: [] as string[], missing: [] as string[] };
  // The views took longer than a token is valid.
  for (const owner of owners) await refresh(owner);
  for (const { id, token, pages } of owners)
    for (const [name, thing] of [[id, "all"], ...pages.map((page) => [page.id, `page:${page.id}`])]) {
      const { views, visitors, dropped } = await totalOf(String(thing), token);
      const right = sent.of(String(name));
      const uncertain = sent.uncertain.get(String(name)) ?? 0;
      const isRight = (counted: number, known: number) => counted <= known && counted >= known - uncertain;
      if (!isRight(views, right.views) || !isRight(visitors, right.visitors))
        found.wrong.push(`${thing}: ${views}, ${visitors} and not ${right.views}, ${right.visitors}`);
      if (thing !== "all") continue;
      found.views += views;
      found.dropped += dropped;
      if (!isRight(views + dropped, right.views))
        found.missing.push(`${id}: ${views} and ${dropped} of ${right.views}`);
    }
  console.log(
    `reports of ${sent.views.size} pages and owners: ${found.wrong.length} other than what was sent`,
  );
  if (found.views === 0) throw new Error("Nothing was counted: the figures say nothing");
  return found;
}

/** A report on a busy machine may come without today. */
async function totalOf(
  thing: string,
  token: string | undefined,
): Promise<{ views: number; visitors: number; dropped: number }> {
  for (let tried = 0; tried < REPORTS; tried++) {
    const report = JSON.parse(await askBuilt("api", "GET", `/_/visits?thing=${thing}`, token));
    if (!report.isTodayMissing) return { ...report.total, dropped: report.dropped };
    await pause(250);
  }
  throw new Error(`${thing}: today is missing`);
}

/** What was written and is stored, before and after the days are ended. */
async function printStored(
  miniflare: Miniflare,
  owners: readonly BenchOwner[],
  views: number,
): Promise<void> {
  const objects = await miniflare.getDurableObjectNamespace("VISIT_DAYS");
  const day = new Date().toISOString().slice(0, 10);
  const ask = async (path: string) => {
    const sum = { rowsWritten: 0, bytes: 0 };
    for (const { id } of owners) {
      const object = objects.get(objects.idFromName(`${id}:${day}`));
      const said = (await (await object.fetch(`http://object${path}`)).json()) as Measured;
      sum.rowsWritten = said.rowsWritten;
      sum.bytes += said.bytes;
    }
    return sum;
  };
  const visits = await miniflare.getD1Database("VISITS");
  const bytesOf = async () => (await visits.prepare("SELECT 1").run()).meta.size_after;
  const [open, empty] = [await ask("/"), await bytesOf()];
  const ended = await ask("/end");
  const stored = await visits
    .prepare(
      "SELECT count(*) AS n, sum(views) AS views, sum(length(thing) + length(owner) + length(parts) + length(dimensions)) AS bytes FROM visit_days WHERE thing != 'all'",
    )
    .first<{ n: number; views: number; bytes: number }>();
  const all = await visits
    .prepare("SELECT count(*) AS n, sum(views) AS views FROM visit_days WHERE thing = 'all'")
    .first<{ n: number; views: number }>();
  if (!stored || !all || stored.views !== views || all.views !== views)
    throw new Error(`The database has ${stored?.views} and ${all?.views} of ${views} views`);
  const each = (count: number) => Math.round((count / views) * MILLION).toLocaleString("en");
  const written = (await bytesOf()) - empty;
  const rows = stored.n + all.n;
  console.log(
    `a million views: ${each(open.rowsWritten)} rows written in objects, ${each(open.bytes)} bytes in their files`,
  );
  console.log(
    `after the day's end: ${each(ended.bytes)} bytes in their files, ${rows} rows in the database, ${written} bytes more, ${Math.round(written / rows)} a row`,
  );
}

if (import.meta.main) await printMillion(Number(process.argv[2] ?? MILLION));
