import { describe, expect, test } from "vitest";
import type { UserActor } from "~/domain/accounts/actor";
import { DAY_MS, HOUR_MS } from "~/domain/durations";
import { findCustomerOf } from "~/server/data/billing-customers.server";
import { syncBilling } from "~/server/services/billing/sync-billing.server";
import { takeEvent } from "~/server/services/billing/take-event.server";
import { signatureOf } from "../../workers/sandbox/stripe/deliver";
import { forge } from "../support/forged-events";
import { fuzzRuns } from "../support/fuzz";
import type { TestPlatform } from "../support/platform";
import {
  advance,
  buy,
  buyer,
  deliver,
  eventsOf,
  type SentEvent,
  stripePlatform,
  workOff,
} from "../support/stripe";

/** All that billing stores of an account, except the times of requests. */
async function stateOf({ db }: TestPlatform, { userId }: UserActor): Promise<unknown> {
  const rows = (table: string, columns: string) =>
    db.all(`SELECT ${columns} FROM ${table} WHERE user_id = '${userId}' ORDER BY 1, 2`);
  return Promise.all([
    rows("entitlements", "plan, status, cycle, seats, ends_at"),
    rows("subscriptions", "id, status, record"),
    rows("invoices", "id, status, amount, paid_at"),
    rows("notifications", "kind, dedupe_key"),
  ]);
}

/** Every order of a few things. */
function permutations<T>(things: readonly T[]): T[][] {
  if (things.length < 2) return [[...things]];
  return things.flatMap((thing, at) => permutations(things.toSpliced(at, 1)).map((rest) => [thing, ...rest]));
}

/** The newest events of a customer, six of them: one of each type while there are so many. */
async function sixOf(platform: TestPlatform, actor: UserActor, after: number): Promise<SentEvent[]> {
  const customer = await findCustomerOf(platform.db, actor.userId);
  const events = (await eventsOf(platform, customer?.id ?? "")).slice(after);
  const first = events.filter(({ type }, at) => events.findIndex((one) => one.type === type) === at);
  return [...first, ...events.filter((one) => !first.includes(one)), ...events, ...events].slice(0, 6);
}

const countEvents = async (platform: TestPlatform, actor: UserActor) => {
  const customer = await findCustomerOf(platform.db, actor.userId);
  return (await eventsOf(platform, customer?.id ?? "")).length;
};

/** Puts an account's stored state back to what it was before the events. */
async function rewind({ db }: TestPlatform, { userId }: UserActor): Promise<void> {
  for (const table of ["entitlements", "subscriptions", "invoices", "notifications"])
    await db.run(`DELETE FROM ${table} WHERE user_id = '${userId}'`);
  await db.run(`DELETE FROM outbox WHERE shard = '${userId}'`);
  await db.run(
    `UPDATE billing_customers SET synced_at = NULL, first_paid_at = NULL WHERE user_id = '${userId}'`,
  );
  await db.run("DELETE FROM stripe_events");
}

/** Every so many-th of the 720 orders is tried; all of them in the long run. */
const STEP = fuzzRuns(1) > 1 ? 1 : 24;
/** Bodies that Stripe did not sign. */
const FORGED = 10_000 * Math.min(10, fuzzRuns(1));

async function inEveryOrder(platform: TestPlatform, actor: UserActor, events: SentEvent[]): Promise<void> {
  await rewind(platform, actor);
  await syncBilling(platform, actor.userId);
  const right = await stateOf(platform, actor);
  const orders = permutations(events).filter((_, at) => at % STEP === 0);
  expect(orders.length).toBe(720 / STEP);
  for (const order of orders) {
    await rewind(platform, actor);
    for (const event of order) await deliver(platform, event);
    // Delivered again, as Stripe does.
    if (order[0]) await deliver(platform, order[0]);
    await workOff(platform, actor.userId);
    expect(await stateOf(platform, actor), order.map(({ type }) => type).join()).toEqual(right);
  }
}

describe("the events of one change lead to one state in every order, also twice:", () => {
  test("a purchase", async () => {
    const platform = await stripePlatform();
    const actor = await buyer(platform);
    await buy(platform, actor);
    await inEveryOrder(platform, actor, await sixOf(platform, actor, 0));
  }, 300_000);

  test("a renewal", async () => {
    const platform = await stripePlatform();
    const actor = await buyer(platform);
    await buy(platform, actor);
    const before = await countEvents(platform, actor);
    await advance(platform, 32 * DAY_MS + 2 * HOUR_MS);
    await inEveryOrder(platform, actor, await sixOf(platform, actor, before));
  }, 300_000);

  test("a payment that failed", async () => {
    const platform = await stripePlatform();
    const actor = await buyer(platform);
    await buy(platform, actor, {}, "4000000000000341");
    const before = await countEvents(platform, actor);
    await advance(platform, 32 * DAY_MS + 2 * HOUR_MS);
    await inEveryOrder(platform, actor, await sixOf(platform, actor, before));
  }, 300_000);
});

const noted = async ({ db }: TestPlatform) => (await db.all("SELECT 1 FROM stripe_events")).length;

describe("a body that Stripe did not sign", () => {
  test("is never taken: forged, altered, old, of tomorrow, signed by another secret", async () => {
    const platform = await stripePlatform();
    const actor = await buyer(platform);
    await buy(platform, actor);
    const customer = await findCustomerOf(platform.db, actor.userId);
    const [event] = await eventsOf(platform, customer?.id ?? "");
    const body = event?.payload ?? "";
    const before = await noted(platform);
    let taken = 0;
    for (let n = 0; n < FORGED; n++) {
      const isTaken = await takeEvent(platform, await forge(body, n)).then(
        () => true,
        (error) => (error as { code?: string }).code !== "bad_request",
      );
      if (isTaken) taken++;
    }
    expect(taken).toBe(0);
    expect(await noted(platform)).toBe(before);
  }, 600_000);

  test("of no use to us is answered as taken, and a thin one is refused", async () => {
    const platform = await stripePlatform();
    const before = await noted(platform);
    const now = Math.floor(Date.now() / 1000);
    const send = async (event: object) => {
      const body = JSON.stringify(event);
      return takeEvent(platform, { body, signature: await signatureOf(body, now) });
    };
    const product = { id: "evt_1", object: "event", type: "product.updated", data: { object: {} } };
    await expect(send(product)).resolves.toBeUndefined();
    await expect(send({ id: "evt_2", object: "v2.core.event", type: "x" })).rejects.toMatchObject({
      code: "bad_request",
    });
    expect(await noted(platform)).toBe(before);
  });

  test("and one that is signed but no event with an id and an object is refused", async () => {
    const platform = await stripePlatform();
    const before = await noted(platform);
    const event = { id: "evt_1", object: "event", type: "invoice.paid", data: { object: {} } };
    const { id: _, ...nameless } = event;
    const malformed = [
      { ...event, data: { object: null } },
      { ...event, data: { object: "in_1" } },
      { ...event, data: { object: [] } },
      { ...event, data: null },
      { ...event, id: { a: 1 } },
      { ...event, id: "" },
      { ...event, id: "e".repeat(300) },
      { ...event, type: 7 },
      nameless,
      [event],
      null,
    ];
    for (const one of malformed) {
      const body = JSON.stringify(one);
      const signature = await signatureOf(body, Math.floor(Date.now() / 1000));
      await expect(takeEvent(platform, { body, signature }), body).rejects.toMatchObject({
        code: "bad_request",
      });
    }
    expect(await noted(platform)).toBe(before);
  });
});
