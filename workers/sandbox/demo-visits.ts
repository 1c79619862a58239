import { HOUR_MS, MINUTE_MS } from "~/domain/durations";
import { countEvent, type StoredDay, storedDay } from "~/domain/visits/day-counts";
import type { Origin, VisitEvent } from "~/domain/visits/event";
import type { Thing } from "~/domain/visits/thing";
import { addDays, dayEnd, dayStart } from "~/domain/visits/zone-day";
import { storeDays, writeVisits } from "~/server/data/visits/visit-days.server";
import type { Platform } from "~/server/platform/platform.server";
import { visitDayStub } from "~/server/platform/visit-buffer.server";
import { dayInMemory } from "./day-in-memory";

/** The targets of demo visitors. */
export interface DemoPlaces {
  owner: string;
  page: Thing;
  /** Short keys of the page's links, the most clicked first. */
  links: readonly string[];
  card: Thing;
  /** Of the page and of the card. */
  pageCode?: string;
  cardCode?: string;
}

/** How many days before today have visits. */
const DAYS = 89;
/** The day of a fair: many cards are scanned. */
const FAIR = 33;

const SOURCES = [
  ["Instagram", 34],
  ["direct", 27],
  ["Google", 12],
  ["LinkedIn", 9],
  ["newsletter", 7],
  ["WhatsApp", 6],
  ["TikTok", 3],
  ["kunsthalle.example", 2],
] as const;
const COUNTRIES = [
  ["SE", 38],
  ["DE", 21],
  ["DK", 12],
  ["US", 9],
  ["GB", 8],
  ["FR", 5],
  ["JP", 4],
  ["", 3],
] as const;
const LANGUAGES = [
  ["sv", 35],
  ["en", 28],
  ["de", 20],
  ["da", 9],
  ["fr", 5],
  ["ja", 3],
] as const;
const DEVICES = [
  ["phone", 71],
  ["desktop", 23],
  ["tablet", 6],
] as const;
/** How many of a day's visits fall into each hour. */
const HOURS = [1, 1, 0, 0, 0, 1, 2, 5, 8, 9, 9, 8, 10, 8, 7, 7, 8, 9, 10, 12, 13, 11, 7, 3].map(
  (weight, hour) => [hour, weight] as const,
);

/** Ninety believable days of an account: the same ones each time they are made. */
export async function makeDemoVisits(platform: Platform, places: DemoPlaces): Promise<void> {
  const now = Date.now();
  const today = new Date(now).toISOString().slice(0, 10);
  for (let ago = DAYS; ago > 0; ago--) {
    const day = addDays(today, -ago);
    await writeVisits(
      platform.visits,
      storeDays(places.owner, countedDay(day, eventsOf(day, ago, places)), 1),
    );
  }
  const events = eventsOf(today, 0, places).filter(({ at }) => at <= now);
  const batch = {
    id: `demo ${today}`,
    owner: places.owner,
    day: today,
    endsAt: dayEnd(today, "UTC"),
    events,
  };
  await visitDayStub(platform, places.owner, today).add(batch);
}

/** Counts a day as its object would. */
function countedDay(day: string, events: readonly VisitEvent[]): StoredDay[] {
  const counter = dayInMemory();
  for (const event of events) countEvent(counter, event);
  return [...counter.things].map(([thing, record]) => storedDay(day, thing, record));
}

function eventsOf(day: string, ago: number, places: DemoPlaces): VisitEvent[] {
  const random = randomOf(ago + 1);
  const isWeekend = [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());
  const usual = (28 + (DAYS - ago) * 0.35) * (isWeekend ? 0.6 : 1) * (0.8 + 0.4 * random());
  const visits = Math.round(ago === FAIR ? usual * 3 : usual);
  const events = Array.from({ length: visits }, () => visit(day, ago, places, random)).flat();
  return events.sort((a, b) => a.at - b.at);
}

/** The events of one visitor: a scan or followed link, a view, and for some a click, a saved card or a contact. */
function visit(day: string, ago: number, places: DemoPlaces, random: () => number): VisitEvent[] {
  const hour = pick(HOURS, random());
  let at = dayStart(day, "UTC") + hour * HOUR_MS + Math.floor(random() * 50) * MINUTE_MS;
  const visitor = `demo${Math.floor(random() * 400)}`;
  const origin: Origin = {
    source: pick(SOURCES, random()),
    country: pick(COUNTRIES, random()),
    device: pick(DEVICES, random()),
    language: pick(LANGUAGES, random()),
  };
  const events: VisitEvent[] = [];
  const add = (event: Omit<VisitEvent, "visitor" | "at" | "hour">) => {
    events.push({ visitor, at, hour, ...event });
    at += 20_000;
  };
  const atCard = random() < 0.22;
  const thing = atCard ? places.card : places.page;
  const code = atCard ? places.cardCode : places.pageCode;
  const isScan = code !== undefined && random() < (ago === FAIR ? 0.8 : atCard ? 0.55 : 0.15);
  if (isScan) add({ kind: "scan", thing, code });
  add({
    kind: "view",
    thing,
    origin: isScan ? { ...origin, source: "direct" } : origin,
    ...(isScan && { code }),
  });
  const [first] = places.links;
  if (!atCard && first !== undefined && random() < 0.42) {
    const link = places.links[Math.floor(random() ** 2 * places.links.length)] ?? first;
    add({ kind: "click", thing, link, origin });
  }
  if (random() < (atCard ? 0.4 : 0.04)) add({ kind: "save", thing: places.card });
  if (random() < 0.03) add({ kind: "contact", thing, code });
  return events;
}

/** @returns the weighted value selected by a number between 0 and 1 */
function pick<T>(weighted: readonly (readonly [T, number])[], random: number): T {
  let left = random * weighted.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [value, weight] of weighted) {
    left -= weight;
    if (left < 0) return value;
  }
  return (weighted[weighted.length - 1] as readonly [T, number])[0];
}

/** Numbers between 0 and 1 that are the same for the same seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed * 0x9e3779b9;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
