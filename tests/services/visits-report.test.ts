import { expect, test, vi } from "vitest";
import { cardInputSchema } from "~/domain/cards/schema";
import { DAY_MS } from "~/domain/durations";
import { pageInputSchema } from "~/domain/pages/schema";
import { noCounts } from "~/domain/visits/counts";
import type { StoredDay } from "~/domain/visits/day-counts";
import { noDimensions } from "~/domain/visits/dimensions";
import { reportQuerySchema } from "~/domain/visits/range";
import { visitReportSchema } from "~/domain/visits/report";
import { shortKey } from "~/domain/visits/short-key";
import { cardThing, pageThing, type ReportThing } from "~/domain/visits/thing";
import { addDays } from "~/domain/visits/zone-day";
import { storeDays, writeVisits } from "~/server/data/visits/visit-days.server";
import type { Bindings } from "~/server/platform/bindings.server";
import { createCard } from "~/server/services/cards/create-card.server";
import { createPage } from "~/server/services/pages/create-page.server";
import { exportVisits } from "~/server/services/visits/export-visits.server";
import { getVisitReport } from "~/server/services/visits/get-visit-report.server";
import { listVisitCounts } from "~/server/services/visits/list-visit-counts.server";
import { resetVisits } from "~/server/services/visits/reset-visits.server";
import { impatient, PRO, testActor, testPlatform } from "../support/platform";
import { act, endDay, see } from "../support/visits";
import { beginAtNoon, NOON, TODAY } from "../support/visits-clock";

beginAtNoon();

const ask = (more: object = {}) => reportQuerySchema.parse(more);

function stored(thing: ReportThing, day: string, views: number): StoredDay {
  const counts = { ...noCounts(), views, visitors: views };
  return { day, thing, counts, parts: { 12: [views, views, 0, 0, 0, 0] }, dimensions: noDimensions() };
}

async function somebody() {
  const platform = testPlatform();
  const actor = await testActor(platform, PRO);
  const link = { key: "link1", title: "Portfolio", url: "https://portfolio.example/" };
  const { page } = await createPage(
    platform,
    actor,
    pageInputSchema.parse({
      profile: { title: "Ada", bio: "" },
      blocks: [{ key: "b1", type: "buttons", enabled: true, data: { items: [{ ...link, enabled: true }] } }],
    }),
  );
  const thing = pageThing(page.id);
  return { platform, actor, page, thing, visited: { owner: actor.userId, thing, zone: "UTC" } };
}

test("today and history make one report, which is the same before and after the day is written", async () => {
  const { platform, actor, page, thing, visited } = await somebody();
  await writeVisits(platform.visits, storeDays(actor.userId, [stored(thing, addDays(TODAY, -1), 7)], 1));
  for (let i = 0; i < 6; i++) see(platform, "/ada", visited, { ip: `203.0.113.${i}` });
  act(platform, visited, { kind: "click", link: shortKey("link1") });
  act(platform, visited, { kind: "click", link: shortKey("link1") });
  await platform.drain();
  await platform.db.$client
    .prepare("UPDATE pages SET published_at = ? WHERE id = ?")
    .bind(NOON, page.id)
    .run();
  const report = await getVisitReport(platform, actor, ask({ thing }));
  expect(visitReportSchema.parse(report)).toEqual(report);
  expect(report.total).toMatchObject({ views: 13, visitors: 13, clicks: 1 });
  expect(report.series).toHaveLength(28);
  expect(report.series.at(-1)).toMatchObject({ at: TODAY, views: 6 });
  expect(report.links).toEqual([
    { key: shortKey("link1"), thing, title: "Portfolio", url: "https://portfolio.example/", clicks: 1 },
  ]);
  expect(report.sources).toEqual([{ name: "direct", views: 6, clicks: 1 }]);
  expect(report.marks).toContainEqual({ at: TODAY, thing, title: "Ada", kind: "published" });
  vi.setSystemTime(NOON + DAY_MS);
  await endDay(actor.userId, TODAY);
  const later = await getVisitReport(platform, actor, ask({ thing, from: report.from, to: TODAY }));
  expect({ ...later, marks: [] }).toEqual({ ...report, marks: [] });
});

