import { cancelStatement } from "./cancel-statement.ts";
import { EMAIL } from "./suspend-statement.ts";

const MAX_SEATS = 10_000;

/**
 * @returns the SQL that gives an account a plan for life, or ends it; it returns the account's id, if there is one.
 * {@link endRenewalStatement} ends the account's paid subscription beside it.
 * @throws Error if the address is invalid, or seats are not a number from 1 to 10,000
 */
export function lifetimeStatement(account: string, seats: number, isTaken: boolean): string {
  const email = account.toLowerCase();
  if (!EMAIL.test(email)) throw new Error(`"${account}" is no e-mail address`);
  if (isTaken)
    return `UPDATE entitlements SET status = 'expired', ends_at = unixepoch() * 1000, updated_at = unixepoch() * 1000 WHERE status = 'lifetime' AND user_id = (SELECT id FROM users WHERE email = '${email}') RETURNING user_id AS id`;
  if (!Number.isInteger(seats) || seats < 1 || seats > MAX_SEATS)
    throw new Error(`seats are a number from 1 to ${MAX_SEATS}`);
  return `INSERT INTO entitlements (user_id, plan, status, seats, updated_at) SELECT id, 'pro', 'lifetime', ${seats}, unixepoch() * 1000 FROM users WHERE email = '${email}' ON CONFLICT (user_id) DO UPDATE SET plan = 'pro', status = 'lifetime', cycle = NULL, seats = excluded.seats, ends_at = NULL, updated_at = excluded.updated_at RETURNING user_id AS id`;
}

/**
 * @param account an address that {@link lifetimeStatement} took
 * @returns the SQL that enqueues the job by which open Checkouts of an account are over, and a subscription ends with the
 * period that is paid for; the watchdog finds it within a minute
 */
export function endRenewalStatement(account: string): string {
  const email = account.toLowerCase();
  if (!EMAIL.test(email)) throw new Error(`"${account}" is no e-mail address`);
  return cancelStatement(`user_id = (SELECT id FROM users WHERE email = '${email}')`, "renewals");
}
