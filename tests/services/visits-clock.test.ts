import fc from "fast-check";
import { expect, test } from "vitest";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "~/domain/durations";
import { countEvent, emptyThingDay, storedDay } from "~/domain/visits/day-counts";
import type { VisitEvent } from "~/domain/visits/event";
import { dayEnd, dayStart, type OwnZone, ownTime, withZone } from "~/domain/visits/zone-day";
import { clientAddress } from "~/server/http/client-address.server";
import { agentDigest, saltKey, visitorHash } from "~/server/platform/visit-salt.server";
import { type DayInMemory, dayInMemory } from "../../workers/sandbox/day-in-memory";
import { fuzzRuns } from "../support/fuzz";

const PAGE = "page:a";
const LINK = "1111";

/** A view of a page or a click on its link; visitors are identified only by address and browser. */
interface Act {
  kind: "view" | "click";
  at: number;
  ip: string;
  browser: string;
}

/** Days in memory, as the product creates them: separated by the owner's clock and the date's salt. */
function countedBy(acts: readonly Act[], zoneAt: (at: number) => OwnZone) {
  const days = new Map<string, DayInMemory>();
  for (const { kind, at, ip, browser } of acts) {
    const { day, hour } = ownTime(at, zoneAt(at));
    const own = days.get(day) ?? dayInMemory();
    days.set(day, own);
    const visitor = visitorHash(saltKey(`salt of ${day}`), "owner", clientAddress(ip), agentDigest(browser));
    const event: VisitEvent = { kind, thing: PAGE, visitor, at, hour };
    countEvent(own, kind === "click" ? { ...event, link: LINK } : event);
  }
  return [...days].map(([day, { things }]) => {
    const { counts, parts } = storedDay(day, PAGE, things.get(PAGE) ?? emptyThingDay());
    return { day, parts, views: counts.views, visitors: counts.visitors, clicks: counts.clicks };
  });
}

