import type { JobPayload } from "~/domain/jobs";
import { tellMeasurement } from "~/server/platform/measurement.server";
import { PermanentFailure } from "~/server/platform/permanent-failure.server";
import { logError, type Platform } from "~/server/platform/platform.server";

/** Older events are dropped: none must stay stored while the service is unavailable for long. */
const MAX_AGE_MS = 60 * 60 * 1000;

/**
 * Sends a stored event to the measurement service. One that is refused, or could not be sent for an hour, is dropped:
 * no operator can mend it, and no id of a browser is left.
 * @throws ProviderAway to be retried
 */
export async function sendMeasurement(
  platform: Platform,
  { clientId, event, at }: JobPayload<"sendMeasurement">,
): Promise<void> {
  if (platform.now().getTime() - Date.parse(at) > MAX_AGE_MS) return;
  try {
    await tellMeasurement(platform, { clientId, event, at: new Date(at) });
  } catch (error) {
    if (!(error instanceof PermanentFailure)) throw error;
    logError("an event was refused", error, platform.requestId);
  }
}
