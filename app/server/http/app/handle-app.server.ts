import { AppError } from "~/domain/errors";
import type { LanguageCode } from "~/domain/languages";
import { withLimitedBody } from "~/server/http/body-limit.server";
import type { Render } from "~/server/http/handle.server";
import { appHeaders } from "~/server/http/headers.server";
import { limitWrites } from "~/server/http/write-burst.server";
import { csrfGuard } from "~/server/http/write-gate.server";
import type { Config } from "~/server/platform/config.server";
import type { Platform } from "~/server/platform/platform.server";
import { acceptAppleReturn, isAppleReturn } from "./apple-return.server";
import { failureResponse } from "./error-response.server";
import { appLanguage } from "./language.server";
import { canonicalPath, isRefusedPath, readAppPath } from "./paths.server";
import { readBrowserSession } from "./session.server";

const READS = new Set(["GET", "HEAD"]);

/** Answers the app's host: redirects and refusals first, then files, then the routes with their session. */
export async function handleApp(
  request: Request,
  url: URL,
  platform: Platform,
  label: LanguageCode | null,
  render: Render,
): Promise<Response> {
  const moved = canonicalPath(url.pathname, label);
  if (moved && READS.has(request.method)) return redirectTo(new URL(moved + url.search, url.origin));
  const { path } = readAppPath(moved ?? url.pathname);
  if (isRefusedPath(path)) return new Response("Not found", { status: 404 });
  const { SANDBOX } = platform.bindings;
  if (path.startsWith("/dev/") && SANDBOX && platform.config.isDevelopment) return SANDBOX.fetch(request);
  if (READS.has(request.method) && isFile(path)) {
    const file = await platform.bindings.ASSETS.fetch(request);
    if (file.status !== 404) return file;
  }
  try {
    if (isAppleReturn(request, path, url)) return await acceptAppleReturn(request, platform);
    csrfGuard(request, (origin) => isOwnOrigin(origin, url, platform.config));
    await limitWrites(request, platform);
    const limited = withoutForwardedHost(await withLimitedBody(request));
    const language = await appLanguage(request, label);
    return await handleRoutes(limited, path, language, platform, render);
  } catch (error) {
    if (error instanceof AppError) return failureResponse(error, platform);
    throw error;
  }
}

/** Renders a screen or calls an action, for the session that the cookies name. */
async function handleRoutes(
  request: Request,
  path: string,
  language: LanguageCode,
  platform: Platform,
  render: Render,
): Promise<Response> {
  const nonce = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
  const session = await readBrowserSession(platform, request);
  const rendered = await render(request, { surface: "app", platform, session, language, nonce, path });
  const response = new Response(rendered.body, rendered);
  // A handler that set the session itself (a login, a logout) has the last word.
  const own = response.headers.getSetCookie().map((value) => value.split("=")[0]);
  for (const value of session.cookies) {
    if (!own.includes(value.split("=")[0])) response.headers.append("Set-Cookie", value);
  }
  if (!response.headers.has("Cache-Control")) response.headers.set("Cache-Control", "private, no-store");
  appHeaders(response.headers, platform.config, nonce);
  return response;
}

/** Files of public/ have an ending; no screen's path has one. */
const isFile = (path: string) => /\.[a-z0-9]{2,12}$/i.test(path);

function redirectTo(url: URL): Response {
  return new Response(null, { status: 308, headers: { Location: url.href } });
}

/** The origin of the host that was asked, also where TLS ends in front of it: pages of one language write to no other's. */
function isOwnOrigin(origin: string, url: URL, config: Config): boolean {
  return origin === url.origin || origin === `${new URL(config.origins.app).protocol}//${url.host}`;
}

/** Remix compares this header with `Origin` before the host: what a client or proxy says in it is not asked for. */
function withoutForwardedHost(request: Request): Request {
  if (!request.headers.has("X-Forwarded-Host")) return request;
  const headers = new Headers(request.headers);
  headers.delete("X-Forwarded-Host");
  return new Request(request, { headers });
}
