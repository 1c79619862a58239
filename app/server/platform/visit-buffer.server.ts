import type { EventKind, VisitEvent } from "~/domain/visits/event";
import { VISIT_LIMITS } from "~/domain/visits/limits";
import type { Bindings, VisitBatch } from "./bindings.server";
import { logError } from "./platform.server";

/** What a request lends to the buffer, to flush all waiting events, its own and others'. */
export interface Lender {
  bindings: Pick<Bindings, "VISIT_DAYS">;
  defer(work: Promise<unknown>): void;
}

/** The owner and day of an event. */
export interface OwnersDay {
  owner: string;
  day: string;
  endsAt: number;
}

/** Background work is ended half a minute after the response: what is not flushed by then waits for the next. */
const PUMP_MS = 25_000;
/** A request that was ended before it flushed is given up after this time: then the next one flushes. */
const LOST_MS = 35_000;
/** The size of an event without its texts. */
const EVENT_BYTES = 120;
/** An event with its texts is rarely larger. Less room than that is none: else each is made first, and then dropped. */
const ROOM_BYTES = 512;

/** The number of dropped events of an owner's day, by kind. */
type Dropped = OwnersDay & { kinds: Partial<Record<EventKind, number>> };

/** Shared by all requests of this isolate: plain data, since a promise would belong to one of them. */
const buffer = {
  waiting: new Map<string, OwnersDay & { events: VisitEvent[] }>(),
  bytes: 0,
  /** Since the last log. */
  dropped: 0,
  /** Dropped counts not reported to owners yet, by owner. */
  untold: new Map<string, Dropped[]>(),
  lentAt: Number.NEGATIVE_INFINITY,
};

export const visitDayName = (owner: string, day: string): string => `${owner}:${day}`;

/** @returns the object that counts an owner's day */
export const visitDayStub = (
  { bindings: { VISIT_DAYS } }: Pick<Lender, "bindings">,
  owner: string,
  day: string,
) => VISIT_DAYS.get(VISIT_DAYS.idFromName(visitDayName(owner, day)));

/**
 * Buffers an event. The request of the first event flushes all of them two seconds later, since an isolate often gets
 * one view and no next request. Beyond the limit events are dropped, and their count is flushed with the rest.
 */
export function addVisit(lender: Lender, { owner, day, endsAt }: OwnersDay, event: VisitEvent): void {
  const bytes = sizeOf(event);
  const makeLender = () => lender;
  if (buffer.bytes + bytes > VISIT_LIMITS.waitingBytes) {
    drop(makeLender, { owner, day, endsAt }, event.kind, Date.now());
    return;
  }
  const name = visitDayName(owner, day);
  const own = buffer.waiting.get(name) ?? { owner, day, endsAt, events: [] };
  own.endsAt = Math.max(own.endsAt, endsAt);
  own.events.push(event);
  buffer.waiting.set(name, own);
  buffer.bytes += bytes;
  lend(makeLender, Date.now());
}

/**
 * Drops an event if nothing more fits, before it is made: then counting costs pages the least.
 * @param makeLender called if no other request flushes the buffer
 * @param event what is known of it: it happens now
 * @returns whether it did
 */
export function dropIfFull(
  makeLender: () => Lender,
  day: OwnersDay,
  { kind, at }: Pick<VisitEvent, "kind" | "at">,
): boolean {
  if (buffer.bytes + ROOM_BYTES <= VISIT_LIMITS.waitingBytes) return false;
  drop(makeLender, day, kind, at);
  return true;
}

function drop(makeLender: () => Lender, day: OwnersDay, kind: EventKind, now: number): void {
  noteDropped(day, kind);
  buffer.dropped++;
  // The request that was to flush may have ended since.
  lend(makeLender, now);
}

/** Makes the request flush the buffer, unless another one does. */
function lend(makeLender: () => Lender, now: number): void {
  if (now - buffer.lentAt < LOST_MS) return;
  buffer.lentAt = now;
  const lender = makeLender();
  lender.defer(handOverLater(lender, now));
}

function sizeOf({ thing, code, link, origin }: VisitEvent): number {
  return EVENT_BYTES + lengthOf(thing) + lengthOf(code) + lengthOf(link) + lengthOf(origin?.source);
}

const lengthOf = (text: string | undefined): number => text?.length ?? 0;

