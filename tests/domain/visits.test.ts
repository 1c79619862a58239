import fc from "fast-check";
import { expect, test } from "vitest";
import { HOUR_MS, MINUTE_MS } from "~/domain/durations";
import { readAgent } from "~/domain/visits/agent";
import { addCounts, type Counts, noCounts } from "~/domain/visits/counts";
import { countEvent, type StoredDay, storedDay } from "~/domain/visits/day-counts";
import { addDimensions, capDimensions, noDimensions } from "~/domain/visits/dimensions";
import type { VisitEvent } from "~/domain/visits/event";
import { VISIT_LIMITS } from "~/domain/visits/limits";
import { foldMonth } from "~/domain/visits/months";
import { makeReport, visitReportSchema } from "~/domain/visits/report";
import { shortKey } from "~/domain/visits/short-key";
import { cleanName, countryOf, firstLanguage, sourceOf } from "~/domain/visits/source";
import type { Thing } from "~/domain/visits/thing";
import { isPlainSearch } from "~/domain/visits/tracking";
import { addDays } from "~/domain/visits/zone-day";
import { dayInMemory } from "../../workers/sandbox/day-in-memory";
import { fuzzRuns } from "../support/fuzz";

const START = Date.parse("2026-11-24T00:00:00Z");
const ORIGIN = { source: "direct", country: "DE", device: "phone", language: "de" } as const;

/** A day in memory. */
function day() {
  const counter = dayInMemory();
  const stored = () => [...counter.things].map(([thing, record]) => storedDay("2026-11-24", thing, record));
  return { count: (event: VisitEvent) => countEvent(counter, event), stored };
}

/** The oracle: reads the rules of visits off the list of all that happened before, event by event. */
function oracle(events: readonly VisitEvent[]): Map<string, Counts> {
  const sums = new Map<string, Counts>();
  const counted: VisitEvent[] = [];
  const add = (thing: string, name: keyof Counts) => {
    const sum = sums.get(thing) ?? noCounts();
    sum[name]++;
    sums.set(thing, sum);
  };
  events.forEach((event, i) => {
    const { kind, thing, visitor, at, code } = event;
    const earlier = counted.filter((each) => each.visitor === visitor && visitor !== null);
    const same = earlier.filter((each) => each.kind === kind && each.thing === thing);
    const since = (list: VisitEvent[], milliseconds: number) =>
      list.some((each) => at - each.at < milliseconds);
    const scans = events
      .slice(0, i)
      .filter((each) => each.kind === "scan" && each.visitor === visitor && visitor);
    const recent = scans.filter((each) => at - each.at < 30 * MINUTE_MS);
    const by = recent.some((each) => each.code === code) ? code : recent.at(-1)?.code;
    if (kind === "view") {
      if (event.isRevalidation && (!visitor || since(same, 30 * MINUTE_MS))) return;
      add(thing as string, "views");
      add("all", "views");
      if (visitor && same.length === 0) add(thing as string, "visitors");
      if (visitor && !earlier.some((each) => each.kind === "view")) add("all", "visitors");
      if (code && recent.some((each) => each.code === code)) add(`code:${code}`, "views");
    } else if (kind === "scan") {
      if (
        since(
          earlier.filter((each) => each.kind === "scan" && each.code === code),
          10 * MINUTE_MS,
        )
      )
        return;
      for (const place of [thing, "all", `code:${code}`]) if (place) add(place, "scans");
    } else if (kind === "click") {
      if (
        since(
          same.filter((each) => each.link === event.link),
          HOUR_MS,
        )
      )
        return;
      for (const place of [thing as string, "all"]) add(place, "clicks");
    } else {
      if (kind === "save" && since(same, 10 * MINUTE_MS)) return;
      const name = kind === "save" ? "saves" : "contacts";
      for (const place of [thing as string, "all"]) add(place, name);
      if (by) add(`code:${by}`, name);
    }
    counted.push(event);
  });
  return sums;
}

const things: Thing[] = ["page:a", "page:b", "card:c"];
const anyEvent: fc.Arbitrary<VisitEvent> = fc
  .record({
    kind: fc.constantFrom("view", "view", "view", "click", "scan", "save", "contact"),
    thing: fc.constantFrom(...things),
    visitor: fc.constantFrom("ann", "bob", "cid", null),
    minute: fc.integer({ min: 0, max: 200 }),
    code: fc.constantFrom(undefined, "x", "y"),
    link: fc.constantFrom("1111", "2222"),
    isRevalidation: fc.boolean(),
  })
  .map(({ minute, kind, code, ...rest }) => ({
    ...rest,
    kind,
    at: START + minute * MINUTE_MS,
    hour: Math.floor(minute / 60),
    code: kind === "scan" ? (code ?? "x") : code,
    origin: ORIGIN,
  }));

