import { env } from "cloudflare:test";
import { expect, test } from "vitest";
import { newId } from "~/domain/ids";
import { COUNTED, noCounts } from "~/domain/visits/counts";
import type { StoredDay } from "~/domain/visits/day-counts";
import { noDimensions } from "~/domain/visits/dimensions";
import { firstStoredDay } from "~/domain/visits/months";
import { reportQuerySchema } from "~/domain/visits/range";
import { pageThing, type ReportThing } from "~/domain/visits/thing";
import { addDays, daysBetween } from "~/domain/visits/zone-day";
import { storeDays, writeVisits } from "~/server/data/visits/visit-days.server";
import { foldVisits } from "~/server/services/visits/fold-visits.server";
import { getVisitReport } from "~/server/services/visits/get-visit-report.server";
import { countedDatabase } from "../support/counted-database";
import { PRO, testActor, testPlatform } from "../support/platform";
import { beginAtNoon, TODAY } from "../support/visits-clock";

beginAtNoon();

const isBench = Boolean((env as { BENCH?: unknown }).BENCH);
const REPORTS = 21;
const VIEWS = 3;

function stored(thing: ReportThing, day: string): StoredDay {
  const counts = { ...noCounts(), views: VIEWS, visitors: VIEWS };
  const dimensions = { ...noDimensions(), sources: { direct: [VIEWS] } };
  return { day, thing, counts, parts: { 12: COUNTED.map((name) => counts[name]) }, dimensions };
}

test("a year of 25 pages with the year before reads at most a thousand rows", async () => {
  const platform = testPlatform();
  const actor = await testActor(platform, PRO);
  const pages = Array.from({ length: 25 }, () => pageThing(newId("pg")));
  for (const thing of ["all", ...pages] as ReportThing[]) {
    const days = Array.from({ length: 730 }, (_, i) => stored(thing, addDays(TODAY, -i)));
    await writeVisits(platform.visits, storeDays(actor.userId, days, 1));
  }
  await foldVisits(platform, { before: firstStoredDay(TODAY), after: "", run: 0 });
  const counter = { read: 0 };
  const measured = testPlatform({ VISITS: countedDatabase(platform.bindings.VISITS, counter) });
  const query = reportQuerySchema.parse({ from: addDays(TODAY, -364) });
  const report = await getVisitReport(measured, actor, query);
  // Of whole months.
  expect(report.total.views).toBe((daysBetween(report.from, TODAY) + 1) * VIEWS);
  expect(report.before?.views).toBeGreaterThan(1_000);
  expect(counter.read).toBeLessThanOrEqual(1_000);
  if (!isBench) return;
  const times: number[] = [];
  for (let n = 0; n < REPORTS; n++) {
    const began = performance.now();
    await getVisitReport(platform, actor, query);
    times.push(performance.now() - began);
  }
  const median = times.toSorted((a, b) => a - b)[REPORTS >> 1] ?? Number.NaN;
  console.log(
    `visit rows: a year of 25 pages and the year before, ${counter.read} rows read, ${median.toFixed(0)} ms`,
  );
});
