import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { askBuilt } from "./ask-built.ts";
import { load } from "./load.ts";
import { PORT, runtimeCpuSeconds, startBuilt } from "./runtime.ts";
import { buildVisits } from "./visits-builds.ts";
import { type BenchOwner, copyRows, makeOwners } from "./visits-owners.ts";
import { median, pause, visitorHead } from "./visits-visitors.ts";

const ROUNDS = Number(process.argv[2] ?? 9);
/** Where the builds without the hand-over, and with one of a single row, listen. */
const WITHOUT_PORT = PORT + 5;
const ONE_ROW_PORT = PORT + 10;
/** The runtime hibernates an object after ten seconds without requests. */
const ASLEEP_MS = 10_000;
/** Fewer than the hand-overs of a second. */
const AWAKE = { owners: 40, bursts: 6, restMs: 3_000 };
const ASLEEP = { owners: 250, bursts: 1, restMs: 2 * ASLEEP_MS };
/** Views of each owner that wait at the start: an active object then counts a hundred once while it is measured. */
const WAITING = 80;

/** The cost of handing over one view, to an active object and to a hibernated one. */
export async function printHandOvers(): Promise<void> {
  const builds = buildVisits("no-hand-over", "one-row");
  for (const [name, aim, asked] of [
    ["awake", 0.3, AWAKE],
    ["asleep", 3, ASLEEP],
  ] as const) {
    const { whole, oneRow, views } = await measure(asked, builds);
    console.log(
      `a hand-over to an object ${name}: ${spread(whole)} (aim ${aim}), mean ${mean(whole).toFixed(2)}, of ${views} views counted; to one that stores a single row and counts nothing: ${spread(oneRow)}, mean ${mean(oneRow).toFixed(2)}`,
    );
  }
}

function spread(each: readonly number[]): string {
  const [least, most] = [Math.min(...each), Math.max(...each)].map((ms) => ms.toFixed(2));
  return `${median(each).toFixed(2)} ms of CPU (${least} to ${most} in ${each.length} rounds)`;
}

const mean = (each: readonly number[]): number => each.reduce((sum, one) => sum + one, 0) / each.length;

/**
 * The builds serve the same requests in turn, burst by burst, so that other load affects all of them.
 * @returns by round the additional milliseconds of CPU per view, each of which is handed over separately
 */
async function measure(asked: typeof AWAKE | typeof ASLEEP, [without = "", single = ""]: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), "visita-bench-"));
  const whole = await startBuilt(folder);
  const none = await startBuilt(undefined, { scriptPath: without, port: WITHOUT_PORT });
  const singleFolder = mkdtempSync(join(tmpdir(), "visita-bench-"));
  const one = await startBuilt(singleFolder, { scriptPath: single, port: ONE_ROW_PORT });
  try {
    const owners = await makeOwners(whole, { owners: asked.owners, pages: 1, signedIn: 1 });
    await copyRows(whole, none);
    await copyRows(whole, one);
    let sent = 0;
    if (asked === AWAKE) {
      for (; sent < WAITING; sent++)
        for (const port of [PORT, ONE_ROW_PORT, WITHOUT_PORT]) await burst(owners, sent, port);
      await pause(asked.restMs);
    }
    const each: { whole: number[]; oneRow: number[] } = { whole: [], oneRow: [] };
    // The first iteration is a warm-up that renders pages and creates objects.
    for (let round = 0; round <= ROUNDS; round++) {
      const used = { whole: 0, one: 0, none: 0 };
      for (let n = 0; n < asked.bursts; n++) {
        const cpu = async (port: number, restMs: number) => {
          const before = runtimeCpuSeconds() ?? Number.NaN;
          await burst(owners, sent, port);
          await pause(restMs);
          return (runtimeCpuSeconds() ?? Number.NaN) - before;
        };
        used.whole += await cpu(PORT, asked.restMs);
        used.one += await cpu(ONE_ROW_PORT, asked.restMs);
        used.none += await cpu(WITHOUT_PORT, asked.restMs);
        sent++;
      }
      if (round === 0) continue;
      const perView = (seconds: number) => ((seconds - used.none) * 1000) / (asked.bursts * owners.length);
      each.whole.push(perView(used.whole));
      each.oneRow.push(perView(used.one));
    }
    const { total } = JSON.parse(await askBuilt("api", "GET", "/_/visits?thing=all", owners[0]?.token));
    if (total.views !== sent) throw new Error(`${total.views} of ${sent} views were counted`);
    return { ...each, views: total.views * owners.length };
  } finally {
    await Promise.all([whole.dispose(), none.dispose(), one.dispose()]);
    for (const used of [folder, singleFolder]) rmSync(used, { recursive: true, force: true });
  }
}

/** A view of each owner's page. */
async function burst(owners: readonly BenchOwner[], visitor: number, port: number): Promise<void> {
  const paths = owners.flatMap(({ pages }) => pages.map(({ path }) => path));
  const asked = {
    port,
    host: `me.localhost:${PORT}`,
    connections: 8,
    paths,
    repeat: false,
    seconds: 60,
  };
  const { statuses } = await load({ ...asked, head: () => visitorHead(visitor) });
  if (statuses[200] !== paths.length) throw new Error(JSON.stringify(statuses));
}

if (import.meta.main) await printHandOvers();
