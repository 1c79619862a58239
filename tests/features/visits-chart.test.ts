import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { noCounts } from "~/domain/visits/counts";
import { withUnknown } from "~/domain/visits/unknown-rest";
import { scaleOf, tickPlaces } from "~/features/visits/chart/scale";
import { TimeChart } from "~/features/visits/chart/time-chart";
import { withMarks } from "~/features/visits/series";

const point = (label: string, value: number) => ({
  ...{ label, tick: label, value, said: `${value} views`, marks: [] as string[] },
});

test("a chart's drawing is for eyes alone, and its slider and caption say the same", () => {
  const html = renderToStaticMarkup(
    createElement(TimeChart, {
      points: [point("Monday", 3), { ...point("Tuesday", 9), marks: ["Changed: Ada"] }],
      label: "Views over time",
      caption: "Views: 12",
      number: String,
    }),
  );
  expect(html).not.toMatch(/<svg(?![^>]*aria-hidden="true")/);
  expect(html).toContain('aria-valuetext="Tuesday, 9 views, Changed: Ada"');
  expect(html).toMatch(/<figcaption[^>]*>Views: 12<\/figcaption>/);
  // Nothing hangs on the width of a window.
  expect(html).not.toMatch(/(?:width|left|right|inset-inline-start):\s*\d+px/);
});

test("a scale ends with a round even number that nothing stands above", () => {
  for (const highest of [0, 1, 2, 3, 7, 9, 10, 11, 39, 63, 99, 101, 1_999, 2_001, 123_456]) {
    const { top, middle } = scaleOf(highest);
    expect(top).toBeGreaterThanOrEqual(highest);
    expect(top).toBeLessThanOrEqual(Math.max(2, highest * 2.5));
    expect(middle * 2).toBe(top);
    expect(Number.isInteger(middle)).toBe(true);
    // More than half of a chart of many is filled.
    if (highest >= 10) expect(top).toBeLessThan(highest * 1.6);
  }
});

test("labels stand evenly apart, from the first point on, and never more than have room", () => {
  for (const length of [0, 1, 7, 28, 90, 168]) {
    const places = tickPlaces(length, 8);
    expect(places.length).toBeLessThanOrEqual(8);
    expect(places[0] ?? 0).toBe(0);
    expect(places.every((place) => place < length)).toBe(true);
    const noons = tickPlaces(length, 8, 12);
    expect(noons.length).toBeLessThanOrEqual(8);
    expect(noons.every((place) => place < length && place % 12 === 0)).toBe(true);
  }
  // Of seven days each midnight.
  expect(tickPlaces(168, 8, 12)).toEqual([0, 24, 48, 72, 96, 120, 144]);
});

test("views of which a country is unknown are told at the end, so that a list's sum is that of all views", () => {
  const known = [
    { name: "DE", views: 5 },
    { name: "FR", views: 2 },
  ];
  expect(withUnknown(known, 9)).toEqual([...known, { name: "", views: 2 }]);
  expect(withUnknown(known, 7)).toEqual(known);
  expect(withUnknown([], 1)).toEqual([{ name: "", views: 1 }]);
});

test("what happened stands at its day, at an hour of it, or at its month, once", () => {
  const mark = { at: "2026-11-23", thing: "page:x", title: "Ada", kind: "changed" as const };
  const at = (...times: string[]) =>
    withMarks({ series: times.map((time) => ({ at: time, ...noCounts() })), marks: [mark, mark] }).map(
      ({ marks }) => marks.length,
    );
  expect(at("2026-11-22", "2026-11-23", "2026-11-24")).toEqual([0, 1, 0]);
  expect(at("2026-11-22T23", "2026-11-23T00", "2026-11-23T01")).toEqual([0, 1, 0]);
  expect(at("2026-10", "2026-11")).toEqual([0, 1]);
});
