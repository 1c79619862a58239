import { DAY_MS, HOUR_MS, MINUTE_MS } from "~/domain/durations";

/** What counting may cost and how long what is counted is kept. Times are in milliseconds, sizes in characters or bytes. */
export const VISIT_LIMITS = {
  /** A visitor's browser that asks whether a document has changed within this is no view. */
  revalidationMs: 30 * MINUTE_MS,
  /** The same code or file by the same visitor within this is one. */
  repeatMs: 10 * MINUTE_MS,
  /** A view, a saved file or a contact belongs to a code that the same visitor scanned within this. */
  scanMs: 30 * MINUTE_MS,
  /** A visitor's click on one link is counted once within this. */
  clickMs: HOUR_MS,
  /** Of a visitor who asks not to be followed there is nothing to tell clicks apart by: so many a minute, link and isolate. */
  plainClicksPerMinute: 5,
  userAgent: 512,
  /** Of a source's name. */
  name: 60,
  /** Names of one dimension of a thing that a day holds while it lasts … */
  namesOfDay: 300,
  linksOfDay: 1_000,
  /** … and once it is stored: the largest, the rest together as {@link OTHER}. */
  links: 50,
  codes: 50,
  names: 30,
  /** Below so many visitors nothing is told of where they came from. */
  fewVisitors: 5,
  /** What one isolate has waiting, roughly. */
  waitingBytes: 1024 * 1024,
  /** Hand-overs that an isolate begins in a second. */
  handOversPerSecond: 50,
  /** Owners of whom an isolate knows how much of theirs it dropped. */
  droppedOwners: 5_000,
  handOverMs: 2_000,
  /** Events of one hand-over; more of one owner go in several. */
  eventsPerBatch: 2_000,
  /** How long a report waits for today's numbers. */
  todayMs: 300,
  /** Salts go when their date is over everywhere. */
  saltMs: 50 * HOUR_MS,
  /** What comes later than this after a day's end is dropped. */
  lateMs: 5 * MINUTE_MS,
  /** Days are written within so long after that. */
  spreadMs: 6 * HOUR_MS,
  /** Days older than this are folded into months … */
  days: 92,
  /** … and these are kept for so long. */
  months: 25,
  /** What a free account's reports reach back. */
  freeDays: 90,
  /** How long it is known that an owner is gone: longer than any day or hand-over of theirs can wait. */
  goneMs: 30 * DAY_MS,
  /** The longest range that can be told by the hour, in days. */
  hourDays: 7,
} as const;

/** Under which name the small ones of a dimension are added up. */
export const OTHER = "other";
