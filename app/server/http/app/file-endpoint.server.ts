import { redirect } from "@remix-run/cloudflare";
import type { z } from "zod";
import type { ContractOf, Endpoint, EndpointName, PathParams } from "./endpoint.server";
import { withPrefix } from "./paths.server";
import { storeRoute } from "./redirect-cookie.server";
import type { PublicArgs, UserArgs } from "./route.server";

/**
 * A signed-in user's file that a screen links to. It is requested like a document: without a session it redirects to
 * the login, and back to the screen.
 * @param screen the path of the screen with the link
 */
export function fileEndpoint<const Name extends EndpointName>(
  name: Name,
  screen: string,
  handle: (args: Omit<UserArgs, "params"> & { params: PathParams<Name> }) => Promise<Response>,
): Endpoint<ContractOf<Name, z.ZodUndefined, z.ZodUndefined, Response>> {
  return {
    name,
    run: async (args) => {
      const { actor } = args.session;
      if (actor.kind !== "user") return toLogin(args, screen);
      // The table of routes matched the path, so that its params exist.
      return handle({ ...args, actor, params: args.params as PathParams<Name> });
    },
  };
}

async function toLogin({ platform, language }: PublicArgs, screen: string): Promise<Response> {
  const cookie = await storeRoute(platform, screen);
  return redirect(withPrefix(language, "/login"), cookie ? { headers: { "Set-Cookie": cookie } } : undefined);
}
