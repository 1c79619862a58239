import { z } from "zod";
import { recogniseLink } from "~/domain/networks/recognise";
import type { Bindings } from "./bindings.server";
import {
  entries,
  framingOrigins,
  mailLink,
  origin,
  plain,
  policySources,
  programUrl,
  scryptCost,
  serviceUrl,
  webLink,
  webLinks,
  webOrMailLink,
} from "./config-values.server";
import { logError } from "./log.server";
import type { PassCertificates } from "./pass-signature.server";
import type { SecretName, Secrets } from "./secrets.server";

const secret = z.string().min(32, "at least 32 characters; see docs/deployment.md");

const schema = z.object({
  MODE: z.enum(["development", "production"]),
  APP_ORIGIN: origin,
  SITE_ORIGIN: origin,
  API_ORIGIN: origin,
  TOKEN_SECRET: secret,
  TOKEN_SECRET_PREVIOUS: secret.optional(),
  LINK_SECRET: secret.optional(),
  LINK_SECRET_PREVIOUS: secret.optional(),
  SUPPRESSION_SECRET: secret.optional(),
  SUPPRESSION_SECRET_PREVIOUS: secret.optional(),
  PASS_SECRET: secret.optional(),
  PASS_SECRET_PREVIOUS: secret.optional(),
  STORED_SECRET: secret.optional(),
  STORED_SECRET_PREVIOUS: secret.optional(),
  SCRYPT_COST: scryptCost,
  MAIL_FROM: z.string().min(3),
  REPORT_MAIL: z.email().optional(),
  LINK_CHECK_URL: z.url({ protocol: /^https?$/ }).optional(),
  LINK_CHECK_TOKEN: plain,
  ACTING_MAILS: z.enum(["on", "off"]).default("on"),
  LINK_MARKETING: webLink,
  LINK_MARKETING_PRICING: webLink,
  LINK_BLOG: webLink,
  LINK_KNOWLEDGE_BASE: webLink,
  LINK_CONTACT: webOrMailLink,
  LINK_MAIL: mailLink,
  LINK_TERMS: webLink,
  LINK_PRIVACY: webLink,
  LINK_COOKIES: webLink,
  LINK_COMMUNITY: webLink,
  LINK_NETWORKS: webLinks,
  MEASUREMENT_URL: serviceUrl,
  MEASUREMENT_ID: plain,
  MEASUREMENT_SECRET: plain,
  CHAT_WIDGET_URL: programUrl,
  CHAT_WIDGET_ID: plain,
  CHAT_WIDGET_ORIGINS: policySources,
  APPLE_PASS_CERTIFICATE: plain,
  APPLE_PASS_KEY: plain,
  APPLE_WWDR_CERTIFICATE: plain,
  GOOGLE_WALLET_ISSUER_ID: plain,
  GOOGLE_WALLET_EMAIL: plain,
  GOOGLE_WALLET_KEY: plain,
  GOOGLE_CLIENT_ID: plain,
  GOOGLE_CLIENT_SECRET: plain,
  APPLE_CLIENT_ID: plain,
  APPLE_TEAM_ID: plain,
  APPLE_KEY_ID: plain,
  APPLE_SIGN_IN_KEY: plain,
  SOCIAL_REDIRECTS: entries,
  PRICING_FRAME_ORIGINS: framingOrigins,
  STRIPE_SECRET_KEY: plain,
  STRIPE_WEBHOOK_SECRET: plain,
  STRIPE_PAYPAL: z.enum(["on", "off"]).optional(),
  STRIPE_TAX: z.enum(["on", "off"]).default("off"),
});

/** Variables and secrets of the environment, as set. */
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

/** Accepts events in the format of Google's Measurement Protocol. */
export interface MeasurementService {
  url: string;
  id: string;
  secret: string;
}

export interface ChatService {
  /** Of the widget's script. */
  url: string;
  /** Our customer id at the service. */
  id?: string;
  /** The origins the widget loads from, for the policy of the documents it runs in. */
  sources: string[];
}

/** The environment, parsed once and renamed by purpose. Origins are configuration, never taken from a request. */
export type Config = ReturnType<typeof configOf>;

/** Addresses of header and footer; an absent one is not shown. */
export type SiteLinks = Config["links"];

const parsed = new WeakMap<object, Config>();

/**
 * @returns the configuration of an environment, parsed on its first use in this isolate
 * @throws Error that names each missing or invalid variable
 */
export function readConfig(env: Bindings): Config {
  const known = parsed.get(env);
  if (known) return known;
  const config = configOf(parse(env));
  parsed.set(env, config);
  return config;
}

type Environment = z.output<typeof schema>;

/**
 * In production an invalid value of an optional variable is left out and logged: what needs it is off, and pages and
 * printed codes keep working. `npm run deploy` refuses it beforehand.
 */
function parse(env: Bindings): Environment {
  const result = schema.safeParse(env);
  if (result.success) return result.data;
  const invalid = [...new Set(result.error.issues.map(({ path }) => String(path[0])))];
  const rest = Object.fromEntries(Object.entries(env).filter(([name]) => !invalid.includes(name)));
  const without = env.MODE === "production" ? schema.safeParse(rest) : result;
  const problem = z.prettifyError(result.error);
  if (!without.success) throw new Error(`Configuration: ${problem}`);
  logError("variables are invalid and left out", new Error(problem), "start", { names: invalid });
  return without.data;
}

