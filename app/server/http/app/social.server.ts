import { redirect } from "@remix-run/cloudflare";
import { pathOfStoredRoute } from "~/domain/accounts/redirect";
import { isProvider, type Provider, type SocialOutcome } from "~/domain/accounts/social";
import type { LanguageCode } from "~/domain/languages";
import { LIFETIMES, LIMITS } from "~/domain/limits";
import { cookie, PROOF_COOKIE, readCookie, SOCIAL_COOKIE } from "~/server/http/cookies.server";
import { isProviderReady } from "~/server/platform/identity-providers.server";
import { logWarning, type Platform } from "~/server/platform/platform.server";
import { type Finished, finishSocial } from "~/server/services/accounts/social/finish.server";
import type { Proven } from "~/server/services/accounts/social/prove.server";
import { measureSignUp } from "./measure-sign-up.server";
import { withPrefix } from "./paths.server";
import type { PublicArgs } from "./route.server";
import { signIn } from "./sign-in.server";

/** The requested host was checked before; the configuration has its protocol. */
export function ownOrigin(request: Request, { config }: Platform): string {
  return `${new URL(config.origins.app).protocol}//${new URL(request.url).host}`;
}

/** @returns the provider that an address names, if it is available; otherwise only a warning is logged */
export function offeredProvider(platform: Platform, named: string | null | undefined): Provider | null {
  if (isProvider(named) && isProviderReady(platform.config, named)) return named;
  const { requestId } = platform;
  logWarning("Missing social driver", requestId);
  return null;
}

/** @returns the path of the screen that shows a sign-in's outcome */
export const outcomePath = (provider: Provider, outcome: SocialOutcome): string =>
  `/login/social?${new URLSearchParams({ client: provider, outcome })}`;

export const socialCookie = ({ config }: Platform, value: string): string =>
  cookie(config, SOCIAL_COOKIE, value, LIFETIMES.socialState);

const noSocialCookie = ({ config }: Platform): string => cookie(config, SOCIAL_COOKIE, "", 0);
export const noProofCookie = ({ config }: Platform): string => cookie(config, PROOF_COOKIE, "", 0);

/** Whether an address is a provider's return rather than a screen. */
export const isReturn = (query: URLSearchParams): boolean =>
  ["code", "state", "error"].some((name) => query.has(name));

/** The reauthentication step of screens with several steps. */
const ASKING: Record<string, Record<string, string>> = { "/account/delete": { step: "confirm" } };

/** Finishes a sign-in at a provider: the result is always a redirect, so that code and state leave the address. */
export async function answerReturn(args: PublicArgs, provider: Provider): Promise<Response> {
  const { platform, request, session } = args;
  const query = new URL(request.url).searchParams;
  const text = (name: string) => query.get(name)?.slice(0, LIMITS.providerField) ?? null;
  const finished = await finishSocial(platform, session.actor, {
    provider,
    state: text("state") ?? "",
    code: text("code"),
    error: text("error"),
    cookie: readCookie(request, SOCIAL_COOKIE),
  });
  return responseTo(args, provider, finished);
}

async function responseTo(args: PublicArgs, provider: Provider, finished: Finished): Promise<Response> {
  const { platform } = args;
  const to = (path: string, language: LanguageCode, cookies: string[] = []) => {
    const headers = new Headers();
    for (const value of cookies) headers.append("Set-Cookie", value);
    return redirect(withPrefix(language, path), { headers });
  };
  switch (finished.kind) {
    case "signed-in":
      if (finished.isSignUp) measureSignUp(args, provider);
      return signInProven(args, finished, noSocialCookie(platform));
    case "passed-on":
      return redirect(finished.address, 303);
    case "linked":
      return to(`/account/sign-in?linked=${provider}`, finished.carried.language);
    case "confirmed": {
      // Back to the requesting screen.
      const asked =
        (finished.carried.route && pathOfStoredRoute(finished.carried.route)) ?? "/account/sign-in";
      const query = new URLSearchParams({ ...ASKING[asked], confirmed: provider });
      return to(`${asked}?${query}`, finished.carried.language);
    }
    case "proving": {
      const proof = cookie(platform.config, PROOF_COOKIE, finished.cookie, LIFETIMES.socialProof);
      return to(outcomePath(provider, finished.outcome), finished.carried.language, [proof]);
    }
    case "ended":
      return to(outcomePath(provider, finished.outcome), finished.carried?.language ?? args.language);
  }
}

/** Signs a browser in with its carried state, in the language in which it began. */
export async function signInProven(
  args: PublicArgs,
  { carried, ...signedIn }: Omit<Proven, "isSignUp">,
  ...cookies: string[]
): Promise<Response> {
  const { language, route, brought } = carried;
  const response = await signIn({ ...args, language }, signedIn, brought.temporaryIds, route);
  for (const value of cookies) response.headers.append("Set-Cookie", value);
  return response;
}
