import type { LanguageCode } from "~/domain/languages";
import type { SensitiveLevel } from "~/domain/pages/schema";
import type { Consent } from "~/domain/privacy/consent";
import type { Platform } from "~/server/platform/platform.server";
import type { BrowserSession } from "./app/session.server";

/** The request context of the app's loaders and actions. */
export interface AppContext {
  surface: "app";
  platform: Platform;
  session: BrowserSession;
  /** The visitor's consent in this browser. */
  consent: Consent;
  language: LanguageCode;
  nonce: string;
  /** The path as routes name it: without language prefix. */
  path: string;
}

/** The same for the site, which has no sign-in. */
export interface SiteContext {
  surface: "site";
  platform: Platform;
  language: LanguageCode;
  /** The sensitive level that the visitor has confirmed. */
  confirmed?: SensitiveLevel;
  /** Whether this device's visits are not counted; for the screen that shows the setting. */
  isUncounted?: boolean;
  /** The fields of a posted form, by name: text, or any other untrusted value. */
  posted?: Map<string, unknown>;
}

declare module "@remix-run/cloudflare" {
  interface AppLoadContext {
    visita: AppContext | SiteContext;
  }
}

/** @throws Response 404 when a route of the app is reached from another surface */
export function appContext(context: { visita: AppContext | SiteContext }): AppContext {
  if (context.visita.surface !== "app") throw new Response(null, { status: 404 });
  return context.visita;
}

/** @throws Response 404 when a route of the site is reached from another surface */
export function siteContext(context: { visita: AppContext | SiteContext }): SiteContext {
  if (context.visita.surface !== "site") throw new Response(null, { status: 404 });
  return context.visita;
}
