import type { InvoiceRow, Kind, Rows, ScheduleRow, SessionRow, SubscriptionRow } from "./rows";

/** How long before a renewal `invoice.upcoming` is sent. */
export const UPCOMING_SECONDS = 7 * 86_400;

/** @returns when a row is due automatically, in seconds; null if it waits for a user */
export function dueAt<K extends Kind>(kind: K, row: Rows[K]): number | null {
  const due = DUE[kind];
  return due ? due(row) : null;
}

const DUE: { [K in Kind]?: (row: Rows[K]) => number | null } = {
  session: ({ status, expiresAt }: SessionRow) => (status === "open" ? expiresAt : null),
  subscription: subscriptionDueAt,
  schedule: ({ status, phases }: ScheduleRow) => (status === "active" ? (phases.at(-1)?.end ?? null) : null),
  invoice: ({ status, finalizesAt, nextAttempt }: InvoiceRow) =>
    status === "draft" ? finalizesAt : status === "open" ? nextAttempt : null,
};

function subscriptionDueAt(row: SubscriptionRow): number | null {
  const { status, cancelAt, pending, periodEnd, toldOf } = row;
  if (status === "canceled" || status === "incomplete_expired") return null;
  const isEnding = cancelAt !== null && cancelAt <= periodEnd;
  const upcoming = toldOf === periodEnd || isEnding ? periodEnd : periodEnd - UPCOMING_SECONDS;
  return Math.min(
    upcoming,
    cancelAt ?? Number.POSITIVE_INFINITY,
    pending?.expiresAt ?? Number.POSITIVE_INFINITY,
  );
}
