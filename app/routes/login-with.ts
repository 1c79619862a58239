import { redirect } from "@remix-run/cloudflare";
import { socialStartForm } from "~/domain/accounts/forms";
import { storedRouteOf } from "~/domain/accounts/redirect";
import { AppError } from "~/domain/errors";
import { readAppPath, withPrefix } from "~/server/http/app/paths.server";
import { readStoredRoute } from "~/server/http/app/redirect-cookie.server";
import { publicAction, publicLoader } from "~/server/http/app/route.server";
import { offeredProvider, outcomePath, ownOrigin, socialCookie } from "~/server/http/app/social.server";
import { readCookie, SOCIAL_COOKIE } from "~/server/http/cookies.server";
import { readFormFields } from "~/server/http/form-fields.server";
import { beginConfirm, beginLink, beginSignIn } from "~/server/services/accounts/social/begin.server";

/** Redirects to an identity provider: to sign in, to link its account, or to re-authenticate. */
export const action = publicAction(async ({ platform, request, params, language, session }) => {
  const provider = offeredProvider(platform, params.provider);
  if (!provider) return redirect(withPrefix(language, "/login"));
  const fields = Object.fromEntries(await readFormFields(request));
  const { purpose, from, temporaryIds = [], firstTouch, timeZone } = socialStartForm.parse(fields);
  const start = {
    provider,
    language,
    origin: ownOrigin(request, platform),
    route:
      purpose === "confirm"
        ? storedRouteOf(readAppPath(from ?? "").path)
        : await readStoredRoute(platform, request),
    brought: { temporaryIds, firstTouch, timeZone },
    cookie: readCookie(request, SOCIAL_COOKIE),
  };
  const { actor } = session;
  try {
    if (purpose !== "sign-in" && actor.kind !== "user") return redirect(withPrefix(language, "/login"));
    const { address, cookie } =
      actor.kind === "user" && purpose === "link"
        ? await beginLink(platform, actor, start)
        : actor.kind === "user" && purpose === "confirm"
          ? await beginConfirm(platform, actor, start)
          : await beginSignIn(platform, start);
    return redirect(address, { headers: { "Set-Cookie": socialCookie(platform, cookie) } });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === "reauthentication_required")
      return redirect(withPrefix(language, `/account/sign-in?confirm=${provider}`));
    const outcome = error.code === "rate_limited" ? "too-many" : "away";
    return redirect(withPrefix(language, outcomePath(provider, outcome)));
  }
});

export const loader = publicLoader(async ({ language }) => redirect(withPrefix(language, "/login")));
