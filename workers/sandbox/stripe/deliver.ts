import { SANDBOX_WEBHOOK_SECRET } from "~/server/platform/stripe-sandbox.server";
import type { EventRow } from "./event-log";

const encoder = new TextEncoder();

/**
 * @param at seconds of the real clock
 * @returns the `Stripe-Signature` of an event's body
 */
export async function signatureOf(
  body: string,
  at: number,
  secret = SANDBOX_WEBHOOK_SECRET,
): Promise<string> {
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", encoder.encode(secret), algorithm, false, ["sign"]);
  const mac = new Uint8Array(await crypto.subtle.sign("HMAC", key, encoder.encode(`${at}.${body}`)));
  const hex = [...mac].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return `t=${at},v1=${hex}`;
}

const TIMEOUT_MS = 10_000;

/** Sends an event as Stripe does. @returns the receiver's status, 0 where there was no response */
export async function sendEvent(app: Fetcher, apiOrigin: string, { body }: EventRow): Promise<number> {
  const signature = await signatureOf(body, Math.floor(Date.now() / 1000));
  try {
    const response = await app.fetch(`${apiOrigin}/webhooks/stripe`, {
      method: "POST",
      headers: {
        "Content-Type": "application/json; charset=utf-8",
        "User-Agent": "Stripe/1.0 (+https://stripe.com/docs/webhooks)",
        "Stripe-Signature": signature,
      },
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    return response.status;
  } catch {
    return 0;
  }
}
