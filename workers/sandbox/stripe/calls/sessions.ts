import { z } from "zod";
import { type Account, demand, newStripeId } from "../account";
import { couponOf, type PriceKey, priceKeyOf } from "../catalog";
import { wholeList } from "../objects/list";
import { pageOf } from "../objects/page";
import { presentLineItem, presentSession } from "../objects/session";
import { invalid, missing } from "../problem";
import type { SessionRow } from "../rows";
import { expireSession } from "../rules/run-due";
import { call, FLAG, LISTING, METADATA, TEXT, WHOLE } from "./call";
import { liveCustomer } from "./customers";

const DAY = 86_400;
const HALF_HOUR = 1800;
const MAX_SEATS = 999_999;

const MESSAGE = z.strictObject({ message: z.string().max(1200) });
const UPDATE = z.enum(["auto", "never"]).default("never");

const NEW = {
  mode: z.literal("subscription"),
  success_url: z.url(),
  cancel_url: z.url().optional(),
  customer: TEXT.optional(),
  customer_email: TEXT.optional(),
  client_reference_id: z.string().max(200).optional(),
  line_items: z
    .array(z.strictObject({ price: TEXT, quantity: WHOLE.pipe(z.number().int().min(1).max(MAX_SEATS)) }))
    .length(1),
  allowed_payment_method_types: z.array(z.string()).optional(),
  allow_promotion_codes: FLAG.default(false),
  discounts: z.array(z.strictObject({ promotion_code: TEXT.optional(), coupon: TEXT.optional() })).optional(),
  metadata: METADATA.default({}),
  subscription_data: z
    .strictObject({
      metadata: METADATA.default({}),
      description: TEXT.optional(),
      billing_mode: z.strictObject({ type: z.literal("flexible") }).optional(),
    })
    .optional(),
  tax_id_collection: z.strictObject({ enabled: FLAG, required: TEXT.optional() }).optional(),
  customer_update: z.strictObject({ name: UPDATE, address: UPDATE, shipping: UPDATE }).optional(),
  automatic_tax: z.strictObject({ enabled: FLAG }).optional(),
  adaptive_pricing: z.strictObject({ enabled: FLAG }).optional(),
  billing_address_collection: z.enum(["auto", "required"]).optional(),
  consent_collection: z
    .strictObject({ terms_of_service: z.enum(["none", "required"]).default("none") })
    .optional(),
  custom_text: z
    .strictObject({
      submit: MESSAGE.optional(),
      terms_of_service_acceptance: MESSAGE.optional(),
      after_submit: MESSAGE.optional(),
    })
    .optional(),
  payment_method_collection: z.literal("always").optional(),
  locale: TEXT.optional(),
  expires_at: WHOLE.optional(),
  ui_mode: z.literal("hosted_page").optional(),
};

function present(account: Account, row: SessionRow) {
  const customer = row.customer === null ? undefined : account.store.find("customer", row.customer);
  return presentSession(row, customer, account.pages);
}

/** @throws StripeProblem for a price that is not there */
export function demandPrice(id: string, param = "price"): PriceKey {
  const key = priceKeyOf(id);
  if (!key) throw missing("price", id, param);
  return key;
}

