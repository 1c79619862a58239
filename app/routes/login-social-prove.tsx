import { json, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { AppError } from "~/domain/errors";
import { ProveScreen } from "~/features/accounts/prove-screen";
import type { ScreenHandle } from "~/features/shell/screen";
import { screenMeta } from "~/i18n/meta";
import { withMessages } from "~/i18n/with-messages";
import { measureSignUp } from "~/server/http/app/measure-sign-up.server";
import { withPrefix } from "~/server/http/app/paths.server";
import { publicAction, publicLoader } from "~/server/http/app/route.server";
import { noProofCookie, outcomePath, signInProven } from "~/server/http/app/social.server";
import { PROOF_COOKIE, readCookie } from "~/server/http/cookies.server";
import { canProveByMail, proveByMail, viewProof } from "~/server/services/accounts/social/prove.server";
import { WayEnded } from "~/server/services/accounts/social/way-back.server";

export const handle = { screen: "login-social-prove", messages: ["accounts"] } satisfies ScreenHandle;
export const clientLoader = withMessages(handle);
export const meta = screenMeta("accounts:meta.social", { noIndex: true });

export const loader = publicLoader(async ({ platform, params, request }) => {
  const cookie = readCookie(request, PROOF_COOKIE);
  const where = await canProveByMail(platform, cookie, params.token ?? "");
  return json({ where, proof: await viewProof(platform, cookie) });
});

/** The button, not the visit, uses the link up: mail scanners visit. */
export const action = publicAction(async (args) => {
  const { platform, params, request, language } = args;
  const cookie = readCookie(request, PROOF_COOKIE);
  const proof = await viewProof(platform, cookie);
  try {
    const proven = await proveByMail(platform, cookie, params.token ?? "");
    if (proven.isSignUp) measureSignUp(args, proof?.provider ?? "google");
    return await signInProven(args, proven, noProofCookie(platform));
  } catch (error) {
    const provider = proof?.provider ?? "google";
    if (error instanceof WayEnded)
      return redirect(withPrefix(language, outcomePath(provider, error.outcome)));
    if (!(error instanceof AppError && error.code === "gone")) throw error;
    return redirect(withPrefix(language, outcomePath(provider, "expired")));
  }
});

export default function LoginSocialProve() {
  return <ProveScreen {...useLoaderData<typeof loader>()} />;
}