/** The date that the runtime formats: the oracle's only clock. */
const printed = (at: number, timeZone: string) =>
  new Date(at).toLocaleDateString("sv-SE", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" });
const printedHour = (at: number, timeZone: string) =>
  Number(
    new Date(at).toLocaleTimeString("sv-SE", { timeZone, hour: "2-digit", hourCycle: "h23" }).slice(0, 2),
  );

/** A change of the time zone at an instant. */
interface Change {
  from: string;
  to: string;
  at: number;
}

/** The date of an instant: the current date at the zone change lasts until it is over in both zones. */
function dateOf(at: number, { from, to, at: changedAt }: Change): string {
  if (at < changedAt) return printed(at, from);
  const running = printed(changedAt, from);
  const isOver = printed(at, from) > running && printed(at, to) > running;
  return isOver ? printed(at, to) : running;
}

/** The oracle: a list of events, read date by date. */
function plainly(acts: readonly Act[], change: Change) {
  const dates = [...new Set(acts.map(({ at }) => dateOf(at, change)))];
  return dates.map((day) => {
    const own = acts.filter(({ at }) => dateOf(at, change) === day);
    const views = own.filter(({ kind }) => kind === "view");
    const person = ({ ip, browser }: Act) => `${ip} ${browser}`;
    let clicks = 0;
    const lastOf = new Map<string, number>();
    for (const act of own.filter(({ kind }) => kind === "click")) {
      if (act.at - (lastOf.get(person(act)) ?? Number.NEGATIVE_INFINITY) < HOUR_MS) continue;
      lastOf.set(person(act), act.at);
      clicks++;
    }
    return { day, views: views.length, visitors: new Set(views.map(person)).size, clicks };
  });
}

const zone = fc.constantFrom(
  "UTC",
  "Europe/Berlin",
  "America/New_York",
  "America/Santiago",
  "Africa/Cairo",
  "Asia/Kathmandu",
  "Australia/Lord_Howe",
  "Pacific/Kiritimati",
  "Pacific/Pago_Pago",
);
/** Around days with a clock change in some zone, and one without. */
const noon = fc
  .constantFrom(
    "2026-03-08",
    "2026-03-29",
    "2026-04-05",
    "2026-04-24",
    "2026-10-25",
    "2026-11-01",
    "2026-11-24",
  )
  .map((day) => Date.parse(`${day}T12:00:00Z`));
const act = fc.record({
  kind: fc.constantFrom<Act["kind"]>("view", "view", "click"),
  minute: fc.integer({ min: -40 * 60, max: 40 * 60 }),
  ip: fc.constantFrom("203.0.113.1", "203.0.113.2"),
  browser: fc.constantFrom("a phone", "a desktop"),
});
const changes = fc.record({ from: zone, to: zone, minute: fc.integer({ min: -40 * 60, max: 40 * 60 }) });

test("views, visitors and clicks belong to the dates that a calendar names, across midnights, odd days and a change of zones", () => {
  fc.assert(
    fc.property(
      noon,
      fc.array(act, { maxLength: 40 }),
      changes,
      (around, unordered, { minute, ...zones }) => {
        const acts = unordered
          .map(({ minute: minutes, ...rest }) => ({ ...rest, at: around + minutes * MINUTE_MS }))
          .toSorted((a, b) => a.at - b.at);
        const change = { ...zones, at: around + minute * MINUTE_MS };
        const changed = withZone({ zone: change.from }, change.to, change.at);
        const zoneAt = (at: number) => (at < change.at ? { zone: change.from } : changed);
        const counted = countedBy(acts, zoneAt).map(({ parts, ...rest }) => rest);
        expect(counted).toEqual(plainly(acts, change));
      },
    ),
    { numRuns: fuzzRuns(20_000) },
  );
});

test("people behind one address are told apart by their browsers alone, and a household of IPv6 is one address", () => {
  const at = Date.parse("2026-11-24T12:00:00Z");
  const view = (ip: string, browser: string): Act => ({ kind: "view", at, ip, browser });
  const of = (...acts: Act[]) => countedBy(acts, () => ({ zone: "UTC" }))[0];
  expect(of(view("203.0.113.1", "one"), view("203.0.113.1", "one"))).toMatchObject({ views: 2, visitors: 1 });
  expect(of(view("203.0.113.1", "one"), view("203.0.113.1", "two"))).toMatchObject({ views: 2, visitors: 2 });
  expect(of(view("2001:db8:1:2::3", "one"), view("2001:db8:1:2:ffff::9", "one"))).toMatchObject({
    visitors: 1,
  });
  expect(of(view("2001:db8:1:2::3", "one"), view("2001:db8:1:3::3", "one"))).toMatchObject({ visitors: 2 });
});

test("who looks just before and just after midnight is a visitor of both days, and clicks once in each", () => {
  for (const timeZone of ["UTC", "America/New_York", "Asia/Kathmandu"]) {
    const midnight = dayStart("2026-11-24", timeZone);
    const about = [midnight - 1, midnight].flatMap((at) =>
      (["view", "click"] as const).map((kind) => ({ kind, at, ip: "203.0.113.1", browser: "one" })),
    );
    expect(countedBy(about, () => ({ zone: timeZone }))).toMatchObject([
      { day: "2026-11-23", views: 1, visitors: 1, clicks: 1, parts: { 23: [1, 1, 1, 0, 0, 0] } },
      { day: "2026-11-24", views: 1, visitors: 1, clicks: 1, parts: { 0: [1, 1, 1, 0, 0, 0] } },
    ]);
  }
});

test("each quarter of an hour of days with 23, 24, 24½ and 25 hours is counted in the hour that clocks show", () => {
  for (const [day, timeZone, quarters] of [
    ["2026-03-29", "Europe/Berlin", 92],
    ["2026-10-25", "Europe/Berlin", 100],
    ["2026-11-24", "Europe/Berlin", 96],
    ["2026-04-24", "Africa/Cairo", 92],
    ["2026-04-05", "Australia/Lord_Howe", 98],
  ] as const) {
    const [from, until] = [dayStart(day, timeZone), dayEnd(day, timeZone)];
    const acts: Act[] = [];
    for (let at = from - DAY_MS; at < until + DAY_MS; at += 15 * MINUTE_MS)
      acts.push({ kind: "view", at, ip: "203.0.113.1", browser: "one" });
    const shown: Record<string, number> = {};
    for (const { at } of acts.filter((each) => printed(each.at, timeZone) === day))
      shown[printedHour(at, timeZone)] = (shown[printedHour(at, timeZone)] ?? 0) + 1;
    const own = countedBy(acts, () => ({ zone: timeZone })).find((each) => each.day === day);
    expect(own).toMatchObject({ views: quarters, visitors: 1 });
    const hours = Object.entries(own?.parts ?? {}).map(([hour, [views = 0]]) => [hour, views]);
    expect(Object.fromEntries(hours), `${day} ${timeZone}`).toEqual(shown);
  }
});
