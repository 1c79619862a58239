import Stripe from "stripe";
import { MINUTE_MS } from "~/domain/durations";
import { AppError } from "~/domain/errors";
import { newId } from "~/domain/ids";
import { writeAll } from "~/server/data/batch.server";
import { closeCommand, findOpenCommand, openCommand } from "~/server/data/billing-customers.server";
import type { Platform } from "~/server/platform/platform.server";

/** Longer than any call to Stripe takes with its retries: a command this old was interrupted. */
export const CUT_OFF_MS = 2 * MINUTE_MS;

/**
 * Runs a command at Stripe: one at a time per account, with a key of its own, so that an automatic retry is idempotent.
 * @param ask makes the calls; its key is for their idempotency keys
 * @throws AppError conflict (billingBusy) while another one of the account is under way; unavailable where Stripe
 *   cannot be reached; conflict (billingRefused) where it refuses
 */
export async function runCommand<T>(
  platform: Platform,
  userId: string,
  kind: string,
  input: object,
  ask: (key: string) => Promise<T>,
): Promise<T> {
  const id = newId("bcm");
  const now = platform.realNow();
  const row = { id, userId, kind, input, isOpen: true, createdAt: now, finishedAt: null };
  if (!(await open(platform, row)))
    throw new AppError("conflict", { messageKey: "billingBusy", retryAfter: 5 });
  try {
    return await ask(id);
  } catch (error) {
    throw told(error);
  } finally {
    await writeAll(platform.db, [closeCommand(platform.db, id, platform.realNow())]);
  }
}

async function open(
  { db, realNow: now }: Platform,
  row: Parameters<typeof openCommand>[0],
): Promise<boolean> {
  const [first] = await writeAll(db, [openCommand(row)]);
  if (first) return true;
  const other = await findOpenCommand(db, row.userId);
  if (other && now().getTime() - other.createdAt.getTime() < CUT_OFF_MS) return false;
  const results = await writeAll(db, [
    ...(other ? [closeCommand(db, other.id, now())] : []),
    openCommand(row),
  ]);
  return results.at(-1) === 1;
}

/** Stripe's error, as one of ours: its own message may contain ids. */
export function told(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  if (error instanceof Stripe.errors.StripeCardError) {
    return new AppError("conflict", { messageKey: "paymentDeclined", cause: error });
  }
  const isPassing =
    error instanceof Stripe.errors.StripeConnectionError ||
    error instanceof Stripe.errors.StripeAPIError ||
    error instanceof Stripe.errors.StripeRateLimitError;
  if (isPassing) return new AppError("unavailable", { messageKey: "billingUnavailable", cause: error });
  return new AppError("conflict", { messageKey: "billingRefused", cause: error });
}
