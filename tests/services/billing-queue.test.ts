import { env, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { expect, test } from "vitest";
import type { UserActor } from "~/domain/accounts/actor";
import { MINUTE_MS } from "~/domain/durations";
import { findCustomerOf } from "~/server/data/billing-customers.server";
import { nextJobAt } from "~/server/data/outbox.server";
import { findEntitlement } from "~/server/data/users.server";
import type { Bindings } from "~/server/platform/bindings.server";
import type { JobQueue } from "../../workers/jobs/queue";
import { watchOutbox } from "../../workers/jobs/watchdog";
import { expectLogged } from "../support/fail-on-errors";
import type { TestPlatform } from "../support/platform";
import {
  advance,
  buy,
  buyer,
  control,
  deliver,
  eventsOf,
  type SentEvent,
  stripePlatform,
} from "../support/stripe";

const bindings = env as unknown as Bindings;
const { JOBS } = env as unknown as { JOBS: DurableObjectNamespace<JobQueue> };
const queueOf = (shard: string) => JOBS.get(JOBS.idFromName(shard));

/** Calls are counted over all that is made with one of these; the n-th fails. */
class Cut {
  calls = 0;
  constructor(private readonly n: number) {}

  /** An object some of whose calls may fail: before or after their effect. */
  of<T extends object>(target: T, names: readonly string[]): T {
    return new Proxy(target, {
      get: (on, name) => {
        const value = Reflect.get(on, name);
        if (typeof value !== "function") return value;
        if (!names.includes(String(name))) return value.bind(on);
        return (...args: unknown[]) => {
          this.#call();
          const result = value.apply(on, args);
          return result instanceof Promise ? result.then((done) => this.#answer(done)) : result;
        };
      },
    });
  }

  #call(): void {
    if (++this.calls === this.n) throw new Error("cut off");
  }

  /** The call was made, and its answer is lost. */
  #answer<T>(done: T): T {
    this.#call();
    return done;
  }
}

/** Makes a shard's queue fail at the cut: in its own storage and at the database. */
async function cutQueue(shard: string, cut: Cut): Promise<void> {
  await runInDurableObject(queueOf(shard), (queue, state) => {
    const storage = cut.of(state.storage, ["get", "put", "setAlarm"]);
    const waitUntil = (work: Promise<unknown>) => state.waitUntil(work);
    Object.defineProperty(queue, "ctx", { value: { storage, waitUntil }, configurable: true });
    const DB = cut.of(bindings.DB, ["batch", "prepare"]);
    Object.defineProperty(queue, "env", { value: { ...bindings, DB }, configurable: true });
  });
}

/** Bindings of a Worker that notifies the queue, and of its database when it enqueues. */
function cutBindings(cut: Cut, isEnqueuing: boolean): Partial<Bindings> {
  const namespace = {
    idFromName: (name: string) => JOBS.idFromName(name),
    get: (id: DurableObjectId) => cut.of({ wake: (shard: string) => JOBS.get(id).wake(shard) }, ["wake"]),
  };
  return {
    JOBS: cut.of(namespace, ["get", "idFromName"]) as unknown as Bindings["JOBS"],
    ...(isEnqueuing && { DB: cut.of(bindings.DB, ["batch", "prepare"]) }),
  };
}

/** Delivers events; a refused one is delivered again, as Stripe does. */
async function deliverAll(to: TestPlatform, events: readonly SentEvent[]): Promise<void> {
  for (const event of events) await deliver(to, event).catch(() => deliver(to, event));
}

const customerOf = async ({ db }: TestPlatform, { userId }: UserActor) =>
  (await findCustomerOf(db, userId))?.id ?? "";

/** Whether the queue has something to do that is due within the minute. */
async function hasWork(platform: TestPlatform, shard: string): Promise<boolean> {
  const next = await nextJobAt(platform.db, shard);
  return next !== null && next.getTime() <= platform.now().getTime() + MINUTE_MS;
}

/** Advances the minute after which a failed job is due again, and runs the cron handler. */
async function recover(platform: TestPlatform, shard: string): Promise<void> {
  for (let minutes = 0; await hasWork(platform, shard); minutes++) {
    if (minutes > 20) throw new Error("the queue does not get done");
    await advance(platform, MINUTE_MS);
    const work: Promise<unknown>[] = [];
    await watchOutbox(bindings, { waitUntil: (promise) => void work.push(promise) }, { overdueMs: 0 });
    await Promise.all(work);
    await runDurableObjectAlarm(queueOf(shard));
  }
}

test("cut off at any call of the queue, a purchase ends in the plan that was paid for, once", async () => {
  expectLogged(/cut off/);
  const platform = await stripePlatform({ JOBS: bindings.JOBS });
  let n = 0;
  for (let isReached = true; isReached; ) {
    n += 1;
    const cut = new Cut(n);
    const actor = await buyer(platform);
    await cutQueue(actor.userId, cut);
    const buying = await stripePlatform(cutBindings(cut, false));
    await buy(buying, actor, { seats: 2 }).catch(() => buy(buying, actor, { seats: 2 }));
    await buying.drain();
    const telling = await stripePlatform(cutBindings(cut, true));
    const customer = await customerOf(platform, actor);
    await deliverAll(telling, await eventsOf(platform, customer));
    await telling.drain();
    await runDurableObjectAlarm(queueOf(actor.userId));
    isReached = cut.calls >= n;
    await recover(platform, actor.userId);
    const state = await control<{
      subscription: { status: string }[];
      invoice: { status: string; total: number }[];
    }>(platform, `state.json?customer=${customer}`);
    expect([n, state.subscription.map(({ status }) => status)]).toEqual([n, ["active"]]);
    expect(state.invoice.map(({ status }) => status)).toEqual(["paid"]);
    expect([n, await findEntitlement(platform.db, actor.userId)]).toMatchObject([
      n,
      { status: "active", seats: 2 },
    ]);
  }
  expect(n).toBeGreaterThan(40);
}, 600_000);
