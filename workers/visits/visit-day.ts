import { DurableObject } from "cloudflare:workers";
import { MINUTE_MS } from "~/domain/durations";
import {
  countDropped,
  countEvent,
  emptyThingDay,
  type StoredDay,
  storedDay,
  type ThingDay,
} from "~/domain/visits/day-counts";
import { VISIT_LIMITS } from "~/domain/visits/limits";
import type { ReportThing } from "~/domain/visits/thing";
import { storeDays, writeVisits } from "~/server/data/visits/visit-days.server";
import type { Bindings, VisitBatch } from "~/server/platform/bindings.server";
import { logError, visitsOf } from "~/server/platform/platform.server";
import { COUNTED_TABLES, FIRST_TABLES, hasTable } from "./day-tables";

const RETRY_MS = 10 * MINUTE_MS;

type SeenAt = { at: number; what?: string };
type DayRow = { owner: string; day: string; ends_at: number };
/** What of a batch is counted. */
type Counted = Pick<VisitBatch, "events" | "dropped">;

/**
 * One owner's day, counted here while it lasts: data that distinguishes visitors is stored only here, and deleted with
 * this object when the day was written to D1. Another day is another object.
 */
export class VisitDay extends DurableObject<Bindings> {
  /** Days of things read or changed since this object was started. */
  #things = new Map<ReportThing, ThingDay>();
  /** The stored end of the day, cached since the object was started: it exists only with the tables. */
  #endsAt?: number;
  #alarmAt?: number;

  /** What is stored and not counted yet, cached since the object was started. */
  #waiting?: { batches: number; events: number };
  /** Whether batches were counted: their tables exist from then on. */
  #hasCounted = false;

  /**
   * Takes an isolate's batch: stores it as one row, and counts it with others once there are enough, or it is asked.
   * The runtime sends the response once all of it is stored; repeating a batch is idempotent, and one after the day's
   * end is dropped.
   */
  async add(batch: VisitBatch): Promise<void> {
    if (Date.now() > batch.endsAt + VISIT_LIMITS.lateMs) return;
    this.#atOnce(() => this.#take(batch));
    if (this.#endsAt !== undefined) await this.#arm({ owner: batch.owner, ends_at: this.#endsAt });
  }

  /** Stores all that a step changes, or nothing. */
  #atOnce(step: () => void): void {
    try {
      this.ctx.storage.transactionSync(step);
    } catch (error) {
      this.#clearMemory();
      throw error;
    }
  }