function newSession(account: Account, input: z.output<z.ZodObject<typeof NEW>>): SessionRow {
  const now = account.now();
  const [line] = input.line_items;
  if (input.customer) liveCustomer(account, input.customer);
  if (input.allow_promotion_codes && input.discounts)
    throw invalid("You may only specify one of these parameters: allow_promotion_codes, discounts.");
  if (input.tax_id_collection?.enabled && input.customer && input.customer_update?.name !== "auto")
    throw invalid(
      "Tax ID collection requires updating business name on the customer. To enable tax ID collection for an existing customer, please set `customer_update[name]` to `auto`.",
      "tax_id_collection",
    );
  if (input.automatic_tax?.enabled && input.customer && input.customer_update?.address !== "auto")
    throw invalid(
      "Automatic tax calculation in Checkout requires a valid address on the Customer. Add a valid address to the Customer or set either `customer_update[address]` to 'auto'.",
      "automatic_tax",
      "customer_tax_location_invalid",
    );
  const expiresAt = input.expires_at ?? now + DAY;
  if (expiresAt < now + HALF_HOUR || expiresAt > now + DAY)
    throw invalid(
      "The `expires_at` timestamp must be between 30 minutes and 24 hours from Checkout Session creation.",
      "expires_at",
    );
  return {
    id: newStripeId("session"),
    created: now,
    customer: input.customer ?? null,
    customerEmail: input.customer_email ?? null,
    updates: {
      name: input.customer_update?.name === "auto",
      address: input.customer_update?.address === "auto",
    },
    price: demandPrice(line?.price ?? "", "line_items[0][price]"),
    quantity: line?.quantity ?? 1,
    metadata: input.metadata,
    subscriptionMetadata: input.subscription_data?.metadata ?? {},
    subscriptionDescription: input.subscription_data?.description ?? null,
    reference: input.client_reference_id ?? null,
    successUrl: input.success_url,
    cancelUrl: input.cancel_url ?? null,
    expiresAt,
    status: "open",
    methods: input.allowed_payment_method_types ?? null,
    allowsCodes: input.allow_promotion_codes,
    asksTaxId: input.tax_id_collection?.enabled ?? false,
    asksTerms: input.consent_collection?.terms_of_service === "required",
    hasTax: input.automatic_tax?.enabled ?? false,
    acceptsTerms: false,
    submitText: input.custom_text?.submit?.message ?? null,
    termsText: input.custom_text?.terms_of_service_acceptance?.message ?? null,
    locale: input.locale ?? null,
    promotionCode: promotionOf(input.discounts?.[0]),
    waiting: null,
    subscription: null,
    invoice: null,
    problem: null,
  };
}

function promotionOf(discount: { promotion_code?: string; coupon?: string } | undefined): string | null {
  const id = discount?.promotion_code ?? discount?.coupon;
  if (id === undefined) return null;
  const coupon = couponOf(id);
  if (!coupon) throw missing("promotion code", id, "discounts[0][promotion_code]");
  return coupon.promotionCode;
}

export const SESSION_CALLS = [
  call("POST", "/v1/checkout/sessions", NEW, (account, input) => {
    const row = newSession(account, input);
    account.store.put("session", row);
    return present(account, row);
  }),
  call(
    "GET",
    "/v1/checkout/sessions",
    {
      ...LISTING,
      customer: TEXT.optional(),
      subscription: TEXT.optional(),
      status: z.enum(["open", "complete", "expired"]).optional(),
    },
    (account, { customer, subscription, status, ...paging }) => {
      const rows = account.store
        .list("session", customer)
        .filter(
          (row) => (!status || row.status === status) && (!subscription || row.subscription === subscription),
        );
      return pageOf("/v1/checkout/sessions", rows, paging, (row) => present(account, row));
    },
  ),
  call("GET", "/v1/checkout/sessions/:id", {}, (account, _, [id = ""]) =>
    present(account, demand(account, "session", id, "session")),
  ),
  call("GET", "/v1/checkout/sessions/:id/line_items", LISTING, (account, _, [id = ""]) =>
    wholeList(`/v1/checkout/sessions/${id}/line_items`, [
      presentLineItem(demand(account, "session", id, "session")),
    ]),
  ),
  call("POST", "/v1/checkout/sessions/:id/expire", {}, (account, _, [id = ""]) => {
    const row = demand(account, "session", id, "session");
    if (row.status !== "open")
      throw invalid(
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${row.status}.`,
        "session",
      );
    expireSession(account, row);
    return present(account, demand(account, "session", id, "session"));
  }),
];
