import { redirect } from "@remix-run/cloudflare";
import { withPrefix } from "~/server/http/app/paths.server";
import { openLoader } from "~/server/http/app/route.server";

/** Any unknown path leads to the login. */
export const loader = openLoader(async ({ language }) => redirect(withPrefix(language, "/login")));