test("views, visitors, clicks, scans, saves and contacts are what a plain reading of the rules says", () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 60 }), (unordered) => {
      const events = unordered.toSorted((a, b) => a.at - b.at);
      const { count, stored } = day();
      for (const event of events) count(event);
      const sums = oracle(events);
      for (const { thing, counts } of stored()) {
        expect(counts, thing).toEqual(sums.get(thing) ?? noCounts());
        sums.delete(thing);
      }
      expect([...sums.keys()]).toEqual([]);
    }),
    { numRuns: fuzzRuns(20_000) },
  );
});

const view = (more: Partial<VisitEvent>): VisitEvent => ({
  kind: "view",
  thing: "page:a",
  visitor: "ann",
  at: START,
  hour: 0,
  origin: ORIGIN,
  ...more,
});

test("two people with one address and browser are one visitor and two views", () => {
  const { count, stored } = day();
  count(view({}));
  count(view({ at: START + 1000 }));
  expect(stored().find(({ thing }) => thing === "page:a")?.counts).toMatchObject({ views: 2, visitors: 1 });
});

test("who asks not to be followed has views, and is no visitor", () => {
  const { count, stored } = day();
  count(view({ visitor: null }));
  count(view({ visitor: null, isRevalidation: true }));
  expect(stored()[0]?.counts).toMatchObject({ views: 1, visitors: 0 });
});

test("names that somebody makes up by the thousand are added up, and none is lost", () => {
  const { count, stored } = day();
  for (let i = 0; i < 2_000; i++)
    count(view({ visitor: `${i}`, origin: { ...ORIGIN, source: i % 2 ? "Instagram" : `s${i}` } }));
  const [first] = stored();
  const { sources = {} } = first?.dimensions ?? {};
  expect(Object.keys(sources)).toHaveLength(31);
  expect(sources.Instagram).toEqual([1_000]);
  expect(Object.values(sources).reduce((sum, [views = 0]) => sum + views, 0)).toBe(2_000);
});

test("names that are members of every object are names like others", () => {
  const { count, stored } = day();
  for (const source of ["__proto__", "constructor", "toString"])
    count(view({ origin: { ...ORIGIN, source } }));
  const { sources } = JSON.parse(JSON.stringify(stored()[0]?.dimensions));
  expect(Object.entries(sources)).toEqual([
    ["__proto__", [1]],
    ["constructor", [1]],
    ["toString", [1]],
  ]);
});

test("what browsers say of themselves is reduced to a class and an app", () => {
  const iphone = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148";
  expect(readAgent(`${iphone} Instagram 300.0`)).toEqual({
    isPerson: true,
    device: "phone",
    app: "Instagram",
  });
  expect(readAgent("Mozilla/5.0 (X11; Linux x86_64) Chrome/120.0 Safari/537.36")).toEqual({
    isPerson: true,
    device: "desktop",
  });
  for (const nobody of [
    "",
    "  ",
    null,
    "curl/8.0",
    "WhatsApp/2.23",
    "Mozilla/5.0 (compatible; Googlebot/2.1)",
  ])
    expect(readAgent(nobody).isPerson).toBe(false);
  // Nothing behind its first characters is read.
  expect(readAgent(`${iphone.padEnd(VISIT_LIMITS.userAgent, " x")} Instagram Googlebot/2.1`)).toEqual({
    isPerson: true,
    device: "phone",
  });
});

test("a source is a campaign, a host by its name, an app, or direct", () => {
  const source = (search: string, referer: string | null, app?: string) =>
    sourceOf({ search, referer, ownHosts: ["visita.example", "me.example"], app });
  expect(source("?utm_source=Newsletter", "https://x.com/")).toBe("newsletter");
  expect(source("?utm_source=ig", null)).toBe("Instagram");
  expect(source("", "https://l.instagram.com/?u=secret")).toBe("Instagram");
  expect(source("", "android-app://com.google.android.gm/")).toBe("Google");
  expect(source("", "https://www.google.co.uk/search?q=me")).toBe("Google");
  expect(source("", "https://user:token@blog.example/path?secret=1#x")).toBe("blog.example");
  expect(source("", "https://me.example/ada")).toBe("direct");
  expect(source("", "https://de.visita.example/dashboard", "TikTok")).toBe("TikTok");
  expect(source("?utm_source=<script>alert(1)</script>", null)).toBe("script alert 1 script");
  expect(source(`?utm_source=${"x".repeat(10_000)}`, null)).toHaveLength(60);
  for (const odd of ["", "not an address", "https://", "javascript:alert(1)", "https:///x"])
    expect(source("", odd)).toBe("direct");
});

