import { MAX_EVENT_BYTES } from "~/domain/billing/events";
import { AppError } from "~/domain/errors";
import { withLimitedBody } from "~/server/http/body-limit.server";
import type { Platform } from "~/server/platform/platform.server";
import { takeEvent } from "~/server/services/billing/take-event.server";

/** The endpoint for Stripe's events; not in the reference, and outside the edge rate limit. */
export const STRIPE_WEBHOOK = "/webhooks/stripe";

/** @returns 200 for every accepted event, also of an unused type; Stripe redelivers after any other status */
export async function respondToStripe(request: Request, platform: Platform): Promise<Response> {
  if (request.method !== "POST") throw new AppError("method_not_allowed");
  const limited = await withLimitedBody(request, MAX_EVENT_BYTES);
  const signature = request.headers.get("Stripe-Signature");
  await takeEvent(platform, { body: await limited.text(), signature });
  return new Response(null, { status: 200 });
}
