import { redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { exportForm, exportWithoutPasswordForm } from "~/domain/accounts/forms";
import { ExportScreen } from "~/features/accounts/leaving/export-screen";
import type { ScreenHandle } from "~/features/shell/screen";
import { screenMeta } from "~/i18n/meta";
import { withMessages } from "~/i18n/with-messages";
import { type FormResult, handleForm } from "~/server/http/app/form.server";
import { withPrefix } from "~/server/http/app/paths.server";
import { type PublicArgs, publicAction, userLoader } from "~/server/http/app/route.server";
import { listOwnExports } from "~/server/services/accounts/exports/get-export.server";
import { requestExport } from "~/server/services/accounts/exports/request-export.server";

export const handle = {
  screen: "account-export",
  messages: ["leaving", "accounts", "errors"],
} satisfies ScreenHandle;
export const clientLoader = withMessages(handle);
export const meta = screenMeta("leaving:meta.export", { noIndex: true });

/** Who has no password is asked for another proof, by the refusal of the action. */
const asksPassword = ({ session }: Pick<PublicArgs, "session">) => session.user?.passwordHash !== null;

export const loader = userLoader(async ({ platform, actor, session }) => ({
  exports: await listOwnExports(platform, actor),
  isVerified: Boolean(session.user?.emailVerifiedAt),
  asksPassword: asksPassword({ session }),
}));

export const action = publicAction((args) =>
  handleForm(args, asksPassword(args) ? exportForm : exportWithoutPasswordForm, async ({ password }) => {
    const { platform, session, language } = args;
    if (session.actor.kind !== "user") throw redirect(withPrefix(language, "/login"));
    await requestExport(platform, session.actor, { password });
    return redirect(withPrefix(language, "/account/export"));
  }),
);

export default function AccountExport() {
  return (
    <ExportScreen
      {...useLoaderData<typeof loader>()}
      result={useActionData<typeof action>() as FormResult | undefined}
    />
  );
}
