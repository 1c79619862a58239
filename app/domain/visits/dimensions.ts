import { OTHER, VISIT_LIMITS } from "./limits";

/** Numbers by name; of names that have several, in a fixed order. */
export type Tally = Record<string, number[]>;

/**
 * Reported about a page's or card's visits besides their counts; never about a code's, which may be one person's.
 * `links` by short key (for all things together `{thing} {key}`), `sources` with views and clicks, `codes` with scans,
 * views, saves and contacts. For all things together also `things` with the counts of each, and `dropped` by kind:
 * events dropped because of their number.
 */
export const DIMENSIONS = [
  "links",
  "sources",
  "countries",
  "devices",
  "languages",
  "codes",
  "things",
  "dropped",
] as const;
export type Dimension = (typeof DIMENSIONS)[number];
export type Dimensions = Record<Dimension, Tally>;

export const CODE_COUNTS = ["scans", "views", "saves", "contacts"] as const;
export type CodeCount = (typeof CODE_COUNTS)[number];

export const THING_COUNTS = ["views", "clicks", "saves", "scans", "contacts"] as const;
export type ThingCount = (typeof THING_COUNTS)[number];

export const noDimensions = (): Dimensions => ({
  links: {},
  sources: {},
  countries: {},
  devices: {},
  languages: {},
  codes: {},
  things: {},
  dropped: {},
});

const MAX_OF_DAY: Readonly<Record<Dimension, number>> = {
  links: VISIT_LIMITS.linksOfDay,
  codes: VISIT_LIMITS.linksOfDay,
  sources: VISIT_LIMITS.namesOfDay,
  countries: VISIT_LIMITS.namesOfDay,
  devices: VISIT_LIMITS.namesOfDay,
  languages: VISIT_LIMITS.namesOfDay,
  things: VISIT_LIMITS.linksOfDay,
  dropped: VISIT_LIMITS.namesOfDay,
};

const MAX_STORED: Readonly<Record<Dimension, number>> = {
  links: VISIT_LIMITS.links,
  codes: VISIT_LIMITS.codes,
  sources: VISIT_LIMITS.names,
  countries: VISIT_LIMITS.names,
  devices: VISIT_LIMITS.names,
  languages: VISIT_LIMITS.names,
  things: VISIT_LIMITS.links,
  dropped: VISIT_LIMITS.names,
};

/** Adds to a name's number; to that of the others where a day has too many names already. */
export function tally(
  dimensions: Dimensions,
  dimension: Dimension,
  name: string,
  place = 0,
  count = 1,
): void {
  // A day that was begun before a dimension was counted has none of it.
  dimensions[dimension] ??= {};
  const of = dimensions[dimension];
  const isRoom = Object.hasOwn(of, name) || Object.keys(of).length < MAX_OF_DAY[dimension];
  addTo(of, isRoom ? name : OTHER, place, count);
}

function addTo(of: Tally, name: string, place: number, count: number): void {
  const own = Object.hasOwn(of, name) ? of[name] : undefined;
  const numbers = own ?? [];
  while (numbers.length <= place) numbers.push(0);
  numbers[place] = (numbers[place] ?? 0) + count;
  if (!own)
    Object.defineProperty(of, name, { value: numbers, enumerable: true, writable: true, configurable: true });
}

/** Adds to the first, without a bound. @returns the first */
export function addDimensions(sum: Dimensions, more: Dimensions): Dimensions {
  for (const dimension of DIMENSIONS) {
    for (const [name, numbers] of Object.entries(more[dimension] ?? {}))
      numbers.forEach((count, place) => {
        addTo(sum[dimension], name, place, count);
      });
  }
  return sum;
}

/** @returns the largest of each dimension, the rest together under {@link OTHER}; no number is lost */
export function capDimensions(dimensions: Dimensions): Dimensions {
  const capped = noDimensions();
  for (const dimension of DIMENSIONS)
    capped[dimension] = capTally(dimensions[dimension] ?? {}, MAX_STORED[dimension]);
  return capped;
}

export function capTally(of: Tally, most: number): Tally {
  const names = Object.keys(of).filter((name) => name !== OTHER);
  if (names.length <= most) return of;
  const ranked = names.sort((a, b) => weight(of[b]) - weight(of[a]) || (a < b ? -1 : 1));
  const capped: Tally = {};
  for (const name of ranked.slice(0, most)) addAll(capped, name, of[name]);
  for (const name of [...ranked.slice(most), OTHER]) addAll(capped, OTHER, of[name]);
  return capped;
}

const weight = (numbers: readonly number[] = []) => numbers.reduce((sum, count) => sum + count, 0);

function addAll(of: Tally, name: string, numbers: readonly number[] = []): void {
  numbers.forEach((count, place) => {
    addTo(of, name, place, count);
  });
}
