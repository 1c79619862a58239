import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { askBuilt } from "./ask-built.ts";
import { type Load, load } from "./load.ts";
import { PORT, runtimeCpuSeconds, startBuilt } from "./runtime.ts";
import { applyMigrations } from "./seed.ts";

/** Where the build without counting listens. */
const PLAIN_PORT = PORT + 4;
const HOST = `me.localhost:${PORT}`;
const ROUNDS = 9;
const REQUESTS = 6_000;
/** More than one address has, and less than one isolate of a busy page: what is measured is counting, and not dropping. */
const RATE = 1_500;
const CONNECTIONS = 8;
const ADDRESSES = 997;
const AGENTS = [
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1",
  "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Mobile Safari/537.36",
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36",
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Instagram 390.0.0.28.85",
];

/** Visitors as they come: several browsers, many addresses, some by a link that names its campaign. */
const visitor = (n: number) =>
  `User-Agent: ${AGENTS[n % AGENTS.length]}\r\nCF-Connecting-IP: 10.${(n % ADDRESSES) >> 8}.${(n % ADDRESSES) & 255}.1\r\n` +
  `Referer: https://www.instagram.com/\r\n`;

interface Made {
  token: string;
  paths: { page: string; code: string };
}

/** Builds the product twice: without counting into a folder of its own, then as it is. @returns the first one's bundle */
function buildBoth(): string {
  // Beside the other: the runtime reads nothing outside of the folder it is started in.
  const folder = ".cache/without-visits";
  const remix = "node_modules/@remix-run/dev/dist/cli.js";
  execFileSync(process.execPath, [remix, "vite:build", "--config", "tests/bench/without-visits.config.ts"], {
    stdio: "ignore",
  });
  cpSync("build/server", folder, { recursive: true });
  if (spawnSync("npm", ["run", "build"], { stdio: "ignore" }).status !== 0)
    throw new Error("The build failed");
  return join(folder, "index.js");
}

async function makePage(): Promise<Made> {
  const ask = async (method: string, path: string, token: string, body?: object) =>
    JSON.parse(await askBuilt("api", method, path, token, body));
  const account = { email: "visits@visita.example", password: "visita-bench-1", name: "Bench" };
  const { token } = await ask("POST", "/app/registration/register", "", account);
  const items = Array.from({ length: 20 }, (_, i) => ({
    title: `Link ${i}`,
    url: `https://example.com/${i}`,
  }));
  const page = { slug: "hot", profile: { title: "Hot" }, blocks: [{ type: "buttons", data: { items } }] };
  const { qrUrl } = await ask("POST", "/_/pages", token, page);
  return { token, paths: { page: "/hot", code: new URL(qrUrl).pathname } };
}

/** @returns microseconds of CPU a request */
async function cost(port: number, path: string): Promise<number> {
  const paths = Array.from({ length: REQUESTS }, () => path);
  const asked: Load = {
    ...{ port, host: HOST, connections: CONNECTIONS, paths, repeat: false, seconds: 60 },
    ...{ head: visitor, rate: RATE },
  };
  const before = runtimeCpuSeconds();
  const { requests } = await load(asked);
  // What waits is handed over within two seconds.
  await new Promise((resolve) => setTimeout(resolve, 2_500));
  const after = runtimeCpuSeconds();
  return before === null || after === null ? Number.NaN : ((after - before) / requests) * 1e6;
}

const median = (numbers: number[]) => numbers.sort((a, b) => a - b)[numbers.length >> 1] ?? Number.NaN;

/** What counting costs beside the same product without it: interleaved, the median of nine rounds. */
export async function printVisits(): Promise<void> {
  const scriptPath = buildBoth();
  const [counting, plain] = [
    await startBuilt(),
    await startBuilt(undefined, { scriptPath, port: PLAIN_PORT }),
  ];
  try {
    await applyMigrations(counting);
    const { token, paths } = await makePage();
    // The same page for the other: its own databases are copied row by row, since only one has the API's port.
    await copyRows(counting, plain);
    for (const [name, path] of Object.entries(paths)) {
      const rounds: { with: number; without: number }[] = [];
      for (let round = 0; round < ROUNDS; round++)
        rounds.push({ without: await cost(PLAIN_PORT, path), with: await cost(PORT, path) });
      const more = median(rounds.map((each) => each.with - each.without));
      console.log(
        `hot ${name}: ${median(rounds.map((each) => each.without)).toFixed(0)} µs of CPU without counting, ` +
          `${median(rounds.map((each) => each.with)).toFixed(0)} with it: ${more.toFixed(0)} more (aim 20)`,
      );
    }
    const { total } = JSON.parse(await askBuilt("api", "GET", "/_/visits?thing=all", token));
    const sent = ROUNDS * REQUESTS;
    console.log(
      `views counted: ${total.views} of ${sent}; scans, repeats left out: ${total.scans} of ${sent}`,
    );
    if (total.views === 0 || total.scans === 0)
      throw new Error("Nothing was counted: the figures say nothing");
  } finally {
    await Promise.all([counting.dispose(), plain.dispose()]);
    rmSync(join(scriptPath, ".."), { recursive: true, force: true });
  }
}

type Runtime = Awaited<ReturnType<typeof startBuilt>>;

async function copyRows(from: Runtime, to: Runtime): Promise<void> {
  await applyMigrations(to);
  const [source, target] = [await from.getD1Database("DB"), await to.getD1Database("DB")];
  for (const table of ["users", "pages", "codes"]) {
    const { results } = await source.prepare(`SELECT * FROM ${table}`).all();
    for (const row of results) {
      const names = Object.keys(row);
      const marks = names.map(() => "?").join(", ");
      await target
        .prepare(`INSERT INTO ${table} (${names.join(", ")}) VALUES (${marks})`)
        .bind(...Object.values(row))
        .run();
    }
  }
}

if (import.meta.main) await printVisits();
