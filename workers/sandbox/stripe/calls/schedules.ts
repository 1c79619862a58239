import { z } from "zod";
import { type Account, demand, newStripeId } from "../account";
import { PRICES } from "../catalog";
import { pageOf } from "../objects/page";
import { presentSchedule } from "../objects/schedule";
import { invalid } from "../problem";
import type { PhaseRow, ScheduleRow } from "../rows";
import { storeSubscription } from "../rules/change-subscription";
import { endSubscription } from "../rules/end-subscription";
import { addMonths } from "../rules/periods";
import { releaseSchedule } from "../rules/run-due";
import { call, FLAG, LISTING, METADATA, TEXT, WHOLE } from "./call";
import { QUANTITY } from "./item-change";
import { demandPrice } from "./sessions";

const PRORATION = z.enum(["none", "create_prorations", "always_invoice"]);

const PHASE = z.strictObject({
  items: z
    .array(z.strictObject({ price: TEXT, quantity: QUANTITY.default(1), metadata: METADATA.optional() }))
    .length(1),
  start_date: WHOLE.optional(),
  end_date: WHOLE.optional(),
  duration: z
    .strictObject({ interval: z.enum(["month", "year"]), interval_count: WHOLE.default(1) })
    .optional(),
  proration_behavior: PRORATION.default("create_prorations"),
  metadata: METADATA.default({}),
});

const present = (account: Account, id: string) =>
  presentSchedule(account.store.get("schedule", id), account.now());

/** @throws StripeProblem for one that is over */
function demandActive(account: Account, id: string, what: string): ScheduleRow {
  const row = demand(account, "schedule", id, "schedule");
  if (row.status !== "active")
    throw invalid(
      `You cannot ${what} a subscription schedule that is currently in the \`${row.status}\` status.`,
    );
  return row;
}

function phasesOf(wanted: z.output<typeof PHASE>[]): PhaseRow[] {
  const phases: PhaseRow[] = [];
  for (const [index, phase] of wanted.entries()) {
    const [item] = phase.items;
    const price = demandPrice(item?.price ?? "", `phases[${index}][items][0][price]`);
    const start = phase.start_date ?? phases.at(-1)?.end;
    if (start === undefined)
      throw invalid("Missing required param: phases[0][start_date].", "phases[0][start_date]");
    if (index > 0 && start !== phases.at(-1)?.end)
      throw invalid("Phases must follow one another without a gap.", `phases[${index}][start_date]`);
    const { interval, interval_count: count } = phase.duration ?? { interval: "month", interval_count: null };
    const months = count === null ? PRICES[price].months : (interval === "year" ? 12 : 1) * count;
    phases.push({
      start,
      end: phase.end_date ?? addMonths(start, months),
      price,
      quantity: item?.quantity ?? 1,
      metadata: phase.metadata,
      proration: phase.proration_behavior,
    });
  }
  return phases;
}

export const SCHEDULE_CALLS = [
  call(
    "POST",
    "/v1/subscription_schedules",
    { from_subscription: TEXT, metadata: METADATA.default({}) },
    (account, { from_subscription: from, metadata }) => {
      const subscription = demand(account, "subscription", from, "from_subscription");
      if (subscription.schedule !== null)
        throw invalid(
          `You cannot migrate a subscription that is already attached to a schedule: \`${subscription.schedule}\`.`,
          "from_subscription",
        );
      if (subscription.endedAt !== null || subscription.cancelAt !== null)
        throw invalid("You cannot migrate a subscription that is going to be canceled.", "from_subscription");
      const { item, periodStart, periodEnd, customer } = subscription;
      const row: ScheduleRow = {
        id: newStripeId("schedule"),
        created: account.now(),
        customer,
        subscription: from,
        metadata,
        status: "active",
        endBehavior: "release",
        phases: [
          {
            start: periodStart,
            end: periodEnd,
            price: item.price,
            quantity: item.quantity,
            metadata: {},
            proration: "create_prorations",
          },
        ],
        releasedAt: null,
        canceledAt: null,
      };
      account.store.put("schedule", row);
      storeSubscription(account, { ...subscription, schedule: row.id }, { schedule: null });
      return present(account, row.id);
    },
  ),
  call(
    "GET",
    "/v1/subscription_schedules",
    { ...LISTING, customer: TEXT.optional() },
    (account, { customer, ...paging }) =>
      pageOf("/v1/subscription_schedules", account.store.list("schedule", customer), paging, (row) =>
        presentSchedule(row, account.now()),
      ),
  ),
  call("GET", "/v1/subscription_schedules/:id", {}, (account, _, [id = ""]) =>
    presentSchedule(demand(account, "schedule", id, "schedule"), account.now()),
  ),
  call(
    "POST",
    "/v1/subscription_schedules/:id",
    {
      phases: z.array(PHASE).min(1).max(10).optional(),
      end_behavior: z.enum(["release", "cancel"]).optional(),
      proration_behavior: PRORATION.optional(),
      metadata: METADATA.optional(),
    },
    (account, { phases: wanted, end_behavior: endBehavior, metadata }, [id = ""]) => {
      const row = demandActive(account, id, "update");
      const phases = wanted ? phasesOf(wanted) : row.phases;
      const running = phases[0];
      const { item } = account.store.get("subscription", row.subscription);
      if (running?.start !== row.phases[0]?.start)
        throw invalid("You can not modify the start date of the current phase.", "phases[0][start_date]");
      if (running?.price !== item.price || running?.quantity !== item.quantity)
        throw invalid("A schedule of the sandbox changes later phases only.", "phases[0][items]");
      account.store.put("schedule", {
        ...row,
        phases,
        endBehavior: endBehavior ?? row.endBehavior,
        metadata: metadata ?? row.metadata,
      });
      return present(account, id);
    },
  ),
  call(
    "POST",
    "/v1/subscription_schedules/:id/release",
    { preserve_cancel_date: FLAG.optional() },
    (account, _, [id = ""]) => {
      releaseSchedule(account, demandActive(account, id, "release"));
      return present(account, id);
    },
  ),
  call(
    "POST",
    "/v1/subscription_schedules/:id/cancel",
    { invoice_now: FLAG.optional(), prorate: FLAG.optional() },
    (account, _, [id = ""]) => {
      const row = demandActive(account, id, "cancel");
      const subscription = account.store.get("subscription", row.subscription);
      endSubscription(account, subscription, "cancellation_requested");
      return present(account, id);
    },
  ),
];
