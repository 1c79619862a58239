import { redirect } from "@remix-run/cloudflare";
import { actAsSchema } from "~/domain/accounts/acting";
import { AppError } from "~/domain/errors";
import { handleForm } from "~/server/http/app/form.server";
import { withPrefix } from "~/server/http/app/paths.server";
import { publicAction, publicLoader } from "~/server/http/app/route.server";
import { actingCookies } from "~/server/http/app/session.server";
import { actAs, assertAdmin } from "~/server/services/accounts/act-as.server";

/** The admin's panel: starts acting in a user's account. Non-admins are rejected before any other check. */
export const action = publicAction(async (args) => {
  const { platform, session, request, language } = args;
  const { actor } = session;
  if (actor.kind !== "user") throw new AppError("unauthorized");
  assertAdmin(actor);
  return handleForm(args, actAsSchema, async (input) => {
    const { token } = await actAs(platform, actor, input);
    const headers = new Headers();
    for (const value of actingCookies(platform, request, token)) headers.append("Set-Cookie", value);
    return redirect(withPrefix(language, "/dashboard"), { headers });
  });
});

export const loader = publicLoader(async ({ language }) => redirect(withPrefix(language, "/dashboard")));
