import fc from "fast-check";
import { expect, test } from "vitest";
import { DELIVERIES, type Step, Walk } from "../support/billing-walk";
import type { Command } from "../support/billing-world";
import { fuzzRuns, fuzzSeed } from "../support/fuzz";

/**
 * Commands of a walk: of the customer, the payment service or the clock. The delivery of each one's events is drawn
 * with it.
 */
const STEPS = 50;
const WALKS = fuzzRuns(10);

const HOUR = 3600;
const DAY = 24 * HOUR;

const cycle = fc.constantFrom("monthly" as const, "yearly" as const);
const seats = fc.integer({ min: 1, max: 6 });
const of = <K extends Command["kind"]>(kind: K) => ({ kind: fc.constant(kind) });

const COMMANDS: fc.WeightedArbitrary<Command>[] = [
  { weight: 5, arbitrary: fc.record({ ...of("checkout"), cycle, seats }) },
  {
    weight: 6,
    arbitrary: fc.record({
      ...of("payCheckout"),
      card: fc.constantFrom("good" as const, "good" as const, "failsLater" as const, "declined" as const),
    }),
  },
  {
    weight: 9,
    arbitrary: fc.record(
      { ...of("change"), cycle, seats, isPreviewed: fc.boolean() },
      { requiredKeys: ["kind", "isPreviewed"] },
    ),
  },
  { weight: 2, arbitrary: fc.record(of("cancel")) },
  { weight: 2, arbitrary: fc.record(of("keep")) },
  { weight: 1, arbitrary: fc.record(of("withdraw")) },
  { weight: 3, arbitrary: fc.record(of("renew")) },
  { weight: 2, arbitrary: fc.record(of("payInvoice")) },
  {
    weight: 2,
    arbitrary: fc.record({
      ...of("failNext"),
      how: fc.constantFrom("decline" as const, "requires_action" as const),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ ...of("card"), card: fc.constantFrom("good" as const, "failsLater" as const) }),
  },
  {
    weight: 9,
    arbitrary: fc.record({
      ...of("advance"),
      seconds: fc.oneof(
        fc.integer({ min: 1, max: 2 * HOUR }),
        fc.integer({ min: HOUR, max: 9 * DAY }),
        fc.integer({ min: 20 * DAY, max: 70 * DAY }),
        fc.constant(366 * DAY),
      ),
    }),
  },
];

const step: fc.Arbitrary<Step> = fc.record({
  command: fc.oneof(...COMMANDS),
  delivery: fc.constantFrom(...DELIVERIES),
});
/** Most walks begin with a plan: nothing much happens without one. */
const purchase = fc.tuple(
  fc.record({
    command: fc.record({ ...of("checkout"), cycle, seats }),
    delivery: fc.constantFrom(...DELIVERIES),
  }),
  fc.record({
    command: fc.record({
      ...of("payCheckout"),
      card: fc.constantFrom("good" as const, "failsLater" as const),
    }),
    delivery: fc.constantFrom(...DELIVERIES),
  }),
);
const last: fc.Arbitrary<Step | undefined> = fc.option(
  fc.record({
    command: fc.record({ ...of("delete"), isPaidAfter: fc.boolean() }),
    delivery: fc.constantFrom("once" as const, "twice" as const, "reversed" as const),
  }),
  { nil: undefined },
);

test("whatever customers, the payment service and the clock do, the plan is what was paid for, and nothing else was", async () => {
  let taken = 0;
  await fc.assert(
    fc.asyncProperty(
      purchase,
      fc.array(step, { minLength: STEPS - 2, maxLength: STEPS - 2 }),
      last,
      async (bought, rest, leaving) => {
        const walk = await Walk.begin();
        const steps = [...bought, ...rest];
        for (const each of steps) await walk.take(each);
        if (leaving) await walk.take(leaving);
        await walk.end();
        taken += steps.length;
      },
    ),
    { numRuns: WALKS, endOnFailure: true, seed: fuzzSeed(20_261_123) },
  );
  expect(taken).toBeGreaterThanOrEqual(WALKS * STEPS);
}, 7_200_000);
