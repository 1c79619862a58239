import { DAY_MS } from "~/domain/durations";

/** For so long an owner knows before contacts are deleted. */
export const NOTICE_MS = 28 * DAY_MS;

/** Evidence that somebody withdrew is stored for so long. */
export const WITHDRAWAL_MONTHS = 36;

/** @returns the first instant of the month that is `months` after that of `at`, in UTC */
export function monthStart(at: Date, months = 0): Date {
  return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + months, 1));
}

/** A month's contacts are deleted together: its name is its first day. */
export const batchOf = (start: Date): string => start.toISOString().slice(0, 10);

/** Whose last meeting was before this is deleted with a batch. */
export const cutoffOf = (batch: string, months: number): Date => monthStart(new Date(batch), -months);

/** When the contacts of a batch are deleted that an owner is told of at `now`. */
export function deletionOf(batch: string, now: Date): Date {
  return new Date(Math.max(Date.parse(batch), now.getTime() + NOTICE_MS));
}
