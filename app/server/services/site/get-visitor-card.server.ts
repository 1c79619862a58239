import { applePassUrl, googlePassUrl, pageUrl } from "~/domain/addresses";
import { entitlementOf } from "~/domain/billing/entitlement";
import type { CardImageSlot } from "~/domain/cards/schema";
import type { CardView } from "~/domain/cards/view";
import type { Subject } from "~/domain/changes";
import { isPageVisible } from "~/domain/pages/visitor";
import type { Visited } from "~/domain/visits/visited";
import { findPublicCard } from "~/server/data/public-card.server";
import { findPublicPageById } from "~/server/data/public-page.server";
import { isGoogleWalletReady } from "~/server/platform/google-account.server";
import { isAppleWalletReady } from "~/server/platform/pass-signer.server";
import type { Platform } from "~/server/platform/platform.server";
import { publicCard, visitedCard } from "~/server/services/cards/public-card.server";

/** What a visitor sees of a card, and what it was made from. */
export type VisitorCard = (
  | {
      kind: "card";
      visited: Visited;
      card: Pick<
        CardView,
        | "header"
        | "subheader"
        | "contacts"
        | "design"
        | "backgroundColor"
        | "fontColor"
        | "url"
        | CardImageSlot
      >;
      /** The short address in its code. */
      codeUrl: string;
      platform?: CardView["platform"];
      contactFileUrl?: string;
      /** The card's id, if visitors can leave their own details. */
      formId?: string;
      /** Absent where passes cannot be signed. */
      applePassUrl?: string;
      googlePassUrl?: string;
      pageUrl?: string;
      /** False where the owner has a plan, unless the line is on at the page that the card leads to. */
      isBranding: boolean;
      expiresAt?: number;
      version: number;
    }
  | { kind: "unknown" | "deleted"; version?: number }
) & { subjects: Subject[] };

/** Looks a card up for a visitor: what its owner's plan allows, decided now. */
export async function getVisitorCard(platform: Platform, hash: string): Promise<VisitorCard> {
  const found = await findPublicCard(platform.db, hash);
  if (!found) return { kind: "unknown", subjects: [] };
  const { version, pageId } = found.card;
  const subjects: Subject[] = [`card:${found.card.id}`, `owner:${found.card.ownerId}`];
  if (pageId) subjects.push(`page:${pageId}`);
  if (found.card.deletedAt) return { kind: "deleted", version, subjects };
  if (!found.ownerEnabled) return { kind: "unknown", version, subjects };
  const now = platform.now();
  const entitlement = entitlementOf(found.entitlement);
  const { card: view, isPaid: paid, version: shownVersion, templateId } = await publicCard(platform, found);
  if (templateId) subjects.push(`template:${templateId}`);
  const { header, subheader, contacts, design, backgroundColor, fontColor, url } = view;
  const { logo, photo, banner, contactFileUrl, platform: first, qrUrl } = view;
  const linked = pageId ? await findPublicPageById(platform.db, pageId) : undefined;
  const isLive = linked !== undefined && isPageVisible(linked, now);
  return {
    kind: "card",
    visited: visitedCard(found),
    card: { header, subheader, contacts, design, backgroundColor, fontColor, url, logo, photo, banner },
    codeUrl: qrUrl,
    ...(first ? { platform: first } : {}),
    ...(paid ? { contactFileUrl } : {}),
    ...(paid && view.takesDetails ? { formId: view.id } : {}),
    ...(paid && isAppleWalletReady(platform.config)
      ? { applePassUrl: applePassUrl(platform.config.origins, hash) }
      : {}),
    ...(paid && isGoogleWalletReady(platform.config)
      ? { googlePassUrl: googlePassUrl(platform.config.origins, hash) }
      : {}),
    isBranding: !paid || (isLive && linked.page.content.theme.isBranding),
    ...(isLive ? { pageUrl: pageUrl(platform.config.origins, linked.page.slug) } : {}),
    ...(entitlement.endsAt && entitlement.endsAt > now ? { expiresAt: entitlement.endsAt.getTime() } : {}),
    version: shownVersion,
    subjects,
  };
}
