import { askBuilt } from "./ask-built.ts";
import { type LoadResult, load } from "./load.ts";
import { BARE_PORT, PORT, runtimeCpuSeconds, startBare, startBuilt } from "./runtime.ts";
import { PAGES, seedPages } from "./seed.ts";

export const SECONDS = Number(process.env.BENCH_SECONDS ?? 8);
export const CONNECTIONS = 32;
const HOST = `me.localhost:${PORT}`;
const APP_HOST = `localhost:${PORT}`;

/** What requests of one kind cost. */
export interface SiteFigure {
  name: string;
  /** Requests a second. */
  rate: number;
  cpuMicroseconds: number | null;
}

const pages = shuffled(Array.from({ length: PAGES - 1 }, (_, i) => `/page-${i + 1}`));
const codes = shuffled(Array.from({ length: PAGES - 1 }, (_, i) => `/q/${String(i + 1).padStart(10, "0")}`));

/** Requests pages and codes from a build, cold, warm and one alone. @returns the figures, and a page's document */
export async function measureSite(scriptPath?: string): Promise<{ figures: SiteFigure[]; document: string }> {
  const miniflare = await startBuilt(undefined, { scriptPath });
  try {
    await seedPages(
      miniflare,
      async (method, path, body, token) =>
        JSON.parse(await askBuilt("api", method, path, token, body as object)) as Record<string, unknown>,
    );
    const english = { "Accept-Language": "en" };
    const document = await askBuilt("me", "GET", "/page-1", undefined, undefined, english);
    const figures = [
      await measure("page, cold: D1 read and drawn by Remix", PORT, pages.slice(0, 3000), false, 200),
    ];
    await warm(pages, 120);
    figures.push(
      await measure("page, warm: the isolate's memory, uniform over all", PORT, pages, true, 200),
      await measure("page, one hot address", PORT, ["/page-1"], true, 200),
      await measure("redirect, cold: one D1 read", PORT, codes.slice(0, 3000), false, 302),
    );
    await warm(codes, 60);
    figures.push(
      await measure("redirect, warm: the isolate's memory, uniform over all", PORT, codes, true, 302),
      await measure("redirect, one hot code", PORT, codes.slice(0, 1), true, 302),
      await measure("the app's login, its document", PORT, ["/login"], true, 200, APP_HOST),
      await measure("its data alone", PORT, ["/login?_data=routes%2Flogin"], true, 200, APP_HOST),
      await measure("themes and templates", PORT, ["/editor/themes"], true, 200, APP_HOST),
    );
    return { figures, document };
  } finally {
    await miniflare.dispose();
  }
}

/** Requests a Worker that only sends the same bytes. */
export async function measureBare(document: string): Promise<SiteFigure[]> {
  const miniflare = await startBare(document);
  try {
    await measure("", BARE_PORT, pages, true, 200);
    return [
      await measure("bare Worker, the same bytes", BARE_PORT, pages, true, 200),
      await measure("bare Worker, a redirect", BARE_PORT, codes, true, 302),
    ];
  } finally {
    await miniflare.dispose();
  }
}

const warm = (paths: string[], seconds: number) =>
  load({ port: PORT, host: HOST, connections: CONNECTIONS, paths, repeat: false, seconds });

async function measure(
  name: string,
  port: number,
  paths: string[],
  repeat: boolean,
  status: number,
  host = HOST,
): Promise<SiteFigure> {
  const before = runtimeCpuSeconds();
  const result = await load({ port, host, connections: CONNECTIONS, paths, repeat, seconds: SECONDS });
  const after = runtimeCpuSeconds();
  expectOnly(result, status, name);
  if (result.dropped > 0) console.log(`${name}: ${result.dropped} connections dropped`);
  const cpu = before === null || after === null ? null : ((after - before) / result.requests) * 1e6;
  return { name, rate: result.requests / result.seconds, cpuMicroseconds: cpu };
}

function expectOnly(result: LoadResult, status: number, name: string): void {
  const others = Object.keys(result.statuses).filter((found) => Number(found) !== status);
  if (others.length > 0) throw new Error(`${name}: answers ${JSON.stringify(result.statuses)}`);
}

/**
 * The same order in every run: a linear congruential shuffle, so that neighbours in the table are not requested
 * together.
 */
function shuffled<T>(list: T[]): T[] {
  let seed = 42;
  for (let i = list.length - 1; i > 0; i--) {
    seed = (seed * 1103515245 + 12345) % 2 ** 31;
    const j = seed % (i + 1);
    [list[i], list[j]] = [list[j] as T, list[i] as T];
  }
  return list;
}
