import { z } from "zod";
import { type Account, demand } from "../account";
import { presentInvoice } from "../objects/invoice";
import { invalid, StripeProblem } from "../problem";
import type { InvoiceRow, SubscriptionRow } from "../rows";
import { changeLines } from "../rules/proration";
import { renewalInvoice } from "../rules/renew";
import { linesOf, updateInvoice } from "../rules/update-items";
import { call, FLAG, METADATA, TEXT, WHOLE } from "./call";
import { changeOf, ITEMS, prorationDate } from "./item-change";

const DETAILS = z.strictObject({
  items: ITEMS.optional(),
  proration_behavior: z.enum(["always_invoice", "create_prorations", "none"]).default("create_prorations"),
  proration_date: WHOLE.optional(),
  cancel_at_period_end: FLAG.optional(),
  cancel_now: FLAG.optional(),
  metadata: METADATA.optional(),
});

type Details = z.output<typeof DETAILS>;

const NONE: Details = { proration_behavior: "create_prorations" };

/** @returns the invoice that a change would make now, or else the next one */
function preview(account: Account, row: SubscriptionRow, details: Details): InvoiceRow {
  const at = prorationDate(account, row, details.proration_date);
  if (details.cancel_now) return cancelPreview(account, row, at);
  const change = details.items && changeOf(account, row, details.items, at);
  if (!change) return upcoming(account, row, details);
  const { lines, isInvoiced } = linesOf(account, row, change, details.proration_behavior);
  if (isInvoiced) return updateInvoice(account, row, change, [...row.waitingLines, ...lines], "upcoming");
  const { price, quantity } = change;
  const waitingLines = [...row.waitingLines, ...lines];
  return upcoming(account, { ...row, waitingLines, item: { ...row.item, price, quantity } }, details);
}

function upcoming(account: Account, row: SubscriptionRow, details: Details): InvoiceRow {
  const isEnding = row.cancelAt !== null && row.cancelAt <= row.periodEnd;
  if (row.endedAt !== null || (details.cancel_at_period_end ?? isEnding))
    throw new StripeProblem(
      404,
      "invalid_request_error",
      `No upcoming invoices for customer: ${row.customer}`,
      { code: "invoice_upcoming_none" },
    );
  return renewalInvoice(account, row, "upcoming").invoice;
}

/** What is given back for the rest of the period. */
function cancelPreview(account: Account, row: SubscriptionRow, at: number): InvoiceRow {
  const none = { price: row.item.price, quantity: 0, at };
  const lines = changeLines(row, none, []).filter(({ credited }) => credited !== null);
  return updateInvoice(account, row, { at }, [...row.waitingLines, ...lines], "upcoming");
}

export const PREVIEW_CALLS = [
  call(
    "POST",
    "/v1/invoices/create_preview",
    {
      customer: TEXT.optional(),
      subscription: TEXT.optional(),
      schedule: TEXT.optional(),
      subscription_details: DETAILS.optional(),
      automatic_tax: z.strictObject({ enabled: FLAG }).optional(),
      preview_mode: z.enum(["next", "recurring"]).optional(),
    },
    (account, { customer, subscription, schedule, subscription_details: details = NONE }) => {
      const id = subscription ?? (schedule && demand(account, "schedule", schedule, "schedule").subscription);
      const own = customer === undefined ? [] : account.store.list("subscription", customer);
      const row =
        id === undefined
          ? own.find(({ endedAt }) => endedAt === null)
          : demand(account, "subscription", id, "subscription");
      if (!row) throw invalid("A preview of the sandbox is of a subscription: name it.", "subscription");
      if (customer !== undefined && row.customer !== customer)
        throw invalid(`The subscription ${row.id} is of another customer.`, "subscription");
      const invoice = preview(account, row, details);
      return presentInvoice({ ...invoice, id: `upcoming_${invoice.id}` }, account.pages);
    },
  ),
];
