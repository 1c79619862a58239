import { deviceOf } from "~/domain/accounts/device";
import type { Config } from "~/server/platform/config.server";
import type { Client } from "~/server/platform/platform.server";
import { knownDevice } from "./device-cookie.server";

const PLACE = 80;
const place = (value: unknown) => (typeof value === "string" && value ? value.slice(0, PLACE) : undefined);

/**
 * The origin of a request: its country and city by Cloudflare, the class of its device, and by its cookie whether it
 * signed in with an address before.
 */
export function clientOf(request: Request, config: Config): Client {
  const { country, city } = (request.cf ?? {}) as { country?: unknown; city?: unknown };
  return {
    country: place(country),
    city: place(city),
    device: deviceOf(request.headers.get("User-Agent")),
    knownDevice: (email) => knownDevice(config, request, email),
  };
}
