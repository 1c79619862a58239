import type { Account } from "../account";
import type { InvoiceRow } from "../rows";

/** Voids an open invoice and its payment. */
export function voidInvoice({ store, now }: Account, invoice: InvoiceRow): void {
  store.put("invoice", { ...invoice, status: "void", voidedAt: now(), nextAttempt: null });
  if (!invoice.paymentIntent) return;
  const intent = store.get("paymentIntent", invoice.paymentIntent);
  store.put("paymentIntent", { ...intent, status: "canceled" });
}
