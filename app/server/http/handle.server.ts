import type { ServerBuild } from "@remix-run/cloudflare";
import { newId } from "~/domain/ids";
import { handleApi } from "~/server/api/api.server";
import type { Bindings } from "~/server/platform/bindings.server";
import { type Config, readConfig } from "~/server/platform/config.server";
import { createBackground, createPlatform, logError, type Platform } from "~/server/platform/platform.server";
import { clearClockOffset, clockOffset, readClockOffset } from "~/server/platform/sandbox-clock.server";
import { handleApp } from "./app/handle-app.server";
import { clientOf } from "./client.server";
import { clientAddress } from "./client-address.server";
import { commonHeaders, transportHeaders } from "./headers.server";
import { createRender, type Render } from "./render.server";
import { handleSite } from "./site/handle-site.server";
import { responseFromCache } from "./site/memory.server";
import { type Surface, secureAddress, surfaceOf } from "./surface.server";

/**
 * @param loadBuild returns Remix's server build; a function, because in development it changes between requests
 * @returns the Worker's fetch handler: one entry, three surfaces by host
 */
export function createHandler(loadBuild: () => Promise<ServerBuild>, mode: string) {
  const render = createRender(loadBuild, mode);
  return async (request: Request, bindings: Bindings, execution: ExecutionContext): Promise<Response> => {
    const requestId = newId("req");
    const url = new URL(request.url);
    const config = readConfig(bindings);
    const surface = surfaceOf(url.host, config);
    const secure = surface.kind === "unknown" ? null : secureAddress(url, config);
    if (secure) return redirectToSecure(secure, requestId, config);
    const clockOffset = config.isDevelopment ? await offsetOf(url, bindings) : 0;
    const waitUntil = (work: Promise<unknown>) => execution.waitUntil(work);
    const makePlatform = () =>
      createPlatform(bindings, {
        requestId,
        clockOffset,
        ip: clientAddress(request.headers.get("CF-Connecting-IP")),
        client: () => clientOf(request, config),
        waitUntil,
      });
    const makeBackground = () => createBackground(bindings, { requestId, waitUntil });
    const make = { createPlatform: makePlatform, createBackground: makeBackground };
    const cached = surface.kind === "site" ? responseFromCache(request, url, requestId, make) : null;
    if (cached) {
      transportHeaders(cached.headers, config);
      return cached;
    }
    const platform = makePlatform();
    const rendered = await responseFor(surface, request, url, platform, render);
    if (config.isDevelopment && mayMoveClock(surface, request, url)) clearClockOffset();
    // Responses from assets and caches are immutable; a copy's headers are not.
    const response = new Response(rendered.body, rendered);
    commonHeaders(response.headers, requestId, config);
    return response;
  };
}

async function responseFor(
  surface: Surface,
  request: Request,
  url: URL,
  platform: Platform,
  render: Render,
): Promise<Response> {
  try {
    if (surface.kind === "site") return await handleSite(request, url, platform, render);
    if (surface.kind === "api") return await handleApi(request, platform);
    if (surface.kind === "sandbox" && platform.bindings.SANDBOX)
      return await platform.bindings.SANDBOX.fetch(request);
    if (surface.kind === "app") return await handleApp(request, url, platform, surface.label, render);
    return plain(421, "This host is not served here.");
  } catch (error) {
    logError("request failed", error, platform.requestId);
    return plain(500, `Something went wrong on our side (${platform.requestId}).`);
  }
}

/** Events are sent by the sandbox, whose clock may just have been moved. */
const offsetOf = (url: URL, bindings: Bindings) =>
  url.pathname.startsWith("/webhooks/") ? readClockOffset(bindings) : clockOffset(bindings);

const mayMoveClock = (surface: Surface, { method }: Request, { pathname }: URL) =>
  method === "POST" && (surface.kind === "sandbox" || pathname.startsWith("/dev/"));

/** Plain requests get no content where the configuration is https, least of all a form for a password. */
function redirectToSecure(location: string, requestId: string, config: Config): Response {
  const response = new Response(null, { status: 308, headers: { Location: location } });
  commonHeaders(response.headers, requestId, config);
  return response;
}

const plain = (status: number, text: string) =>
  new Response(text, { status, headers: { "Content-Type": "text/plain; charset=utf-8" } });
