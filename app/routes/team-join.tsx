import { json, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { AppError } from "~/domain/errors";
import { joinForm } from "~/domain/team/invitation";
import { joinedPath } from "~/features/shell/joined-path";
import type { ScreenHandle } from "~/features/shell/screen";
import { useActionResult } from "~/features/shell/use-action-result";
import { JoinScreen } from "~/features/team/join-screen";
import { screenMeta } from "~/i18n/meta";
import { withMessages } from "~/i18n/with-messages";
import { endSession } from "~/server/http/app/end-session.server";
import { handleForm } from "~/server/http/app/form.server";
import { withPrefix } from "~/server/http/app/paths.server";
import { storeRoute } from "~/server/http/app/redirect-cookie.server";
import { type PublicArgs, publicAction, publicLoader } from "~/server/http/app/route.server";
import { acceptInvite, openInvitation } from "~/server/services/team/accept-invitation.server";

export const handle = {
  screen: "team-join",
  messages: ["team", "accounts", "errors"],
} satisfies ScreenHandle;
export const clientLoader = withMessages(handle);
export const meta = screenMeta("team:meta.join", { noIndex: true, path: "/team/join" });

/**
 * The URL contains the token: referrers are limited to the host, this site's included. With `no-referrer` the browser
 * would send `Origin: null` from its own form, which Remix rejects.
 */
export const headers = () => ({ "Referrer-Policy": "strict-origin" });

/** Read-only: it does not accept the invitation. A signed-out visitor returns here after the login. */
export const loader = publicLoader(async ({ platform, params, session, path }) => {
  const { actor } = session;
  const invitation = await openInvitation(platform, actor, params.token ?? "").catch((error: unknown) => {
    if (error instanceof AppError && error.code === "gone") return null;
    throw error;
  });
  const cookie = invitation && actor.kind !== "user" ? await storeRoute(platform, path) : null;
  return json({ invitation }, cookie ? { headers: { "Set-Cookie": cookie } } : undefined);
});

export const action = publicAction((args) =>
  handleForm(args, joinForm, async ({ intent }) => {
    const { platform, params, session, language } = args;
    if (intent === "switch") return toLogin(args, (await endSession(args)).headers);
    if (session.actor.kind !== "user") return toLogin(args, new Headers());
    const { card } = await acceptInvite(platform, session.actor, params.token ?? "");
    return redirect(withPrefix(language, joinedPath(card)));
  }),
);

/** Redirects to the login, which returns to this invitation. */
async function toLogin({ platform, path, language }: PublicArgs, headers: Headers): Promise<Response> {
  const cookie = await storeRoute(platform, path);
  if (cookie) headers.append("Set-Cookie", cookie);
  return redirect(withPrefix(language, "/login"), { headers });
}

export default function TeamJoin() {
  const result = useActionResult<typeof action>();
  return <JoinScreen {...useLoaderData<typeof loader>()} result={result} />;
}
