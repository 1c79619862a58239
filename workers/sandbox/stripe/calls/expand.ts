import type { Account } from "../account";
import { couponOf, PRODUCT, priceKeyOf } from "../catalog";
import { presentCustomer, presentDeletedCustomer, presentTaxId } from "../objects/customer";
import { presentCoupon, presentDiscount, presentPromotionCode } from "../objects/discount";
import { presentInvoice } from "../objects/invoice";
import { wholeList } from "../objects/list";
import { presentCharge, presentInvoicePayment, presentPaymentIntent } from "../objects/payment";
import { presentPaymentMethod } from "../objects/payment-method";
import { presentPrice, presentProduct } from "../objects/price";
import { presentSchedule } from "../objects/schedule";
import { presentLineItem, presentSession } from "../objects/session";
import { presentSubscription } from "../objects/subscription";
import { invalid } from "../problem";

type Json = Record<string, unknown>;

const isJson = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const MAX_DEPTH = 4;

/**
 * Puts objects in the place of ids, as `expand` names them: `customer`, `data.latest_invoice.payments`.
 * @throws StripeProblem 400 for what cannot be expanded
 */
export function expandAll(account: Account, object: object, paths: string[]): unknown {
  let expanded: unknown = object;
  for (const path of paths) {
    const names = path.split(".");
    if (names.length > MAX_DEPTH)
      throw invalid(`You cannot expand more than ${MAX_DEPTH} levels of a property.`, "expand");
    expanded = expandOne(account, expanded, names, path);
  }
  return expanded;
}

function expandOne(account: Account, value: unknown, names: string[], path: string): unknown {
  if (Array.isArray(value)) return value.map((one) => expandOne(account, one, names, path));
  const object = typeof value === "string" ? objectOf(account, value) : value;
  const [name, ...rest] = names;
  if (name === undefined) return object;
  if (object === null || object === undefined) return object;
  if (!isJson(object)) throw unexpandable(path);
  const field = name in object ? object[name] : hidden(account, object, name);
  if (field === undefined) throw unexpandable(path);
  return { ...object, [name]: expandOne(account, field, rest, path) };
}

const unexpandable = (path: string) =>
  invalid(`This property cannot be expanded (${path}).`, "expand", "property_not_expandable");

/** Parts of an object that are only present when expanded. */
function hidden(account: Account, object: Json, name: string): unknown {
  const { store } = account;
  const id = String(object.id);
  const kind = `${object.object}.${name}`;
  if (kind === "invoice.payments") {
    const invoice = store.find("invoice", id);
    const intent = invoice?.paymentIntent ? store.find("paymentIntent", invoice.paymentIntent) : undefined;
    const payments = invoice && intent ? [presentInvoicePayment(invoice, intent)] : [];
    return wholeList(`/v1/invoice_payments?invoice=${id}`, payments);
  }
  if (kind === "invoice.confirmation_secret") {
    const intent = store.find("invoice", id)?.paymentIntent;
    return intent ? { client_secret: `${intent}_secret_sandbox`, type: "payment_intent" } : null;
  }
  if (kind === "checkout.session.line_items")
    return wholeList(`/v1/checkout/sessions/${id}/line_items`, [presentLineItem(store.get("session", id))]);
  if (kind === "customer.subscriptions") {
    const live = store.list("subscription", id).filter(({ endedAt }) => endedAt === null);
    return wholeList(`/v1/customers/${id}/subscriptions`, live.map(presentSubscription));
  }
  if (kind === "customer.tax_ids") {
    const customer = store.get("customer", id);
    return wholeList(
      `/v1/customers/${id}/tax_ids`,
      customer.taxIds.map((one) => presentTaxId(one, customer)),
    );
  }
  return undefined;
}

/** @returns the object of an id; the id itself if there is none */
function objectOf(account: Account, id: string): unknown {
  const { store, pages } = account;
  const prefix = /^(cs_test|sub_sched|[a-z]+)_/.exec(id)?.[1] ?? "";
  const present: Record<string, () => object | undefined> = {
    cus: () => {
      const row = store.find("customer", id);
      return row && (row.isDeleted ? presentDeletedCustomer(row) : presentCustomer(row));
    },
    pm: () => found(store.find("paymentMethod", id), presentPaymentMethod),
    sub: () => found(store.find("subscription", id), presentSubscription),
    sub_sched: () => found(store.find("schedule", id), (row) => presentSchedule(row, account.now())),
    in: () => found(store.find("invoice", id), (row) => presentInvoice(row, pages)),
    pi: () => found(store.find("paymentIntent", id), presentPaymentIntent),
    ch: () => found(store.find("charge", id), presentCharge),
    di: () => found(store.find("discount", id), presentDiscount),
    cs_test: () =>
      found(store.find("session", id), (row) =>
        presentSession(row, row.customer === null ? undefined : store.find("customer", row.customer), pages),
      ),
    coupon: () => found(couponOf(id), presentCoupon),
    promo: () => found(couponOf(id), presentPromotionCode),
    price: () => found(priceKeyOf(id), presentPrice),
    prod: () => (id === PRODUCT.id ? presentProduct() : undefined),
  };
  return present[prefix]?.() ?? id;
}

const found = <R>(row: R | undefined, present: (row: R) => object) =>
  row === undefined ? undefined : present(row);
