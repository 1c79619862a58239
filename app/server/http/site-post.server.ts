import { AppError } from "~/domain/errors";
import type { Platform } from "~/server/platform/platform.server";
import { limitBurst } from "./burst.server";
import { confirmSensitive } from "./site-confirm.server";
import type { SitePath } from "./site-path.server";

/** Answers what is not read: the few forms of the site, and 405 for everything else. */
export async function answerPost(request: Request, target: SitePath, platform: Platform): Promise<Response> {
  try {
    if (request.method === "POST" && target.kind === "page") {
      await limitBurst(request, platform);
      const confirmed = await confirmSensitive(platform, request, target.path);
      if (confirmed) return confirmed;
    }
    return new Response(null, { status: 405, headers: { Allow: "GET, HEAD" } });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const headers = new Headers({ "Cache-Control": "no-store" });
    if (error.retryAfter) headers.set("Retry-After", String(error.retryAfter));
    return new Response(null, { status: error.status, headers });
  }
}
