import { expect, test, vi } from "vitest";
import { DAY_MS } from "~/domain/durations";
import { newId } from "~/domain/ids";
import type { VisitEvent } from "~/domain/visits/event";
import { VISIT_LIMITS } from "~/domain/visits/limits";
import { pageThing } from "~/domain/visits/thing";
import type { Bindings, VisitBatch } from "~/server/platform/bindings.server";
import { addVisit, waitingVisits } from "~/server/platform/visit-buffer.server";
import { testPlatform } from "../support/platform";
import { countsOfDay, see } from "../support/visits";
import { beginAtNoon, NOON, TODAY } from "../support/visits-clock";

beginAtNoon();

/** More than fit into the buffer. */
const TOO_MANY = 12_000;
const LOST_MS = 36_000;

const thing = pageThing(newId("pg"));
const event: VisitEvent = { kind: "view", thing, visitor: null, at: NOON, hour: 12 };
const dayOf = (owner: string) => ({ owner, day: TODAY, endsAt: NOON + DAY_MS / 2 });

// why: objects that are slow, or never answer.
function withDays(platform: ReturnType<typeof testPlatform>, add: (batch: VisitBatch) => Promise<void>) {
  const VISIT_DAYS = { idFromName: (name: string) => name, get: () => ({ add }) } as unknown;
  return Object.assign(Object.create(platform) as typeof platform, {
    bindings: { ...platform.bindings, VISIT_DAYS: VISIT_DAYS as Bindings["VISIT_DAYS"] },
  });
}

/** Pauses are over at once, until it is disposed of. @returns their lengths */
function withoutPauses() {
  const pauses: number[] = [];
  const later = globalThis.setTimeout;
  const timer = vi.spyOn(globalThis, "setTimeout").mockImplementation(((work: () => void, ms?: number) => {
    pauses.push(ms ?? 0);
    return later(work, 0);
  }) as typeof setTimeout);
  return { pauses, [Symbol.dispose]: () => timer.mockRestore() };
}

test("a full buffer is flushed by a later request, although the one that was to do it has ended", async () => {
  const owner = newId("usr");
  const flushing = Promise.withResolvers<void>();
  const ended = withDays(testPlatform(), () => {
    flushing.resolve();
    return new Promise(() => undefined);
  });
  {
    using _timer = withoutPauses();
    addVisit(ended, dayOf(newId("usr")), event);
    await flushing.promise;
  }
  for (let i = 0; i < TOO_MANY; i++) addVisit(ended, dayOf(owner), event);
  const { dropped } = waitingVisits();
  expect(dropped).toBeGreaterThan(0);

  const platform = testPlatform();
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  vi.setSystemTime(NOON + LOST_MS);
  // Nothing more fits, so it is dropped before it is hashed, and flushes what waits.
  see(platform, "/ada", { owner, thing, zone: "UTC" });
  await platform.drain();
  log.mockRestore();
  expect(waitingVisits()).toMatchObject({ owners: 0, bytes: 0 });
  expect((await countsOfDay(owner, TODAY)).get("all")).toMatchObject({
    views: TOO_MANY - dropped,
    dimensions: { dropped: { view: [dropped + 1] } },
  });
});

test("hand-overs take a small share of the time where objects are slow, and a request makes a limited number of them", async () => {
  using timer = withoutPauses();
  let taken = 0;
  const platform = withDays(testPlatform(), async () => {
    // Each round takes two seconds.
    if (taken++ % VISIT_LIMITS.handOversPerSecond === 0) vi.setSystemTime(Date.now() + 2_000);
  });
  const owners = VISIT_LIMITS.handOversPerRequest + 10;
  for (let i = 0; i < owners; i++) addVisit(platform, dayOf(newId("usr")), event);
  await platform.drain();
  expect(taken).toBe(VISIT_LIMITS.handOversPerRequest);
  const pause = 2_000 / VISIT_LIMITS.handOversShare - 2_000;
  expect(timer.pauses).toEqual([VISIT_LIMITS.handOverMs, ...Array(8).fill(pause)]);
  // The next request continues.
  addVisit(platform, dayOf(newId("usr")), event);
  await platform.drain();
  expect(taken).toBe(owners + 1);
  expect(waitingVisits()).toMatchObject({ owners: 0, bytes: 0 });
});

test("where little room is left an event is dropped before it is made, even if it would just fit", async () => {
  const platform = withDays(testPlatform(), () => new Promise(() => undefined));
  while (VISIT_LIMITS.waitingBytes - waitingVisits().bytes > 400)
    addVisit(platform, dayOf(newId("usr")), event);
  const { bytes, dropped } = waitingVisits();
  expect(dropped).toBe(0);
  see(platform, "/ada", { owner: newId("usr"), thing, zone: "UTC" });
  expect(waitingVisits()).toMatchObject({ bytes, dropped: 1 });
});
