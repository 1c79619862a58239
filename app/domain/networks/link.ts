import { isSafeHref, normalizeUrl } from "~/domain/links";
import { internationalDigits, phoneNumber } from "~/domain/phone";
import type { Network } from "./network";
import { networkOf } from "./recognise";

/** Of a name on a service: letters and digits of any script and the signs that such names have. */
const HANDLE = /^[\p{L}\p{N}][\p{L}\p{N}._~-]{0,99}$/u;

/** A name with its host, as federated services write it: `@ada@mastodon.social`. */
const FEDERATED = /^@?([a-z0-9_][a-z0-9_.-]{0,99})@([^\s/@?#:\\]+\.[^\s/@?#:\\]{2,})$/i;

/**
 * The href of a service's entry, or null if it has no valid target. A URL pasted as a name or number is accepted if it
 * is the service's own.
 */
export function networkLink(service: Network, value: string): string | null {
  const text = value.trim();
  if (text === "") return null;
  if (service.isFederated && FEDERATED.test(text)) return federatedAddress(text);
  const isAddress = /^[a-z][a-z0-9+.-]*:|^[^\s/@]+\.[^\s/]{2,}\//i.test(text);
  if (service.entry === "address" || isAddress) return ownAddress(service, text);
  return fill(service, service.entry === "number" ? digitsOf(text) : handleOf(text));
}

/** The error message for an invalid entry: it describes the input that the service requires. */
export function entryError({
  entry,
  scheme,
  isFederated,
}: Network): "handleInvalid" | "numberInvalid" | "emailInvalid" | "linkInvalid" {
  if (entry === "number") return "numberInvalid";
  if (entry === "handle" || isFederated) return "handleInvalid";
  return scheme === "mailto" ? "emailInvalid" : "linkInvalid";
}

function federatedAddress(text: string): string | null {
  const [, name, host] = FEDERATED.exec(text) ?? [];
  const normalized = normalizeUrl(`https://${host}/@${name}`);
  return normalized.ok ? normalized.url : null;
}

function ownAddress(service: Network, text: string): string | null {
  const normalized = normalizeUrl(text);
  if (!normalized.ok) return null;
  // A brand's icon must only link to the brand's hosts.
  if (service.isAnywhere) return normalized.url;
  return networkOf(normalized.url, [service]) ? normalized.url : null;
}

function digitsOf(text: string): string | null {
  // Messengers require the country code of a number.
  const number = phoneNumber(text);
  return number && internationalDigits(number);
}

function handleOf(text: string): string | null {
  const handle = text.replace(/^@+/, "").replace(/\/+$/, "");
  return HANDLE.test(handle) ? handle : null;
}

function fill({ link }: Network, value: string | null): string | null {
  if (value === null || !link) return null;
  const isHost = link.startsWith("https://{}");
  if (isHost && !/^[a-z0-9-]+$/i.test(value)) return null;
  const url = link.replace("{}", encodeURIComponent(value));
  return isSafeHref(url) ? url : null;
}

/** The entry of a pasted address in its short form: the handle where the address has it in the expected place. */
export function entryOf(service: Network, url: string): string {
  const { link } = service;
  if (service.entry !== "handle" || !link) return url;
  const [before = "", after = ""] = link.split("{}") as [string, string];
  const plain = (text: string) => text.replace(/^https:\/\/(www\.)?/, "").replace(/\/$/, "");
  const wanted = plain(url);
  const start = plain(before) === "" ? "" : `${plain(before)}${before.endsWith("/") ? "/" : ""}`;
  const end = plain(after);
  if (!wanted.startsWith(start) || !wanted.endsWith(end)) return url;
  const handle = wanted.slice(start.length, end ? wanted.length - end.length : undefined);
  return HANDLE.test(handle) && networkLink(service, handle) ? handle : url;
}
