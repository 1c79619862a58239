import { askedVersion, codePath } from "~/domain/addresses";
import { contactPath } from "~/domain/cards/contact-link";
import type { CodeFormat } from "~/domain/codes/code-file";
import { userAgentClass } from "~/domain/codes/user-agent";
import type { SavedFile } from "~/domain/visits/event";
import type { Visited } from "~/domain/visits/visited";
import { SITE_POLICY } from "~/server/http/headers.server";
import type { Render } from "~/server/http/render.server";
import { originalKey } from "~/server/platform/image-store.server";
import type { Platform } from "~/server/platform/platform.server";
import { type CachedResponse, cacheGet } from "~/server/platform/site-cache.server";
import { isHiddenImage } from "~/server/services/media/hidden-images.server";
import { existingVersion } from "~/server/services/site/existing-version.server";
import { cachedDocument, isOfVersion } from "./cached.server";
import { respondWithCode, respondWithCodeFile } from "./codes.server";
import { confirmedLevel } from "./confirm.server";
import { countAction, countResponse, isUncountedDevice } from "./count.server";
import { documentResponse } from "./document.server";
import { applePassResponse, contactFileResponse, googlePassResponse } from "./downloads.server";
import { siteFile } from "./files.server";
import {
  imageResponse,
  noImage,
  shareImageResponse,
  variantResponse,
  walletImageResponse,
} from "./images.server";
import { syncIfStale } from "./memory.server";
import { respondToPassKit } from "./passkit.server";
import { innerUrl, readSitePath, type SiteDocumentPath, type SitePath } from "./path.server";
import { respondToPing } from "./ping.server";
import { respondToPost } from "./post.server";
import { refusalOf, responseOf } from "./response.server";
import { visitorLanguage } from "./visitor-language.server";

/**
 * Handles requests to the site's host: pages for visitors, and codes. The only cookie is the confirmation of the
 * visitor's age for a sensitive page.
 */
export async function handleSite(
  request: Request,
  url: URL,
  platform: Platform,
  render: Render,
): Promise<Response> {
  const target = readSitePath(url.pathname);
  if (target.kind === "moved") return redirect(308, target.path + url.search, "public, max-age=3600");
  if (target.kind === "passkit") return respondToPassKit(request, url, target.ask, platform);
  if (target.kind === "ping") return respondToPing(request, target.ping, platform);
  if (request.method !== "GET" && request.method !== "HEAD") {
    return respondToPost(request, target, platform, render);
  }
  switch (target.kind) {
    case "file":
      return responseOf(request, await siteFile(platform, target.file), platform.requestId);
    case "image":
    case "image-variant":
    case "wallet-image":
      return image(request, target, platform);
    case "google-pass":
      return googlePassResponse(platform, target.hash, saved(request, url, platform, "google"));
    case "code-file":
      return codeImageResponse(request, target, url, platform);
    case "code":
      return code(request, url, target.code, platform);
    case "contact-file":
      return contactFileResponse(platform, target.hash, {
        language: visitorLanguage(request),
        onSave: saved(request, url, platform, "vcard"),
      });
    case "contact-link":
      return redirect(302, contactPath(target.hash, request.headers.get("User-Agent")), "no-store");
    case "pass-file":
      return applePassResponse(platform, target.hash);
    default:
      return document(request, url, target, platform, render);
  }
}

type ImagePath = Extract<SitePath, { kind: "image" | "image-variant" | "wallet-image" }>;

async function image(request: Request, target: ImagePath, platform: Platform): Promise<Response> {
  if (await isHiddenImage(platform, storedKeyOf(target))) return noImage();
  switch (target.kind) {
    case "image-variant":
      return variantResponse(platform, request, target.variant);
    case "wallet-image":
      return walletImageResponse(platform, request, target.image);
    default:
      return target.key.startsWith("s/")
        ? shareImageResponse(platform, request, target.key)
        : imageResponse(platform, request, target.key);
  }
}

/** The key of the stored image at an address, in any size. */
function storedKeyOf(target: ImagePath): string {
  if (target.kind === "image") return target.key;
  return originalKey(target.kind === "image-variant" ? target.variant.hash : target.image.hash);
}

async function code(request: Request, url: URL, name: string, platform: Platform): Promise<Response> {
  await syncIfStale(platform);
  const agent = userAgentClass(request.headers.get("User-Agent"));
  const response =
    cacheGet(codePath(name), agent, Date.now()) ?? (await respondWithCode(platform, name, agent));
  return counted(request, url, response, platform);
}

const saved = (request: Request, url: URL, platform: Platform, file: SavedFile) => (visited: Visited) =>
  countAction(request, url, visited, { kind: "save", file }, () => platform);

function counted(request: Request, url: URL, response: CachedResponse, platform: Platform): Response {
  countResponse(request, url, response, () => platform);
  return responseOf(request, response, platform.requestId);
}

/** A code's image as a file; 404 for an unlisted size. */
async function codeImageResponse(
  request: Request,
  target: { code: string; format: CodeFormat },
  url: URL,
  platform: Platform,
): Promise<Response> {
  await syncIfStale(platform);
  try {
    const response = await respondWithCodeFile(platform, target, url.searchParams);
    return response ? responseOf(request, response, platform.requestId) : noImage();
  } catch (error) {
    return refusalOf(error);
  }
}

/**
 * A document in the visitor's language, from the nearest cache that has it. Owners open their pages with the version in
 * the query (`?v=7`), so that they never get an older response. It is the same document in every cache: a version costs
 * at most one read of one row, and a version that the page does not have changes nothing.
 */
async function document(
  request: Request,
  url: URL,
  target: SiteDocumentPath,
  platform: Platform,
  render: Render,
): Promise<Response> {
  await syncIfStale(platform);
  const asked = askedVersion(url.search);
  const visitor = { language: visitorLanguage(request), confirmed: confirmedLevel(request) };
  const isUncounted = target.kind === "counts" && isUncountedDevice(request);
  const context = { surface: "site", platform, ...visitor, isUncounted } as const;
  const draw = (drawn: SiteDocumentPath) =>
    render(new Request(innerUrl(platform, drawn), { headers: { Accept: "text/html" } }), context);
  const cached = cachedDocument(target.path, visitor, Date.now());
  if (cached && isOfVersion(cached, asked)) return counted(request, url, cached, platform);
  const version = asked === undefined ? undefined : await existingVersion(platform, target.path, asked);
  if (cached && version === undefined) return counted(request, url, cached, platform);
  const response = await documentResponse(platform, { target, version, ...visitor }, draw);
  return counted(request, url, response, platform);
}

function redirect(status: number, location: string, cacheControl: string): Response {
  return new Response(null, {
    status,
    headers: { Location: location, "Cache-Control": cacheControl, "Content-Security-Policy": SITE_POLICY },
  });
}
