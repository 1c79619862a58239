import type { FirstTouch } from "~/domain/accounts/schema";
import type { Provider } from "~/domain/accounts/social";
import { AppError, invalidField } from "~/domain/errors";
import type { LanguageCode } from "~/domain/languages";
import { isProviderReady } from "~/server/platform/identity-providers.server";
import type { Platform } from "~/server/platform/platform.server";
import { consumeLimit } from "~/server/platform/rate-limits.server";
import { unseal } from "~/server/platform/sealed.server";
import type { TokenPair } from "~/server/services/accounts/tokens.server";
import { openWay } from "./begin.server";
import { carriedOf } from "./carried.server";
import { meetPerson } from "./meet-person.server";
import { proveByCode, spendWay, WayEnded, wayOf } from "./way-back.server";

interface ProgramStart {
  /** One of the configured addresses; absent for the first. */
  redirect?: string | undefined;
  language: LanguageCode;
  /** The user's first touch, for an account created by this sign-in. */
  firstTouch?: FirstTouch;
}

/**
 * Begins a sign-in for a program. The provider returns to us, and we forward its parameters to the program.
 * @returns the address that the program opens for its user, and the two secrets that it sends with the code
 * @throws AppError unavailable without secrets or addresses, invalid on `redirect`, rate_limited
 */
export async function beginForProgram(
  platform: Platform,
  provider: Provider,
  { redirect, language, firstTouch }: ProgramStart,
): Promise<{ url: string; state: string; verifier: string }> {
  const { socialRedirects, origins } = platform.config;
  const target = redirect ?? socialRedirects[0];
  if (!target || !isProviderReady(platform.config, provider)) throw new AppError("unavailable");
  if (!socialRedirects.includes(target)) throw invalidField("redirect", "invalidChoice");
  const brought = { temporaryIds: [], ...(firstTouch && { firstTouch }) };
  const start = { provider, origin: origins.app, language, route: null, brought };
  const bound = { purpose: "sign-in", userId: null, sessionId: null, cookieHash: null } as const;
  const { address, state, verifier } = await openWay(platform, start, { ...bound, redirect: target });
  return { url: address, state, verifier };
}

/**
 * Finishes it: the verifier proves that the same program began it. If a mailbox or an account has to be proved first,
 * the user has to do that on our own screens.
 * @throws AppError invalid on `state`, unauthorized (socialRefused), conflict on `email` (socialProveFirst), or
 *   emailTaken, unavailable, forbidden (accountDisabled), rate_limited
 */
export async function finishForProgram(
  platform: Platform,
  provider: Provider,
  { code, state, verifier }: { code: string; state: string; verifier: string },
): Promise<{ tokens: TokenPair; isSignUp: boolean }> {
  if (!isProviderReady(platform.config, provider)) throw new AppError("unavailable");
  await consumeLimit(platform, "socialReturnIp");
  try {
    const way = await spendWay(platform, await wayOf(platform, state), provider, async (row) => {
      const own = row.verifier && (await unseal(platform.config, "social-verifier", row.verifier));
      return row.redirect !== null && own === verifier;
    });
    const proved = await proveByCode(platform, way, code);
    const meeting = await meetPerson(platform, proved, carriedOf(way));
    if (meeting.kind === "signed-in") return { tokens: meeting.tokens, isSignUp: meeting.isSignUp };
    throw new AppError("conflict", { field: "email", messageKey: "socialProveFirst" });
  } catch (error) {
    throw error instanceof WayEnded ? failureOf(error) : error;
  }
}

function failureOf({ outcome }: WayEnded): AppError {
  if (outcome === "state" || outcome === "expired") return invalidField("state", "tokenInvalid");
  if (outcome === "away") return new AppError("unavailable");
  if (outcome === "held") return new AppError("conflict", { field: "email", messageKey: "emailTaken" });
  if (outcome === "disabled") return new AppError("forbidden", { messageKey: "accountDisabled" });
  return new AppError("unauthorized", { messageKey: "socialRefused" });
}
