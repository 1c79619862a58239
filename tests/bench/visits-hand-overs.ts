import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { askBuilt } from "./ask-built.ts";
import { load } from "./load.ts";
import { PORT, runtimeCpuSeconds, startBuilt } from "./runtime.ts";
import { buildVisits } from "./visits-builds.ts";
import { type BenchOwner, makeOwners } from "./visits-owners.ts";
import { median, pause, visitorHead } from "./visits-visitors.ts";

const ROUNDS = 9;
/** Fewer than the hand-overs of a second. */
const AWAKE = { owners: 40, bursts: 6, restMs: 3_000 };
/** The runtime puts an object to sleep that nobody asked for ten seconds. */
const ASLEEP = { owners: 250, bursts: 1, restMs: 20_000 };

/** What a hand-over of one view costs, to an object that is awake and to one that sleeps. */
export async function printHandOvers(): Promise<void> {
  const [without] = buildVisits("no-hand-over");
  for (const [name, aim, asked] of [
    ["awake", 0.3, AWAKE],
    ["asleep", 3, ASLEEP],
  ] as const) {
    const [whole, none] = [await measure(asked), await measure(asked, without)];
    const each = (whole.cpu - none.cpu).toFixed(2);
    console.log(
      `a hand-over to an object ${name}: ${each} ms of CPU (aim ${aim}), of ${whole.views} views counted`,
    );
  }
}

/** @returns milliseconds of CPU a view, each of which is handed over by itself, in the median round */
async function measure(asked: typeof AWAKE | typeof ASLEEP, scriptPath?: string) {
  const folder = mkdtempSync(join(tmpdir(), "visita-bench-"));
  const miniflare = await startBuilt(folder, { scriptPath });
  try {
    const owners = await makeOwners(miniflare, { owners: asked.owners, pages: 1, signedIn: 1 });
    // Pages are drawn and objects made before.
    await burst(owners, 0);
    await pause(asked.restMs);
    const rounds: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const before = runtimeCpuSeconds() ?? Number.NaN;
      for (let n = 0; n < asked.bursts; n++) {
        await burst(owners, 1 + round * asked.bursts + n);
        await pause(asked.restMs);
      }
      const used = (runtimeCpuSeconds() ?? Number.NaN) - before;
      rounds.push((used * 1000) / (asked.bursts * owners.length));
    }
    const { total } = JSON.parse(await askBuilt("api", "GET", "/_/visits?thing=all", owners[0]?.token));
    const sent = 1 + ROUNDS * asked.bursts;
    if (!scriptPath && total.views !== sent) throw new Error(`${total.views} of ${sent} views were counted`);
    return { cpu: median(rounds), views: total.views * owners.length };
  } finally {
    await miniflare.dispose();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A view of each owner's page. */
async function burst(owners: readonly BenchOwner[], visitor: number): Promise<void> {
  const paths = owners.flatMap(({ pages }) => pages.map(({ path }) => path));
  const asked = {
    port: PORT,
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
