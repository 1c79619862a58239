import { isSuperAdmin } from "~/domain/accounts/actor";
import { imageUrl } from "~/domain/addresses";
import { type Entitlement, isPaid, needsRenewal, needsUpgradeOrRenewal } from "~/domain/billing/entitlement";
import type { LanguageCode } from "~/domain/languages";
import type { ConsentAnswers, Purpose } from "~/domain/privacy/consent";
import { FRAMED_PATH } from "~/server/http/headers.server";
import type { AppContext, SiteContext } from "~/server/http/request-context.server";
import type { SiteLinks } from "~/server/platform/config.server";
import type { Platform } from "~/server/platform/platform.server";
import { agreedChat, chatOn, isActing, purposesAskedOf } from "./consent-cookie.server";

/** The signed-in user, as far as the screens need it. */
export interface RootUser {
  id: string;
  name: string;
  email: string;
  /** Whether their address is confirmed: until then they send no mail to others. */
  isVerified: boolean;
  /** The address of their image. */
  image?: string;
  /** The zone in which dates are shown; UTC without one. */
  timeZone?: string;
  isPaid: boolean;
  /** May act in others' accounts. */
  isAdmin: boolean;
  /** How an admin proves who they are for that. */
  adminProof?: "password" | "passkey";
  /** Where an admin acts in this account: until when, and the minutes left. */
  acting: { until: string; minutes: number } | null;
  /** Why the account is prompted to upgrade or renew, if it is, and when the paid time ends. */
  prompt: { reason: PromptReason; until?: string } | null;
}

/** Accounts that never paid are prompted to upgrade, all others to renew. */
export type PromptReason = "free" | "ending" | "expired" | "failed";

/** The chat widget, with consent. */
export interface RootChat {
  /** Of its script. */
  url: string;
  id?: string;
  /** Whether the requested screen may have it. */
  isHere: boolean;
}

export interface AppRootData {
  surface: "app";
  language: LanguageCode;
  appOrigin: string;
  siteOrigin: string;
  user: RootUser | null;
  links: SiteLinks;
  /** The purposes that consent is requested for, and this visitor's answers; null where there are none. */
  consent: { asked: Purpose[]; answers: ConsentAnswers } | null;
  chat: RootChat | null;
}

export interface SiteRootData {
  surface: "site";
  language: LanguageCode;
}

/** @returns the root data of every screen; nothing secret, it is part of the document */
export function loadRoot(context: AppContext | SiteContext): AppRootData | SiteRootData {
  if (context.surface === "site") return { surface: "site", language: context.language };
  const { platform, language, path } = context;
  const { origins, links } = platform.config;
  // In another site's frame the session is ignored.
  const isFramed = path === FRAMED_PATH;
  return {
    surface: "app",
    language,
    appOrigin: origins.app,
    siteOrigin: origins.site,
    user: isFramed ? null : rootUser(context.session, platform),
    links,
    ...rootConsent(context),
  };
}

function rootConsent(context: AppContext): Pick<AppRootData, "consent" | "chat"> {
  const { platform, session, consent, path } = context;
  const { actor } = session;
  const { config } = platform;
  const asked = purposesAskedOf(context);
  const chat = isActing(actor) ? null : agreedChat(config, consent);
  const isHere = chatOn({ config, actor, consent, path }) !== null;
  return {
    consent: asked.length > 0 ? { asked, answers: consent.answers } : null,
    chat: chat && { url: chat.url, ...(chat.id && { id: chat.id }), isHere },
  };
}

function rootUser({ actor, user, imageKey }: AppContext["session"], platform: Platform): RootUser | null {
  if (actor.kind !== "user" || !user) return null;
  const now = platform.now();
  const until = actor.acting?.until;
  const isAdmin = isSuperAdmin(actor) && !actor.acting;
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    isVerified: user.emailVerifiedAt !== null,
    ...(imageKey && { image: imageUrl(platform.config.origins, imageKey) }),
    ...(user.timeZone && { timeZone: user.timeZone }),
    isPaid: isPaid(actor.plan, now),
    isAdmin,
    ...(isAdmin && { adminProof: platform.config.isDevelopment ? "password" : "passkey" }),
    acting: until
      ? {
          until: until.toISOString(),
          minutes: Math.ceil((until.getTime() - platform.realNow().getTime()) / 60_000),
        }
      : null,
    prompt: promptOf(actor.plan, now),
  };
}

function promptOf(plan: Entitlement, now: Date): RootUser["prompt"] {
  if (!needsUpgradeOrRenewal(plan, now)) return null;
  if (!needsRenewal(plan, now)) return { reason: "free" };
  if (!isPaid(plan, now)) return { reason: "expired" };
  if (plan.status === "active_payment_fail") return { reason: "failed" };
  return { reason: "ending", ...(plan.endsAt && { until: plan.endsAt.toISOString() }) };
}
