import type { Actor } from "~/domain/accounts/actor";
import { LIFETIMES } from "~/domain/limits";
import { mayShowChat } from "~/domain/privacy/chat-screens";
import { type Consent, consentValue, PURPOSES, type Purpose, readConsent } from "~/domain/privacy/consent";
import { CONSENT_COOKIE, cookie, readCookie } from "~/server/http/cookies.server";
import type { ChatService, Config } from "~/server/platform/config.server";
import { withPrefix } from "./paths.server";
import type { PublicArgs } from "./route.server";

/** @returns the consent in a browser's cookie */
export const consentOf = (request: Request): Consent => readConsent(readCookie(request, CONSENT_COOKIE));

/** @returns the cookie that stores the consent */
export const consentCookie = (config: Config, consent: Consent): string =>
  cookie(config, CONSENT_COOKIE, consentValue(consent), LIFETIMES.consentCookie);

/** Whether an admin acts in this account: they are not asked for consent, and have no chat. */
export const isActing = (actor: Actor): boolean => actor.kind === "user" && actor.acting !== undefined;

/** @returns the purposes that consent is requested for: those configured */
export function purposesAskedOf({ platform, session }: Pick<PublicArgs, "platform" | "session">): Purpose[] {
  if (isActing(session.actor)) return [];
  return PURPOSES.filter((purpose) => platform.config[purpose] !== undefined);
}

/** @returns the path of our screen from which a form was posted, by its Referer, or the settings */
export function backTo({ request, language }: Pick<PublicArgs, "request" | "language">): string {
  const settings = withPrefix(language, "/cookie-settings");
  const from = request.headers.get("Referer");
  if (!from || !URL.canParse(from)) return settings;
  const { host, pathname, search } = new URL(from);
  // A path that begins with two slashes would name another host.
  return host === new URL(request.url).host && !pathname.startsWith("//") ? pathname + search : settings;
}

/** @returns the id with which a sign-up in this browser is reported; none without consent */
export const measuredAs = (config: Config, consent: Consent): string | undefined =>
  config.measurement && consent.answers.measurement ? consent.clientId : undefined;

/** @returns the chat, if its consent was given */
export const agreedChat = (config: Config, consent: Consent): ChatService | null =>
  (consent.answers.chat && config.chat) || null;

interface Asking {
  config: Config;
  actor: Actor;
  consent: Consent;
  /** Without language prefix. */
  path: string;
}

/** @returns the same where the requested screen may have it */
export function chatOn({ config, actor, consent, path }: Asking): ChatService | null {
  return mayShowChat(path) && !isActing(actor) ? agreedChat(config, consent) : null;
}
