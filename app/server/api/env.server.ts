import { OpenAPIHono } from "@hono/zod-openapi";
import type { Context } from "hono";
import type { z } from "zod";
import type { UserActor } from "~/domain/accounts/actor";
import { AppError, invalidInput } from "~/domain/errors";
import type { Platform } from "~/server/platform/platform.server";

/** What every handler gets: the platform of its request. */
export interface ApiEnv {
  Bindings: { platform: Platform };
  Variables: { user?: UserActor };
}

/** What a handler behind `signedIn` gets besides. */
export interface UserEnv extends ApiEnv {
  Variables: { user: UserActor };
}

export type ApiContext = Context<ApiEnv>;

type ParseResult = { target: string } & ({ success: true } | { success: false; error: z.ZodError });

/** @returns a router whose failed checks are errors of the one table */
export function newRouter() {
  return new OpenAPIHono<ApiEnv>({ defaultHook: refuseInvalid });
}

function refuseInvalid(result: ParseResult): void {
  if (result.success) return;
  // A part of the path that can be nothing we have is an address that does not exist.
  if (result.target === "param") throw new AppError("not_found");
  throw invalidInput(result.error);
}
