import { PLAYER_ORIGINS } from "~/domain/pages/embeds";
import type { ChatService, Config } from "~/server/platform/config.server";
import { providerOrigins } from "~/server/platform/identity-providers.server";

/** The headers of every response of every surface. */
export function commonHeaders(headers: Headers, requestId: string, config: Config): void {
  headers.set("X-Content-Type-Options", "nosniff");
  if (!headers.has("Referrer-Policy")) headers.set("Referrer-Policy", "strict-origin-when-cross-origin");
  headers.set("X-Request-Id", requestId);
  transportHeaders(headers, config);
}

/** In production browsers never use plain HTTP again; development has no certificate. */
export function transportHeaders(headers: Headers, config: Config): void {
  if (!config.isDevelopment) headers.set("Strict-Transport-Security", "max-age=63072000; includeSubDomains");
}

/** The path of the prices framed by other sites, without the language's prefix. */
export const FRAMED_PATH = "/pricing-iframe";

/**
 * Documents of the app: our scripts only, by nonce; images also from the site, which serves uploads.
 * @param chat the widget that the document may load, with all that this loads in turn
 * @param path without the language's prefix: one screen may be framed by the configured sites
 */
export function appHeaders(
  headers: Headers,
  config: Config,
  { nonce, chat, path }: { nonce: string; chat: ChatService | null; path: string },
): void {
  // The built program has the strict policy wherever it runs, so that tests run under the policy of production.
  const development = import.meta.env.DEV;
  const site = config.origins.site;
  const frames = path === FRAMED_PATH ? config.pricingFrames : [];
  const widget = chat ? ` ${chat.sources.join(" ")}` : "";
  const policy = [
    "default-src 'none'",
    // The development server injects its own inline scripts, which cannot carry the nonce.
    `script-src 'self' ${development ? "'unsafe-inline'" : `'nonce-${nonce}'`}${widget}`,
    `style-src 'self' 'unsafe-inline'${widget}`,
    `img-src 'self' data: blob: ${site}${widget}`,
    `font-src 'self' ${site}${widget}`,
    // The files of codes are fetched from the site, checked, and passed to the browser's downloads.
    `connect-src 'self' ${site}${development ? " ws:" : ""}${widget}`,
    "manifest-src 'self'",
    `frame-src 'self'${widget}`,
    ...(widget ? [`media-src${widget}`] : []),
    `form-action ${["'self'", ...providerOrigins(config)].join(" ")}`,
    "base-uri 'none'",
    `frame-ancestors ${frames.length > 0 ? frames.join(" ") : "'none'"}`,
  ];
  headers.set("Content-Security-Policy", policy.join("; "));
  // It has no list of origins: where there is one, browsers use the policy.
  if (frames.length === 0) headers.set("X-Frame-Options", "DENY");
  headers.set("Cross-Origin-Opener-Policy", "same-origin");
  headers.set("Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=()");
}

/** Documents of the site: no script at all, inline style, images and fonts of our own, players on demand. */
export const SITE_POLICY =
  `default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; font-src 'self'; form-action 'self'; ` +
  // Browsers report clicks by `ping`, which the policy must allow.
  `connect-src 'self'; ` +
  `frame-src ${PLAYER_ORIGINS.join(" ")}; base-uri 'none'; frame-ancestors 'none'`;
