import { json } from "@remix-run/cloudflare";
import { forgotSchema } from "~/domain/accounts/schema";
import { ForgotScreen } from "~/features/accounts/forgot-screen";
import type { ScreenHandle } from "~/features/shell/screen";
import { useActionResult } from "~/features/shell/use-action-result";
import { screenMeta } from "~/i18n/meta";
import { withMessages } from "~/i18n/with-messages";
import { handleForm } from "~/server/http/app/form.server";
import { publicAction, publicLoader } from "~/server/http/app/route.server";
import { forgotPassword } from "~/server/services/accounts/forgot-password.server";

export const handle = { screen: "forgot-password", messages: ["accounts", "errors"] } satisfies ScreenHandle;
export const clientLoader = withMessages(handle);
export const loader = publicLoader(async () => null);
export const meta = screenMeta("accounts:meta.forgotPassword", { noIndex: true });

export const action = publicAction((args) =>
  handleForm(args, forgotSchema, async (input) => {
    await forgotPassword(args.platform, input);
    return json({ sent: true as const });
  }),
);

export default function ForgotPassword() {
  return <ForgotScreen result={useActionResult<typeof action>()} />;
}