/**
 * What is wrong with variables, for a deployment to check beforehand.
 * @returns one line each, in the words of the schema; empty where they are good
 */
export function configProblems(variables: Record<string, unknown>): string[] {
  const result = schema.safeParse(variables);
  return result.success
    ? []
    : result.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
}

function configOf(value: Environment) {
  return {
    isDevelopment: value.MODE === "development",
    origins: { app: value.APP_ORIGIN, site: value.SITE_ORIGIN, api: value.API_ORIGIN },
    secrets: secretsOf(value),
    /** Of new password hashes, in development only: tests sign in often. Production has a fixed cost. */
    scryptCost: value.MODE === "development" ? value.SCRYPT_COST : undefined,
    mailFrom: value.MAIL_FROM,
    /** Where reports of pages are mailed, and the contact of security.txt; without it reports are only stored. */
    reportMail: value.REPORT_MAIL,
    /** The service that checks for harmful links beyond the built-in list. */
    linkCheck: value.LINK_CHECK_URL
      ? { url: value.LINK_CHECK_URL, token: value.LINK_CHECK_TOKEN }
      : undefined,
    /** Whether users are notified by mail that an admin acted in their account. */
    tellsOfActing: value.ACTING_MAILS === "on",
    links: {
      marketing: value.LINK_MARKETING,
      marketingPricing: value.LINK_MARKETING_PRICING,
      blog: value.LINK_BLOG,
      knowledgeBase: value.LINK_KNOWLEDGE_BASE,
      contact: value.LINK_CONTACT ?? value.LINK_MAIL,
      /** A mailto address. */
      mail: value.LINK_MAIL ?? (value.LINK_CONTACT?.startsWith("mailto:") ? value.LINK_CONTACT : undefined),
      terms: value.LINK_TERMS,
      privacy: value.LINK_PRIVACY,
      cookies: value.LINK_COOKIES,
      community: value.LINK_COMMUNITY,
      networks: value.LINK_NETWORKS.map((href) => ({ href, name: recogniseLink(href).title })),
    },
    /** The service that sign-ups are reported to; needs all three values. */
    measurement: measurementOf(value),
    /** The chat widget of the app's screens; without an address there is none. */
    chat: chatOf(value),
    /**
     * Certificates and key to sign passes for Apple Wallet, as PEM; without all three there are none outside
     * development.
     */
    appleWallet: appleWalletOf(value),
    /** The service account that makes passes in Google Wallet; without all three there are none outside development. */
    googleWallet: googleWalletOf(value),
    /** Our clients at the identity providers; one without all of its secrets has no button outside development. */
    google: googleOf(value),
    apple: appleOf(value),
    /** Where a third-party program's sign-in may redirect to, the default first. */
    socialRedirects: value.SOCIAL_REDIRECTS,
    /** Origins that may frame the prices; none by default. */
    pricingFrames: value.PRICING_FRAME_ORIGINS,
    stripe: stripeOf(value),
  };
}

/**
 * Without its own secret, or without a previous one, a purpose has the one of sessions instead: a deployment that began
 * with that alone finds and verifies what it has made.
 */
function secretsOf(value: Environment): Secrets {
  const { TOKEN_SECRET: token, TOKEN_SECRET_PREVIOUS: tokenBefore } = value;
  const of = (own = token, before = own === token ? tokenBefore : token): Secrets[SecretName] =>
    before === undefined || before === own ? [own] : [own, before];
  return {
    session: of(),
    links: of(value.LINK_SECRET, value.LINK_SECRET_PREVIOUS),
    suppression: of(value.SUPPRESSION_SECRET, value.SUPPRESSION_SECRET_PREVIOUS),
    passes: of(value.PASS_SECRET, value.PASS_SECRET_PREVIOUS),
    stored: of(value.STORED_SECRET, value.STORED_SECRET_PREVIOUS),
  };
}

function stripeOf(value: Environment) {
  const isDevelopment = value.MODE === "development";
  return {
    key: value.STRIPE_SECRET_KEY || undefined,
    webhookSecret: value.STRIPE_WEBHOOK_SECRET || undefined,
    /** Whether Checkout offers PayPal: only available to merchants in Europe. */
    hasPaypal: (value.STRIPE_PAYPAL ?? (isDevelopment ? "on" : "off")) === "on",
    /** Whether Stripe computes taxes, which requires setup in the account. */
    hasTax: value.STRIPE_TAX === "on",
  };
}

function measurementOf(value: Environment): MeasurementService | undefined {
  const { MEASUREMENT_URL: url, MEASUREMENT_ID: id, MEASUREMENT_SECRET: secret } = value;
  return url && id && secret ? { url, id, secret } : undefined;
}

function chatOf(value: Environment): ChatService | undefined {
  const { CHAT_WIDGET_URL: url, CHAT_WIDGET_ID: id, CHAT_WIDGET_ORIGINS: sources } = value;
  return url ? { url, ...(id && { id }), sources: [new URL(url).origin, ...sources] } : undefined;
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
  // In the account's JSON file, line breaks in a key are two characters.
  return issuerId && email && key ? { issuerId, email, key: key.replaceAll("\\n", "\n") } : undefined;
}
