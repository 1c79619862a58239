import { z } from "zod";
import type { Bindings } from "./bindings.server";
import { type Config, readConfig } from "./config.server";
import { invalidateAll } from "./site-cache.server";

const TIMEOUT_MS = 1_000;

const clockSchema = z.object({ offset: z.number() });

/** The last value read by this isolate. */
let known: number | undefined;

/**
 * By how much the sandbox's clock is ahead of the real one: the clock of plans in development. Cached in this isolate
 * until it is read again.
 * @returns milliseconds; 0 outside of development, and when the sandbox does not respond
 */
export async function clockOffset(bindings: Bindings): Promise<number> {
  return known ?? readClockOffset(bindings);
}

/** The same, read from the sandbox now. */
export async function readClockOffset(bindings: Bindings): Promise<number> {
  const { SANDBOX } = bindings;
  const { isDevelopment, origins } = readConfig(bindings);
  if (!SANDBOX || !isDevelopment) return 0;
  const offset = await askOffset(SANDBOX, origins);
  // Cached responses of the site expire by a clock that has been moved.
  if (known !== undefined && known !== offset) invalidateAll();
  known = offset;
  return offset;
}

/** Makes the next request read it again, after a call of the sandbox. */
export function clearClockOffset(): void {
  if (known !== undefined) invalidateAll();
  known = undefined;
}

/** Reads it, and sends the sandbox the app's address: its own variables do not contain the port. */
async function askOffset(sandbox: Fetcher, { app, api }: Config["origins"]): Promise<number> {
  try {
    const init = { signal: AbortSignal.timeout(TIMEOUT_MS) };
    const query = new URLSearchParams({ app, api });
    const response = await sandbox.fetch(`http://sandbox/dev/stripe/clock.json?${query}`, init);
    return clockSchema.parse(await response.json()).offset;
  } catch {
    return 0;
  }
}
