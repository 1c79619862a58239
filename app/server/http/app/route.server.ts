import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { redirect } from "@remix-run/cloudflare";
import type { UserActor } from "~/domain/accounts/actor";
import { type AppContext, appContext } from "~/server/http/request-context.server";
import { failureOf, statusOf } from "./error-response.server";
import { withPrefix } from "./paths.server";
import { storeRoute } from "./redirect-cookie.server";
import { noSessionCookies } from "./session.server";

type RouteArgs = LoaderFunctionArgs | ActionFunctionArgs;

/** The arguments of a public route's handler. */
export interface PublicArgs extends AppContext {
  request: Request;
  params: Record<string, string | undefined>;
}

/** The arguments of a protected route's handler, with the signed-in user. */
export interface UserArgs extends PublicArgs {
  actor: UserActor;
}

const argsOf = (args: RouteArgs): PublicArgs => ({
  ...appContext(args.context),
  request: args.request,
  params: args.params,
});

/** Redirects to the login and stores the requested address. */
async function toLogin(args: PublicArgs): Promise<Response> {
  const headers = new Headers();
  const { search } = new URL(args.request.url);
  const routeCookie =
    args.request.method === "GET" ? await storeRoute(args.platform, args.path, search) : null;
  if (routeCookie) headers.append("Set-Cookie", routeCookie);
  if (args.session.wasDisabled) {
    for (const value of noSessionCookies(args.platform)) headers.append("Set-Cookie", value);
  }
  return redirect(withPrefix(args.language, "/login"), { headers });
}

async function userArgs(args: RouteArgs): Promise<UserArgs> {
  const open = argsOf(args);
  const { actor } = open.session;
  if (actor.kind !== "user") throw await toLogin(open);
  return { ...open, actor };
}

/** Passes on responses that handlers throw on purpose; any other error becomes the response of its code. */
async function guarded<T>(args: PublicArgs, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Response) throw error;
    const failure = failureOf(error, args.platform);
    throw Response.json(failure, { status: statusOf(error) });
  }
}

/** A loader of a public route. */
export function publicLoader<T>(handler: (args: PublicArgs) => Promise<T>) {
  return (args: LoaderFunctionArgs): Promise<T> => {
    const open = argsOf(args);
    return guarded(open, () => handler(open));
  };
}

/** A loader of a protected route; without a session it redirects to the login and returns afterwards. */
export function userLoader<T>(handler: (args: UserArgs) => Promise<T>) {
  return async (args: LoaderFunctionArgs): Promise<T> => {
    const user = await userArgs(args);
    return guarded(user, () => handler(user));
  };
}

/** An action whose handler makes the response itself, e.g. of a form: see form.server.ts. */
export function publicAction<T>(handler: (args: PublicArgs) => Promise<T>) {
  return (args: ActionFunctionArgs): Promise<T> => {
    const open = argsOf(args);
    return guarded(open, () => handler(open));
  };
}

/** The same with a signed-in user; without one it redirects to the login. */
export function userAction<T>(handler: (args: UserArgs) => Promise<T>) {
  return async (args: ActionFunctionArgs): Promise<T> => {
    const user = await userArgs(args);
    return guarded(user, () => handler(user));
  };
}
