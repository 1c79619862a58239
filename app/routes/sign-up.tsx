import { redirect } from "@remix-run/cloudflare";
import { useActionData } from "@remix-run/react";
import { firstTouchSchema, registerSchema } from "~/domain/accounts/schema";
import { SignUpScreen } from "~/features/accounts/sign-up-screen";
import { screenMeta } from "~/i18n/meta";
import { withPrefix } from "~/server/http/app-paths.server";
import { type FormResult, handleForm } from "~/server/http/form.server";
import { openAction, openLoader } from "~/server/http/route.server";
import { readList, signIn } from "~/server/http/sign-in.server";
import { register } from "~/server/services/accounts/register.server";

export const handle = { screen: "sign-up" };
export const meta = screenMeta("signUp");

export const loader = openLoader(async ({ session, language }) =>
  session.actor.kind === "user" ? redirect(withPrefix(language, "/dashboard")) : null,
);

const formSchema = registerSchema.extend({ firstTouch: firstTouchSchema });

export const action = openAction((args) =>
  handleForm(
    args,
    formSchema,
    async (input) => {
      const tokens = await register(args.platform, { ...input, locale: args.language });
      return signIn(args, tokens, input.temporaryIds ?? []);
    },
    (values) => ({
      ...values,
      temporaryIds: readList(values.temporaryIds),
      firstTouch: readList(values.firstTouch ?? "{}"),
    }),
  ),
);

export default function SignUp() {
  return <SignUpScreen result={useActionData<typeof action>() as FormResult | undefined} />;
}
