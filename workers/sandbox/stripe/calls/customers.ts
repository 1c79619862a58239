import { z } from "zod";
import { type Account, demand, newStripeId } from "../account";
import { presentCustomer, presentDeletedCustomer, presentTaxId } from "../objects/customer";
import { wholeList } from "../objects/list";
import { pageOf } from "../objects/page";
import { presentPaymentMethod } from "../objects/payment-method";
import { invalid } from "../problem";
import type { CustomerRow } from "../rows";
import { endSubscription } from "../rules/end-subscription";
import { newCustomer } from "../rules/new-customer";
import { CLEARABLE, call, LISTING, METADATA, TEXT, WHOLE } from "./call";

const ADDRESS = z.strictObject({
  city: CLEARABLE.default(null),
  country: CLEARABLE.default(null),
  line1: CLEARABLE.default(null),
  line2: CLEARABLE.default(null),
  postal_code: CLEARABLE.default(null),
  state: CLEARABLE.default(null),
});

const FIELDS = {
  email: CLEARABLE.optional(),
  name: CLEARABLE.optional(),
  business_name: CLEARABLE.optional(),
  description: CLEARABLE.optional(),
  phone: CLEARABLE.optional(),
  address: z.union([z.literal("").transform(() => null), ADDRESS]).optional(),
  metadata: METADATA.optional(),
  preferred_locales: z.array(z.string()).optional(),
  invoice_settings: z.strictObject({ default_payment_method: CLEARABLE.optional() }).optional(),
};

const LISTED = {
  ...LISTING,
  email: TEXT.optional(),
  created: z.strictObject({ gte: WHOLE }).optional(),
};

const TAX_ID = { type: TEXT, value: TEXT };

type Fields = z.output<z.ZodObject<typeof FIELDS>>;

function changed(account: Account, row: CustomerRow, fields: Fields): CustomerRow {
  const method = fields.invoice_settings?.default_payment_method;
  if (method) ownMethod(account, row, method);
  return {
    ...row,
    ...(fields.email !== undefined && { email: fields.email }),
    ...(fields.name !== undefined && { name: fields.name }),
    ...(fields.business_name !== undefined && { businessName: fields.business_name }),
    ...(fields.description !== undefined && { description: fields.description }),
    ...(fields.phone !== undefined && { phone: fields.phone }),
    ...(fields.address !== undefined && { address: fields.address }),
    ...(fields.metadata && { metadata: mergeMetadata(row.metadata, fields.metadata) }),
    ...(fields.preferred_locales && { locales: fields.preferred_locales }),
    ...(method !== undefined && { paymentMethod: method }),
  };
}

/** @returns metadata with changes applied; an empty value removes its key */
export function mergeMetadata(
  before: CustomerRow["metadata"],
  change: CustomerRow["metadata"],
): CustomerRow["metadata"] {
  return Object.fromEntries(Object.entries({ ...before, ...change }).filter(([, value]) => value !== ""));
}

/** @throws StripeProblem for another customer's payment method */
export function ownMethod(account: Account, { id }: CustomerRow, method: string): void {
  if (demand(account, "paymentMethod", method).customer !== id)
    throw invalid(`The customer does not have a payment method with the ID ${method}.`, "payment_method");
}

/** @throws StripeProblem 404 for a missing or deleted one */
export function liveCustomer(account: Account, id: string, param = "customer"): CustomerRow {
  const row = demand(account, "customer", id, param);
  if (row.isDeleted) throw invalid(`No such customer: '${id}'`, param, "resource_missing");
  return row;
}

export const CUSTOMER_CALLS = [
  call(
    "POST",
    "/v1/customers",
    { ...FIELDS, tax_id_data: z.array(z.strictObject(TAX_ID)).default([]) },
    (account, { tax_id_data, ...fields }) => {
      const row = changed(account, newCustomer(account.now()), fields);
      row.taxIds = tax_id_data.map((one) => ({ ...one, id: newStripeId("taxId"), created: account.now() }));
      account.store.put("customer", row);
      return presentCustomer(row);
    },
  ),
  call("GET", "/v1/customers", LISTED, ({ store }, { email, created, ...paging }) => {
    const since = created?.gte ?? 0;
    const rows = store
      .list("customer")
      .filter((row) => !row.isDeleted && row.created >= since && (!email || row.email === email));
    return pageOf("/v1/customers", rows, paging, presentCustomer);
  }),
  call(
    "GET",
    "/v1/customers/search",
    { query: TEXT, limit: LISTING.limit },
    ({ store }, { query, limit }) => {
      const [, key = "", value] = /^metadata\['(\w+)'\]:'([^']+)'$/.exec(query) ?? [];
      if (value === undefined) throw invalid("We were unable to parse your search query.", "query");
      const rows = store.list("customer").filter((row) => !row.isDeleted && row.metadata[key] === value);
      const { data, has_more } = pageOf("/v1/customers/search", rows, { limit }, presentCustomer);
      return { object: "search_result", data, has_more, next_page: null, url: "/v1/customers/search" };
    },
  ),
  call("GET", "/v1/customers/:id", {}, (account, _, [id = ""]) => {
    const row = demand(account, "customer", id);
    return row.isDeleted ? presentDeletedCustomer(row) : presentCustomer(row);
  }),
  call("POST", "/v1/customers/:id", FIELDS, (account, fields, [id = ""]) => {
    const row = changed(account, liveCustomer(account, id, "id"), fields);
    account.store.put("customer", row);
    return presentCustomer(row);
  }),
  call("DELETE", "/v1/customers/:id", {}, (account, _, [id = ""]) => {
    const row = liveCustomer(account, id, "id");
    for (const subscription of account.store.list("subscription", id))
      if (subscription.endedAt === null) endSubscription(account, subscription, "cancellation_requested");
    account.store.put("customer", { ...row, isDeleted: true, email: null, name: null, metadata: {} });
    return presentDeletedCustomer(row);
  }),
  call("GET", "/v1/customers/:id/tax_ids", LISTING, (account, _, [id = ""]) => {
    const row = liveCustomer(account, id, "id");
    return wholeList(
      `/v1/customers/${id}/tax_ids`,
      row.taxIds.map((one) => presentTaxId(one, row)),
    );
  }),
  call("POST", "/v1/customers/:id/tax_ids", TAX_ID, (account, input, [id = ""]) => {
    const row = liveCustomer(account, id, "id");
    const made = { ...input, id: newStripeId("taxId"), created: account.now() };
    row.taxIds.push(made);
    account.store.put("customer", row);
    return presentTaxId(made, row);
  }),
  call("DELETE", "/v1/customers/:id/tax_ids/:tax", {}, (account, _, [id = "", tax = ""]) => {
    const row = liveCustomer(account, id, "id");
    row.taxIds = row.taxIds.filter((one) => one.id !== tax);
    account.store.put("customer", row);
    return { id: tax, object: "tax_id", deleted: true };
  }),
  call("GET", "/v1/customers/:id/payment_methods", LISTING, (account, paging, [id = ""]) => {
    const rows = account.store.list("paymentMethod", liveCustomer(account, id, "id").id);
    return pageOf(`/v1/customers/${id}/payment_methods`, rows, paging, presentPaymentMethod);
  }),
];
