import { createRoute, z } from "@hono/zod-openapi";
import {
  forgotSchema,
  loginSchema,
  logoutSchema,
  refreshSchema,
  registerSchema,
  resetSchema,
} from "~/domain/accounts/schema";
import { signedIn } from "./actor.server";
import { creating, describe, describeOwn, failures, gives, nothing, ofBody, takes } from "./operation.server";
import { claimedShape, tokensShape, userShape } from "./shapes.server";

export const loginCall = createRoute({
  ...describe("login", "accounts"),
  method: "post",
  path: "/security/login",
  request: { body: takes(loginSchema) },
  responses: {
    200: gives(tokensShape.extend({ temporary: claimedShape.optional() }), "Tokens"),
    ...failures(...ofBody, "unauthorized", "invalid", "rate_limited"),
  },
});

export const refreshCall = createRoute({
  ...describe("refresh", "accounts"),
  method: "post",
  path: "/security/token/refresh",
  request: { body: takes(refreshSchema) },
  responses: {
    200: gives(tokensShape, "Tokens"),
    ...failures(...ofBody, "unauthorized", "invalid", "rate_limited"),
  },
});

export const logoutCall = createRoute({
  ...describeOwn("logout", "accounts"),
  method: "post",
  path: "/_/security/logout",
  middleware: signedIn,
  request: { body: takes(logoutSchema) },
  responses: { 204: nothing, ...failures(...ofBody, "unauthorized", "invalid") },
});

/** What cannot be read is dropped later, not refused: it must not keep anybody from signing up. */
const mark = z.unknown().optional().openapi({ type: "string" });

/** First-touch marks under both their names: as links carry them, and as clients keep them. */
const firstTouchQuery = z.object({
  utm_source: mark,
  utm_medium: mark,
  utm_campaign: mark,
  utmSource: mark,
  utmMedium: mark,
  utmCampaign: mark,
});

export const registerCall = createRoute({
  ...describe("register", "accounts"),
  method: "post",
  path: "/app/registration/register",
  request: { query: firstTouchQuery, headers: creating, body: takes(registerSchema) },
  responses: {
    201: gives(tokensShape.extend({ user: userShape, temporary: claimedShape.optional() }), "Signed in"),
    ...failures(...ofBody, "conflict", "invalid", "rate_limited"),
  },
});

export const forgotCall = createRoute({
  ...describe("forgotPassword", "accounts"),
  method: "post",
  path: "/app/registration/forgot-password",
  request: { body: takes(forgotSchema) },
  responses: { 204: nothing, ...failures(...ofBody, "invalid", "rate_limited") },
});

export const resetCall = createRoute({
  ...describe("resetPassword", "accounts"),
  method: "post",
  path: "/app/registration/reset-password",
  request: { body: takes(resetSchema) },
  responses: { 204: nothing, ...failures(...ofBody, "invalid", "rate_limited") },
});
