import type { FirstTouch, RegisterInput } from "~/domain/accounts/schema";
import type { UserView } from "~/domain/accounts/view";
import { negotiateLanguage } from "~/domain/languages";
import { authenticate } from "~/server/services/accounts/authenticate.server";
import { login } from "~/server/services/accounts/login.server";
import { presentUser } from "~/server/services/accounts/present-user.server";
import { register } from "~/server/services/accounts/register.server";
import type { TokenPair } from "~/server/services/accounts/tokens.server";
import { type ClaimResult, claimAnonymousDrafts } from "~/server/services/anonymous/claim-drafts.server";
import type { ApiContext } from "./env.server";

/** The outcome of claiming drafts; absent when none were named. */
interface Claimed {
  temporary?: ClaimResult;
}

export interface SignedUp extends Claimed {
  token: string;
  refresh_token: string;
  user: UserView;
}

/** Converts the drafts named at a sign-in into pages and cards of its account. */
export async function claimDrafts(c: ApiContext, pair: TokenPair, ids: string[] = []): Promise<Claimed> {
  if (ids.length === 0) return {};
  const found = await authenticate(c.env.platform, pair.accessToken);
  if (typeof found !== "object") return {};
  return { temporary: await claimAnonymousDrafts(c.env.platform, found.actor, ids) };
}

export async function signUp(
  c: ApiContext,
  { temporaryIds, ...input }: RegisterInput,
  firstTouch: FirstTouch,
): Promise<SignedUp> {
  const { platform } = c.env;
  const locale = input.locale ?? negotiateLanguage(c.req.header("Accept-Language") ?? null);
  const { user, ...pair } = await register(platform, { ...input, locale, firstTouch });
  const claimed = await claimDrafts(c, pair, temporaryIds);
  return {
    token: pair.accessToken,
    refresh_token: pair.refreshToken,
    user: await presentUser(platform, user),
    ...claimed,
  };
}

/**
 * The response to a repeated sign-up: the same account, signed in again by the password in the request, since tokens
 * are not stored.
 */
export async function signUpAgain(c: ApiContext, input: RegisterInput, kept: Claimed): Promise<SignedUp> {
  const { platform } = c.env;
  const { user, accessToken, refreshToken } = await login(platform, input);
  return {
    token: accessToken,
    refresh_token: refreshToken,
    user: await presentUser(platform, user),
    ...kept,
  };
}
