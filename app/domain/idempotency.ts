import { z } from "zod";
import { LIMITS } from "~/domain/limits";

/** Value of an `Idempotency-Key` header: any printable ASCII, made by the client. */
export const idempotencyKeySchema = z.string().regex(/^[\x21-\x7E]{1,255}$/, "invalidFormat");

/** When the response stored for a key expires. */
export function idempotencyExpiry(now: Date): Date {
  return new Date(now.getTime() + LIMITS.idempotencyHours * 60 * 60 * 1000);
}
