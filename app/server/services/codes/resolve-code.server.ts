import { cardUrl, contactFileUrl, goneUrl, pageUrl, scannedUrl, withHelp } from "~/domain/addresses";
import { entitlementOf } from "~/domain/billing/entitlement";
import { isPaidCard } from "~/domain/cards/entitlement";
import { LINK_ACTION } from "~/domain/cards/schema";
import type { Subject } from "~/domain/changes";
import { codeTarget } from "~/domain/codes/target";
import type { UserAgentClass } from "~/domain/codes/user-agent";
import { visitorPageState } from "~/domain/pages/visitor";
import { cardThing, pageThing, type Thing } from "~/domain/visits/thing";
import { ownZone, type Visited } from "~/domain/visits/visited";
import { findCode } from "~/server/data/codes.server";
import type { Platform } from "~/server/platform/platform.server";

/** The target of a code. */
export interface ResolvedCode {
  location: string;
  /** When the target may change, if known. */
  endsAt?: Date;
  /** Whether the code does not exist. */
  isUnknown?: boolean;
  /** What it depends on. */
  subjects: Subject[];
  /** What a scan is counted for; absent where the code is unknown. */
  visited?: Visited;
}

/** Resolves a code's target. An unknown code resolves to the same page as one whose target is deleted. */
export async function resolveCode(
  platform: Platform,
  code: string,
  agent: UserAgentClass,
): Promise<ResolvedCode> {
  const { origins } = platform.config;
  const now = platform.now();
  const gone = goneUrl(origins);
  const found = await findCode(platform.db, code);
  if (!found) return { location: gone, isUnknown: true, subjects: [] };
  const subjects: Subject[] = [`code:${code}`, `owner:${found.code.ownerId}`];
  if (found.card) subjects.push(`card:${found.card.id}`);
  const { leadsToCard } = found.code;
  if (leadsToCard && leadsToCard !== found.card?.id) subjects.push(`card:${leadsToCard}`);
  for (const page of [found.page, found.ledPage]) if (page) subjects.push(`page:${page.id}`);
  if (!found.ownerEnabled) return { location: gone, subjects };
  const entitlement = entitlementOf(found.entitlement);
  const card = found.card && !found.card.deletedAt ? found.card : null;
  const page = found.page ? visitorPageState({ ...found, page: found.page }, now) : null;
  const ledPage = found.ledPage ? visitorPageState({ ...found, page: found.ledPage }, now) : null;
  const target = codeTarget({
    card: card && { ...card.content, restingAt: card.restingAt },
    page,
    ledPage,
    entitlement,
    userAgent: agent,
    now,
  });
  const endsAt = entitlement.endsAt && entitlement.endsAt > now ? entitlement.endsAt : undefined;
  const visited = (thing?: Thing): Visited => ({
    owner: found.code.ownerId,
    code,
    ...ownZone(found.owner),
    ...(thing && { thing }),
  });
  const rest = (thing?: Thing) => ({ endsAt, subjects, visited: visited(thing) });
  if (target.kind === "led-page" && found.ledPage)
    return {
      location: scannedUrl(pageUrl(origins, found.ledPage.slug), code),
      ...rest(pageThing(found.ledPage.id)),
    };
  if (target.kind === "page" && found.page)
    return {
      location: scannedUrl(pageUrl(origins, found.page.slug), code),
      ...rest(pageThing(found.page.id)),
    };
  if (target.kind === "contact-file" && card)
    return { location: contactFileUrl(origins, card.hash), ...rest(cardThing(card.hash)) };
  if (!card) return { location: gone, ...rest() };
  const isPaid = isPaidCard(card, entitlement, now);
  const location = scannedUrl(cardUrl(origins, card.hash), code);
  // The target is the contact file, and this browser does not open it.
  const needsHelp = isPaid && card.content.linkAction === LINK_ACTION.contacts;
  return { location: needsHelp ? withHelp(location) : location, ...rest(cardThing(card.hash)) };
}
