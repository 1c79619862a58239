import { z } from "zod";
import { LIMITS } from "~/domain/limits";
import { cleanLine, isBlank } from "~/domain/text";

/** The identity providers, as `client` identifies them in URLs. */
export const PROVIDERS = ["google", "apple"] as const;
export type Provider = (typeof PROVIDERS)[number];

export const providerSchema = z.enum(PROVIDERS);

/** Their names, the same in every language. */
export const PROVIDER_NAMES: Record<Provider, string> = { google: "Google", apple: "Apple" };

export function isProvider(value: unknown): value is Provider {
  return PROVIDERS.some((provider) => provider === value);
}

/** Why a provider's flow ended without a sign-in; the screen shows a message for each. */
export const SOCIAL_OUTCOMES = [
  "cancelled",
  "refused",
  "expired",
  "state",
  "away",
  "known",
  "mailed",
  "no-email",
  "held",
  "disabled",
  "taken",
  "elsewhere",
  "too-many",
] as const;
export type SocialOutcome = (typeof SOCIAL_OUTCOMES)[number];

export function isSocialOutcome(value: unknown): value is SocialOutcome {
  return SOCIAL_OUTCOMES.some((outcome) => outcome === value);
}

/** A person as identified by a provider's signed token. */
export interface ProvedPerson {
  provider: Provider;
  /** The provider's own id of the person; nothing else identifies them. */
  subject: string;
  /** Lower case; null if the provider supplies none. */
  email: string | null;
  isEmailVerified: boolean;
  /** Google's: the domain of the organisation that the person's account belongs to. */
  hostedDomain: string | null;
  name: string | null;
}

/**
 * Whether a provider's claim proves control of the mailbox: Google's for its own addresses and for the domain that it
 * hosts for the user's organisation, Apple's for addresses that it marks verified. Any other address may have changed
 * hands since it was verified, and another domain of the organisation is not known to be hosted there.
 */
export function provesMailbox({ provider, email, isEmailVerified, hostedDomain }: ProvedPerson): boolean {
  if (!email || !isEmailVerified) return false;
  if (provider === "apple" || email.endsWith("@gmail.com")) return true;
  return !!hostedDomain && email.endsWith(`@${hostedDomain.toLowerCase()}`);
}

/** The provider's name, as an account can store it; the local part of the address if it has no visible characters. */
export function accountName(told: string | null, email: string): string {
  const line = cleanLine((told ?? "").slice(0, LIMITS.name * 8).toWellFormed());
  const name = [...line].slice(0, LIMITS.name).join("").trim();
  return isBlank(name) ? (email.split("@")[0] ?? email).slice(0, LIMITS.name) : name;
}
