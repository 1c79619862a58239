import { json } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { VerifyEmailScreen } from "~/features/accounts/verify-email-screen";
import type { ScreenHandle } from "~/features/shell/screen";
import { screenMeta } from "~/i18n/meta";
import { withMessages } from "~/i18n/with-messages";
import { rememberRoute } from "~/server/http/app/redirect-cookie.server";
import { publicAction, publicLoader } from "~/server/http/app/route.server";
import { canVerifyEmail, verifyEmail } from "~/server/services/accounts/verify-email.server";

export const handle = { screen: "verify-email", messages: ["accounts", "errors"] } satisfies ScreenHandle;
export const clientLoader = withMessages(handle);
export const meta = screenMeta("accounts:meta.verifyEmail", { noIndex: true });

export const loader = publicLoader(async ({ platform, params, session, path }) => {
  const isGood = await canVerifyEmail(platform, params.token ?? "");
  const reader = session.user ? (session.user.emailVerifiedAt ? "confirmed" : "unconfirmed") : null;
  // A new link is sent to who is signed in, so that the login leads back here.
  const cookie = isGood || reader ? null : await rememberRoute(platform, path);
  return json({ isGood, reader } as const, cookie ? { headers: { "Set-Cookie": cookie } } : undefined);
});

/** The button, not the visit, uses the link up: mail scanners visit. */
export const action = publicAction(async ({ platform, params }) => {
  await verifyEmail(platform, params.token ?? "");
  return json({ isVerified: true });
});

export default function VerifyEmail() {
  const isVerified = useActionData<typeof action>()?.isVerified ?? false;
  return <VerifyEmailScreen {...useLoaderData<typeof loader>()} isVerified={isVerified} />;
}
