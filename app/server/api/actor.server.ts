import { createMiddleware } from "hono/factory";
import { type Actor, ANONYMOUS } from "~/domain/accounts/actor";
import { AppError } from "~/domain/errors";
import { assertAdmin } from "~/server/services/accounts/act-as.server";
import { authenticate } from "~/server/services/accounts/authenticate.server";
import { noteActing } from "~/server/services/accounts/note-acting.server";
import type { ApiContext, UserEnv } from "./env.server";

const BEARER = /^Bearer +([A-Za-z0-9._~+/=-]+)$/i;

function bearerOf(request: Request): string | null {
  return BEARER.exec(request.headers.get("Authorization") ?? "")?.[1] ?? null;
}

/** For the paths under `/_/`: a good access token of an enabled account, or 401. */
export const signedIn = createMiddleware<UserEnv>(async (c, next) => {
  const token = bearerOf(c.req.raw);
  const found = token ? await authenticate(c.env.platform, token) : "invalid";
  if (found === "invalid") throw new AppError("unauthorized");
  if (found === "disabled") throw new AppError("unauthorized", { messageKey: "accountDisabled" });
  c.set("user", found.actor);
  await noteActing(c.env.platform, found.actor, { method: c.req.method, path: c.req.path });
  await next();
});

/** After {@link signedIn}: admins only, checked before any of the request is read. */
export const isAdmin = createMiddleware<UserEnv>(async (c, next) => {
  assertAdmin(c.var.user);
  await next();
});

/**
 * The caller, on paths where a token is optional. An invalid token counts as none: such a call must work for every
 * client, also one whose token has just expired.
 */
export async function optionalActor(c: ApiContext): Promise<Actor> {
  const token = bearerOf(c.req.raw);
  const found = token ? await authenticate(c.env.platform, token) : "invalid";
  return typeof found === "object" ? found.actor : ANONYMOUS;
}
