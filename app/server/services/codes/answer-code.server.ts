import { cardUrl, codePath, contactFileUrl, goneUrl, pageUrl } from "~/domain/addresses";
import { entitlementOf } from "~/domain/billing/entitlement";
import { codeTarget } from "~/domain/codes/target";
import type { UserAgentClass } from "~/domain/codes/user-agent";
import { visitorPageState } from "~/domain/pages/visitor";
import { findCode } from "~/server/data/codes.server";
import type { Platform } from "~/server/platform/platform.server";
import { type CachedAnswer, MEMORY_AGE_MS, remember } from "~/server/platform/site-cache.server";

/**
 * Says where a code leads: always a 302 that no browser keeps, so that a printed code follows its owner's changes. A
 * code we never gave out leads to the same polite page as one whose target is gone.
 */
export async function answerCode(
  platform: Platform,
  code: string,
  agent: UserAgentClass,
): Promise<CachedAnswer> {
  const madeAt = Date.now();
  const { location, endsAt, isUnknown, isLinked } = await resolve(platform, code, agent);
  const answer: CachedAnswer = {
    status: 302,
    headers: {
      Location: location,
      "Cache-Control": "no-store",
      "Referrer-Policy": "strict-origin-when-cross-origin",
      "X-Content-Type-Options": "nosniff",
    },
    body: null,
    staleAt: Math.min(madeAt + (isLinked ? LINKED_MS : MEMORY_AGE_MS), endsAt ?? Number.POSITIVE_INFINITY),
  };
  // One that nobody has takes no room from what somebody has.
  if (!isUnknown) remember(codePath(code), agent, answer, madeAt);
  return answer;
}

/** A page's changes do not name the codes of the cards that link to it: where these lead is looked up anew. */
const LINKED_MS = 50_000;

interface Resolved {
  location: string;
  endsAt?: number;
  isUnknown?: boolean;
  /** Whether a page decides that a card links to. */
  isLinked?: boolean;
}

async function resolve(platform: Platform, code: string, agent: UserAgentClass): Promise<Resolved> {
  const { origins } = platform.config;
  const now = platform.now();
  const gone = goneUrl(origins);
  const found = await findCode(platform.db, code);
  if (!found) return { location: gone, isUnknown: true };
  if (!found.ownerEnabled) return { location: gone };
  const entitlement = entitlementOf(found.entitlement);
  const card = found.card && !found.card.deletedAt ? found.card : null;
  const page = found.page ? visitorPageState({ ...found, page: found.page }, now) : null;
  const target = codeTarget({ card: card?.content ?? null, page, entitlement, userAgent: agent, now });
  const endsAt = entitlement.endsAt && entitlement.endsAt > now ? entitlement.endsAt.getTime() : undefined;
  const rest = { endsAt, isLinked: found.card !== null && found.page !== null };
  if (target.kind === "page" && found.page) return { location: pageUrl(origins, found.page.slug), ...rest };
  if (target.kind === "contact-file" && card)
    return { location: contactFileUrl(origins, card.hash), ...rest };
  return { location: card ? cardUrl(origins, card.hash) : gone, ...rest };
}
