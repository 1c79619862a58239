import { json, redirectDocument } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { signUpForm } from "~/domain/accounts/forms";
import { SignUpScreen } from "~/features/accounts/sign-up-screen";
import type { ScreenHandle } from "~/features/shell/screen";
import { useActionResult } from "~/features/shell/use-action-result";
import { screenMeta } from "~/i18n/meta";
import { withMessages } from "~/i18n/with-messages";
import { afterSignUp } from "~/server/http/app/after-sign-up.server";
import { handleForm } from "~/server/http/app/form.server";
import { measureSignUp } from "~/server/http/app/measure-sign-up.server";
import { withPrefix } from "~/server/http/app/paths.server";
import { publicAction, publicLoader } from "~/server/http/app/route.server";
import { signIn } from "~/server/http/app/sign-in.server";
import { storedInvitation } from "~/server/http/app/stored-invitation.server";
import { register } from "~/server/services/accounts/register.server";
import { waysOffered } from "~/server/services/accounts/ways-offered.server";

export const handle = { screen: "sign-up", messages: ["accounts", "errors"] } satisfies ScreenHandle;
export const clientLoader = withMessages(handle);
export const meta = screenMeta("accounts:meta.signUp");

/** `?to=` names the next screen, see `afterSignUp`. */
export const loader = publicLoader(async ({ session, language, platform, request }) => {
  // As a document: another tab may have signed in, of which this one's screens do not know.
  if (session.actor.kind === "user") throw redirectDocument(withPrefix(language, "/dashboard"));
  const { isBuying, cookie } = await afterSignUp(platform, request);
  const invited = isBuying ? null : await storedInvitation(platform, request);
  return json(
    { ...waysOffered(platform), invited, isBuying },
    cookie ? { headers: { "Set-Cookie": cookie } } : {},
  );
});

export const action = publicAction((args) =>
  handleForm(args, signUpForm, async (input) => {
    const tokens = await register(args.platform, { ...input, locale: args.language });
    measureSignUp(args, "password");
    return signIn(args, { tokens, email: input.email }, input.temporaryIds ?? []);
  }),
);

export default function SignUp() {
  const result = useActionResult<typeof action>();
  return <SignUpScreen {...useLoaderData<typeof loader>()} result={result} />;
}
