import { isSuperAdmin } from "~/domain/accounts/actor";
import { imageUrl } from "~/domain/addresses";
import { isPaid, needsRenewal, needsUpgradeOrRenewal } from "~/domain/billing/entitlement";
import type { LanguageCode } from "~/domain/languages";
import type { AppContext, SiteContext } from "~/server/http/request-context.server";
import type { Config, SiteLinks } from "~/server/platform/config.server";

/** Who is signed in, as far as the screens need it. */
export interface RootUser {
  id: string;
  name: string;
  email: string;
  /** The address of their picture. */
  image?: string;
  /** In which dates are told; UTC without one. */
  timeZone?: string;
  isPaid: boolean;
  /** May act in others' accounts. */
  isAdmin: boolean;
  /** Where an admin acts in this account: until when, and how many minutes that are. */
  acting: { until: string; minutes: number } | null;
  /** What the upgrade prompt says, if it is there at all. */
  prompt: "upgrade" | "renew" | null;
}

export interface AppRootData {
  surface: "app";
  language: LanguageCode;
  appOrigin: string;
  siteOrigin: string;
  user: RootUser | null;
  links: SiteLinks;
}

export interface SiteRootData {
  surface: "site";
  language: LanguageCode;
}

/** @returns what the root tells every screen; nothing secret, it stands in the document */
export function loadRoot(context: AppContext | SiteContext): AppRootData | SiteRootData {
  if (context.surface === "site") return { surface: "site", language: context.language };
  const { platform, language } = context;
  const { origins, links } = platform.config;
  return {
    surface: "app",
    language,
    appOrigin: origins.app,
    siteOrigin: origins.site,
    user: rootUser(context.session, origins, platform.now()),
    links,
  };
}

function rootUser(
  { actor, user, picture }: AppContext["session"],
  origins: Config["origins"],
  now: Date,
): RootUser | null {
  if (actor.kind !== "user" || !user) return null;
  const prompt = needsRenewal(actor.plan, now)
    ? "renew"
    : needsUpgradeOrRenewal(actor.plan, now)
      ? "upgrade"
      : null;
  const until = actor.acting?.until;
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    ...(picture && { image: imageUrl(origins, picture) }),
    ...(user.timeZone && { timeZone: user.timeZone }),
    isPaid: isPaid(actor.plan, now),
    isAdmin: isSuperAdmin(actor) && !actor.acting,
    acting: until
      ? { until: until.toISOString(), minutes: Math.ceil((until.getTime() - now.getTime()) / 60_000) }
      : null,
    prompt,
  };
}
