import type { UserActor } from "~/domain/accounts/actor";
import type { Provider } from "~/domain/accounts/social";
import { AppError } from "~/domain/errors";
import { newId, newToken } from "~/domain/ids";
import { LIFETIMES } from "~/domain/limits";
import { assertCan, ownOf } from "~/domain/permissions";
import { insertSocialState, type SocialStateRow } from "~/server/data/social-states.server";
import { sha256 } from "~/server/platform/digest.server";
import { authorizeAddress } from "~/server/platform/identity-exchange.server";
import { identityProvider } from "~/server/platform/identity-providers.server";
import type { Platform } from "~/server/platform/platform.server";
import { consumeLimit } from "~/server/platform/rate-limits.server";
import { seal } from "~/server/platform/sealed.server";
import { assertConfirmed } from "~/server/services/accounts/confirm.server";
import type { Carried } from "./carried.server";

/** The start of a sign-in at a provider. */
export interface Start extends Carried {
  provider: Provider;
  /** The origin that the provider returns to. */
  origin: string;
  /** The cookie of another sign-in begun in this browser; several may be open in parallel. */
  cookie?: string | null;
}

/** The provider's screen, and the value of the cookie that identifies the browser at its return. */
export interface Begun {
  address: string;
  cookie: string;
}

/** Begins a sign-in or sign-up with a provider. @throws AppError rate_limited, unavailable */
export function beginSignIn(platform: Platform, start: Start): Promise<Begun> {
  return begin(platform, start, { purpose: "sign-in" });
}

/**
 * Begins to link a provider's account to the actor's. Valid only in the session that began it.
 * @throws AppError reauthentication_required, rate_limited, unavailable
 */
export async function beginLink(platform: Platform, actor: UserActor, start: Start): Promise<Begun> {
  assertCan(actor, "edit", ownOf(actor, "account"));
  assertConfirmed(platform, actor);
  return begin(platform, start, { purpose: "link", actor });
}

/** Begins a reauthentication. @throws AppError rate_limited, unavailable */
export async function beginConfirm(platform: Platform, actor: UserActor, start: Start): Promise<Begun> {
  assertCan(actor, "edit", ownOf(actor, "account"));
  return begin(platform, start, { purpose: "confirm", actor });
}

async function begin(
  platform: Platform,
  start: Start,
  aim: { purpose: SocialStateRow["purpose"]; actor?: UserActor },
): Promise<Begun> {
  const cookie = start.cookie && /^[\w-]{43}$/.test(start.cookie) ? start.cookie : newToken();
  const { address } = await openWay(platform, start, {
    purpose: aim.purpose,
    userId: aim.actor?.userId ?? null,
    sessionId: aim.actor?.sessionId ?? null,
    cookieHash: await sha256(cookie),
    redirect: null,
  });
  return { address, cookie };
}

type Bound = Pick<SocialStateRow, "purpose" | "userId" | "sessionId" | "cookieHash" | "redirect">;

/**
 * Writes the row of a sign-in at a provider.
 * @returns the provider's screen, and the two secrets of which the row has only a hash and a sealed text
 * @throws AppError rate_limited, unavailable
 */
export async function openWay(
  platform: Platform,
  { provider: name, origin, language, route, brought }: Start,
  bound: Bound,
): Promise<{ address: string; state: string; verifier: string }> {
  const provider = await identityProvider(platform, name);
  if (!provider) throw new AppError("unavailable");
  await consumeLimit(platform, "socialStartIp");
  const now = platform.realNow();
  const [state, nonce, verifier] = [newToken(), newToken(), newToken()];
  await insertSocialState(platform.db, {
    ...bound,
    id: newId("sst"),
    stateHash: await sha256(state),
    provider: name,
    nonce,
    verifier: await seal(platform.config, "social-verifier", verifier),
    origin,
    language,
    route,
    brought,
    code: null,
    name: null,
    createdAt: now,
    expiresAt: new Date(now.getTime() + LIFETIMES.socialState * 1000),
    usedAt: null,
  });
  const returnAddress = returnAddressOf(origin, name);
  return {
    address: await authorizeAddress(provider, { returnAddress, state, nonce, verifier }),
    state,
    verifier,
  };
}

/** The return address; registered with the provider for each origin of the app. */
export const returnAddressOf = (origin: string, provider: Provider) =>
  `${origin}/login/social?client=${provider}`;
