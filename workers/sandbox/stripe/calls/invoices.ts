import { z } from "zod";
import { type Account, demand } from "../account";
import { presentInvoice } from "../objects/invoice";
import { invoiceAmounts } from "../objects/invoice-amounts";
import { presentLine } from "../objects/invoice-line";
import { pageOf } from "../objects/page";
import { presentInvoicePayment } from "../objects/payment";
import { invalid } from "../problem";
import type { InvoiceRow } from "../rows";
import { finalizeInvoice } from "../rules/make-invoice";
import { cardProblem, methodOf, payInvoice } from "../rules/pay-invoice";
import { expirePending } from "../rules/run-due";
import { voidInvoice } from "../rules/void-invoice";
import { call, FLAG, LISTING, TEXT } from "./call";
import { ownMethod } from "./customers";

const present = (account: Account, id: string) =>
  presentInvoice(account.store.get("invoice", id), account.pages);

function demandOpen(account: Account, id: string, what: string): InvoiceRow {
  const row = demand(account, "invoice", id, "invoice");
  if (row.status === "paid" && what === "pay")
    throw invalid("Invoice is already paid", undefined, "invoice_already_paid");
  if (row.status === "open" || (row.status === "draft" && what === "pay")) return row;
  throw invalid(
    `You can only ${what} open invoices: this one is ${row.status}.`,
    undefined,
    "invoice_not_editable",
  );
}

export const INVOICE_CALLS = [
  call(
    "GET",
    "/v1/invoices",
    {
      ...LISTING,
      customer: TEXT.optional(),
      subscription: TEXT.optional(),
      status: z.enum(["draft", "open", "paid", "uncollectible", "void"]).optional(),
    },
    ({ store, pages }, { customer, subscription, status, ...paging }) => {
      const rows = store
        .list("invoice", customer)
        .filter(
          (row) => (!status || row.status === status) && (!subscription || row.subscription === subscription),
        );
      return pageOf("/v1/invoices", rows, paging, (row) => presentInvoice(row, pages));
    },
  ),
  call("GET", "/v1/invoices/:id", {}, (account, _, [id = ""]) =>
    presentInvoice(demand(account, "invoice", id, "invoice"), account.pages),
  ),
  call("GET", "/v1/invoices/:id/lines", LISTING, (account, paging, [id = ""]) => {
    const row = demand(account, "invoice", id, "invoice");
    return pageOf(`/v1/invoices/${id}/lines`, row.lines, paging, (line) => presentLine(line, row));
  }),
  call(
    "POST",
    "/v1/invoices/:id/pay",
    { payment_method: TEXT.optional(), off_session: FLAG.optional() },
    (account, { payment_method: wanted }, [id = ""]) => {
      const row = demandOpen(account, id, "pay");
      if (row.status === "draft") finalizeInvoice(account, row);
      if (wanted) ownMethod(account, account.store.get("customer", row.customer), wanted);
      const method = wanted ? account.store.get("paymentMethod", wanted) : methodOf(account, row);
      const attempt = payInvoice(account, account.store.get("invoice", id), { method });
      return attempt.outcome === "succeed" ? present(account, id) : cardProblem(attempt);
    },
  ),
  call("POST", "/v1/invoices/:id/void", {}, (account, _, [id = ""]) => {
    const row = demandOpen(account, id, "void");
    const subscription = account.store.get("subscription", row.subscription);
    if (subscription.pending?.invoice === id) expirePending(account, subscription);
    else voidInvoice(account, row);
    return present(account, id);
  }),
  call("POST", "/v1/invoices/:id/mark_uncollectible", {}, (account, _, [id = ""]) => {
    const row = demandOpen(account, id, "mark as uncollectible");
    account.store.put("invoice", { ...row, status: "uncollectible", nextAttempt: null });
    return present(account, id);
  }),
  call("POST", "/v1/invoices/:id/finalize", {}, (account, _, [id = ""]) => {
    const row = demand(account, "invoice", id, "invoice");
    if (row.status !== "draft")
      throw invalid("This invoice is already finalized", undefined, "invoice_not_editable");
    finalizeInvoice(account, row);
    return present(account, id);
  }),
  call(
    "GET",
    "/v1/invoice_payments",
    { ...LISTING, invoice: TEXT.optional(), status: z.enum(["open", "paid", "canceled"]).optional() },
    ({ store }, { invoice, status, ...paging }) => {
      const found = invoice === undefined ? undefined : store.find("invoice", invoice);
      const rows = found ? [found] : invoice === undefined ? store.list("invoice") : [];
      const payments = rows
        .filter(({ paymentIntent }) => paymentIntent !== null)
        .map((row) => presentInvoicePayment(row, store.get("paymentIntent", row.paymentIntent ?? "")))
        .filter((payment) => status === undefined || payment.status === status);
      return pageOf("/v1/invoice_payments", payments, paging, (payment) => payment);
    },
  ),
];

/** @returns whether something of an invoice is left to pay */
export const isPayable = (row: InvoiceRow) => row.status === "open" && invoiceAmounts(row).due > 0;
