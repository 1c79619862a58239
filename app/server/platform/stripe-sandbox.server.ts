/** What the stand-in of Stripe in workers/sandbox takes as a key, and signs its events with. */
export const SANDBOX_STRIPE_KEY = "sk_test_sandbox";
export const SANDBOX_WEBHOOK_SECRET = "whsec_sandbox";

/** The version of Stripe's API that the client asks for, and that events have. */
export const STRIPE_API_VERSION = "2026-10-28.endive";
