import type { UserActor } from "~/domain/accounts/actor";
import { amountOf } from "~/domain/billing/amounts";
import { INVOICE_STATUSES, type InvoiceView } from "~/domain/billing/view";
import { AppError } from "~/domain/errors";
import { assertCan, ownOf } from "~/domain/permissions";
import { findInvoice, type InvoiceRow, listInvoiceRows } from "~/server/data/subscriptions.server";
import { readInvoiceFile } from "~/server/platform/invoice-file.server";
import type { Platform } from "~/server/platform/platform.server";
import { consumeLimit } from "~/server/platform/rate-limits.server";
import { cutList, type ListInput } from "~/server/services/cursor.server";

/** The actor's invoices, newest first. */
export async function listInvoices(
  platform: Platform,
  actor: UserActor,
  { limit, after }: ListInput,
): Promise<{ items: InvoiceView[]; next?: string }> {
  assertCan(actor, "view", ownOf(actor, "plan"));
  const rows = await listInvoiceRows(platform.db, actor.userId, limit + 1, after);
  const { shown, ...rest } = cutList(rows, limit);
  return { items: shown.map(presentInvoice), ...rest };
}

/**
 * @returns an invoice's PDF
 * @throws AppError not_found for one that is somebody else's, or has none; unavailable
 */
export async function getInvoiceFile(platform: Platform, actor: UserActor, id: string): Promise<Uint8Array> {
  assertCan(actor, "view", ownOf(actor, "plan"));
  const invoice = await findInvoice(platform.db, actor.userId, id);
  if (!invoice?.pdfUrl) throw new AppError("not_found");
  await consumeLimit(platform, "billing", actor.userId);
  return readInvoiceFile(platform, invoice.pdfUrl);
}

function presentInvoice({ id, number, createdAt, amount, currency, status, url }: InvoiceRow): InvoiceView {
  return {
    id,
    ...(number && { number }),
    date: createdAt.toISOString(),
    amount: amountOf(amount, currency),
    currency: currency.toUpperCase(),
    status: INVOICE_STATUSES.find((known) => known === status) ?? "draft",
    ...(url && { invoiceUrl: url }),
  };
}
