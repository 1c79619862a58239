import type { UserActor } from "~/domain/accounts/actor";
import { amountOf } from "~/domain/billing/amounts";
import { entitlementOf, isTerminated } from "~/domain/billing/entitlement";
import { isLive } from "~/domain/billing/subscription-status";
import { INVOICE_STATUSES, type InvoiceView } from "~/domain/billing/view";
import { AppError } from "~/domain/errors";
import { assertCan, ownOf } from "~/domain/permissions";
import {
  findInvoice,
  type InvoiceRow,
  listInvoiceRows,
  listSubscriptions,
} from "~/server/data/subscriptions.server";
import { findEntitlement } from "~/server/data/users.server";
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
  const { db } = platform;
  const rows = await listInvoiceRows(db, actor.userId, limit + 1, after);
  const { shown, ...rest } = cutList(rows, limit);
  const isOpen = shown.some(({ status }) => status === "open");
  const isPayable = isOpen && (await isRunning(platform, actor.userId));
  return { items: shown.map((row) => presentInvoice(row, isPayable)), ...rest };
}

/** Whether an open invoice would still buy something. */
async function isRunning({ db, now }: Platform, userId: string): Promise<boolean> {
  const [stored, subscriptions] = await Promise.all([
    findEntitlement(db, userId),
    listSubscriptions(db, userId),
  ]);
  return subscriptions.some(isLive) && !isTerminated(entitlementOf(stored), now());
}

/**
 * @returns an invoice's PDF, named by its number
 * @throws AppError not_found for another user's invoice, or one without a PDF; unavailable
 */
export async function getInvoiceFile(
  platform: Platform,
  actor: UserActor,
  id: string,
): Promise<{ name: string; bytes: Uint8Array }> {
  assertCan(actor, "view", ownOf(actor, "plan"));
  const invoice = await findInvoice(platform.db, actor.userId, id);
  if (!invoice?.pdfUrl) throw new AppError("not_found");
  await consumeLimit(platform, "billing", actor.userId);
  const name = `${(invoice.number ?? id).replace(/[^\w-]/g, "_")}.pdf`;
  return { name, bytes: await readInvoiceFile(platform, invoice.pdfUrl) };
}

/** @param isPayable whether an open one can be paid: after the plan's end it counts as unpaid */
function presentInvoice(row: InvoiceRow, isPayable: boolean): InvoiceView {
  const { id, number, createdAt, amount, currency, url } = row;
  const isLeft = row.status === "open" && !isPayable;
  const status = isLeft ? "uncollectible" : row.status;
  return {
    id,
    ...(number && { number }),
    date: createdAt.toISOString(),
    amount: amountOf(amount, currency),
    currency: currency.toUpperCase(),
    status: INVOICE_STATUSES.find((known) => known === status) ?? "draft",
    ...(row.refunded > 0 && { refunded: amountOf(row.refunded, currency) }),
    ...(url && !isLeft && status !== "void" && { invoiceUrl: url }),
  };
}
