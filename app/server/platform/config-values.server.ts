import { z } from "zod";

/** A service that runs on this machine, like the stand-ins of development. */
const isHere = ({ protocol, hostname }: URL) => protocol === "http:" && /(^|\.)localhost$/.test(hostname);

const urlOf = (value: string) => (URL.canParse(value) ? new URL(value) : null);

/** An empty value counts as absent. */
const optional = (isRight: (value: string) => boolean, error: string) =>
  z
    .string()
    .refine((value) => value === "" || isRight(value), error)
    .transform((value) => value || undefined)
    .optional();

/** A secret, or any other value used unchanged. */
export const plain = z.string().optional();

/** N, r and p of scrypt, such as `1024,8,1`. */
export const scryptCost = z
  .string()
  .regex(/^\d+,\d+,\d+$/, "N, r and p, comma-separated")
  .transform((value) => {
    const [N = 0, r = 0, p = 0] = value.split(",").map(Number);
    return { N, r, p };
  })
  .optional();

/** An origin without a path. */
export const origin = z.string().regex(/^https?:\/\/[^/?#]+$/, "an origin without a path");

const isWebLink = (value: string) => urlOf(value)?.protocol === "https:";
const isMailLink = (value: string) => /^mailto:[^\s@?]+@[^\s@?]+$/.test(value);

/** A link of header or footer. */
export const webLink = optional(isWebLink, "an address that begins with https:");

/** The same, or a mail address. */
export const webOrMailLink = optional(
  (value) => isWebLink(value) || isMailLink(value),
  "an address that begins with https: or mailto:",
);

export const mailLink = optional(isMailLink, "an address that begins with mailto:");

const list = (value: string) =>
  value
    .split(",")
    .map((entry) => entry.trim())
    .filter(Boolean);

const listOf = (isRight: (entry: string) => boolean, error: string) =>
  z
    .string()
    .default("")
    .transform(list)
    .refine((entries) => entries.every(isRight), error);

/** Addresses, comma-separated. */
export const webLinks = listOf(isWebLink, "addresses that begin with https:, comma-separated");

/** Entries, comma-separated. */
export const entries = z.string().default("").transform(list);

/** A service that is called, or whose program is loaded: by https, unless it runs on this machine. */
export const serviceUrl = optional((value) => {
  const url = urlOf(value);
  return url !== null && (url.protocol === "https:" || isHere(url));
}, "an address that begins with https:");

/** A source in a document's policy: nothing but a scheme and a host. */
const SOURCE =
  /^(?:(?:https|wss):\/\/(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+|(?:http|ws):\/\/(?:[a-z0-9-]+\.)*localhost)(?::\d+)?$/;

/** A program that documents load: its origin is in their policy, where it must be nothing but a scheme and a host. */
export const programUrl = optional((value) => {
  const url = urlOf(value);
  return url !== null && SOURCE.test(url.origin);
}, "an address that begins with https: and a host");

/** Origins of pages that frame one of ours, each in full: no wildcards. */
export const framingOrigins = listOf((entry) => {
  const url = urlOf(entry);
  return (
    url !== null && url.origin === entry && !entry.includes("*") && (url.protocol === "https:" || isHere(url))
  );
}, "origins such as https://www.example.com, comma-separated");

export const policySources = listOf(
  (entry) => SOURCE.test(entry),
  "origins such as https://*.example.com and wss://chat.example.com, comma-separated",
);
