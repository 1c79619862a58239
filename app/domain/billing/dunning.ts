import { DAY_MS, HOUR_MS } from "~/domain/durations";
import type { SubscriptionRecord } from "./subscription-record";

/** How often a payment is tried in all and over how long, as Stripe is set up (docs/deployment.md); then the plan ends. */
const TRIES = 4;
const DUNNING_MS = 7 * DAY_MS;

/** How long an invoice is a draft before it is tried first. */
const DRAFT_MS = HOUR_MS;

/** The state of a failed payment. Instants are milliseconds since the epoch. */
export interface Dunning {
  attempt: "first" | "second" | "last";
  /** Remaining attempts. */
  triesLeft: number;
  /** When the plan ends at the latest if none of them succeeds; unknown without further attempts. */
  endsAt?: number;
}

/** @returns what becomes of the plan of an invoice that could not be paid; before the last try it is the last notice */
export function dunningOf(
  { attempts, nextAttemptAt }: NonNullable<SubscriptionRecord["openInvoice"]>,
  { periodStartsAt }: Pick<SubscriptionRecord, "periodStartsAt">,
): Dunning {
  if (nextAttemptAt === undefined) return { attempt: "last", triesLeft: 0 };
  const triesLeft = Math.max(1, TRIES - attempts);
  if (triesLeft === 1) return { attempt: "last", triesLeft, endsAt: nextAttemptAt };
  const endsAt = Math.max(nextAttemptAt, periodStartsAt + DRAFT_MS + DUNNING_MS);
  return { attempt: attempts === 1 ? "first" : "second", triesLeft, endsAt };
}
