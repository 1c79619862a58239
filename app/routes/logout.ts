import { redirect } from "@remix-run/cloudflare";
import { endSession } from "~/server/http/app/end-session.server";
import { withPrefix } from "~/server/http/app/paths.server";
import { publicAction, publicLoader } from "~/server/http/app/route.server";

/**
 * Ends the session and redirects to the root; an admin who acted in a user's account returns to their own. GET ends
 * nothing.
 */
export const action = publicAction(async (args) => {
  const { headers, isAdminBack } = await endSession(args);
  return redirect(withPrefix(args.language, isAdminBack ? "/dashboard" : "/"), { headers });
});

export const loader = publicLoader(async ({ language }) => redirect(withPrefix(language, "/")));
