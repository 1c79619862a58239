import type { ProvedPerson, Provider, SocialOutcome } from "~/domain/accounts/social";
import { findSocialState, type SocialStateRow, spendSocialState } from "~/server/data/social-states.server";
import { ProviderAway } from "~/server/platform/bounded-fetch.server";
import { sha256 } from "~/server/platform/digest.server";
import { exchangeCode, ProviderRefusal } from "~/server/platform/identity-exchange.server";
import { identityProvider } from "~/server/platform/identity-providers.server";
import { logError, type Platform } from "~/server/platform/platform.server";
import { seal, unseal } from "~/server/platform/sealed.server";
import { returnAddressOf } from "./begin.server";

/** The parameters of a provider's return, from the address or the program. */
export interface Return {
  provider: Provider;
  state: string;
  code: string | null;
  error: string | null;
}

/** Ends a sign-in at a provider; caught by the services, the outcome is shown. */
export class WayEnded extends Error {
  override readonly name = "WayEnded";
  readonly outcome: SocialOutcome;

  constructor(outcome: SocialOutcome) {
    super(`the way to a provider ended: ${outcome}`);
    this.outcome = outcome;
  }
}

/**
 * Uses a state, once.
 * @param isBound whether the same caller began it
 * @throws WayEnded state, expired
 */
export async function spendWay(
  platform: Platform,
  row: SocialStateRow | undefined,
  provider: Provider,
  isBound: (row: SocialStateRow) => boolean | Promise<boolean>,
): Promise<SocialStateRow> {
  if (!row || row.provider !== provider || !(await isBound(row))) throw new WayEnded("state");
  if (!(await spendSocialState(platform.db, row.id, platform.realNow()))) throw new WayEnded("expired");
  return row;
}

/** @returns the row of a state, used or not */
export async function wayOf(platform: Platform, state: string): Promise<SocialStateRow | undefined> {
  return findSocialState(platform.db, await sha256(state));
}

const CANCELLED = new Set(["access_denied", "user_cancelled_authorize"]);

/** @throws WayEnded cancelled or refused where the provider returned an error */
export function assertAgreed(error: string | null): void {
  if (error !== null) throw new WayEnded(CANCELLED.has(error) ? "cancelled" : "refused");
}

/** A person proved by a provider, with the sealed token that revokes the grant. */
export interface Proved {
  person: ProvedPerson;
  refreshToken: string | null;
}

/**
 * Exchanges the code for the person it was issued for. What Apple posted before the browser returned is in the row.
 * @throws WayEnded refused, away
 */
export async function proveByCode(
  platform: Platform,
  row: SocialStateRow,
  code: string | null,
): Promise<Proved> {
  const provider = await identityProvider(platform, row.provider);
  const stored = row.code && (await unseal(platform.config, "social-code", row.code));
  const verifier = row.verifier && (await unseal(platform.config, "social-verifier", row.verifier));
  const given = code ?? stored;
  if (!provider || !given || !verifier) throw new WayEnded("refused");
  const returnAddress = returnAddressOf(row.origin, row.provider);
  try {
    const { person, refreshToken } = await exchangeCode(platform, provider, {
      code: given,
      returnAddress,
      verifier,
      nonce: row.nonce,
    });
    return {
      person: { ...person, name: person.name ?? row.name },
      refreshToken: refreshToken && (await seal(platform.config, "refresh-token", refreshToken)),
    };
  } catch (error) {
    if (!(error instanceof ProviderAway || error instanceof ProviderRefusal)) throw error;
    logError("a sign-in with an identity provider failed", error, platform.requestId, {
      provider: row.provider,
    });
    throw new WayEnded(error instanceof ProviderAway ? "away" : "refused");
  }
}
