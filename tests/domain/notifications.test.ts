import { expect, test } from "vitest";
import { LANGUAGE_CODES } from "~/domain/languages";
import { isWeeklySlot, nextDigest } from "~/domain/notifications/digest-time";
import {
  CHANGEABLE_KINDS,
  isUnsubscribable,
  NOTIFICATION_KINDS,
  type NotificationKind,
} from "~/domain/notifications/kinds";
import { PAYLOADS, storedTold, toldSchema } from "~/domain/notifications/payloads";
import { formatMoney } from "~/i18n/money";
import { relativeTime } from "~/i18n/relative-time";

const KINDS = Object.keys(NOTIFICATION_KINDS) as NotificationKind[];

test("what has a preference is what a class lets be ended, and nothing on safety or money", () => {
  expect(KINDS.filter((kind) => isUnsubscribable(NOTIFICATION_KINDS[kind].class)).toSorted()).toEqual(
    [...CHANGEABLE_KINDS].toSorted(),
  );
});

test("every kind is one of the union, and an unknown or outdated row is none", () => {
  expect(toldSchema.options.map(({ shape }) => shape.kind.value)).toEqual(Object.keys(PAYLOADS));
  expect(Object.keys(PAYLOADS)).toEqual(KINDS);
  expect(storedTold({ kind: "joined", payload: { name: "Grace" } })).not.toBeNull();
  expect(storedTold({ kind: "joined", payload: { name: 7 } })).toBeNull();
  expect(storedTold({ kind: "toString", payload: {} })).toBeNull();
});

test.each([
  // The clocks of Berlin go forward on 29 March and back on 25 October.
  ["2026-03-28T06:59:00Z", "Europe/Berlin", "daily", "2026-03-28", "2026-03-28T07:00:00.000Z"],
  ["2026-03-28T07:00:00Z", "Europe/Berlin", "daily", "2026-03-29", "2026-03-29T06:00:00.000Z"],
  ["2026-10-24T08:00:00Z", "Europe/Berlin", "daily", "2026-10-25", "2026-10-25T07:00:00.000Z"],
  ["2026-11-22T22:00:00Z", "Asia/Tokyo", "daily", "2026-11-23", "2026-11-22T23:00:00.000Z"],
  ["2026-11-22T12:00:00Z", "America/Los_Angeles", "weekly", "2026-11-23", "2026-11-23T16:00:00.000Z"],
  ["2026-11-23T16:00:00Z", "America/Los_Angeles", "weekly", "2026-11-30", "2026-11-30T16:00:00.000Z"],
  ["2026-11-22T12:00:00Z", "Pacific/Kiritimati", "weekly", "2026-11-23", "2026-11-22T18:00:00.000Z"],
  ["2026-11-22T12:00:00Z", "Nowhere/Else", "daily", "2026-11-23", "2026-11-23T08:00:00.000Z"],
  ["2026-11-22T12:00:00Z", null, "weekly", "2026-11-23", "2026-11-23T08:00:00.000Z"],
] as const)("after %s in %s the next %s digest is that of %s", (now, zone, frequency, slot, at) => {
  const next = nextDigest(new Date(now), zone, frequency);
  expect([next.slot, next.at.toISOString()]).toEqual([slot, at]);
});

test("the slot of an hour is no weekly one", () => {
  expect(["2026-11-23", "2026-11-22", "2026-11-23T08", "x"].map(isWeeklySlot)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test("money is told in a currency's own smallest unit", () => {
  expect(formatMoney("en", 399, "usd")).toBe("$3.99");
  expect(formatMoney("en", 399, "jpy")).toBe("¥399");
  for (const language of LANGUAGE_CODES) expect(formatMoney(language, 239_900, "eur")).toMatch(/2.?399|٢/);
});

test("how long ago something was", () => {
  const now = new Date("2026-11-22T12:00:00Z");
  const told = (at: string) => relativeTime("en", new Date(at), now);
  expect(
    ["2026-11-22T11:59:40Z", "2026-11-22T11:55:00Z", "2026-11-22T09:00:00Z", "2026-11-21T09:00:00Z"].map(
      told,
    ),
  ).toEqual(["now", "5 minutes ago", "3 hours ago", "yesterday"]);
  expect(told("2026-11-22T12:00:30Z")).toBe("now");
  expect(told("2026-01-02T12:00:00Z")).toBe("Jan 2, 2026");
});
