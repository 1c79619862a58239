import { askBuilt } from "./ask-built.ts";
import { type Load, load } from "./load.ts";
import { PORT, runtimeCpuSeconds, startBuilt } from "./runtime.ts";
import { applyMigrations } from "./seed.ts";
import { buildVisits } from "./visits-builds.ts";
import { copyRows } from "./visits-owners.ts";
import { median, pause, visitorHead } from "./visits-visitors.ts";

/** Where the builds without counting, and without the hand-over, listen. */
const PORTS = { plain: PORT + 4, noHandOver: PORT + 5, whole: PORT };
const HOST = `me.localhost:${PORT}`;
const ROUNDS = 9;
const REQUESTS = 6_000;
/** More than one address has, and less than one isolate of a busy page: what is measured is counting, and not dropping. */
const RATE = 1_500;
const CONNECTIONS = 8;

interface Made {
  token: string;
  paths: { page: string; code: string };
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
    ...{ head: (n: number) => visitorHead(n), rate: RATE },
  };
  const before = runtimeCpuSeconds();
  const { requests } = await load(asked);
  // What waits is handed over within two seconds.
  await pause(2_500);
  const after = runtimeCpuSeconds();
  return before === null || after === null ? Number.NaN : ((after - before) / requests) * 1e6;
}

/** What counting costs beside the same product without it: interleaved, the median of nine rounds. */
export async function printVisits(): Promise<void> {
  const [plainPath, noHandOverPath] = buildVisits("plain", "no-hand-over");
  const [whole, ...others] = [
    await startBuilt(),
    await startBuilt(undefined, { scriptPath: plainPath, port: PORTS.plain }),
    await startBuilt(undefined, { scriptPath: noHandOverPath, port: PORTS.noHandOver }),
  ];
  try {
    await applyMigrations(whole);
    const { token, paths } = await makePage();
    // The same page for the others: rows are copied, since only one has the API's port.
    for (const other of others) await copyRows(whole, other);
    for (const [name, path] of Object.entries(paths)) await printCost(name, path);
    const { total } = JSON.parse(await askBuilt("api", "GET", "/_/visits?thing=all", token));
    const sent = ROUNDS * REQUESTS;
    console.log(
      `views counted: ${total.views} of ${sent}; scans, repeats left out: ${total.scans} of ${sent}`,
    );
    if (total.views === 0 || total.scans === 0)
      throw new Error("Nothing was counted: the figures say nothing");
  } finally {
    await Promise.all([whole, ...others].map((each) => each.dispose()));
  }
}

async function printCost(name: string, path: string): Promise<void> {
  const rounds: Record<keyof typeof PORTS, number>[] = [];
  for (let round = 0; round < ROUNDS; round++)
    rounds.push({
      plain: await cost(PORTS.plain, path),
      noHandOver: await cost(PORTS.noHandOver, path),
      whole: await cost(PORTS.whole, path),
    });
  const of = (pick: (each: (typeof rounds)[number]) => number) => {
    const [least, ...more] = rounds.map(pick).toSorted((a, b) => a - b);
    return `${median(rounds.map(pick)).toFixed(0)} (${least?.toFixed(0)} to ${more.at(-1)?.toFixed(0)})`;
  };
  console.log(
    `hot ${name}, median of ${ROUNDS} (least to most): ${of(({ plain }) => plain)} µs of CPU without counting, ` +
      `${of(({ noHandOver, plain }) => noHandOver - plain)} more with it but for the hand-over (aim 20), ` +
      `${of(({ whole: all, plain }) => all - plain)} more with its part of the hand-over`,
  );
}

if (import.meta.main) await printVisits();
