import { json } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { VerifyEmailScreen } from "~/features/accounts/verify-email-screen";
import { screenMeta } from "~/i18n/meta";
import { openAction, openLoader } from "~/server/http/route.server";
import { canVerifyEmail, verifyEmail } from "~/server/services/accounts/verify-email.server";

export const handle = { screen: "verify-email" };
export const meta = screenMeta("verifyEmail", { noIndex: true });

export const loader = openLoader(async ({ platform, params }) => ({
  isGood: await canVerifyEmail(platform, params.token ?? ""),
}));

/** The button, not the visit, uses the link up: mail scanners visit. */
export const action = openAction(async ({ platform, params }) => {
  await verifyEmail(platform, params.token ?? "");
  return json({ isVerified: true });
});

export default function VerifyEmail() {
  const { isGood } = useLoaderData<typeof loader>();
  return (
    <VerifyEmailScreen isGood={isGood} isVerified={useActionData<typeof action>()?.isVerified ?? false} />
  );
}
