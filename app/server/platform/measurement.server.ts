import type { MeasuredEvent } from "~/domain/privacy/measured-event";
import { boundedFetch, ProviderAway } from "./bounded-fetch.server";
import { sandboxOrigin } from "./identity-providers.server";
import { PermanentFailure } from "./permanent-failure.server";
import type { Platform } from "./platform.server";

const TIMEOUT_MS = 5_000;

/** Statuses for which a retry may help; any other means that the request is wrong. */
const mayPass = (status: number) => status === 429 || status >= 500;

export interface Measured {
  /** The service's id of the browser. */
  clientId: string;
  event: MeasuredEvent;
  at: Date;
}

/**
 * Sends one event to the configured service, in the format of Google's Measurement Protocol; without one nothing is
 * sent. It contains no personal data: no address, no user, and use for advertisements is denied.
 * @throws PermanentFailure when it refuses the event, ProviderAway when a retry may help
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

/** The stand-in of development is reached by its binding: its name resolves only in browsers. */
function reachOf({ bindings, config }: Platform, { origin }: URL) {
  const isSandbox = config.isDevelopment && origin === sandboxOrigin(config);
  const sandbox = isSandbox ? bindings.SANDBOX : undefined;
  return (url: string, init: RequestInit) => (sandbox ? sandbox.fetch(url, init) : fetch(url, init));
}
