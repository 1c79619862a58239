import { z } from "@hono/zod-openapi";
import { actAsSchema } from "~/domain/accounts/acting";
import {
  forgotSchema,
  loginSchema,
  logoutSchema,
  refreshSchema,
  registerSchema,
  resetSchema,
} from "~/domain/accounts/schema";
import { actAs } from "~/server/services/accounts/act-as.server";
import { exchangeRefreshToken } from "~/server/services/accounts/exchange-refresh-token.server";
import { forgotPassword } from "~/server/services/accounts/forgot-password.server";
import { login } from "~/server/services/accounts/login.server";
import { logout } from "~/server/services/accounts/logout.server";
import { resetPassword } from "~/server/services/accounts/reset-password.server";
import type { TokenPair } from "~/server/services/accounts/tokens.server";
import { isAdmin } from "./actor.server";
import { newRouter } from "./env.server";
import { firstTouchOf, firstTouchQuery } from "./first-touch.server";
import { idempotentWith } from "./idempotent.server";
import { creating, gives, nothing, publicOperation, takes, userOperation } from "./operation.server";
import { claimedShape, tokensShape, userShape } from "./shapes.server";
import { claimDrafts, signUp, signUpAgain } from "./sign-up.server";

const tokensOf = (pair: TokenPair) => ({ token: pair.accessToken, refresh_token: pair.refreshToken });

/** Sign-in, sign-up and passwords. */
export function accountsRouter() {
  const router = newRouter();
  router.openapi(
    publicOperation("login", "post", "/security/login", {
      request: { body: takes(loginSchema) },
      responses: {
        200: gives(tokensShape.extend({ temporary: claimedShape.optional() }), "Tokens"),
      },
      fails: ["unauthorized", "rate_limited"],
    }),
    async (c) => {
      const { temporaryIds, ...credentials } = c.req.valid("json");
      const pair = await login(c.env.platform, credentials);
      return c.json({ ...tokensOf(pair), ...(await claimDrafts(c, pair, temporaryIds)) }, 200);
    },
  );
  router.openapi(
    publicOperation("refresh", "post", "/security/token/refresh", {
      request: { body: takes(refreshSchema) },
      responses: { 200: gives(tokensShape, "Tokens") },
      fails: ["unauthorized", "rate_limited"],
    }),
    async (c) => {
      const pair = await exchangeRefreshToken(c.env.platform, c.req.valid("json").refresh_token);
      return c.json(tokensOf(pair), 200);
    },
  );
  router.openapi(
    userOperation("logout", "post", "/_/security/logout", {
      request: { body: takes(logoutSchema) },
      responses: { 204: nothing },
    }),
    async (c) => {
      const refreshToken = c.req.valid("json").refresh_token;
      await logout(c.env.platform, { actor: c.var.user, refreshToken });
      return c.body(null, 204);
    },
  );
  router.openapi(
    userOperation("loginAsUser", "post", "/_/security/login-as-user", {
      request: { body: takes(actAsSchema) },
      responses: { 200: gives(z.object({ token: z.string(), expiresAt: z.iso.datetime() }), "A token") },
      fails: ["forbidden", "passkey_required", "rate_limited"],
      before: [isAdmin],
    }),
    async (c) => {
      const { token, expiresAt } = await actAs(c.env.platform, c.var.user, c.req.valid("json"));
      return c.json({ token, expiresAt: expiresAt.toISOString() }, 200);
    },
  );
  router.openapi(
    publicOperation("register", "post", "/app/registration/register", {
      request: { query: firstTouchQuery, headers: creating, body: takes(registerSchema) },
      responses: {
        201: gives(tokensShape.extend({ user: userShape, temporary: claimedShape.optional() }), "Signed in"),
      },
      fails: ["conflict", "rate_limited"],
    }),
    async (c) => {
      const input = c.req.valid("json");
      const firstTouch = firstTouchOf(c.req.valid("query"));
      const { password: _secret, ...open } = input;
      const response = await idempotentWith(c, open, {
        first: () => signUp(c, input, firstTouch),
        keep: ({ temporary }) => ({ temporary }),
        again: (kept) => signUpAgain(c, input, kept),
      });
      return c.json(response, 201);
    },
  );
  router.openapi(
    publicOperation("forgotPassword", "post", "/app/registration/forgot-password", {
      request: { body: takes(forgotSchema) },
      responses: { 204: nothing },
      fails: ["rate_limited"],
    }),
    async (c) => {
      await forgotPassword(c.env.platform, c.req.valid("json"));
      return c.body(null, 204);
    },
  );
  router.openapi(
    publicOperation("resetPassword", "post", "/app/registration/reset-password", {
      request: { body: takes(resetSchema) },
      responses: { 204: nothing },
      fails: ["rate_limited"],
    }),
    async (c) => {
      await resetPassword(c.env.platform, c.req.valid("json"));
      return c.body(null, 204);
    },
  );
  return router;
}