test("only the name of a source is kept, whatever a referrer holds", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 80 }), fc.webUrl({ withQueryParameters: true }), (secret, url) => {
      const found = sourceOf({ search: "", referer: `${url}/${encodeURIComponent(secret)}`, ownHosts: [] });
      expect(found).not.toContain("/");
      expect(found.length).toBeLessThanOrEqual(60);
      expect(cleanName(secret) ?? "").not.toMatch(/[<>"'&/\\\p{Cc}]/u);
    }),
    { numRuns: fuzzRuns(5_000) },
  );
});

test("languages and countries", () => {
  expect([firstLanguage("de-AT,en;q=0.5"), firstLanguage("*"), firstLanguage(null)]).toEqual(["de", "", ""]);
  expect([countryOf("DE"), countryOf("T1"), countryOf("XX"), countryOf(7)]).toEqual(["DE", "", "", ""]);
});

test("addresses with parameters that change nothing are plain ones", () => {
  for (const plain of ["", "?fbclid=a", "?q=abc", "?utm_source=a&utm_medium=b&gclid=c", "?igsh=%3D"])
    expect(isPlainSearch(plain)).toBe(true);
  for (const other of ["?v=7", "?utm_source=a&v=7", "?x=1", "?", "?q", `?q=${"x".repeat(3_000)}`])
    expect(isPlainSearch(other)).toBe(false);
});

test("short keys are three characters that hardly ever meet", () => {
  const keys = new Set(Array.from({ length: 100 }, (_, i) => shortKey(`key-${i}-${i * 7919}`)));
  expect(keys.size).toBeGreaterThanOrEqual(99);
  expect([...keys].every((key) => /^[0-9a-z]{3}$/.test(key))).toBe(true);
});

const stored = fc
  .record({
    offset: fc.integer({ min: 0, max: 60 }),
    hour: fc.integer({ min: 0, max: 23 }),
    views: fc.integer({ min: 1, max: 9 }),
  })
  .map(({ offset, hour, views }): StoredDay => {
    const counts = { ...noCounts(), views, visitors: views };
    const dimensions = { ...noDimensions(), sources: { direct: [views] } };
    return {
      day: addDays("2026-09-01", offset),
      thing: "page:a",
      counts,
      parts: { [hour]: [views, views, 0, 0, 0, 0] },
      dimensions,
    };
  });

test("a report's series adds up to its total, told by days, hours or folded months", () => {
  const unique = fc.uniqueArray(stored, { selector: ({ day }) => day, maxLength: 40 });
  fc.assert(
    fc.property(unique, (days) => {
      const sum = days.reduce((all, { counts }) => addCounts(all, counts), noCounts());
      const make = (by: "day" | "hour" | "month", list: readonly StoredDay[]) =>
        makeReport({
          thing: "all",
          range: { from: "2026-09-01", to: "2026-10-31", by },
          zone: "UTC",
          today: "2026-11-24",
          days: list,
          before: null,
          isTodayMissing: false,
          marks: [],
          linkOf: () => undefined,
          nameOfCode: () => undefined,
          titleOf: () => undefined,
        });
      const months = ["2026-09", "2026-10"].map((month) =>
        foldMonth(
          month,
          "page:a",
          days.filter(({ day }) => day.startsWith(month)),
        ),
      );
      for (const report of [
        make("day", days),
        make("hour", days),
        make("month", days),
        make("month", months),
      ]) {
        expect(report.total).toEqual(sum);
        expect(report.series.reduce((all, point) => addCounts(all, point), noCounts())).toEqual(sum);
        expect(visitReportSchema.safeParse(report).success).toBe(true);
        if (sum.visitors >= 5)
          expect(report.sources).toEqual([{ name: "direct", views: sum.views, clicks: 0 }]);
        else expect(report.sources).toBeNull();
      }
      // Months contain their days: the daily series is the same.
      expect(make("day", months).series).toEqual(make("day", days).series);
      expect(make("day", days).series).toHaveLength(61);
    }),
    { numRuns: fuzzRuns(2_000) },
  );
});

test("what is capped first and added later is never more than what was counted", () => {
  const many = noDimensions();
  for (let i = 0; i < 80; i++) many.links[`k${i}`] = [i];
  const sum = (links: Record<string, number[]>) => Object.values(links).reduce((all, [n = 0]) => all + n, 0);
  const capped = capDimensions(many);
  expect(Object.keys(capped.links)).toHaveLength(51);
  expect(sum(capped.links)).toBe(sum(many.links));
  const twice = capDimensions(addDimensions(addDimensions(noDimensions(), capped), capped));
  expect(sum(twice.links)).toBe(2 * sum(many.links));
  expect(capped.links.k79).toEqual([79]);
});
