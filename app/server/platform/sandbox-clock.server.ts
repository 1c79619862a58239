import { z } from "zod";
import type { Bindings } from "./bindings.server";
import { type Config, readConfig } from "./config.server";
import { invalidateAll } from "./site-cache.server";

const TIMEOUT_MS = 1_000;

const clockSchema = z.object({ offset: z.number() });

/** What this isolate read last. */
let known: number | undefined;

/**
 * By how much the sandbox's clock is ahead of the real one: the clock of plans in development. Stored in this isolate
 * until it is read anew.
 * @returns milliseconds; 0 outside of development, and when the sandbox does not answer
 */
export async function clockOffset(bindings: Bindings): Promise<number> {
  return known ?? readClockOffset(bindings);
}

/** The same, asked of the sandbox now. */
export async function readClockOffset(bindings: Bindings): Promise<number> {
  const { SANDBOX } = bindings;
  const { isDevelopment, origins } = readConfig(bindings);
  if (!SANDBOX || !isDevelopment) return 0;
  const offset = await askOffset(SANDBOX, origins);
  // What is stored for the site says until when it may be sent, by a clock that has moved.
  if (known !== undefined && known !== offset) invalidateAll();
  known = offset;
  return offset;
}

/** Lets the next request ask again: the sandbox was told something. */
export function clearClockOffset(): void {
  if (known !== undefined) invalidateAll();
  known = undefined;
}

/** Asks, and tells the sandbox where the app is: its own variables do not know the port. */
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
