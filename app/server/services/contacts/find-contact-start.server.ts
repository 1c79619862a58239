import type { UserActor } from "~/domain/accounts/actor";
import { cardUrl, codeUrl, pageUrl } from "~/domain/addresses";
import { isPaid } from "~/domain/billing/entitlement";
import { pageState } from "~/domain/pages/state";
import { visibleBlocks } from "~/domain/pages/visible";
import { assertCan, ownOf } from "~/domain/permissions";
import { listOwnCards } from "~/server/data/cards.server";
import { findOwnPage, listOwnPages } from "~/server/data/pages.server";
import type { Platform } from "~/server/platform/platform.server";

/** How to get a first contact: something of the actor's that is live, or the step before. */
export type ContactStart =
  | { kind: "page" | "card"; title: string; url: string; qrUrl: string; version: number }
  /** A live page without a form. */
  | { kind: "form"; title: string; pageId: string }
  | { kind: "nothing" };

/** How many of the newest pages, and of the live ones, are checked. */
const LISTED = 20;
const LOOKED_AT = 5;

export async function findContactStart(platform: Platform, actor: UserActor): Promise<ContactStart> {
  assertCan(actor, "list", ownOf(actor, "contact"));
  const now = platform.now();
  const { origins } = platform.config;
  const [pages, [card]] = await Promise.all([
    listOwnPages(platform.db, actor.userId, LISTED),
    listOwnCards(platform.db, actor.userId, 1),
  ]);
  const up = pages.filter((page) => pageState(page, actor.plan, now) === "published");
  const titleOf = ({ title, slug }: { title: string; slug: string }) => title || `/${slug}`;
  const whole = await Promise.all(
    up.slice(0, LOOKED_AT).map(({ id }) => findOwnPage(platform.db, actor.userId, id)),
  );
  const asking = whole.find(
    (page) => page && visibleBlocks(page.content, now).some(({ type }) => type === "collectContacts"),
  );
  if (asking)
    return {
      kind: "page",
      title: titleOf(asking),
      url: pageUrl(origins, asking.slug),
      qrUrl: codeUrl(origins, asking.code),
      version: asking.version,
    };
  if (card?.content.takesDetails && isPaid(actor.plan, now))
    return {
      kind: "card",
      title: card.title,
      url: cardUrl(origins, card.hash),
      qrUrl: codeUrl(origins, card.code),
      version: card.version,
    };
  const [first] = up;
  return first ? { kind: "form", title: titleOf(first), pageId: first.id } : { kind: "nothing" };
}
