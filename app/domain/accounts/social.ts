import { z } from "zod";
import { LIMITS } from "~/domain/limits";
import { cleanLine, isBlank } from "~/domain/text";

/** The identity providers, as `client` names them in addresses. */
export const PROVIDERS = ["google", "apple"] as const;
export type Provider = (typeof PROVIDERS)[number];

export const providerSchema = z.enum(PROVIDERS);

/** Their names, the same in every language. */
export const PROVIDER_NAMES: Record<Provider, string> = { google: "Google", apple: "Apple" };

export function isProvider(value: unknown): value is Provider {
  return PROVIDERS.some((provider) => provider === value);
}

/** Why a way to a provider ended without somebody signed in, as the screen tells it. */
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

/** A person as a provider's signed token tells them. */
export interface ProvedPerson {
  provider: Provider;
  /** The provider's own id of the person; nothing else identifies them. */
  subject: string;
  /** Lower case; null where the provider tells none. */
  email: string | null;
  isEmailVerified: boolean;
  /** Google's: the domain of the organisation that the person's account belongs to. */
  hostedDomain: string | null;
  name: string | null;
}

/**
 * Whether the provider's word proves that the person reads the mail of their address: Google's for addresses of its own
 * and of the domain that it hosts for their organisation, Apple's for what it calls verified. Any other address may have
 * changed hands since the provider saw a proof, and another domain of the organisation is not told to be hosted there.
 */
export function provesMailbox({ provider, email, isEmailVerified, hostedDomain }: ProvedPerson): boolean {
  if (!email || !isEmailVerified) return false;
  if (provider === "apple" || email.endsWith("@gmail.com")) return true;
  return !!hostedDomain && email.endsWith(`@${hostedDomain.toLowerCase()}`);
}

/** A name that a provider tells, as an account can have it; what begins the address where there is none to see. */
export function accountName(told: string | null, email: string): string {
  const line = cleanLine((told ?? "").slice(0, LIMITS.name * 8).toWellFormed());
  const name = [...line].slice(0, LIMITS.name).join("").trim();
  return isBlank(name) ? (email.split("@")[0] ?? email).slice(0, LIMITS.name) : name;
}
