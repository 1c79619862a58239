import { redirect } from "@remix-run/cloudflare";
import { withPrefix } from "~/server/http/app/paths.server";
import { publicLoader } from "~/server/http/app/route.server";

/** Any unknown path redirects to the login. */
export const loader = publicLoader(async ({ language }) => redirect(withPrefix(language, "/login")));
