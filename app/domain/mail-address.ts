import { z } from "zod";
import { LIMITS } from "~/domain/limits";

const LOCAL = /^[A-Za-z0-9!#$&'*+/=^_{|}~-]+(?:\.[A-Za-z0-9!#$&'*+/=^_{|}~-]+)*$/;
const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/;

/**
 * An e-mail address in the form that is compared and stored: trimmed, lower case, the domain in its ASCII form.
 * Null when it is none, or longer than 254 characters.
 */
export function normalizeEmail(raw: string): string | null {
  if (raw.length > LIMITS.email * 2) return null;
  const text = raw.trim();
  const at = text.lastIndexOf("@");
  const local = text.slice(0, at).toLowerCase();
  const domain = asciiDomain(text.slice(at + 1));
  if (at < 1 || local.length > 64 || !LOCAL.test(local) || domain === null) return null;
  const address = `${local}@${domain}`;
  return address.length <= LIMITS.email ? address : null;
}

function asciiDomain(domain: string): string | null {
  if (/[\s/?#:@\\%[\]]/.test(domain) || !URL.canParse(`https://${domain}`)) return null;
  const host = new URL(`https://${domain}`).hostname;
  return DOMAIN.test(host) ? host : null;
}

/** A user's e-mail address; its output is normalised. */
export const emailSchema = z
  .string()
  .overwrite((raw) => normalizeEmail(raw) ?? raw)
  .refine((address) => normalizeEmail(address) !== null, { error: "emailInvalid" });

/**
 * The part after `mailto:` as a safe mailto address: one recipient, and of the fields only subject and body, so that
 * no link adds hidden recipients. Null when the recipient is no address.
 */
export function normalizeMailto(rest: string): string | null {
  const cut = rest.indexOf("?");
  const address = normalizeEmail(decoded(cut < 0 ? rest : rest.slice(0, cut)) ?? "");
  if (address === null) return null;
  const fields = (cut < 0 ? "" : rest.slice(cut + 1)).split("&").flatMap((field) => {
    const [name = "", value = ""] = field.split("=", 2) as [string, string?];
    const key = name.toLowerCase();
    const plain = decoded(value);
    if ((key !== "subject" && key !== "body") || !plain || /[^\P{Cc}\t\r\n]/u.test(plain)) return [];
    return [`${key}=${encodeURIComponent(key === "subject" ? plain.replace(/[\r\n]+/g, " ") : plain)}`];
  });
  const query = fields.length > 0 ? `?${fields.join("&")}` : "";
  return `mailto:${address.replace(/[#&/?]/g, encodeURIComponent)}${query}`;
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
