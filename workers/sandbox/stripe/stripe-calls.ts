import { isApi } from "./api";
import { STRIPE_PAGES } from "./pages/pages";
import type { StripeSandbox } from "./stripe-sandbox";

/** What may move the clock: the control, and the operators' desk. */
const CLOCK = /^\/(?:dev\/stripe\/advance|stripe)(?:\/|$)/;

/** @returns whether a request may have moved the clock */
export const mayAdvance = ({ method, url }: Request) =>
  method === "POST" && CLOCK.test(new URL(url).pathname);

/**
 * Stripe's stand-in: its API at Stripe's host and its own, its pages, and the controls at `/dev/stripe`.
 * @returns its response, or null for other requests
 */
export async function respondToStripe(
  request: Request,
  stripe: DurableObjectStub<StripeSandbox>,
): Promise<Response | null> {
  const { pathname } = new URL(request.url);
  const isAsked = isApi(request) || pathname.startsWith("/dev/stripe/") || STRIPE_PAGES.test(pathname);
  return isAsked ? stripe.fetch(request) : null;
}
