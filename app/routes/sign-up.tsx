import { json, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { signUpForm } from "~/domain/accounts/forms";
import { SignUpScreen } from "~/features/accounts/sign-up-screen";
import type { ScreenHandle } from "~/features/shell/screen";
import { screenMeta } from "~/i18n/meta";
import { withMessages } from "~/i18n/with-messages";
import { withKnownDevice } from "~/server/http/app/device-cookie.server";
import { type FormResult, handleForm } from "~/server/http/app/form.server";
import { withPrefix } from "~/server/http/app/paths.server";
import { publicAction, publicLoader } from "~/server/http/app/route.server";
import { signIn } from "~/server/http/app/sign-in.server";
import { register } from "~/server/services/accounts/register.server";
import { waysOffered } from "~/server/services/accounts/ways-offered.server";

export const handle = { screen: "sign-up", messages: ["accounts", "errors"] } satisfies ScreenHandle;
export const clientLoader = withMessages(handle);
export const meta = screenMeta("accounts:meta.signUp");

export const loader = publicLoader(async ({ session, language, platform }) => {
  if (session.actor.kind === "user") throw redirect(withPrefix(language, "/dashboard"));
  return json(waysOffered(platform));
});

export const action = publicAction((args) =>
  handleForm(args, signUpForm, async (input) => {
    const tokens = await register(args.platform, { ...input, locale: args.language });
    const response = await signIn(args, tokens, input.temporaryIds ?? []);
    return withKnownDevice(args.platform, input.email, response);
  }),
);

export default function SignUp() {
  const result = useActionData<typeof action>() as FormResult | undefined;
  return <SignUpScreen {...useLoaderData<typeof loader>()} result={result} />;
}
