import { deviceOf } from "~/domain/accounts/device";
import type { Client } from "~/server/platform/platform.server";

const PLACE = 80;
const place = (value: unknown) => (typeof value === "string" && value ? value.slice(0, PLACE) : undefined);

/** What a request tells of where it comes from: its country and city by Cloudflare, the class of its device. */
export function clientOf(request: Request): Client {
  const { country, city } = (request.cf ?? {}) as { country?: unknown; city?: unknown };
  return {
    country: place(country),
    city: place(city),
    device: deviceOf(request.headers.get("User-Agent")),
  };
}
