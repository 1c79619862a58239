import { json, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { AppError } from "~/domain/errors";
import { joinForm } from "~/domain/team/invitation";
import type { ScreenHandle } from "~/features/shell/screen";
import { useActionResult } from "~/features/shell/use-action-result";
import { JoinScreen } from "~/features/team/join-screen";
import { joinedPath } from "~/features/team/joined-path";
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
 * The address holds the token: nobody is told more than the host, this site included. With `no-referrer` the browser
 * would take the origin from its own form as well, and Remix refuses such a one.
 */
export const headers = () => ({ "Referrer-Policy": "strict-origin" });

/** Only looks: it makes nobody a member. Who is not signed in comes back here afterwards. */
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

/** The login, which leads back to this invitation. */
async function toLogin({ platform, path, language }: PublicArgs, headers: Headers): Promise<Response> {
  const cookie = await storeRoute(platform, path);
  if (cookie) headers.append("Set-Cookie", cookie);
  return redirect(withPrefix(language, "/login"), { headers });
}

export default function TeamJoin() {
  const result = useActionResult<typeof action>();
  return <JoinScreen {...useLoaderData<typeof loader>()} result={result} />;
}
