import { DAY_MS } from "~/domain/durations";

/** Notice period before contacts are deleted. */
export const NOTICE_MS = 28 * DAY_MS;

/** Retention of the evidence of a withdrawal. */
export const WITHDRAWAL_MONTHS = 36;

/** @returns the first instant of the month that is `months` after that of `at`, in UTC */
export function monthStart(at: Date, months = 0): Date {
  return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + months, 1));
}

/** A month's contacts are deleted in one batch, identified by the first day of the month. */
export const batchOf = (start: Date): string => start.toISOString().slice(0, 10);

/** Contacts last met before this are deleted with a batch. */
export const cutoffOf = (batch: string, months: number): Date => monthStart(new Date(batch), -months);

/** When the contacts of a batch are deleted if their owner is notified at `now`. */
export function deletionOf(batch: string, now: Date): Date {
  return new Date(Math.max(Date.parse(batch), now.getTime() + NOTICE_MS));
}