/** Counts what is missing from owners' reports, for a limited number of owners. */
function noteDropped({ owner, day, endsAt }: OwnersDay, kind: EventKind, count = 1): void {
  let days = buffer.untold.get(owner);
  if (!days) {
    if (buffer.untold.size >= VISIT_LIMITS.droppedOwners) return;
    days = [];
    buffer.untold.set(owner, days);
  }
  let own = days.find((each) => each.day === day);
  if (!own) {
    own = { owner, day, endsAt, kinds: {} };
    days.push(own);
  }
  own.kinds[kind] = (own.kinds[kind] ?? 0) + count;
}

function takeDropped({ owner, day }: OwnersDay): Pick<VisitBatch, "dropped"> {
  const days = buffer.untold.get(owner);
  const own = days?.find((each) => each.day === day);
  if (!days || !own) return {};
  days.splice(days.indexOf(own), 1);
  if (days.length === 0) buffer.untold.delete(owner);
  return { dropped: own.kinds };
}

async function handOverLater(lender: Lender, lentAt: number): Promise<void> {
  try {
    await pause(VISIT_LIMITS.handOverMs);
    await handOverAll(lender, lentAt + PUMP_MS);
  } finally {
    // Only its own: another may have replaced a lost one.
    if (buffer.lentAt === lentAt) buffer.lentAt = Number.NEGATIVE_INFINITY;
  }
}

/** Flushes the buffer, within {@link VISIT_LIMITS}. @param until when the request must be done */
async function handOverAll(lender: Lender, until: number): Promise<void> {
  reportDropped();
  const untold = [...buffer.untold.values()].flat();
  const { handOversPerSecond, handOversPerRequest, handOversShare } = VISIT_LIMITS;
  let left = handOversPerRequest;
  while (buffer.waiting.size > 0 && left > 0 && Date.now() < until) {
    const batches = takeBatches(Math.min(handOversPerSecond, left));
    left -= batches.length;
    const began = Date.now();
    await Promise.all(batches.map((batch) => handOver(lender, batch)));
    const took = Date.now() - began;
    if (buffer.waiting.size > 0) await pause(Math.max(1_000, took / handOversShare - took));
  }
  // Owners with no waiting events: only those counted before, so that an unavailable object is not called forever.
  const batches = untold
    .slice(0, VISIT_LIMITS.handOversPerSecond)
    .flatMap(({ kinds: _kinds, ...own }): VisitBatch[] => {
      const told = takeDropped(own);
      return told.dropped ? [{ ...own, ...told, id: crypto.randomUUID(), events: [] }] : [];
    });
  await Promise.all(batches.map((batch) => handOver(lender, batch)));
}

/** @returns the first owners' batches, taken out of the buffer */
function takeBatches(most: number): VisitBatch[] {
  const batches: VisitBatch[] = [];
  for (const [name, own] of buffer.waiting) {
    while (own.events.length > 0 && batches.length < most) {
      const events = own.events.splice(0, VISIT_LIMITS.eventsPerBatch);
      buffer.bytes -= events.reduce((sum, event) => sum + sizeOf(event), 0);
      batches.push({ ...own, ...takeDropped(own), id: crypto.randomUUID(), events });
    }
    if (own.events.length > 0) break;
    buffer.waiting.delete(name);
  }
  return batches;
}

/** A failure is retried once, with the same id: events counted before a lost response are not counted again. */
async function handOver({ bindings }: Lender, batch: VisitBatch): Promise<void> {
  const send = () => visitDayStub({ bindings }, batch.owner, batch.day).add(batch);
  try {
    await send().catch(send);
  } catch (error) {
    buffer.dropped += batch.events.length;
    for (const { kind } of batch.events) noteDropped(batch, kind);
    if (batch.endsAt + VISIT_LIMITS.lateMs > Date.now())
      for (const [kind, count] of Object.entries(batch.dropped ?? {}) as [EventKind, number][])
        noteDropped(batch, kind, count);
    logError("visits were not handed over", error);
  }
}

/** Logs how much was not counted, for the operators. */
function reportDropped(): void {
  if (buffer.dropped === 0) return;
  logError("visits were dropped", { count: buffer.dropped });
  buffer.dropped = 0;
}

/** What waits in this isolate, and what it dropped since the last log. */
export function waitingVisits(): { owners: number; bytes: number; dropped: number } {
  return { owners: buffer.waiting.size, bytes: buffer.bytes, dropped: buffer.dropped };
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Clears the buffer: a test begins with an empty isolate. */
export function clearVisits(): void {
  buffer.waiting.clear();
  buffer.untold.clear();
  Object.assign(buffer, { bytes: 0, dropped: 0, lentAt: Number.NEGATIVE_INFINITY });
}
