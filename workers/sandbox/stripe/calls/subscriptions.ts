import { z } from "zod";
import { type Account, demand, newStripeId } from "../account";
import { couponOf } from "../catalog";
import { UPCOMING_SECONDS } from "../due-at";
import { pageOf } from "../objects/page";
import { presentSubscription } from "../objects/subscription";
import { invalid, missing } from "../problem";
import type { SubscriptionRow } from "../rows";
import { storeSubscription } from "../rules/change-subscription";
import { endSubscription } from "../rules/end-subscription";
import { addMonths } from "../rules/periods";
import { updateItems } from "../rules/update-items";
import { CLEARABLE, call, FLAG, LISTING, METADATA, TEXT, WHOLE } from "./call";
import { mergeMetadata, ownMethod } from "./customers";
import { changeOf, ITEMS, prorationDate } from "./item-change";

const CANCELLATION = z.strictObject({ comment: CLEARABLE.optional(), feedback: CLEARABLE.optional() });

const CHANGE = {
  items: ITEMS.optional(),
  proration_behavior: z.enum(["always_invoice", "create_prorations", "none"]).default("create_prorations"),
  proration_date: WHOLE.optional(),
  payment_behavior: z
    .enum(["allow_incomplete", "default_incomplete", "error_if_incomplete", "pending_if_incomplete"])
    .default("allow_incomplete"),
  cancel_at_period_end: FLAG.optional(),
  cancel_at: z
    .union([z.literal("").transform(() => null), z.enum(["min_period_end", "max_period_end"]), WHOLE])
    .optional(),
  cancellation_details: CANCELLATION.optional(),
  default_payment_method: CLEARABLE.optional(),
  description: CLEARABLE.optional(),
  metadata: METADATA.optional(),
  off_session: FLAG.optional(),
  discounts: z
    .union([
      z.literal("").transform(() => []),
      z.array(
        z.strictObject({
          promotion_code: TEXT.optional(),
          coupon: TEXT.optional(),
          discount: TEXT.optional(),
        }),
      ),
    ])
    .optional(),
};

type Input = z.output<z.ZodObject<typeof CHANGE>>;

/** What can be set together with `pending_if_incomplete`. */
const PENDING: ReadonlySet<string> = new Set([
  "items",
  "proration_behavior",
  "proration_date",
  "payment_behavior",
]);

function update(account: Account, input: Input, id: string) {
  const before = demand(account, "subscription", id);
  checkUpdate(before, input);
  const at = prorationDate(account, before, input.proration_date);
  const row = changed(account, before, input);
  account.store.put("subscription", row);
  const change = input.items && changeOf(account, row, input.items, at);
  if (change) {
    updateItems(account, row, change, {
      proration: input.proration_behavior,
      payment: input.payment_behavior,
    });
  } else storeSubscription(account, row, previousOf(before));
  return presentSubscription(account.store.get("subscription", id));
}

const previousOf = (row: SubscriptionRow) => ({
  cancel_at: row.cancelAt,
  cancel_at_period_end: row.cancelsAtPeriodEnd,
  canceled_at: row.canceledAt,
  default_payment_method: row.paymentMethod,
  metadata: row.metadata,
});

function checkUpdate(row: SubscriptionRow, input: Input): void {
  if (row.endedAt !== null)
    throw invalid("A canceled subscription can only update its cancellation_details and metadata.");
  const given = Object.entries(input).filter(([, value]) => value !== undefined);
  const other = given.find(([name]) => !PENDING.has(name));
  if (input.payment_behavior === "pending_if_incomplete" && other)
    throw invalid(
      `When \`payment_behavior\` is set to \`pending_if_incomplete\`, you cannot update \`${other[0]}\`.`,
      other[0],
    );
  const isEnding = input.cancel_at !== undefined || input.cancel_at_period_end !== undefined;
  if (row.schedule !== null && isEnding)
    throw invalid(
      `The subscription is managed by the subscription schedule \`${row.schedule}\`, and updating any cancelation behavior directly is not allowed. Please update the schedule instead.`,
    );
}

