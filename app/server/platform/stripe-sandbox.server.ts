/** The key that the Stripe stand-in in workers/sandbox accepts, and the secret of its events. */
export const SANDBOX_STRIPE_KEY = "sk_test_sandbox";
export const SANDBOX_WEBHOOK_SECRET = "whsec_sandbox";

/** The version of Stripe's API for the client and for events. */
export const STRIPE_API_VERSION = "2026-10-28.endive";
