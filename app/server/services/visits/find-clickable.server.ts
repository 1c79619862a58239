import { cardAddress } from "~/domain/addresses";
import type { Subject } from "~/domain/changes";
import { isPageVisible } from "~/domain/pages/visitor";
import { cardLinks } from "~/domain/visits/card-links";
import { pageLinks } from "~/domain/visits/page-links";
import { pageThing } from "~/domain/visits/thing";
import { ownZone, type Visited } from "~/domain/visits/visited";
import { findPublicPage } from "~/server/data/public-page.server";
import type { Platform } from "~/server/platform/platform.server";
import { getVisitorCard } from "~/server/services/site/get-visitor-card.server";

/** The clickable links of a page or card, what a click is counted for, and what both were made from. */
export interface Clickable {
  /** Short keys. */
  links: string[];
  /** Absent where it is not visible. */
  visited?: Visited;
  subjects: Subject[];
}

/** Looks up the target of a reported click. @param address a page's slug, or a card's address */
export function findClickable(platform: Platform, address: string): Promise<Clickable> {
  const card = cardAddress("");
  return address.startsWith(card) ? ofCard(platform, address.slice(card.length)) : ofPage(platform, address);
}

async function ofCard(platform: Platform, hash: string): Promise<Clickable> {
  const shown = await getVisitorCard(platform, hash);
  if (shown.kind !== "card") return { links: [], subjects: shown.subjects };
  const { card, pageUrl, visited, subjects } = shown;
  return { links: cardLinks(card.contacts, pageUrl).map(({ key }) => key), visited, subjects };
}

async function ofPage(platform: Platform, slug: string): Promise<Clickable> {
  const found = await findPublicPage(platform.db, slug);
  const subjects: Subject[] = [`slug:${slug}`];
  if (!found) return { links: [], subjects };
  const { id, ownerId, content } = found.page;
  subjects.push(`page:${id}`, `owner:${ownerId}`);
  if (!isPageVisible(found, platform.now())) return { links: [], subjects };
  const visited = { owner: ownerId, thing: pageThing(id), ...ownZone(found.owner) };
  return { links: pageLinks(content.blocks).map(({ key }) => key), visited, subjects };
}
