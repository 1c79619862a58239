import { type Account, newStripeId } from "../account";
import { invoiceAmounts } from "../objects/invoice-amounts";
import type { CustomerRow, InvoiceRow, LineRow, SubscriptionRow } from "../rows";

export interface InvoiceDraft {
  reason: InvoiceRow["reason"];
  lines: Omit<LineRow, "id">[];
  discounts: string[];
  periodStart: number;
  periodEnd: number;
  prorationDate: number | null;
  /** When it is finalized by itself. */
  finalizesAt: number | null;
}

/** @returns a draft, not stored yet */
export function draftInvoice(account: Account, row: SubscriptionRow, draft: InvoiceDraft): InvoiceRow {
  const customer = account.store.get("customer", row.customer);
  const { reason, discounts, periodStart, periodEnd, prorationDate, finalizesAt } = draft;
  return {
    id: newStripeId("invoice"),
    created: account.now(),
    customer: row.customer,
    subscription: row.id,
    metadata: row.metadata,
    prorationDate,
    reason,
    status: "draft",
    number: null,
    lines: draft.lines.map((line) => ({ ...line, id: newStripeId("line") })),
    discounts,
    periodStart,
    periodEnd,
    attempts: 0,
    firstFailedAt: null,
    nextAttempt: null,
    isAutomatic: true,
    finalizesAt,
    finalizedAt: null,
    paidAt: null,
    voidedAt: null,
    startingBalance: customer.balance,
    endingBalance: null,
    paymentIntent: null,
    billed: billedOf(customer),
    hasTax: row.hasTax,
  };
}

const billedOf = ({ email, name, businessName, address, taxIds }: CustomerRow): InvoiceRow["billed"] => ({
  email,
  name: businessName ?? name,
  address,
  taxIds: taxIds.map(({ type, value }) => ({ type, value })),
});

/** Gives an invoice its number, applies the customer's credit balance, and creates its payment. */
export function finalizeInvoice(account: Account, row: InvoiceRow): void {
  const { store } = account;
  const now = account.now();
  const customer = store.get("customer", row.customer);
  row.billed = billedOf(customer);
  row.startingBalance = customer.balance;
  row.number = `${customer.invoicePrefix}-${String(customer.nextNumber).padStart(4, "0")}`;
  row.status = "open";
  row.finalizedAt = now;
  row.finalizesAt = null;
  const { total, due } = invoiceAmounts(row);
  row.endingBalance = total + row.startingBalance - due;
  customer.nextNumber += 1;
  customer.balance = row.endingBalance;
  store.put("customer", customer);
  const intent = newStripeId("paymentIntent");
  row.paymentIntent = intent;
  store.put("paymentIntent", {
    id: intent,
    created: now,
    customer: row.customer,
    invoice: row.id,
    amount: due,
    status: "requires_payment_method",
    paymentMethod: null,
    charge: null,
    failure: null,
  });
  store.put("invoice", row);
}
