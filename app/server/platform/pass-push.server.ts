import { PermanentFailure } from "./permanent-failure.server";
import type { Platform } from "./platform.server";

const APNS_ORIGIN = "https://api.push.apple.com";
/** A hanging push service must not block the queue. */
const TIMEOUT_MS = 10_000;

/** Apple's reasons for a token that no device has any more, or never had. */
const DEAD_TOKEN = /^(BadDeviceToken|DeviceTokenNotForTopic|Unregistered|ExpiredToken)$/;
/** Statuses that are transient. */
const PASSING = new Set([408, 425, 429]);

/**
 * Notifies one device that a pass of a type changed; it then requests the list of changes. The message is empty, by
 * Apple's rules. In development and tests the sandbox takes it.
 * @returns `gone` when the device is to be deleted
 * @throws PermanentFailure when a retry cannot help, any other error when it may
 */
export async function sendPassPush(
  platform: Platform,
  pushToken: string,
  passTypeIdentifier: string,
): Promise<"sent" | "gone"> {
  const { SANDBOX, APNS } = platform.bindings;
  const service = SANDBOX ?? APNS;
  if (!service) throw new PermanentFailure("There is no APNS binding; see docs/deployment.md");
  const origin = SANDBOX ? "http://sandbox/apns" : APNS_ORIGIN;
  const response = await service.fetch(`${origin}/3/device/${encodeURIComponent(pushToken)}`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "apns-topic": passTypeIdentifier },
    body: "{}",
    redirect: "manual",
    signal: platform.abortAfter(TIMEOUT_MS),
  });
  const reason = await reasonOf(response);
  if (response.status === 200) return "sent";
  if (response.status === 410 || (response.status === 400 && DEAD_TOKEN.test(reason))) return "gone";
  const message = `The push service answered ${response.status} ${reason}`.trim();
  const isPermanent = response.status >= 400 && response.status < 500 && !PASSING.has(response.status);
  if (isPermanent) throw new PermanentFailure(message);
  throw new Error(message);
}

/** The reason of a refusal; "" for a response without one. */
async function reasonOf(response: Response): Promise<string> {
  const text = await response.text();
  try {
    const { reason } = JSON.parse(text) as { reason?: unknown };
    return typeof reason === "string" ? reason.slice(0, 60) : "";
  } catch {
    return "";
  }
}