test("hours are the owner's", async () => {
  const { platform, actor, visited } = await somebody();
  see(platform, "/ada", visited);
  await platform.drain();
  const report = await getVisitReport(platform, actor, ask({ from: TODAY, by: "hour" }));
  expect(report.series).toHaveLength(24);
  expect(report.series[12]).toMatchObject({ at: `${TODAY}T12`, views: 1 });
});

test("an object that is away or slow: history, and that today is missing", async () => {
  const { platform, actor, thing } = await somebody();
  await writeVisits(platform.visits, storeDays(actor.userId, [stored(thing, addDays(TODAY, -1), 7)], 1));
  const { platform: hurried, asked } = impatient(platform);
  const slow = {
    idFromName: (name: string) => name,
    get: () => ({ read: () => new Promise(() => undefined) }),
  };
  const bindings = { ...platform.bindings, VISIT_DAYS: slow as unknown as Bindings["VISIT_DAYS"] };
  const report = await getVisitReport(Object.assign(hurried, { bindings }), actor, ask({ thing }));
  expect(report).toMatchObject({ isTodayMissing: true, total: { views: 7 } });
  expect(asked).toContain(300);
});

test("others' things are not there", async () => {
  const { platform, thing } = await somebody();
  const stranger = await testActor(platform);
  await expect(getVisitReport(platform, stranger, ask({ thing }))).rejects.toMatchObject({
    code: "not_found",
  });
  await expect(resetVisits(platform, stranger, thing)).rejects.toMatchObject({ code: "not_found" });
  await expect(exportVisits(platform, stranger, ask())).rejects.toMatchObject({ code: "payment_required" });
});

test("without a plan a report reaches back 90 days, with one 25 months", async () => {
  const { platform, actor } = await somebody();
  const from = addDays(TODAY, -400);
  const free = await testActor(platform);
  expect((await getVisitReport(platform, free, ask({ from }))).from).toBe(addDays(TODAY, -89));
  expect((await getVisitReport(platform, actor, ask({ from }))).by).toBe("month");
});

test("a reset takes a thing's counts away, today's too, and nobody else's", async () => {
  const { platform, actor, thing, visited } = await somebody();
  const { card } = await createCard(platform, actor, cardInputSchema.parse({ title: "Ada", header: "Ada" }));
  const other = cardThing(card.hash);
  const yesterday = addDays(TODAY, -1);
  await writeVisits(
    platform.visits,
    storeDays(actor.userId, [stored(thing, yesterday, 7), stored(other, yesterday, 3)], 1),
  );
  see(platform, "/ada", visited);
  await platform.drain();
  await resetVisits(platform, actor, thing);
  expect((await getVisitReport(platform, actor, ask({ thing }))).total).toEqual(noCounts());
  expect((await getVisitReport(platform, actor, ask({ thing: other }))).total.views).toBe(3);
  see(platform, "/ada", visited);
  await platform.drain();
  expect((await getVisitReport(platform, actor, ask({ thing }))).total).toMatchObject({
    views: 1,
    visitors: 1,
  });
});

test("a list's rows carry their views of seven days", async () => {
  const { platform, actor, thing, visited } = await somebody();
  await writeVisits(
    platform.visits,
    storeDays(actor.userId, [stored(thing, addDays(TODAY, -6), 2), stored(thing, addDays(TODAY, -7), 9)], 1),
  );
  see(platform, "/ada", visited);
  await platform.drain();
  const counts = await listVisitCounts(platform, actor, new Map([[actor.userId, [thing]]]));
  expect(counts.get(thing)).toMatchObject({ views: 3 });
  expect(counts.get(thing)?.series.map(({ views }) => views)).toEqual([2, 0, 0, 0, 0, 0, 1]);
});

test("the file of a report names what it holds, and no cell is a formula", async () => {
  const { platform, actor, visited } = await somebody();
  for (let i = 0; i < 5; i++) see(platform, "/ada?utm_source=-1%2b1", visited, { ip: `203.0.113.${i}` });
  await platform.drain();
  const { name, body } = await exportVisits(platform, actor, ask({ from: TODAY }));
  const text = await new Response(body).text();
  expect(name).toBe(`visits-${TODAY}-${TODAY}.csv`);
  expect(text).toContain(`day,${TODAY},,5,5,0,0,0,0`);
  expect(text).toMatch(/source,'-1 1/);
});
