import fc from "fast-check";
import { expect, test } from "vitest";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "~/domain/durations";
import { rangeBefore, rangeOf } from "~/domain/visits/range";
import { addDays, dayEnd, dayStart, isDay, localTime, ownTime, withZone } from "~/domain/visits/zone-day";
import { fuzzRuns } from "../support/fuzz";

const ZONES = [
  "UTC",
  "Europe/Berlin",
  "America/New_York",
  "America/Santiago",
  "Africa/Cairo",
  "Asia/Beirut",
  "Asia/Kathmandu",
  "Australia/Lord_Howe",
  "Pacific/Kiritimati",
  "Pacific/Pago_Pago",
  "Pacific/Chatham",
];
const zone = fc.constantFrom(...ZONES);
const instant = fc
  .integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2027, 11, 31) })
  .map((at) => at - (at % MINUTE_MS));

/** The oracle: what the runtime prints, read by eye. */
const printed = (at: number, timeZone: string) =>
  new Date(at).toLocaleDateString("sv-SE", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" });

test("a day begins at the first minute that its zone calls by its date, and ends with the next", () => {
  fc.assert(
    fc.property(instant, zone, (at, name) => {
      const day = printed(at, name);
      expect(localTime(at, name).day).toBe(day);
      const [from, until] = [dayStart(day, name), dayEnd(day, name)];
      expect(from).toBeLessThanOrEqual(at);
      expect(until).toBeGreaterThan(at);
      expect(printed(from, name)).toBe(day);
      expect(printed(from - MINUTE_MS, name)).not.toBe(day);
      expect(printed(until - MINUTE_MS, name)).toBe(day);
      expect(printed(until, name)).toBe(addDays(day, 1));
    }),
    { numRuns: fuzzRuns(20_000) },
  );
});

test("days of 23, 24 and 25 hours", () => {
  const hours = (day: string, name: string) => (dayEnd(day, name) - dayStart(day, name)) / HOUR_MS;
  expect(hours("2026-03-29", "Europe/Berlin")).toBe(23);
  expect(hours("2026-10-25", "Europe/Berlin")).toBe(25);
  expect(hours("2026-10-26", "Europe/Berlin")).toBe(24);
  expect(hours("2026-04-05", "Australia/Lord_Howe")).toBe(24.5);
  // Clocks are put forward at midnight: the day begins at one.
  expect(hours("2026-04-24", "Africa/Cairo")).toBe(23);
});

test("however often an owner changes zones, days only go on, and each minute belongs to one", () => {
  fc.assert(
    fc.property(
      instant,
      zone,
      fc.array(fc.tuple(zone, fc.integer({ min: 1, max: 40 * 60 })), { maxLength: 6 }),
      (start, first, changes) => {
        let own: Parameters<typeof withZone>[0] = { zone: first };
        let at = start;
        let before = ownTime(at, own);
        for (const [next, minutes] of changes) {
          const changed = withZone(own, next, at);
          // The day that runs is not another one because of the change.
          expect(ownTime(at, changed).day).toBe(ownTime(at, own).day);
          own = changed;
          const until = at + minutes * MINUTE_MS;
          for (; at < until; at += 15 * MINUTE_MS) {
            const time = ownTime(at, own);
            expect(time.day >= before.day).toBe(true);
            expect(time.endsAt).toBeGreaterThan(at);
            if (time.day === before.day) expect(time.zone).toBe(before.zone);
            expect(time.hour).toBeGreaterThanOrEqual(0);
            expect(time.hour).toBeLessThan(24);
            before = time;
          }
        }
        // After two days at most the new zone is the only one.
        const last = at + 3 * DAY_MS;
        expect(ownTime(last, own).day).toBe(printed(last, own.zone));
      },
    ),
    { numRuns: fuzzRuns(5_000) },
  );
});

test("a new zone holds from the next midnight", () => {
  const noon = Date.parse("2026-11-24T12:00:00Z");
  const west = withZone({ zone: "Europe/Berlin" }, "America/New_York", noon);
  expect(ownTime(noon, west)).toMatchObject({ day: "2026-11-24", zone: "Europe/Berlin" });
  // Midnight in Berlin is six in the evening in New York: the day continues until it is over there as well.
  expect(ownTime(Date.parse("2026-11-25T04:59:00Z"), west)).toMatchObject({ day: "2026-11-24", hour: 23 });
  expect(ownTime(Date.parse("2026-11-25T05:00:00Z"), west)).toMatchObject({
    day: "2026-11-25",
    hour: 0,
    zone: "America/New_York",
  });
  const east = withZone({ zone: "America/New_York" }, "Asia/Tokyo", noon);
  expect(ownTime(noon, east)).toMatchObject({ day: "2026-11-24", zone: "America/New_York" });
  expect(ownTime(Date.parse("2026-11-25T05:00:00Z"), east)).toMatchObject({
    day: "2026-11-25",
    hour: 14,
    zone: "Asia/Tokyo",
  });
});

test("dates of the calendar only", () => {
  expect(["2026-02-28", "2024-02-29"].every(isDay)).toBe(true);
  expect(["2026-02-29", "2026-13-01", "26-1-1", "2026-01-32", "", "2026-01-01T00"].some(isDay)).toBe(false);
});

test("a report's range is cut to what is kept and to what the plan tells", () => {
  const today = "2026-11-24";
  const ask = (more: object, isPro = false) =>
    rangeOf({ thing: "all", by: "day", ...more } as Parameters<typeof rangeOf>[0], today, isPro);
  expect(ask({})).toEqual({ from: "2026-10-28", to: today, by: "day" });
  expect(ask({ from: "2020-01-01" })).toEqual({ from: "2026-08-27", to: today, by: "day" });
  expect(ask({ from: "2025-12-01" }, true)).toEqual({ from: "2025-12-01", to: today, by: "month" });
  expect(ask({ from: "2020-01-01" }, true)).toEqual({ from: "2024-10-01", to: today, by: "month" });
  expect(ask({ from: "2026-11-20", to: "2030-01-01", by: "hour" })).toEqual({
    from: "2026-11-20",
    to: today,
    by: "hour",
  });
  expect(() => ask({ from: "2026-11-20", to: "2026-11-19" })).toThrow();
  expect(() => ask({ from: "2026-11-01", by: "hour" })).toThrow();
  expect(rangeBefore(ask({}), today, false)).toEqual({ from: "2026-09-30", to: "2026-10-27", by: "day" });
  expect(rangeBefore(ask({ from: "2026-08-27" }), today, false)).toBeNull();
  expect(rangeBefore(ask({ from: "2025-12-01" }, true), today, true)).toEqual({
    from: "2024-12-01",
    to: "2025-11-30",
    by: "month",
  });
});
