import { z } from "zod";
import type { Bindings } from "./bindings.server";
import type { PassCertificates } from "./pass-signature.server";

const origin = z.string().regex(/^https?:\/\/[^/?#]+$/, "an origin without a path");
const link = z.string().optional();

const schema = z.object({
  MODE: z.enum(["development", "production"]),
  APP_ORIGIN: origin,
  SITE_ORIGIN: origin,
  API_ORIGIN: origin,
  TOKEN_SECRET: z.string().min(32, "at least 32 characters; see docs/deployment.md"),
  MAIL_FROM: z.string().min(3),
  REPORT_MAIL: z.email().optional(),
  LINK_CHECK_URL: z.url({ protocol: /^https?$/ }).optional(),
  LINK_CHECK_TOKEN: link,
  ACTING_MAILS: z.enum(["on", "off"]).default("on"),
  LINK_MARKETING: link,
  LINK_MARKETING_PRICING: link,
  LINK_BLOG: link,
  LINK_KNOWLEDGE_BASE: link,
  LINK_CONTACT: link,
  LINK_TERMS: link,
  LINK_PRIVACY: link,
  LINK_COOKIES: link,
  LINK_COMMUNITY: link,
  LINK_NETWORKS: link,
  APPLE_PASS_CERTIFICATE: link,
  APPLE_PASS_KEY: link,
  APPLE_WWDR_CERTIFICATE: link,
  GOOGLE_WALLET_ISSUER_ID: link,
  GOOGLE_WALLET_EMAIL: link,
  GOOGLE_WALLET_KEY: link,
  GOOGLE_CLIENT_ID: link,
  GOOGLE_CLIENT_SECRET: link,
  APPLE_CLIENT_ID: link,
  APPLE_TEAM_ID: link,
  APPLE_KEY_ID: link,
  APPLE_SIGN_IN_KEY: link,
  SOCIAL_REDIRECTS: link,
});

/** Variables and secrets of the environment, as they are set. */
export type Variables = z.input<typeof schema>;

export interface ServiceAccount {
  issuerId: string;
  email: string;
  /** PEM, PKCS #8. */
  key: string;
}

export interface GoogleClient {
  id: string;
  secret: string;
}

export interface AppleClient {
  /** The Services ID. */
  id: string;
  teamId: string;
  keyId: string;
  /** PEM, PKCS #8, of a P-256 key. */
  key: string;
}

/** The environment, parsed once and renamed by purpose. Origins are configuration, never read off a request. */
export type Config = ReturnType<typeof configOf>;

/** Addresses of header and footer; one that is absent is not shown. */
export type SiteLinks = Config["links"];

const parsed = new WeakMap<object, Config>();

/**
 * @returns the configuration of an environment, parsed on its first use in this isolate
 * @throws Error that names each variable that is missing or wrong
 */
export function readConfig(env: Bindings): Config {
  const known = parsed.get(env);
  if (known) return known;
  const result = schema.safeParse(env);
  if (!result.success) throw new Error(`Configuration: ${z.prettifyError(result.error)}`);
  const config = configOf(result.data);
  parsed.set(env, config);
  return config;
}

type Environment = z.output<typeof schema>;

function configOf(value: Environment) {
  return {
    isDevelopment: value.MODE === "development",
    origins: { app: value.APP_ORIGIN, site: value.SITE_ORIGIN, api: value.API_ORIGIN },
    tokenSecret: value.TOKEN_SECRET,
    mailFrom: value.MAIL_FROM,
    /** Where reports of pages are mailed, and the contact of security.txt; without it reports are only stored. */
    reportMail: value.REPORT_MAIL,
    /** The service that knows harmful links beyond the built-in list. */
    linkCheck: value.LINK_CHECK_URL
      ? { url: value.LINK_CHECK_URL, token: value.LINK_CHECK_TOKEN }
      : undefined,
    /** Whether users are told by mail that an admin acted in their account. */
    tellsOfActing: value.ACTING_MAILS === "on",
    links: {
      marketing: value.LINK_MARKETING,
      marketingPricing: value.LINK_MARKETING_PRICING,
      blog: value.LINK_BLOG,
      knowledgeBase: value.LINK_KNOWLEDGE_BASE,
      contact: value.LINK_CONTACT,
      terms: value.LINK_TERMS,
      privacy: value.LINK_PRIVACY,
      cookies: value.LINK_COOKIES,
      community: value.LINK_COMMUNITY,
      networks: value.LINK_NETWORKS?.split(",").map((entry) => entry.trim()) ?? [],
    },
    /** What signs passes for Apple Wallet, as PEM; without all three there are none outside development. */
    appleWallet: appleWalletOf(value),
    /** The service account that makes passes in Google Wallet; without all three there are none outside development. */
    googleWallet: googleWalletOf(value),
    /** What this app is to the identity providers; one without all of its secrets has no button outside development. */
    google: googleOf(value),
    apple: appleOf(value),
    /** Where programs of other makers may have a sign-in lead to, the default first. */
    socialRedirects:
      value.SOCIAL_REDIRECTS?.split(",")
        .map((entry) => entry.trim())
        .filter(Boolean) ?? [],
  };
}

function googleOf(value: Environment): GoogleClient | undefined {
  const { GOOGLE_CLIENT_ID: id, GOOGLE_CLIENT_SECRET: secret } = value;
  return id && secret ? { id, secret } : undefined;
}

function appleOf(value: Environment): AppleClient | undefined {
  const { APPLE_CLIENT_ID: id, APPLE_TEAM_ID: teamId, APPLE_KEY_ID: keyId, APPLE_SIGN_IN_KEY: key } = value;
  return id && teamId && keyId && key ? { id, teamId, keyId, key: key.replaceAll("\\n", "\n") } : undefined;
}

function appleWalletOf(value: Environment): PassCertificates | undefined {
  const { APPLE_PASS_CERTIFICATE: certificate, APPLE_PASS_KEY: key, APPLE_WWDR_CERTIFICATE: wwdr } = value;
  return certificate && key && wwdr ? { certificate, key, wwdr } : undefined;
}

function googleWalletOf(value: Environment): ServiceAccount | undefined {
  const { GOOGLE_WALLET_ISSUER_ID: issuerId, GOOGLE_WALLET_EMAIL: email, GOOGLE_WALLET_KEY: key } = value;
  // As the account's JSON file writes a key, line breaks are two characters.
  return issuerId && email && key ? { issuerId, email, key: key.replaceAll("\\n", "\n") } : undefined;
}
