import { json } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { verifyForm } from "~/domain/accounts/forms";
import { VerifyEmailScreen } from "~/features/accounts/verify-email-screen";
import type { ScreenHandle } from "~/features/shell/screen";
import { useActionResult } from "~/features/shell/use-action-result";
import { OwnInvitations } from "~/features/team/own-invitations";
import { screenMeta } from "~/i18n/meta";
import { withMessages } from "~/i18n/with-messages";
import { handleForm } from "~/server/http/app/form.server";
import { storeRoute } from "~/server/http/app/redirect-cookie.server";
import { publicAction, publicLoader } from "~/server/http/app/route.server";
import {
  hasNothingToVerify,
  isOwnLink,
  verifiesEmailOf,
  verifyEmail,
} from "~/server/services/accounts/verify-email.server";
import { listOwnInvitations } from "~/server/services/team/accept-invitation.server";

export const handle = {
  screen: "verify-email",
  messages: ["accounts", "team", "dashboard", "errors"],
} satisfies ScreenHandle;
export const clientLoader = withMessages(handle);
export const meta = screenMeta("accounts:meta.verifyEmail", { noIndex: true });

export const loader = publicLoader(async ({ platform, params, session, path }) => {
  const owner = await verifiesEmailOf(platform, params.token ?? "");
  const isGood = owner !== null;
  const reader = session.user ? (session.user.emailVerifiedAt ? "confirmed" : "unconfirmed") : null;
  // Only a signed-in user can request a new link, so the login returns here.
  const isOver = !isGood && !reader && !(await hasNothingToVerify(platform, params.token ?? ""));
  const cookie = isOver ? await storeRoute(platform, path) : null;
  const asksPassword = isGood && !isOwnLink(session.actor, owner);
  return json(
    { isGood, reader, asksPassword } as const,
    cookie ? { headers: { "Set-Cookie": cookie } } : undefined,
  );
});

/** The button, not the visit, uses the link up: mail scanners visit. */
export const action = publicAction((args) =>
  handleForm(args, verifyForm, async ({ password }) => {
    const { actor } = args.session;
    const owner = await verifiesEmailOf(args.platform, args.params.token ?? "");
    await verifyEmail(args.platform, args.params.token ?? "", { actor, password });
    // What waited for the proof is offered at once.
    const isOwn = actor.kind === "user" && isOwnLink(actor, owner ?? "");
    const invitations = isOwn ? await listOwnInvitations(args.platform, actor) : [];
    return json({ isVerified: true as const, invitations });
  }),
);

export default function VerifyEmail() {
  const result = useActionResult<typeof action>();
  const invitations = result && "isVerified" in result ? result.invitations : [];
  return (
    <VerifyEmailScreen {...useLoaderData<typeof loader>()} result={result}>
      <OwnInvitations invitations={invitations} />
    </VerifyEmailScreen>
  );
}
