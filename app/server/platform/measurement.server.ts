import type { MeasuredEvent } from "~/domain/privacy/measured-event";
import { boundedFetch, ProviderAway } from "./bounded-fetch.server";
import { sandboxOrigin } from "./identity-providers.server";
import { PermanentFailure } from "./permanent-failure.server";
import type { Platform } from "./platform.server";

const TIMEOUT_MS = 5_000;

/** Answers that trying again may mend; of any other what was sent is the cause. */
const mayPass = (status: number) => status === 429 || status >= 500;

export interface Measured {
  /** By which the service knows the browser. */
  clientId: string;
  event: MeasuredEvent;
  at: Date;
}

/**
 * Tells the configured service of one event, as Google's Measurement Protocol has it; without one nothing leaves. It is
 * told nothing of the person: no address, no user, and that it may use nothing of it for advertisements.
 * @throws PermanentFailure when it refuses the event, ProviderAway when trying again may help
 */
export async function tellMeasurement(platform: Platform, { clientId, event, at }: Measured): Promise<void> {
  const service = platform.config.measurement;
  if (!service) return;
  const url = new URL(service.url);
  url.searchParams.set("measurement_id", service.id);
  url.searchParams.set("api_secret", service.secret);
  const { status } = await boundedFetch(reachOf(platform, url), url.href, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({
      client_id: clientId,
      timestamp_micros: at.getTime() * 1000,
      consent: { ad_user_data: "DENIED", ad_personalization: "DENIED" },
      events: [{ name: event.name, params: event.params ?? {} }],
    }),
    signal: platform.abortAfter(TIMEOUT_MS),
  });
  if (status >= 200 && status < 300) return;
  const message = `the measurement service answered ${status}`;
  throw mayPass(status) ? new ProviderAway(message) : new PermanentFailure(message);
}

/** The stand-in of development is reached by its binding: its name is known to browsers alone. */
function reachOf({ bindings, config }: Platform, { origin }: URL) {
  const isSandbox = config.isDevelopment && origin === sandboxOrigin(config);
  const sandbox = isSandbox ? bindings.SANDBOX : undefined;
  return (url: string, init: RequestInit) => (sandbox ? sandbox.fetch(url, init) : fetch(url, init));
}
