import { json, redirectDocument } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { loginForm } from "~/domain/accounts/forms";
import { LoginScreen } from "~/features/accounts/login-screen";
import type { ScreenHandle } from "~/features/shell/screen";
import { useActionResult } from "~/features/shell/use-action-result";
import { screenMeta } from "~/i18n/meta";
import { withMessages } from "~/i18n/with-messages";
import { handleForm } from "~/server/http/app/form.server";
import { withPrefix } from "~/server/http/app/paths.server";
import { publicAction, publicLoader } from "~/server/http/app/route.server";
import { signIn } from "~/server/http/app/sign-in.server";
import { storedInvitation } from "~/server/http/app/stored-invitation.server";
import { login } from "~/server/services/accounts/login.server";
import { waysOffered } from "~/server/services/accounts/ways-offered.server";

export const handle = { screen: "login", messages: ["accounts", "errors"] } satisfies ScreenHandle;
export const clientLoader = withMessages(handle);
export const meta = screenMeta("accounts:meta.login");

export const loader = publicLoader(async ({ session, language, platform, request }) => {
  // As a document: another tab may have signed in, of which this one's screens do not know.
  if (session.actor.kind === "user") throw redirectDocument(withPrefix(language, "/dashboard"));
  return json({ ...waysOffered(platform), invited: await storedInvitation(platform, request) });
});

export const action = publicAction((args) =>
  handleForm(args, loginForm, async (input) => {
    const tokens = await login(args.platform, input);
    return signIn(args, { tokens, email: input.email }, input.temporaryIds ?? []);
  }),
);

export default function Login() {
  const result = useActionResult<typeof action>();
  return <LoginScreen {...useLoaderData<typeof loader>()} result={result} />;
}
