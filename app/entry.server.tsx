import type { AppLoadContext, EntryContext } from "@remix-run/cloudflare";
import { RemixServer } from "@remix-run/react";
import { isbot } from "isbot";
import { renderToReadableStream } from "react-dom/server";
import { loadConsentNotice } from "~/features/shell/consent-part";
import { loadNavigation } from "~/features/shell/navigation-parts";
import { NonceContext } from "~/features/shell/nonce";
import { logError } from "~/server/platform/platform.server";

const ABORT_MS = 10_000;

/** Renders a document: streamed to people, whole to crawlers and to the site's cache. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  { visita }: AppLoadContext,
): Promise<Response> {
  const nonce = visita.surface === "app" ? visita.nonce : undefined;
  let finalStatus = status;
  await Promise.all([loadNavigation(), loadConsentNotice()]);
  const stream = await renderToReadableStream(
    <NonceContext.Provider value={nonce}>
      <RemixServer context={remixContext} url={request.url} abortDelay={ABORT_MS} nonce={nonce} />
    </NonceContext.Provider>,
    {
      nonce,
      signal: AbortSignal.timeout(ABORT_MS),
      onError(error) {
        finalStatus = 500;
        logError("rendering failed", error, visita.platform.requestId);
      },
    },
  );
  if (visita.surface === "site" || isbot(request.headers.get("User-Agent"))) await stream.allReady;
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(stream, { status: finalStatus, headers });
}

/** Errors that handlers did not turn into responses: logged here, once, with the request's id. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: AppLoadContext },
) {
  if (request.signal.aborted) return;
  logError("a route failed", error, context.visita?.platform.requestId);
}
