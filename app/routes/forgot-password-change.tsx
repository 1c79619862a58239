import { json } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { changeForgottenForm } from "~/domain/accounts/forms";
import { ChangeForgottenScreen } from "~/features/accounts/change-forgotten-screen";
import type { ScreenHandle } from "~/features/shell/screen";
import { useActionResult } from "~/features/shell/use-action-result";
import { screenMeta } from "~/i18n/meta";
import { withMessages } from "~/i18n/with-messages";
import { handleForm } from "~/server/http/app/form.server";
import { publicAction, publicLoader } from "~/server/http/app/route.server";
import { deviceCookie } from "~/server/http/device-cookie.server";
import { findReset, resetPassword } from "~/server/services/accounts/reset-password.server";

export const handle = {
  screen: "forgot-password-change",
  messages: ["accounts", "errors"],
} satisfies ScreenHandle;
export const clientLoader = withMessages(handle);
export const meta = screenMeta("accounts:meta.forgotPasswordChange", { noIndex: true });

/** Only looks: scanners of mail look too, and must not use the link up. */
export const loader = publicLoader(async ({ platform, params }) =>
  json({ added: await findReset(platform, params.token ?? "") }),
);

export const action = publicAction((args) =>
  handleForm(args, changeForgottenForm, async ({ password, keep }) => {
    const { platform, params } = args;
    const { email } = await resetPassword(platform, { token: params.token ?? "", password, keep });
    const headers = { "Set-Cookie": await deviceCookie(platform.config, email) };
    return json({ changed: true as const }, { headers });
  }),
);

export default function ForgotPasswordChange() {
  const { added } = useLoaderData<typeof loader>();
  return <ChangeForgottenScreen added={added} result={useActionResult<typeof action>()} />;
}
