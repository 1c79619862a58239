import { redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { deleteAccountForm, deleteWithoutPasswordForm } from "~/domain/accounts/forms";
import { DELETION_REASONS } from "~/domain/accounts/leaving";
import { LEAVING_STEPS } from "~/features/accounts/leaving/leaving-path";
import { LeavingScreen } from "~/features/accounts/leaving/leaving-screen";
import type { ScreenHandle } from "~/features/shell/screen";
import { screenMeta } from "~/i18n/meta";
import { withMessages } from "~/i18n/with-messages";
import { type FormResult, handleForm } from "~/server/http/app/form.server";
import { withPrefix } from "~/server/http/app/paths.server";
import { type PublicArgs, publicAction, userLoader } from "~/server/http/app/route.server";
import { noSessionCookies } from "~/server/http/app/session.server";
import { deleteAccount } from "~/server/services/accounts/delete-account.server";
import { getLeavingSummary } from "~/server/services/accounts/leaving-summary.server";

export const handle = {
  screen: "account-delete",
  messages: ["leaving", "accounts", "errors"],
} satisfies ScreenHandle;
export const clientLoader = withMessages(handle);
export const meta = screenMeta("leaving:meta.delete", { noIndex: true });

export const loader = userLoader(async ({ platform, actor, session, request }) => {
  const query = new URL(request.url).searchParams;
  return {
    step: LEAVING_STEPS.find((step) => step === query.get("step")) ?? ("why" as const),
    reason: DELETION_REASONS.find((reason) => reason === query.get("reason")),
    summary: await getLeavingSummary(platform, actor),
    email: session.user?.email ?? "",
    hasPassword: Boolean(session.user?.passwordHash),
  };
});

const formOf = ({ session }: PublicArgs) =>
  session.user?.passwordHash === null ? deleteWithoutPasswordForm : deleteAccountForm;

export const action = publicAction((args) =>
  handleForm(args, formOf(args), async (input) => {
    const { platform, session, language } = args;
    // Deleted in another tab, or signed out since.
    if (session.actor.kind !== "user") throw redirect(withPrefix(language, "/login"));
    await deleteAccount(platform, session.actor, input);
    const headers = new Headers();
    for (const value of noSessionCookies(platform)) headers.append("Set-Cookie", value);
    return redirect(withPrefix(language, "/account/deleted"), { headers });
  }),
);

export default function AccountDelete() {
  return (
    <LeavingScreen
      {...useLoaderData<typeof loader>()}
      result={useActionData<typeof action>() as FormResult | undefined}
    />
  );
}
