import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { askBuilt } from "./ask-built.ts";
import { load } from "./load.ts";
import { PORT, startBuilt } from "./runtime.ts";
import { buildVisits } from "./visits-builds.ts";
import { copyRows, makeOwners } from "./visits-owners.ts";
import { median, pause, visitorHead } from "./visits-visitors.ts";

const OWNERS = Number(process.argv[2] ?? 10_000);
const PORTS = { whole: PORT, plain: PORT + 4, oneRow: PORT + 10 };
const ORDERS: (keyof typeof PORTS)[][] = [
  ["oneRow", "plain", "whole"],
  ["whole", "plain", "oneRow"],
  ["plain", "oneRow", "whole"],
  ["whole", "oneRow", "plain"],
  ["plain", "whole", "oneRow"],
  ["oneRow", "whole", "plain"],
];
/** Short and many, in turn: a shared machine changes its speed from one minute to the next. */
const ROUNDS = 30;
const SECONDS = 1.5;
/** An isolate reads the log of changes every 15 seconds at most. */
const CHANGES_READ_MS = 16_000;
const CONNECTIONS = 32;
/** The limit of hand-overs that an isolate begins per second, see VISIT_LIMITS. */
const MOST = 50;

/**
 * Views of ten thousand owners' pages at once, as many as are served: the rate compared to a build without counting, in
 * turn, and to one that hands over to objects that store a single row and count nothing; how many owners' days are handed
 * over per second; and how much was dropped and reported.
 */
export async function printManyOwners(): Promise<void> {
  const [plainPath, oneRowPath] = buildVisits("plain", "one-row");
  const folder = mkdtempSync(join(tmpdir(), "visita-bench-"));
  let dropped = 0;
  const log = (line: string) => {
    const count = /"visits were dropped".*"count":(\d+)/.exec(line)?.[1];
    if (count) dropped += Number(count);
    else console.error(line);
  };
  const whole = await startBuilt(folder, { log });
  const plain = await startBuilt(undefined, { scriptPath: plainPath, port: PORTS.plain });
  const oneRowFolder = mkdtempSync(join(tmpdir(), "visita-bench-"));
  const oneRow = await startBuilt(oneRowFolder, {
    ...{ scriptPath: oneRowPath, port: PORTS.oneRow, log: () => undefined },
  });
  try {
    const owners = await makeOwners(whole, { owners: OWNERS, pages: 1, signedIn: 1 });
    await copyRows(whole, plain);
    await copyRows(whole, oneRow);
    const paths = owners.flatMap(({ pages }) => pages.map(({ path }) => path));
    const asked = { host: `me.localhost:${PORT}`, connections: CONNECTIONS, paths };
    // Pages are rendered before, for a bot, whose views are not counted: again, once the isolates have read from the log
    // of changes that these pages are new, since it removes what was rendered until then.
    const byProgram = { ...asked, repeat: false, seconds: 600, head: () => "User-Agent: curl/8\r\n" };
    for (let pass = 0; pass < 2; pass++) {
      for (const port of Object.values(PORTS)) await load({ ...byProgram, port });
      await pause(CHANGES_READ_MS);
    }
    const rates: Record<keyof typeof PORTS, number>[] = [];
    const began = performance.now();
    let sent = 0;
    for (let round = 0; round < ROUNDS; round++) {
      const rateOf = async (port: number) => {
        const head = (n: number) => visitorHead(n + round * 7, 50_021);
        const { requests, seconds, statuses } = await load({
          ...{ ...asked, port, repeat: true, seconds: SECONDS, head },
        });
        if (statuses[200] !== requests) throw new Error(JSON.stringify(statuses));
        if (port === PORT) sent += requests;
        return requests / seconds;
      };
      const rate = { whole: 0, plain: 0, oneRow: 0 };
      // Each follows each other one as often: what one still hands over costs the next a little.
      const inTurn = ORDERS[round % ORDERS.length] ?? [];
      for (const name of inTurn) rate[name] = await rateOf(PORTS[name]);
      rates.push(rate);
    }
    await pause(3_000);
    const seconds = (performance.now() - began) / 1000;
    const handedOver = objectsIn(folder);
    const [counting, without] = [median(rates.map((r) => r.whole)), median(rates.map((r) => r.plain))];
    const shareOf = (name: keyof typeof PORTS) => {
      const shares = rates.map((r) => r[name] / r.plain).sort((a, b) => a - b);
      const at = (part: number) => (shares[Math.floor((shares.length - 1) * part)] ?? 0).toFixed(2);
      return `${median(shares).toFixed(2)} (quartiles ${at(0.25)} and ${at(0.75)})`;
    };
    console.log(
      `${sent} views of ${OWNERS} owners: ${counting.toFixed(0)}/s, ${without.toFixed(0)}/s without counting, ` +
        `${shareOf("whole")} of it in the same round (aim 0.9); handed over to objects that store a single row ` +
        `and count nothing, ${shareOf("oneRow")}`,
    );
    console.log(
      `${handedOver} owners' days handed over in ${seconds.toFixed(0)} s, ${(handedOver / seconds).toFixed(0)} a second (at most ${MOST})`,
    );
    const { total, dropped: told } = JSON.parse(
      await askBuilt("api", "GET", "/_/visits?thing=all", owners[0]?.token),
    );
    console.log(
      `dropped and said so in the log: ${dropped}; one owner's report: ${total.views} views, ${told} dropped`,
    );
    if (handedOver === 0) throw new Error("Nothing was counted: the figures say nothing");
  } finally {
    await Promise.all([whole.dispose(), plain.dispose(), oneRow.dispose()]);
    for (const used of [folder, oneRowFolder]) rmSync(used, { recursive: true, force: true });
  }
}

/** The visit objects that ever received a request: each has a file of its own. */
function objectsIn(folder: string): number {
  const files = readdirSync(folder, { recursive: true }).map(String);
  return files.filter((file) => /VisitDay/.test(file) && /[0-9a-f]{64}\.sqlite$/.test(file)).length;
}

if (import.meta.main) await printManyOwners();