  /** What is in memory is not what is stored. */
  #clearMemory(): void {
    this.#things.clear();
    this.#endsAt = undefined;
    this.#alarmAt = undefined;
    this.#waiting = undefined;
    this.#hasCounted = false;
  }

  async #deleteAll(): Promise<void> {
    await this.ctx.storage.deleteAll();
    this.#clearMemory();
  }

  #take(batch: VisitBatch): void {
    const { sql } = this.ctx.storage;
    this.#putDay(batch);
    const { id, events, dropped } = batch;
    // What cannot be counted is refused now, not whenever the day is read.
    for (const { kind } of events) if (typeof kind !== "string") throw new TypeError("This is no event");
    const weight = Math.max(events.length, 1);
    if (this.#open().events + weight > VISIT_LIMITS.waitingEvents) this.#countWaiting();
    if (weight > VISIT_LIMITS.waitingEvents) {
      this.#count([batch], [id]);
      return;
    }
    const waiting = this.#open();
    const isCounted = this.#hasCounted ? "EXISTS (SELECT 1 FROM batches WHERE id = ?1)" : "false";
    const { rowsWritten } = sql.exec(
      `INSERT OR IGNORE INTO waiting SELECT ?1, ?2, ?3, ?4 WHERE NOT ${isCounted}`,
      ...[id, waiting.batches, weight, JSON.stringify({ events, dropped } satisfies Counted)],
    );
    if (rowsWritten === 0) return;
    waiting.batches++;
    waiting.events += weight;
  }

  /** Counts the stored batches, in the order in which they came. */
  #countWaiting(): void {
    const { sql } = this.ctx.storage;
    const rows = [...sql.exec<{ id: string; batch: string }>("SELECT id, batch FROM waiting ORDER BY place")];
    if (rows.length === 0) return;
    this.#count(
      rows.map(({ batch }) => JSON.parse(batch) as Counted),
      rows.map(({ id }) => id),
    );
    sql.exec("DELETE FROM waiting");
    this.#waiting = { batches: 0, events: 0 };
  }

  /** Counts batches that are not counted yet. Repeats are stored by one statement; a thing may be large. */
  #count(batches: readonly Counted[], ids: readonly string[]): void {
    const { sql } = this.ctx.storage;
    if (!this.#hasCounted) sql.exec(COUNTED_TABLES);
    this.#hasCounted = true;
    const { rowsWritten } = sql.exec(
      "INSERT OR IGNORE INTO batches SELECT value FROM json_each(?)",
      JSON.stringify(ids),
    );
    // A large batch that is repeated; those that waited were compared when they came.
    if (rowsWritten === 0) return;
    const changed = new Set<ReportThing>();
    const of = (thing: ReportThing) => {
      changed.add(thing);
      return this.#thing(thing);
    };
    const marks = new Map<string, SeenAt>();
    const seen = {
      last: (key: string) => marks.get(key) ?? this.#lastSeen(key),
      mark: (key: string, at: number, what?: string) => {
        marks.set(key, { at, ...(what !== undefined && { what }) });
      },
    };
    for (const { events, dropped } of batches) {
      for (const event of events) countEvent({ of, seen }, event);
      countDropped({ of, seen }, dropped ?? {});
    }
    if (marks.size > 0)
      sql.exec(
        `INSERT INTO seen SELECT value ->> 0, value ->> 1, value ->> 2 FROM json_each(?) WHERE true
         ON CONFLICT DO UPDATE SET at = excluded.at, what = excluded.what`,
        JSON.stringify([...marks].map(([key, { at, what }]) => [key, at, what ?? null])),
      );
    for (const thing of changed)
      sql.exec(
        "INSERT INTO things VALUES (?, ?) ON CONFLICT DO UPDATE SET record = excluded.record",
        ...[thing, JSON.stringify(this.#thing(thing))],
      );
  }

  /** Creates the first tables and the day's row, or moves its end: a changed time zone ends it later. */
  #putDay({ owner, day, endsAt }: Pick<VisitBatch, "owner" | "day" | "endsAt">): void {
    if (this.#endsAt !== undefined && this.#endsAt >= endsAt) return;
    const { sql } = this.ctx.storage;
    this.#open();
    this.#endsAt = sql
      .exec<Pick<DayRow, "ends_at">>(
        `INSERT INTO day VALUES (1, ?, ?, ?, 0)
         ON CONFLICT DO UPDATE SET ends_at = max(ends_at, excluded.ends_at) RETURNING ends_at`,
        ...[owner, day, endsAt],
      )
      .one().ends_at;
  }

  /** Creates the first tables once, and reads what they have. @returns what is not counted yet */
  #open(): { batches: number; events: number } {
    if (this.#waiting) return this.#waiting;
    const { sql } = this.ctx.storage;
    sql.exec(FIRST_TABLES);
    this.#hasCounted = hasTable(sql, "batches");
    this.#waiting = sql
      .exec<{ batches: number; events: number }>(
        "SELECT count(*) AS batches, coalesce(sum(events), 0) AS events FROM waiting",
      )
      .one();
    return this.#waiting;
  }

  #lastSeen(key: string): SeenAt | undefined {
    const [row] = this.ctx.storage.sql.exec<{ at: number; what: string | null }>(
      "SELECT at, what FROM seen WHERE key = ?",
      key,
    );
    return row && { at: row.at, ...(row.what !== null && { what: row.what }) };
  }

  #thing(thing: ReportThing): ThingDay {
    const known = this.#things.get(thing);
    if (known) return known;
    const [row] = this.ctx.storage.sql.exec<{ record: string }>(
      "SELECT record FROM things WHERE thing = ?",
      thing,
    );
    const record = row ? (JSON.parse(row.record) as ThingDay) : emptyThingDay();
    this.#things.set(thing, record);
    return record;
  }

  #day(): DayRow | undefined {
    const { sql } = this.ctx.storage;
    // An object that was only read has no tables, and stores nothing.
    return hasTable(sql, "day") ? [...sql.exec<DayRow>("SELECT owner, day, ends_at FROM day")][0] : undefined;
  }

  /** The day with all its batches counted; undefined if there is none. */
  #countedDay(): DayRow | undefined {
    const day = this.#day();
    if (day)
      this.#atOnce(() => {
        this.#open();
        this.#countWaiting();
      });
    return day;
  }

  /** Each batch is one step, each reset another, which the day's row counts. Reads as many rows as there are batches. */
  #sequence(): number {
    return this.ctx.storage.sql
      .exec<{ sequence: number }>(
        "SELECT sequence + (SELECT count(*) FROM batches) + (SELECT count(*) FROM waiting) AS sequence FROM day",
      )
      .one().sequence;
  }

  /** @returns what was counted until now, of some things or of all */
  async read(things?: readonly ReportThing[]): Promise<StoredDay[]> {
    const day = this.#countedDay();
    if (!day) return [];
    const asked = things ?? this.#stored();
    return asked
      .map((thing) => storedDay(day.day, thing, this.#thing(thing)))
      .filter(
        ({ parts, dimensions }) => Object.keys(parts).length + Object.keys(dimensions.dropped).length > 0,
      );
  }

  #stored(): ReportThing[] {
    const rows = this.ctx.storage.sql.exec<{ thing: ReportThing }>("SELECT thing FROM things");
    return [...rows].map(({ thing }) => thing);
  }

  /** Deletes the counts of some things, and the data that distinguishes their visitors; the rest stays. */
  async reset(things: readonly ReportThing[]): Promise<void> {
    if (!this.#countedDay()) return;
    const { sql } = this.ctx.storage;
    for (const thing of things) {
      sql.exec("DELETE FROM things WHERE thing = ?", thing);
      for (const kind of ["v", "k", "f"])
        sql.exec("DELETE FROM seen WHERE key >= ? AND key < ?", `${kind}:${thing}:`, `${kind}:${thing};`);
      this.#things.delete(thing);
    }
    sql.exec("UPDATE day SET sequence = sequence + 1");
  }

  /** Deletes everything without writing it: the owner is deleted. */
  async erase(): Promise<void> {
    await this.ctx.storage.deleteAlarm();
    await this.#deleteAll();
  }

  /** After the day's end, each owner at another time of six hours: a million midnights at once would be too many. */
  async #arm({ owner, ends_at }: Pick<DayRow, "owner" | "ends_at">): Promise<void> {
    const at = ends_at + VISIT_LIMITS.lateMs + spreadOf(owner);
    if (this.#alarmAt === at) return;
    if ((await this.ctx.storage.getAlarm()) !== at) await this.ctx.storage.setAlarm(at);
    this.#alarmAt = at;
  }

  /** Writes the day and ends it. It never throws: an alarm that does is given up after seven tries. */
  override async alarm(): Promise<void> {
    this.#alarmAt = undefined;
    try {
      const day = this.#countedDay();
      if (!day) return await this.#deleteAll();
      if (Date.now() <= day.ends_at + VISIT_LIMITS.lateMs) return await this.#arm(day);
      const sequence = this.#sequence();
      await writeVisits(visitsOf(this.env), storeDays(day.owner, await this.read(), sequence));
      const now = this.#day();
      // A batch came meanwhile: the day is written once more, when it is over.
      if (now && this.#sequence() !== sequence) return await this.#arm(now);
      await this.#deleteAll();
    } catch (error) {
      logError("a day of visits was not written", error);
      const day = this.#day();
      if (day && Date.now() > day.ends_at + VISIT_LIMITS.unwrittenMs) return await this.#deleteAll();
      await this.ctx.storage.setAlarm(Date.now() + RETRY_MS).catch(() => undefined);
    }
  }
}

/** @returns milliseconds within six hours, always the same of an owner */
function spreadOf(owner: string): number {
  let hash = 0;
  for (let i = 0; i < owner.length; i++) hash = (Math.imul(hash, 31) + owner.charCodeAt(i)) >>> 0;
  return hash % VISIT_LIMITS.spreadMs;
}
