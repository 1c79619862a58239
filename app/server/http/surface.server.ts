import { type LanguageCode, languageByLabel } from "~/domain/languages";
import type { Config } from "~/server/platform/config.server";

/** The internal prefix to which the site's host is rewritten, and which nobody reaches from outside. */
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
 * Says which of the three surfaces a host is. Hosts come from the configuration; anything else is unknown and is
 * answered with 421, so that no response is ever made for a name we do not have.
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
  // Loopback by number is the app too: what `npm run dev` prints must work wherever names do not resolve.
  if (/^127\.0\.0\.1(:\d+)?$/.test(host) && config.isDevelopment) return { kind: "app", label: null };
  return { kind: "unknown" };
}

/** @returns the same address by https when it was asked for in the clear and the configuration's origins are https */
export function secureAddress(url: URL, config: Config): string | null {
  if (url.protocol !== "http:" || !config.origins.app.startsWith("https:")) return null;
  return `https:${url.href.slice("http:".length)}`;
}
