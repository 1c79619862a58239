import { type LanguageCode, languageByLabel } from "~/domain/languages";
import type { Config } from "~/server/platform/config.server";

/** The internal prefix to which the site's host is rewritten, and which is not reachable from outside. */
export const SITE_PREFIX = "/__site";

export type Surface =
  | { kind: "app"; label: LanguageCode | null }
  | { kind: "site" }
  | { kind: "api" }
  | { kind: "sandbox" }
  | { kind: "unknown" };

const hostOf = (origin: string) => new URL(origin).host;

interface Hosts {
  app: string;
  site: string;
  api: string;
}

const hosts = new WeakMap<Config, Hosts>();

/**
 * Maps a host to one of the surfaces. Hosts come from the configuration; any other is unknown and gets a 421, so that
 * no response is ever made for a name we do not have.
 * @param host the request's host with its port, in lower case
 */
export function surfaceOf(host: string, config: Config): Surface {
  let known = hosts.get(config);
  if (!known) {
    const { app, site, api } = config.origins;
    known = { app: hostOf(app), site: hostOf(site), api: hostOf(api) };
    hosts.set(config, known);
  }
  if (host === known.site) return { kind: "site" };
  if (host === known.api) return { kind: "api" };
  if (host === `sandbox.${known.app}` && config.isDevelopment) return { kind: "sandbox" };
  if (host === known.app) return { kind: "app", label: null };
  const label = host.endsWith(`.${known.app}`) ? languageByLabel(host.slice(0, -known.app.length - 1)) : null;
  if (label) return { kind: "app", label };
  // Loopback by number is the app too: the address that `npm run dev` prints must work without name resolution.
  if (/^127\.0\.0\.1(:\d+)?$/.test(host) && config.isDevelopment) return { kind: "app", label: null };
  return { kind: "unknown" };
}

/** @returns the https address for a plain request when the configuration's origins are https */
export function secureAddress(url: URL, config: Config): string | null {
  if (url.protocol !== "http:" || !config.origins.app.startsWith("https:")) return null;
  return `https:${url.href.slice("http:".length)}`;
}
