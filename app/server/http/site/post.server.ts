import { FORM_CONTROL } from "~/domain/contacts/form";
import { normalizeCode } from "~/domain/ids";
import type { Render } from "~/server/http/render.server";
import { limitWrites } from "~/server/http/write-burst.server";
import { csrfGuard } from "~/server/http/write-gate.server";
import type { Platform } from "~/server/platform/platform.server";
import { confirmSensitive } from "./confirm.server";
import { countAction } from "./count.server";
import { uncacheableResponse, visitedOf } from "./document.server";
import { codeScannedBefore, readSiteForm } from "./form.server";
import { innerUrl, type SiteDocumentPath, type SitePath } from "./path.server";
import { refusalOf, responseOf } from "./response.server";
import { setUncounted } from "./uncounted.server";
import { visitorLanguage } from "./visitor-language.server";

/** Handles everything but reads: the few forms of the site, and 405 for everything else. */
export async function respondToPost(
  request: Request,
  target: SitePath,
  platform: Platform,
  render: Render,
): Promise<Response> {
  if (request.method !== "POST") return notAllowed("GET, HEAD");
  try {
    await limitWrites(request, platform);
    if (target.kind === "counts") return await setUncounted(request, platform);
    if (target.kind === "contact" || target.kind === "report" || target.kind === "own") {
      return await postForm(request, target, platform, render);
    }
    const confirmed = target.kind === "page" ? await confirmSensitive(platform, request, target.path) : null;
    return confirmed ?? notAllowed("GET, HEAD");
  } catch (error) {
    return refusalOf(error);
  }
}

/**
 * The route gets the posted form from its context. Its request is a GET made here, so that one loader handles the form
 * with and without a post; the address, which a visitor may reload, is never drawn by it without a post.
 */
async function postForm(
  request: Request,
  target: SiteDocumentPath,
  platform: Platform,
  render: Render,
): Promise<Response> {
  const { site } = platform.config.origins;
  csrfGuard(request, (origin) => origin === site);
  const posted = await readSiteForm(request);
  const code = codeScannedBefore(request, site);
  if (code && !posted.has(FORM_CONTROL.code)) posted.set(FORM_CONTROL.code, code);
  const language = visitorLanguage(request);
  const inner = new Request(innerUrl(platform, target), { headers: { Accept: "text/html" } });
  const drawn = await render(inner, { surface: "site", platform, language, posted });
  const typed = posted.get(FORM_CONTROL.code);
  const named = typeof typed === "string" ? (normalizeCode(typed) ?? undefined) : undefined;
  countAction(
    request,
    new URL(request.url),
    visitedOf(drawn).visited,
    { kind: "contact", code: named },
    () => platform,
  );
  return responseOf(request, await uncacheableResponse(drawn, language), platform.requestId);
}

function notAllowed(allow: string): Response {
  return new Response(null, { status: 405, headers: { Allow: allow } });
}
