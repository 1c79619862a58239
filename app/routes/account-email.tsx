import { json } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { AppError } from "~/domain/errors";
import { ProveEmailScreen } from "~/features/accounts/prove-email-screen";
import type { ScreenHandle } from "~/features/shell/screen";
import { useActionResult } from "~/features/shell/use-action-result";
import { screenMeta } from "~/i18n/meta";
import { withMessages } from "~/i18n/with-messages";
import { failureOf } from "~/server/http/app/error-response.server";
import { userAction, userLoader } from "~/server/http/app/route.server";
import { findProvableEmail, proveEmailChange } from "~/server/services/accounts/prove-email-change.server";

export const handle = { screen: "account-email", messages: ["profile", "errors"] } satisfies ScreenHandle;
export const clientLoader = withMessages(handle);
export const meta = screenMeta("profile:meta.email", { noIndex: true });

/** The link is only valid in a session of its account: a signed-out visitor returns here after the login. */
export const loader = userLoader(async ({ platform, actor, params }) => ({
  email: await findProvableEmail(platform, actor, params.token ?? ""),
}));

/** The button, not the visit, uses the link up: mail scanners visit. */
export const action = userAction(async ({ platform, actor, params }) => {
  try {
    return json({ ok: true as const, ...(await proveEmailChange(platform, actor, params.token ?? "")) });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { messageKey } = failureOf(error, platform);
    return json({ ok: false as const, messageKey }, { status: error.status });
  }
});

export default function AccountEmail() {
  const { email } = useLoaderData<typeof loader>();
  return <ProveEmailScreen email={email} result={useActionResult<typeof action>()} />;
}
