import { z } from "zod";
import { LIMITS } from "~/domain/limits";
import { normalizeMailto } from "./mail-address";
import { phoneNumber } from "./phone";

/** Schemes of messengers and callers: `scheme:` opens an app and can run nothing. */
export const MESSENGER_SCHEMES = [
  "whatsapp",
  "tg",
  "viber",
  "line",
  "weixin",
  "sgnl",
  "fb-messenger",
  "skype",
  "discord",
  "slack",
  "msteams",
  "facetime",
  "facetime-audio",
  "threema",
  "xmpp",
] as const;

const SAFE_SCHEMES: ReadonlySet<string> = new Set([
  "https",
  "http",
  "mailto",
  "tel",
  "sms",
  ...MESSENGER_SCHEMES,
]);

/**
 * Never part of an address a person means: controls, line breaks, bidirectional and zero-width characters, backslashes
 * and the other characters that look like a slash but are none.
 */
const DECEITFUL =
  /[\p{Cc}\u00AD\u180E\u200B-\u200F\u2028-\u202E\u2044\u2060-\u206F\u2215\u29F8\uFE68\uFEFF\uFF0F\uFF3C\\]/u;

/** Invisible characters included when a URL is copied out of a chat or a document. */
const PASTED = /[\s\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/;

function withoutPastedEnds(raw: string): string {
  let start = 0;
  let end = raw.length;
  while (start < end && PASTED.test(raw[start] ?? "")) start++;
  while (end > start && PASTED.test(raw[end - 1] ?? "")) end--;
  return raw.slice(start, end);
}

const HOST = /^(?:[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/;

/** Whether this is a host's name of two labels or more, in lower case, and no address by number. */
export const isHostName = (host: string): boolean => HOST.test(host);

export type NormalizedUrl = { ok: true; url: string } | { ok: false };

const REFUSED: NormalizedUrl = { ok: false };

/**
 * A typed link in its canonical, stored form: `name.com` becomes https, a bare e-mail address mailto, a number with its
 * country code tel. Unlisted schemes, and URLs that hide something, are rejected. Normalisation is idempotent.
 */
export function normalizeUrl(raw: string): NormalizedUrl {
  const text = raw.length > LIMITS.url * 2 ? "" : withoutPastedEnds(raw);
  if (!text || DECEITFUL.test(text) || !text.isWellFormed()) return REFUSED;
  const url = withScheme(text);
  return url !== null && url.length <= LIMITS.url && isSafeHref(url) ? { ok: true, url } : REFUSED;
}

/** A typed link in its stored form, or null if it is invalid. */
export function normalizedUrl(raw: string): string | null {
  const normalized = normalizeUrl(raw);
  return normalized.ok ? normalized.url : null;
}

function withScheme(text: string): string | null {
  const match = /^([a-z][a-z0-9+.-]*):(.*)$/i.exec(text);
  const scheme = match?.[1]?.toLowerCase() ?? "";
  const rest = match?.[2] ?? "";
  if (!match || (scheme.includes(".") && /^\d{1,5}(?:[/?#]|$)/.test(rest))) return withoutScheme(text);
  if (scheme === "https" || scheme === "http") return webAddress(text);
  if (scheme === "mailto") return normalizeMailto(rest);
  if (scheme === "tel") return dial("tel", rest);
  if (scheme === "sms") return dial("sms", rest);
  return SAFE_SCHEMES.has(scheme) ? appAddress(scheme, rest) : null;
}

function withoutScheme(text: string): string | null {
  if (text.startsWith("//")) return webAddress(`https:${text}`);
  if (/^\+\d[\d\s().-]+$/.test(text)) return dial("tel", text);
  if (/^[^\s/?#:]+@[^\s/?#:]+$/.test(text)) return normalizeMailto(text);
  return webAddress(`https://${text}`);
}

function webAddress(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  const authority = /^https?:\/*([^/?#]*)/i.exec(text)?.[1] ?? "";
  if (authority.includes("@") || url.username || url.password) return null;
  return HOST.test(url.hostname) && url.hostname.length <= 253 ? url.href : null;
}

function dial(scheme: "tel" | "sms", rest: string): string | null {
  const [target = "", query = ""] = rest.split("?", 2) as [string, string?];
  const number = phoneNumber(decoded(target.replace(/^\/\//, "")) ?? "");
  if (!number) return null;
  const body = scheme === "sms" && query.startsWith("body=") ? decoded(query.slice(5)) : null;
  return `${scheme}:${number.replaceAll("#", "%23")}${body ? `?body=${encodeURIComponent(body)}` : ""}`;
}

function decoded(text: string): string | null {
  try {
    const plain = decodeURIComponent(text);
    return DECEITFUL.test(plain) ? null : plain;
  } catch {
    return null;
  }
}

function appAddress(scheme: string, rest: string): string | null {
  const encoded = encodeURI(rest)
    .replaceAll("%25", "%")
    .replace(/%(?![0-9A-Fa-f]{2})/g, "%25");
  return rest ? `${scheme}:${encoded}` : null;
}

/**
 * The second check, at render: whether a stored URL is safe in an href. It does not rely on checks made before storing.
 * Addresses of our own site are not links of users and need no check.
 */
export function isSafeHref(url: string): boolean {
  if (url.length > LIMITS.url || !/^[\x21-\x7E]+$/.test(url) || /["<>\\]/.test(url)) return false;
  const scheme = /^([a-z][a-z0-9+-]*):/.exec(url)?.[1] ?? "";
  if (!SAFE_SCHEMES.has(scheme)) return false;
  if (scheme === "mailto") return /^mailto:[^?,]+@[^?,@]+(?:\?.*)?$/.test(url);
  if (scheme === "tel" || scheme === "sms") return /^\w+:\+?[\d*%23,]{3,}(?:\?body=.*)?$/.test(url);
  if (!URL.canParse(url)) return false;
  const parsed = new URL(url);
  if (parsed.username || parsed.password) return false;
  if (scheme !== "https" && scheme !== "http") return url.length > scheme.length + 1;
  return parsed.href === url && HOST.test(parsed.hostname);
}

/** A link a user entered; its output is normalised. */
export const linkSchema = z
  .string()
  .overwrite((raw) => {
    const normalized = normalizeUrl(raw);
    return normalized.ok ? normalized.url : raw;
  })
  .refine((url) => normalizeUrl(url).ok, { error: "linkInvalid" });

/** @returns where a map shows a postal address, which may have several lines */
export function mapLink(address: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address.replaceAll("\n", ", "))}`;
}
