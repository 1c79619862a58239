import { json } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { newPasswordForm } from "~/domain/accounts/forms";
import { UndoEmailScreen } from "~/features/accounts/undo-email-screen";
import type { ScreenHandle } from "~/features/shell/screen";
import { useActionResult } from "~/features/shell/use-action-result";
import { screenMeta } from "~/i18n/meta";
import { withMessages } from "~/i18n/with-messages";
import { handleForm } from "~/server/http/app/form.server";
import { publicAction, publicLoader } from "~/server/http/app/route.server";
import { deviceCookie } from "~/server/http/device-cookie.server";
import { findUndoableEmail, undoEmailChange } from "~/server/services/accounts/undo-email-change.server";

export const handle = {
  screen: "account-undo-email",
  messages: ["profile", "errors"],
} satisfies ScreenHandle;
export const clientLoader = withMessages(handle);
export const meta = screenMeta("profile:meta.undo", { noIndex: true });

/** Only looks: scanners of mail look too, and must not use the link up. */
export const loader = publicLoader(async ({ platform, params }) => ({
  email: await findUndoableEmail(platform, params.token ?? ""),
}));

export const action = publicAction((args) =>
  handleForm(args, newPasswordForm, async ({ password }) => {
    const { platform, params } = args;
    const { email } = await undoEmailChange(platform, { token: params.token ?? "", password });
    const headers = { "Set-Cookie": await deviceCookie(platform.config, email) };
    return json({ undone: email }, { headers });
  }),
);

export default function AccountUndoEmail() {
  const { email } = useLoaderData<typeof loader>();
  return <UndoEmailScreen email={email} result={useActionResult<typeof action>()} />;
}
