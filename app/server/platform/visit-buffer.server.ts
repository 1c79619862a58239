import type { EventKind, VisitEvent } from "~/domain/visits/event";
import { VISIT_LIMITS } from "~/domain/visits/limits";
import type { Bindings, VisitBatch } from "./bindings.server";
import { logError } from "./platform.server";

/** What a request lends to the buffer: it hands over what waits, its own and others'. */
export interface Lender {
  bindings: Pick<Bindings, "VISIT_DAYS">;
  defer(work: Promise<unknown>): void;
}

/** Whose day an event belongs to. */
export interface OwnersDay {
  owner: string;
  day: string;
  endsAt: number;
}

/** Work that outlives a response is ended half a minute after it: what is not handed over by then waits for the next. */
const PUMP_MS = 25_000;
/** A request that lent itself and was ended for good hands nothing over: then the next one does. */
const LOST_MS = 35_000;
/** What an event takes beside its texts. */
const EVENT_BYTES = 120;

/** How much of an owner's day was dropped, by kind. */
type Dropped = OwnersDay & { kinds: Partial<Record<EventKind, number>> };

/** Of this isolate, of all requests alike: plain data, since a promise would belong to one of them. */
const buffer = {
  waiting: new Map<string, OwnersDay & { events: VisitEvent[] }>(),
  bytes: 0,
  /** Since it was last logged. */
  dropped: 0,
  /** What owners were not told of yet. */
  untold: new Map<string, Dropped>(),
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
 * Adds an event to what waits. The request whose event is the first hands everything over two seconds later, since an
 * isolate often sees one view and no next request. Beyond what may wait events are dropped, and how many of them is
 * handed over with what is not.
 */
export function addVisit(lender: Lender, { owner, day, endsAt }: OwnersDay, event: VisitEvent): void {
  const bytes = sizeOf(event);
  if (buffer.bytes + bytes > VISIT_LIMITS.waitingBytes) {
    noteDropped({ owner, day, endsAt }, { [event.kind]: 1 });
    buffer.dropped++;
    return;
  }
  const name = visitDayName(owner, day);
  const own = buffer.waiting.get(name) ?? { owner, day, endsAt, events: [] };
  own.endsAt = Math.max(own.endsAt, endsAt);
  own.events.push(event);
  buffer.waiting.set(name, own);
  buffer.bytes += bytes;
  const now = Date.now();
  if (now - buffer.lentAt < LOST_MS) return;
  buffer.lentAt = now;
  lender.defer(handOverLater(lender, now));
}

function sizeOf({ thing, code, link, origin }: VisitEvent): number {
  return EVENT_BYTES + lengthOf(thing) + lengthOf(code) + lengthOf(link) + lengthOf(origin?.source);
}

const lengthOf = (text: string | undefined): number => text?.length ?? 0;

/** Notes what owners are to be told is missing, of so many of them at most. */
function noteDropped({ owner, day, endsAt }: OwnersDay, kinds: Dropped["kinds"]): void {
  const name = visitDayName(owner, day);
  const own = buffer.untold.get(name) ?? { owner, day, endsAt, kinds: {} };
  if (!buffer.untold.has(name) && buffer.untold.size >= VISIT_LIMITS.droppedOwners) return;
  for (const [kind, count] of Object.entries(kinds) as [EventKind, number][])
    own.kinds[kind] = (own.kinds[kind] ?? 0) + count;
  buffer.untold.set(name, own);
}

function takeDropped(name: string): Pick<VisitBatch, "dropped"> {
  const own = buffer.untold.get(name);
  buffer.untold.delete(name);
  return own ? { dropped: own.kinds } : {};
}

async function handOverLater(lender: Lender, lentAt: number): Promise<void> {
  try {
    await pause(VISIT_LIMITS.handOverMs);
    await handOverAll(lender, lentAt + PUMP_MS);
  } finally {
    // Only its own: another may have taken over from one that was lost.
    if (buffer.lentAt === lentAt) buffer.lentAt = Number.NEGATIVE_INFINITY;
  }
}

/** Hands over what waits, at most so many owners a second. @param until when the request must be done */
async function handOverAll(lender: Lender, until: number): Promise<void> {
  reportDropped();
  const untold = [...buffer.untold.keys()];
  while (buffer.waiting.size > 0 && Date.now() < until) {
    const batches = takeBatches(VISIT_LIMITS.handOversPerSecond);
    await Promise.all(batches.map((batch) => handOver(lender, batch)));
    if (buffer.waiting.size > 0) await pause(1_000);
  }
  // Owners of whom nothing waited: those that were known before, so that an object that is down is not asked for ever.
  const batches = untold.slice(0, VISIT_LIMITS.handOversPerSecond).flatMap((name): VisitBatch[] => {
    const known = buffer.untold.get(name);
    if (!known) return [];
    const { kinds: _kinds, ...own } = known;
    return [{ ...own, ...takeDropped(name), id: crypto.randomUUID(), events: [] }];
  });
  await Promise.all(batches.map((batch) => handOver(lender, batch)));
}

/** @returns what waits for the first owners, taken out of the buffer */
function takeBatches(most: number): VisitBatch[] {
  const batches: VisitBatch[] = [];
  for (const [name, own] of buffer.waiting) {
    while (own.events.length > 0 && batches.length < most) {
      const events = own.events.splice(0, VISIT_LIMITS.eventsPerBatch);
      buffer.bytes -= events.reduce((sum, event) => sum + sizeOf(event), 0);
      batches.push({ ...own, ...takeDropped(name), id: crypto.randomUUID(), events });
    }
    if (own.events.length > 0) break;
    buffer.waiting.delete(name);
  }
  return batches;
}

/** A failure is retried once, under the same id: what was counted although its answer was lost is not counted again. */
async function handOver({ bindings }: Lender, batch: VisitBatch): Promise<void> {
  const send = () => visitDayStub({ bindings }, batch.owner, batch.day).add(batch);
  try {
    await send().catch(send);
  } catch (error) {
    buffer.dropped += batch.events.length;
    for (const { kind } of batch.events) noteDropped(batch, { [kind]: 1 });
    if (batch.dropped && batch.endsAt + VISIT_LIMITS.lateMs > Date.now()) noteDropped(batch, batch.dropped);
    logError("visits were not handed over", error);
  }
}

/** Operators see in the log how much was not counted. */
function reportDropped(): void {
  if (buffer.dropped === 0) return;
  logError("visits were dropped", { count: buffer.dropped });
  buffer.dropped = 0;
}

/** What waits in this isolate, and what it dropped since it last told of it. */
export function waitingVisits(): { owners: number; bytes: number; dropped: number } {
  return { owners: buffer.waiting.size, bytes: buffer.bytes, dropped: buffer.dropped };
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Drops what waits: a test begins with an empty isolate. */
export function clearVisits(): void {
  buffer.waiting.clear();
  buffer.untold.clear();
  Object.assign(buffer, { bytes: 0, dropped: 0, lentAt: Number.NEGATIVE_INFINITY });
}
