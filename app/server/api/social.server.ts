import { z } from "@hono/zod-openapi";
import { temporaryIdsSchema } from "~/domain/accounts/schema";
import { isProvider, type Provider } from "~/domain/accounts/social";
import { AppError } from "~/domain/errors";
import { negotiateLanguage } from "~/domain/languages";
import { LIMITS } from "~/domain/limits";
import { beginForProgram, finishForProgram } from "~/server/services/accounts/social/program.server";
import { newRouter } from "./env.server";
import { firstTouchOf, firstTouchQuery } from "./first-touch.server";
import { gives, publicOperation, takes } from "./operation.server";
import { claimedShape, tokensShape } from "./shapes.server";
import { claimDrafts } from "./sign-up.server";

const byProvider = z.object({ provider: z.string() });
const beginQuery = firstTouchQuery.extend({ redirect: z.string().max(LIMITS.url).optional() });
const begunShape = z.object({ url: z.url(), state: z.string(), verifier: z.string() });
const field = z.string().min(1, "required").max(LIMITS.providerField);
const returned = z.strictObject({
  code: field,
  state: field,
  verifier: field,
  temporaryIds: temporaryIdsSchema.optional(),
});

/** @throws AppError not_found for an unknown provider */
function providerOf(name: string): Provider {
  if (!isProvider(name)) throw new AppError("not_found");
  return name;
}

/** Sign-in with identity providers, for programs. */
export function socialRouter() {
  const router = newRouter();
  router.openapi(
    publicOperation("beginSocial", "get", "/security/social/{provider}", {
      request: { params: byProvider, query: beginQuery },
      responses: { 200: gives(begunShape, "Where the person goes, and what is handed in with the code") },
      fails: ["not_found", "invalid", "rate_limited", "unavailable"],
    }),
    async (c) => {
      const provider = providerOf(c.req.valid("param").provider);
      const language = negotiateLanguage(c.req.header("Accept-Language") ?? null);
      const query = c.req.valid("query");
      const start = { redirect: query.redirect, language, firstTouch: firstTouchOf(query) };
      return c.json(await beginForProgram(c.env.platform, provider, start), 200);
    },
  );
  router.openapi(
    publicOperation("finishSocial", "post", "/security/social/{provider}", {
      request: { params: byProvider, body: takes(returned) },
      responses: {
        200: gives(
          tokensShape.extend({ isSignUp: z.boolean(), temporary: claimedShape.optional() }),
          "Tokens",
        ),
      },
      fails: ["unauthorized", "forbidden", "not_found", "conflict", "rate_limited", "unavailable"],
    }),
    async (c) => {
      const provider = providerOf(c.req.valid("param").provider);
      const { temporaryIds, ...input } = c.req.valid("json");
      const { tokens, isSignUp } = await finishForProgram(c.env.platform, provider, input);
      const claimed = await claimDrafts(c, tokens, temporaryIds);
      return c.json(
        { token: tokens.accessToken, refresh_token: tokens.refreshToken, isSignUp, ...claimed },
        200,
      );
    },
  );
  return router;
}
