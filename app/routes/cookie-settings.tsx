import { json, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { newToken } from "~/domain/ids";
import { consentForm, withAnswer } from "~/domain/privacy/consent";
import { CookieSettingsScreen } from "~/features/shell/cookie-settings-screen";
import type { ScreenHandle } from "~/features/shell/screen";
import { useActionResult } from "~/features/shell/use-action-result";
import { screenMeta } from "~/i18n/meta";
import { withMessages } from "~/i18n/with-messages";
import { backTo, consentCookie, purposesAskedOf } from "~/server/http/app/consent-cookie.server";
import { handleForm } from "~/server/http/app/form.server";
import { withPrefix } from "~/server/http/app/paths.server";
import { publicAction, publicLoader } from "~/server/http/app/route.server";

export const handle = { screen: "cookie-settings", messages: ["privacy"] } satisfies ScreenHandle;
export const clientLoader = withMessages(handle);
export const meta = screenMeta("privacy:meta.settings", { noIndex: true });

/** Query parameter set after this screen's own form was sent without JavaScript. */
const SAVED = "saved";

/** Only available if a purpose that needs consent is configured. */
export const loader = publicLoader(async (args) => {
  if (purposesAskedOf(args).length === 0) throw new Response(null, { status: 404 });
  return { isSaved: new URL(args.request.url).searchParams.has(SAVED) };
});

/** Stores the answer of the notice or of this screen; without JavaScript the browser returns to the previous screen. */
export const action = publicAction((args) => {
  const asked = purposesAskedOf(args);
  if (asked.length === 0) throw new Response(null, { status: 404 });
  return handleForm(args, consentForm, async (input) => {
    const consent = withAnswer(args.consent, input, asked, newToken);
    const headers = { "Set-Cookie": consentCookie(args.platform.config, consent) };
    if (new URL(args.request.url).searchParams.has("_data")) return json({ isSaved: true }, { headers });
    const own = withPrefix(args.language, `/cookie-settings?${SAVED}`);
    return redirect(input.choice === "each" ? own : backTo(args), { status: 303, headers });
  });
});

export default function CookieSettings() {
  const result = useActionResult<typeof action>();
  const { isSaved } = useLoaderData<typeof loader>();
  return <CookieSettingsScreen isSaved={isSaved || (result !== undefined && "isSaved" in result)} />;
}
