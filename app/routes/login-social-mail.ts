import { redirect } from "@remix-run/cloudflare";
import { AppError } from "~/domain/errors";
import { withPrefix } from "~/server/http/app/paths.server";
import { publicAction, publicLoader } from "~/server/http/app/route.server";
import { outcomePath } from "~/server/http/app/social.server";
import { PROOF_COOKIE, readCookie } from "~/server/http/cookies.server";
import { mailProof, viewProof } from "~/server/services/accounts/social/prove.server";

/** Mails a link to a visitor who has to prove an account or a mailbox. */
export const action = publicAction(async ({ platform, request, language }) => {
  const cookie = readCookie(request, PROOF_COOKIE);
  const proof = await viewProof(platform, cookie);
  if (!proof) return redirect(withPrefix(language, "/login"));
  try {
    await mailProof(platform, cookie);
    return redirect(withPrefix(language, outcomePath(proof.provider, "mailed")));
  } catch (error) {
    if (!(error instanceof AppError && error.code === "rate_limited")) throw error;
    return redirect(withPrefix(language, outcomePath(proof.provider, "too-many")));
  }
});

export const loader = publicLoader(async ({ language }) => redirect(withPrefix(language, "/login")));
