import { DAY_MS, HOUR_MS, MINUTE_MS } from "~/domain/durations";

/**
 * Limits of the cost of counting and of the retention of counts. Times are in milliseconds, sizes in characters or
 * bytes.
 */
export const VISIT_LIMITS = {
  /** A revalidation by the same visitor within this is not a view. */
  revalidationMs: 30 * MINUTE_MS,
  /** Repeats of a code or file by the same visitor within this count once. */
  repeatMs: 10 * MINUTE_MS,
  /** A view, a saved file or a contact belongs to a code that the same visitor scanned within this. */
  scanMs: 30 * MINUTE_MS,
  /** A visitor's click on one link is counted once within this. */
  clickMs: HOUR_MS,
  /** Clicks of untracked visitors cannot be deduplicated: this many count per minute, link and isolate. */
  plainClicksPerMinute: 5,
  userAgent: 512,
  /** Of a source's name. */
  name: 60,
  /** Names of one dimension of a thing on a day, while it lasts … */
  namesOfDay: 300,
  linksOfDay: 1_000,
  /** … and when it is stored: the largest, the rest combined as {@link OTHER}. */
  links: 50,
  codes: 50,
  names: 30,
  /** Below this many visitors no origins are reported. */
  fewVisitors: 5,
  /** Approximate size of an isolate's queue. */
  waitingBytes: 1024 * 1024,
  /** Hand-overs that an isolate starts per second … */
  handOversPerSecond: 50,
  /** … in at most this share of its time: where objects are slow, or share its thread, pages come first … */
  handOversShare: 0.4,
  /** … and that one request makes: on a free plan it may call other services a thousand times, and each may be retried. */
  handOversPerRequest: 400,
  /** Owners whose dropped events an isolate counts. */
  droppedOwners: 5_000,
  handOverMs: 2_000,
  /** Events per hand-over; more of one owner are split. */
  eventsPerBatch: 2_000,
  /** Events that a day stores before it counts them together. */
  waitingEvents: 100,
  /** Timeout of a report for today's numbers. */
  todayMs: 300,
  /** Salts are deleted when their date is over in every zone. */
  saltMs: 50 * HOUR_MS,
  /** Events that arrive later than this after a day's end are dropped. */
  lateMs: 5 * MINUTE_MS,
  /** Writes of days are spread over this time after that. */
  spreadMs: 6 * HOUR_MS,
  /** A day that cannot be written for this long is deleted: visitors' hashes stay no longer. */
  unwrittenMs: 7 * DAY_MS,
  /** Days older than this are folded into months … */
  days: 92,
  /** … which are stored for this many. */
  months: 25,
  /** The range of a free account's reports. */
  freeDays: 90,
  /** How long a deleted owner is recorded: longer than any pending day or hand-over of theirs. */
  goneMs: 30 * DAY_MS,
  /** The longest range with hourly values, in days. */
  hourDays: 7,
} as const;

/** The name for the combined small values of a dimension. */
export const OTHER = "other";
