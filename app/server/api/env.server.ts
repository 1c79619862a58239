import { OpenAPIHono } from "@hono/zod-openapi";
import type { Context } from "hono";
import type { z } from "zod";
import type { UserActor } from "~/domain/accounts/actor";
import { AppError, invalidInput } from "~/domain/errors";
import type { Platform } from "~/server/platform/platform.server";

/** The context of every handler: the platform of its request. */
export interface ApiEnv {
  Bindings: { platform: Platform };
  Variables: { user?: UserActor };
}

/** The context of a handler behind `signedIn`. */
export interface UserEnv extends ApiEnv {
  Variables: { user: UserActor };
}

export type ApiContext = Context<ApiEnv>;

type ParseResult = { target: string } & ({ success: true } | { success: false; error: z.ZodError });

/** @returns a router whose failed validations are errors of the one table */
export function newRouter() {
  return new OpenAPIHono<ApiEnv>({ defaultHook: refuseInvalid });
}

function refuseInvalid(result: ParseResult): void {
  if (result.success) return;
  // An invalid part of the path means that the address does not exist.
  if (result.target === "param") throw new AppError("not_found");
  throw invalidInput(result.error);
}
