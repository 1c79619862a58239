import { json } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { isProvider } from "~/domain/accounts/social";
import { WaysInScreen } from "~/features/accounts/ways-in-screen";
import type { ScreenHandle } from "~/features/shell/screen";
import { screenMeta } from "~/i18n/meta";
import { withMessages } from "~/i18n/with-messages";
import { userLoader } from "~/server/http/app/route.server";
import { listPasskeys } from "~/server/services/accounts/passkeys/passkeys.server";
import { listWaysByProvider } from "~/server/services/accounts/social/identities.server";
import { waysToConfirm } from "~/server/services/accounts/ways-to-confirm.server";

export const handle = {
  screen: "account-sign-in",
  messages: ["accounts", "errors", "ways"],
} satisfies ScreenHandle;
export const clientLoader = withMessages(handle);
export const meta = screenMeta("ways:meta.signIn", { noIndex: true });

/** The user's sign-in methods, and the result of a provider's return. */
export const loader = userLoader(async ({ platform, actor, request }) => {
  const query = new URL(request.url).searchParams;
  const linked = query.get("linked");
  const confirm = query.get("confirm");
  const confirmed = query.get("confirmed");
  return json({
    identities: await listWaysByProvider(platform, actor),
    passkeys: await listPasskeys(platform, actor),
    ways: await waysToConfirm(platform, actor),
    linked: isProvider(linked) ? linked : null,
    isConfirmed: isProvider(confirmed),
    confirmFor: isProvider(confirm) ? confirm : null,
  });
});

export default function AccountSignIn() {
  return <WaysInScreen {...useLoaderData<typeof loader>()} />;
}
