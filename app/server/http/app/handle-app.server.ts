import { AppError } from "~/domain/errors";
import type { LanguageCode } from "~/domain/languages";
import { LIMITS } from "~/domain/limits";
import { withLimitedBody } from "~/server/http/body-limit.server";
import { appHeaders } from "~/server/http/headers.server";
import type { Render } from "~/server/http/render.server";
import { limitWrites } from "~/server/http/write-burst.server";
import { csrfGuard } from "~/server/http/write-gate.server";
import type { Config } from "~/server/platform/config.server";
import type { Platform } from "~/server/platform/platform.server";
import { noteActing } from "~/server/services/accounts/note-acting.server";
import { acceptAppleReturn, isAppleReturn } from "./apple-return.server";
import { agreedChat, chatOn, consentOf, isActing } from "./consent-cookie.server";
import { failureResponse } from "./error-response.server";
import { appLanguage } from "./language.server";
import { canonicalPath, isRefusedPath, readAppPath, withPrefix } from "./paths.server";
import { readBrowserSession } from "./session.server";

/** The path for uploads of files to import contacts from. */
const FILES_OF_CONTACTS = "/contact-list/imports";

const READS = new Set(["GET", "HEAD"]);

/** Handles requests to the app's host: redirects and refusals first, then files, then the routes with their session. */
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
    const most = path === FILES_OF_CONTACTS ? LIMITS.contactImportBytes : undefined;
    const limited = withoutForwardedHost(await withLimitedBody(request, most));
    const language = await appLanguage(request, label);
    return await handleRoutes(limited, path, language, platform, render);
  } catch (error) {
    if (error instanceof AppError) return failureResponse(error, platform);
    throw error;
  }
}

/** Renders a screen or calls an action, for the session in the cookies. */
async function handleRoutes(
  request: Request,
  path: string,
  language: LanguageCode,
  platform: Platform,
  render: Render,
): Promise<Response> {
  const nonce = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
  const session = await readBrowserSession(platform, request);
  if (session.wasRestored && READS.has(request.method)) {
    const back = backToDashboard(request, language);
    if (back) return withCookies(back, session.cookies);
  }
  await noteActing(platform, session.actor, { method: request.method, path });
  const consent = consentOf(request);
  const { config } = platform;
  const { actor } = session;
  const mayHaveChat = agreedChat(config, consent) !== null;
  // A document with the widget may be open from before the acting began: it must show nothing of the account.
  if (mayHaveChat && isActing(actor) && isDataRequest(request)) return documentInstead(request);
  const context = { surface: "app", platform, session, consent, language, nonce, path } as const;
  const rendered = await render(request, context);
  const response = new Response(rendered.body, rendered);
  withCookies(response, session.cookies);
  // The redirect's target may differ in having the widget: that requires a new document.
  if (mayHaveChat && response.headers.has("X-Remix-Redirect"))
    response.headers.set("X-Remix-Reload-Document", "true");
  if (!response.headers.has("Cache-Control")) response.headers.set("Cache-Control", "private, no-store");
  appHeaders(response.headers, config, { nonce, chat: chatOn({ config, actor, consent, path }), path });
  return response;
}

/** A cookie set by the handler itself (a login, a logout) takes precedence. */
function withCookies(response: Response, cookies: string[]): Response {
  const own = response.headers.getSetCookie().map((value) => value.split("=")[0]);
  for (const value of cookies) {
    if (!own.includes(value.split("=")[0])) response.headers.append("Set-Cookie", value);
  }
  return response;
}

/** A client-side navigation, without a document. */
const isDataRequest = (request: Request) =>
  READS.has(request.method) && new URL(request.url).searchParams.has("_data");

/** Makes the browser load the document of a screen instead of its data. */
function documentInstead(request: Request): Response {
  const url = new URL(request.url);
  url.searchParams.delete("_data");
  return toDocument(url.pathname + url.search);
}

const toDocument = (location: string) =>
  new Response(null, {
    status: 204,
    headers: {
      "X-Remix-Redirect": location,
      "X-Remix-Status": "302",
      "X-Remix-Reload-Document": "yes",
      "Cache-Control": "private, no-store",
    },
  });

/**
 * The requested screen was another account's: reloads an admin's own dashboard.
 * @returns null for calls of a screen, which name their user and are refused
 */
function backToDashboard(request: Request, language: LanguageCode): Response | null {
  const location = withPrefix(language, "/dashboard");
  if (isDataRequest(request)) return toDocument(location);
  const isDocument = request.headers.get("Accept")?.includes("text/html") ?? false;
  return isDocument ? new Response(null, { status: 302, headers: { Location: location } }) : null;
}

/** Files of public/ have an extension; no screen's path has one. */
const isFile = (path: string) => /\.[a-z0-9]{2,12}$/i.test(path);

function redirectTo(url: URL): Response {
  return new Response(null, { status: 308, headers: { Location: url.href } });
}

/** The origin of the requested host, also behind a TLS proxy: pages of one language cannot write to another's. */
function isOwnOrigin(origin: string, url: URL, config: Config): boolean {
  return origin === url.origin || origin === `${new URL(config.origins.app).protocol}//${url.host}`;
}

/** Remix compares this header with `Origin` before the host: its value from a client or proxy is not trusted. */
function withoutForwardedHost(request: Request): Request {
  if (!request.headers.has("X-Forwarded-Host")) return request;
  const headers = new Headers(request.headers);
  headers.delete("X-Forwarded-Host");
  return new Request(request, { headers });
}
