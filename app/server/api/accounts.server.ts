import { firstTouchSchema } from "~/domain/accounts/schema";
import { exchangeRefreshToken } from "~/server/services/accounts/exchange-refresh-token.server";
import { forgotPassword } from "~/server/services/accounts/forgot-password.server";
import { login } from "~/server/services/accounts/login.server";
import { logout } from "~/server/services/accounts/logout.server";
import { resetPassword } from "~/server/services/accounts/reset-password.server";
import type { TokenPair } from "~/server/services/accounts/tokens.server";
import * as calls from "./accounts-calls.server";
import { newRouter } from "./env.server";
import { onceOnlyWith } from "./once-only.server";
import { claimDrafts, signUp, signUpAgain } from "./sign-up.server";

const tokensOf = (pair: TokenPair) => ({ token: pair.accessToken, refresh_token: pair.refreshToken });

/** Sign-in, sign-up and passwords. */
export function accountsRouter() {
  const router = newRouter();
  router.openapi(calls.loginCall, async (c) => {
    const { temporaryIds, ...credentials } = c.req.valid("json");
    const pair = await login(c.env.platform, credentials);
    return c.json({ ...tokensOf(pair), ...(await claimDrafts(c, pair, temporaryIds)) }, 200);
  });
  router.openapi(calls.refreshCall, async (c) => {
    const pair = await exchangeRefreshToken(c.env.platform, c.req.valid("json").refresh_token);
    return c.json(tokensOf(pair), 200);
  });
  router.openapi(calls.logoutCall, async (c) => {
    const refreshToken = c.req.valid("json").refresh_token;
    await logout(c.env.platform, { actor: c.var.user, refreshToken });
    return c.body(null, 204);
  });
  router.openapi(calls.registerCall, async (c) => {
    const input = c.req.valid("json");
    const query = c.req.valid("query");
    const firstTouch = firstTouchSchema.parse({
      utmSource: query.utm_source ?? query.utmSource,
      utmMedium: query.utm_medium ?? query.utmMedium,
      utmCampaign: query.utm_campaign ?? query.utmCampaign,
    });
    const { password: _secret, ...open } = input;
    const answer = await onceOnlyWith(c, open, {
      first: () => signUp(c, input, firstTouch),
      keep: ({ temporary }) => ({ temporary }),
      again: (kept) => signUpAgain(c, input, kept),
    });
    return c.json(answer, 201);
  });
  router.openapi(calls.forgotCall, async (c) => {
    await forgotPassword(c.env.platform, c.req.valid("json"));
    return c.body(null, 204);
  });
  router.openapi(calls.resetCall, async (c) => {
    await resetPassword(c.env.platform, c.req.valid("json"));
    return c.body(null, 204);
  });
  return router;
}
