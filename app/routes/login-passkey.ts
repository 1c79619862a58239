import { json, redirect, type TypedResponse } from "@remix-run/cloudflare";
import { passkeyForm } from "~/domain/accounts/forms";
import { AppError, type FormMessage } from "~/domain/errors";
import { failureOf } from "~/server/http/app/error-response.server";
import { withPrefix } from "~/server/http/app/paths.server";
import { publicAction, publicLoader } from "~/server/http/app/route.server";
import { signIn } from "~/server/http/app/sign-in.server";
import { noProofCookie, signInProven } from "~/server/http/app/social.server";
import { PROOF_COOKIE, readCookie } from "~/server/http/cookies.server";
import { readFormFields } from "~/server/http/form-fields.server";
import { signInByPasskey } from "~/server/services/accounts/passkeys/sign-in.server";

/** Signs in by a passkey; where this browser has to prove the account for a provider, that is linked. */
export const action = publicAction(async (args): Promise<Response | TypedResponse<FormMessage>> => {
  const { platform, request } = args;
  try {
    const posted = passkeyForm.safeParse(Object.fromEntries(await readFormFields(request)));
    if (!posted.success) throw new AppError("bad_request");
    const { signed, temporaryIds = [] } = posted.data;
    const proof = readCookie(request, PROOF_COOKIE);
    const { carried, ...signedIn } = await signInByPasskey(platform, signed, proof);
    if (carried) return await signInProven(args, { ...signedIn, carried }, noProofCookie(platform));
    return await signIn(args, signedIn, temporaryIds);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { messageKey, params } = failureOf(error, platform);
    return json({ messageKey, params }, { status: error.status });
  }
});

export const loader = publicLoader(async ({ language }) => redirect(withPrefix(language, "/login")));
