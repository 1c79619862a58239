import type { LanguageCode } from "~/domain/languages";
import type { SensitiveLevel } from "~/domain/pages/schema";
import type { Consent } from "~/domain/privacy/consent";
import type { Platform } from "~/server/platform/platform.server";
import type { BrowserSession } from "./app/session.server";

/** What loaders and actions of the app get to know of their request. */
export interface AppContext {
  surface: "app";
  platform: Platform;
  session: BrowserSession;
  /** What the browser's visitor agreed to. */
  consent: Consent;
  language: LanguageCode;
  nonce: string;
  /** The path as routes name it: without language prefix. */
  path: string;
}

/** The same of the site: nobody is signed in there. */
export interface SiteContext {
  surface: "site";
  platform: Platform;
  language: LanguageCode;
  /** The level of the sensitive page that the visitor has confirmed to see. */
  confirmed?: SensitiveLevel;
  /** Whether this device's visits are not counted; told to the screen that says what is. */
  isUncounted?: boolean;
  /** The fields of a posted form, by name: text, or whatever else a stranger sent. */
  posted?: Map<string, unknown>;
}

declare module "@remix-run/cloudflare" {
  interface AppLoadContext {
    visita: AppContext | SiteContext;
  }
}

/** @throws Response 404 when a route of the app is reached from elsewhere */
export function appContext(context: { visita: AppContext | SiteContext }): AppContext {
  if (context.visita.surface !== "app") throw new Response(null, { status: 404 });
  return context.visita;
}

/** @throws Response 404 when a route of the site is reached from elsewhere */
export function siteContext(context: { visita: AppContext | SiteContext }): SiteContext {
  if (context.visita.surface !== "site") throw new Response(null, { status: 404 });
  return context.visita;
}
