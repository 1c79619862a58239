import { spawnSync } from "node:child_process";
import { request } from "node:http";
import { gzipSync } from "node:zlib";
import { printCardFiles } from "./card-files.ts";
import { printCodes } from "./codes.ts";
import { printContacts } from "./contacts.ts";
import { measureEditor } from "./editor.ts";
import { type LoadResult, load } from "./load.ts";
import { printPass } from "./pass.ts";
import { BARE_PORT, PORT, runtimeCpuSeconds, startBare, startBuilt } from "./runtime.ts";
import { PAGES, seedPages } from "./seed.ts";
import { printShareImage } from "./share-image.ts";
import { printTeamList } from "./team-list.ts";
import { printTeamLook } from "./team-look.ts";
import { vitest } from "./vitest.ts";

const SECONDS = Number(process.env.BENCH_SECONDS ?? 8);
const CONNECTIONS = 32;
const HOST = `me.localhost:${PORT}`;

interface Figure {
  name: string;
  rate: number;
  cpuMicroseconds: number | null;
}

const pages = shuffled(Array.from({ length: PAGES - 1 }, (_, i) => `/page-${i + 1}`));
const codes = shuffled(Array.from({ length: PAGES - 1 }, (_, i) => `/q/${String(i + 1).padStart(10, "0")}`));

console.log("Building …");
if (spawnSync("npm", ["run", "build"], { stdio: "ignore" }).status !== 0) throw new Error("The build failed");

const figures: Figure[] = [];
const document = await measureSite();
await measureBare(document);
await printEditor();
print(document);
await printCodes();
await printContacts();
await printTeamLook();
await printTeamList();
printRowsRead();
printShareImage();
await printPass();
await printCardFiles();

async function measureSite(): Promise<string> {
  const miniflare = await startBuilt();
  try {
    await seedPages(miniflare, callApi);
    const { text } = await get(PORT, HOST, "/page-1");
    figures.push(
      await measure("page, cold: D1 read and drawn by Remix", PORT, pages.slice(0, 3000), false, 200),
    );
    await load({
      port: PORT,
      host: HOST,
      connections: CONNECTIONS,
      paths: pages,
      repeat: false,
      seconds: 120,
    });
    figures.push(await measure("page, warm: the isolate's memory, uniform over all", PORT, pages, true, 200));
    figures.push(await measure("page, one hot address", PORT, ["/page-1"], true, 200));
    figures.push(await measure("redirect, cold: one D1 read", PORT, codes.slice(0, 3000), false, 302));
    await load({
      port: PORT,
      host: HOST,
      connections: CONNECTIONS,
      paths: codes,
      repeat: false,
      seconds: 60,
    });
    figures.push(
      await measure("redirect, warm: the isolate's memory, uniform over all", PORT, codes, true, 302),
    );
    figures.push(await measure("redirect, one hot code", PORT, codes.slice(0, 1), true, 302));
    return text;
  } finally {
    await miniflare.dispose();
  }
}

async function measureBare(body: string): Promise<void> {
  const miniflare = await startBare(body);
  try {
    await measure("", BARE_PORT, pages, true, 200);
    figures.push(await measure("bare Worker, the same bytes", BARE_PORT, pages, true, 200));
    figures.push(await measure("bare Worker, a redirect", BARE_PORT, codes, true, 302));
  } finally {
    await miniflare.dispose();
  }
}

async function measure(
  name: string,
  port: number,
  paths: string[],
  repeat: boolean,
  status: number,
): Promise<Figure> {
  const before = runtimeCpuSeconds();
  const result = await load({ port, host: HOST, connections: CONNECTIONS, paths, repeat, seconds: SECONDS });
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

function print(body: string): void {
  const rateOf = (name: string) => figures.find((figure) => figure.name.startsWith(name))?.rate ?? Number.NaN;
  console.log(`\nUniform over ${PAGES} pages or codes, ${CONNECTIONS} connections, ${SECONDS} s each\n`);
  for (const { name, rate, cpuMicroseconds } of figures) {
    const cpu = cpuMicroseconds === null ? "n/a" : `${cpuMicroseconds.toFixed(0)} µs`;
    console.log(`${name.padEnd(58)} ${rate.toFixed(0).padStart(7)}/s  CPU ${cpu.padStart(8)} a request`);
  }
  const ratio = (a: string, b: string) => (rateOf(a) / rateOf(b)).toFixed(2);
  console.log(`\nwarm page / bare Worker      ${ratio("page, warm", "bare Worker, the same")}   (aim 0.50)`);
  console.log(
    `warm redirect / bare redirect ${ratio("redirect, warm", "bare Worker, a redirect")}  (aim 0.70)`,
  );
  const scripts = body.match(/<script(?![^>]*ld\+json)/g)?.length ?? 0;
  const images = new Set(body.match(/<img[^>]*src="[^"]+"/g)).size;
  console.log(
    `document of 20 links          ${body.length} bytes, ${gzipSync(body).length} gzip, ${scripts} scripts, ` +
      `${1 + images} request${images > 0 ? "s" : ""}   (aim 3000 gzip, 0 scripts)`,
  );
}

/** What the editor fetches before it can be typed in, and what a key costs in a page of 200 blocks. */
async function printEditor(): Promise<void> {
  const miniflare = await startBuilt();
  try {
    const { bytes, files, script, eventTiming } = await measureEditor();
    console.log("\nThe page editor in Chromium");
    console.log(`script before the first key   ${bytes} bytes gzip, ${files} files   (aim 275000)`);
    console.log(`a key among 200 blocks, p95   ${script.toFixed(1)} ms of script (aim 8)`);
    console.log(`Event Timing of it, p95       ${eventTiming} ms (aim 32)`);
  } finally {
    await miniflare.dispose();
  }
}

/** The rows that each query reads on 10,000 pages: the test that holds them prints them. */
function printRowsRead(): void {
  console.log("\nRows read by each query");
  const lines = vitest("tests/vitest.config.ts", "tests/services/rows-read.test.ts", /^rows /);
  for (const line of lines) console.log(line.replace(/^rows /, ""));
}

async function callApi(method: string, path: string, body: unknown, token?: string) {
  const { status, text } = await get(
    PORT,
    `api.localhost:${PORT}`,
    path,
    method,
    JSON.stringify(body),
    token,
  );
  if (status >= 300) throw new Error(`${path}: ${status} ${text}`);
  return JSON.parse(text) as Record<string, unknown>;
}

function get(port: number, host: string, path: string, method = "GET", body?: string, token?: string) {
  const headers: Record<string, string> = {
    Host: host,
    "Content-Type": "application/json",
    "Accept-Language": "en",
  };
  if (token) headers.Authorization = `Bearer ${token}`;
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const call = request({ host: "127.0.0.1", port, path, method, headers }, (response) => {
      let text = "";
      response.setEncoding("utf8").on("data", (chunk: string) => {
        text += chunk;
      });
      response.on("end", () => resolve({ status: response.statusCode ?? 0, text }));
    });
    call.on("error", reject);
    call.end(body);
  });
}

/** The same order in every run: a linear congruential shuffle, so that neighbours in the table are not asked together. */
function shuffled<T>(list: T[]): T[] {
  let seed = 42;
  for (let i = list.length - 1; i > 0; i--) {
    seed = (seed * 1103515245 + 12345) % 2 ** 31;
    const j = seed % (i + 1);
    [list[i], list[j]] = [list[j] as T, list[i] as T];
  }
  return list;
}
