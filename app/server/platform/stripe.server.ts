import Stripe from "stripe";
import { AppError } from "~/domain/errors";
import type { Platform } from "./platform.server";
import { SANDBOX_STRIPE_KEY, SANDBOX_WEBHOOK_SECRET, STRIPE_API_VERSION } from "./stripe-sandbox.server";

const TIMEOUT_MS = 10_000;
const RETRIES = 2;

/**
 * @returns Stripe's client: of the account whose key is configured, in development without one of the sandbox
 * @throws AppError `unavailable` outside development without a key
 */
export function stripeOf({ config, bindings }: Platform): Stripe {
  const { SANDBOX } = bindings;
  const sandbox = config.stripe.key || !config.isDevelopment ? undefined : SANDBOX;
  const key = config.stripe.key ?? (sandbox && SANDBOX_STRIPE_KEY);
  if (!key) throw new AppError("unavailable");
  const toSandbox: typeof fetch | undefined = sandbox && ((input, init) => sandbox.fetch(input, init));
  return new Stripe(key, {
    apiVersion: STRIPE_API_VERSION,
    httpClient: Stripe.createFetchHttpClient(toSandbox),
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
  });
}

/** Whether there is an account at Stripe to ask. */
export const isStripeReady = ({ config, bindings }: Platform): boolean =>
  Boolean(config.stripe.key ?? (config.isDevelopment && bindings.SANDBOX));

/**
 * @returns the secret that events are signed with
 * @throws AppError `unavailable` outside development without one
 */
export function stripeWebhookSecret({ config }: Platform): string {
  const isSandbox = config.isDevelopment && !config.stripe.key;
  const secret = isSandbox ? SANDBOX_WEBHOOK_SECRET : config.stripe.webhookSecret;
  if (!secret) throw new AppError("unavailable");
  return secret;
}