function changed(account: Account, row: SubscriptionRow, input: Input): SubscriptionRow {
  const method = input.default_payment_method;
  if (method) ownMethod(account, account.store.get("customer", row.customer), method);
  return {
    ...row,
    ...endingOf(account, row, input),
    ...(method !== undefined && { paymentMethod: method }),
    ...(input.description !== undefined && { description: input.description }),
    ...(input.metadata && { metadata: mergeMetadata(row.metadata, input.metadata) }),
    ...(input.discounts && { discounts: input.discounts.map((one) => discountOf(account, row, one)) }),
  };
}

type Ending = Pick<
  SubscriptionRow,
  "cancelAt" | "cancelsAtPeriodEnd" | "canceledAt" | "cancellation" | "toldOf"
>;

function endingOf(account: Account, row: SubscriptionRow, input: Input): Partial<Ending> {
  const { cancel_at: at, cancel_at_period_end: isAtEnd, cancellation_details: details = {} } = input;
  const told = {
    ...row.cancellation,
    ...(details.comment !== undefined && { comment: details.comment }),
    ...(details.feedback !== undefined && { feedback: details.feedback }),
  };
  if (at === undefined && isAtEnd === undefined) return { cancellation: told };
  if (isAtEnd === false || (at === null && isAtEnd === undefined))
    return {
      cancelAt: null,
      cancelsAtPeriodEnd: false,
      canceledAt: null,
      cancellation: { ...told, reason: null },
      // If the renewal is less than a week away, no upcoming event is sent.
      toldOf: row.periodEnd - UPCOMING_SECONDS <= account.now() ? row.periodEnd : row.toldOf,
    };
  if (typeof at === "number" && at <= account.now())
    throw invalid("The `cancel_at` timestamp must be in the future.", "cancel_at");
  return {
    cancelAt: typeof at === "number" ? at : row.periodEnd,
    cancelsAtPeriodEnd: isAtEnd === true,
    canceledAt: row.canceledAt ?? account.now(),
    cancellation: { ...told, reason: "cancellation_requested" },
  };
}

function discountOf(
  account: Account,
  row: SubscriptionRow,
  { promotion_code, coupon, discount }: { promotion_code?: string; coupon?: string; discount?: string },
): string {
  if (discount !== undefined) return demand(account, "discount", discount, "discounts[0][discount]").id;
  const name = promotion_code ?? coupon ?? "";
  const found = couponOf(name);
  if (!found) throw missing("promotion code", name, "discounts[0][promotion_code]");
  const id = newStripeId("discount");
  const start = account.now();
  account.store.put("discount", {
    id,
    created: start,
    customer: row.customer,
    subscription: row.id,
    session: null,
    promotionCode: found.promotionCode,
    start,
    end: found.months === null ? null : addMonths(start, found.months),
    isUsed: false,
  });
  return id;
}

export const SUBSCRIPTION_CALLS = [
  call(
    "GET",
    "/v1/subscriptions",
    {
      ...LISTING,
      customer: TEXT.optional(),
      status: z
        .enum(["all", "active", "past_due", "canceled", "incomplete", "incomplete_expired", "ended"])
        .optional(),
      price: TEXT.optional(),
    },
    ({ store }, { customer, status, price: _, ...paging }) => {
      const rows = store.list("subscription", customer).filter((row) => {
        if (status === undefined) return row.endedAt === null;
        if (status === "ended") return row.endedAt !== null;
        return status === "all" || row.status === status;
      });
      return pageOf("/v1/subscriptions", rows, paging, presentSubscription);
    },
  ),
  call("GET", "/v1/subscriptions/:id", {}, (account, _, [id = ""]) =>
    presentSubscription(demand(account, "subscription", id)),
  ),
  call("POST", "/v1/subscriptions/:id", CHANGE, (account, input, [id = ""]) => update(account, input, id)),
  call(
    "DELETE",
    "/v1/subscriptions/:id",
    {
      invoice_now: FLAG.default(false),
      prorate: FLAG.default(false),
      cancellation_details: CANCELLATION.optional(),
    },
    (account, { cancellation_details: details }, [id = ""]) => {
      const row = demand(account, "subscription", id);
      if (row.endedAt !== null) throw missing("subscription", id);
      const cancellation = { ...row.cancellation, ...details };
      endSubscription(account, { ...row, cancellation }, "cancellation_requested");
      return presentSubscription(account.store.get("subscription", id));
    },
  ),
];
