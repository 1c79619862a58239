import { z } from "zod";
import { newKey } from "~/domain/ids";
import { LIMITS } from "~/domain/limits";
import { normalizeUrl } from "~/domain/links";
import { normalizeEmail } from "~/domain/mail-address";
import { internationalDigits, phoneNumber } from "~/domain/phone";
import { multiLine, singleLine } from "~/domain/text";
import { CONTACT_NAMES, DEFAULT_CONTACT_NAMES } from "./contact-names";

const KNOWN: ReadonlySet<string> = new Set(CONTACT_NAMES);

/** One line of a card. An empty value is stored and left out of files and passes. */
export const contactSchema = z
  .strictObject({
    key: z
      .string()
      .regex(/^[A-Za-z0-9_-]{1,40}$/, "invalidFormat")
      .optional()
      .transform((given) => given ?? newKey()),
    name: z.string().refine((name) => KNOWN.has(name), { error: "invalidChoice" }),
    label: singleLine(LIMITS.contactLabel).default(""),
    value: multiLine(LIMITS.contactValue).default(""),
  })
  .check((context) => {
    const { name, value } = context.value;
    const message = value === "" ? null : problemOf(name, value);
    if (message) context.issues.push({ code: "custom", message, path: ["value"], input: value });
  });

export type CardContact = z.output<typeof contactSchema>;

function problemOf(name: string, value: string): "emailInvalid" | "linkInvalid" | null {
  if (name === "email") return normalizeEmail(value) === null ? "emailInvalid" : null;
  if (name === "website" || name === "rss") return normalizeUrl(value).ok ? null : "linkInvalid";
  // Elsewhere a handle or number is as good as a link, but a link has to be a safe one.
  return /^\s*[a-z][a-z0-9+.-]*:\/\//i.test(value) && !normalizeUrl(value).ok ? "linkInvalid" : null;
}

/** The contacts of a new card: phone, e-mail and address without values. */
export function defaultContacts(): CardContact[] {
  return DEFAULT_CONTACT_NAMES.map((name) => ({ key: newKey(), name, label: "", value: "" }));
}

/** Addresses that a handle completes, by network. */
const PROFILES: Record<string, string> = {
  instagram: "https://www.instagram.com/",
  facebook: "https://www.facebook.com/",
  x: "https://x.com/",
  tiktok: "https://www.tiktok.com/@",
  youtube: "https://www.youtube.com/@",
  linkedIn: "https://www.linkedin.com/in/",
  threads: "https://www.threads.net/@",
  bluesky: "https://bsky.app/profile/",
  pinterest: "https://www.pinterest.com/",
  snapchat: "https://www.snapchat.com/add/",
  reddit: "https://www.reddit.com/user/",
  twitch: "https://www.twitch.tv/",
  github: "https://github.com/",
  behance: "https://www.behance.net/",
  dribbble: "https://dribbble.com/",
  medium: "https://medium.com/@",
  patreon: "https://www.patreon.com/",
  vimeo: "https://vimeo.com/",
  xing: "https://www.xing.com/profile/",
  soundcloud: "https://soundcloud.com/",
  telegram: "https://t.me/",
  messenger: "https://m.me/",
};

/** The link of a contact, normalised and safe; null for plain text. */
export function contactHref({ name, value }: Pick<CardContact, "name" | "value">): string | null {
  if (value === "") return null;
  const number = isNumbered(name) ? phoneNumber(value) : null;
  if (number) return linkOf(numbered(name, number));
  if (["phone", "cellphone", "sms"].includes(name)) return null;
  if (name === "email") return linkOf(`mailto:${value}`);
  if (name === "website" || name === "rss") return linkOf(value);
  if (["address", "openHours", "company", "position"].includes(name)) return null;
  const handle = value.replace(/^@/, "");
  const profile = PROFILES[name];
  if (profile && /^(?=.*[\p{L}\p{N}])[\p{L}\p{N}._-]{1,100}$/u.test(handle)) return linkOf(profile + handle);
  // `name.com/x` and `https://…` are addresses; `jane doe` is only read.
  return /[/:]/.test(value) ? linkOf(value) : null;
}

/** Messengers that identify users by phone number; on Telegram, those without a user name. */
const NUMBERED: ReadonlySet<string> = new Set(["sms", "whatsapp", "telegram", "signal", "viber"]);

/** Whether a contact may be a phone number. */
export function isNumbered(name: string): boolean {
  return name === "phone" || name === "cellphone" || NUMBERED.has(name);
}

/** WhatsApp and Telegram have addresses for numbers with their country; every other number is dialled. */
function numbered(name: string, number: string): string {
  const digits = internationalDigits(number);
  if (digits && name === "whatsapp") return `https://wa.me/${digits}`;
  if (digits && name === "telegram") return `https://t.me/+${digits}`;
  return `${name === "sms" ? "sms" : "tel"}:${number}`;
}

function linkOf(raw: string): string | null {
  const normalized = normalizeUrl(raw);
  return normalized.ok ? normalized.url : null;
}
