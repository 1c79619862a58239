import { json, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { proofForm } from "~/domain/accounts/forms";
import { isSocialOutcome } from "~/domain/accounts/social";
import { SocialScreen } from "~/features/accounts/social-screen";
import type { ScreenHandle } from "~/features/shell/screen";
import { useActionResult } from "~/features/shell/use-action-result";
import { screenMeta } from "~/i18n/meta";
import { withMessages } from "~/i18n/with-messages";
import { handleForm } from "~/server/http/app/form.server";
import { withPrefix } from "~/server/http/app/paths.server";
import { publicAction, publicLoader } from "~/server/http/app/route.server";
import {
  answerReturn,
  isReturn,
  noProofCookie,
  offeredProvider,
  signInProven,
} from "~/server/http/app/social.server";
import { PROOF_COOKIE, readCookie } from "~/server/http/cookies.server";
import { proveByPassword, viewProof } from "~/server/services/accounts/social/prove.server";
import { waysOffered } from "~/server/services/accounts/ways-offered.server";

export const handle = { screen: "login-social", messages: ["accounts", "errors"] } satisfies ScreenHandle;
export const clientLoader = withMessages(handle);
export const meta = screenMeta("accounts:meta.social", { noIndex: true });

/** The return URL of providers, and the outcome. */
export const loader = publicLoader(async (args) => {
  const { platform, request, language, session } = args;
  const query = new URL(request.url).searchParams;
  const provider = offeredProvider(platform, query.get("client"));
  if (!provider) throw redirect(withPrefix(language, "/login"));
  if (isReturn(query)) throw await answerReturn(args, provider);
  const named = query.get("outcome");
  if (!isSocialOutcome(named)) throw redirect(withPrefix(language, "/login"));
  const proof = await viewProof(platform, readCookie(request, PROOF_COOKIE));
  // Outcomes that require a proof are expired without one.
  const outcome = (named === "known" || named === "mailed") && !proof ? "expired" : named;
  return json({
    provider,
    outcome,
    proof,
    isSignedIn: session.actor.kind === "user",
    passkeyHost: waysOffered(platform).passkeyHost,
  });
});

/** Links by the password of the account that has the address. */
export const action = publicAction((args) =>
  handleForm(args, proofForm, async ({ password }) => {
    const { platform, request } = args;
    const proven = await proveByPassword(platform, readCookie(request, PROOF_COOKIE), password);
    return signInProven(args, proven, noProofCookie(platform));
  }),
);

export default function LoginSocial() {
  const result = useActionResult<typeof action>();
  return <SocialScreen {...useLoaderData<typeof loader>()} result={result} />;
}
