import type { UserActor } from "~/domain/accounts/actor";
import { assertCan, ownOf } from "~/domain/permissions";
import { cardThing, codeThing, pageThing, type Thing, type ThingKind } from "~/domain/visits/thing";
import { listVisitThingRows } from "~/server/data/visits/listed-things.server";
import type { Platform } from "~/server/platform/platform.server";

/** A thing with visits, as named for its owner. */
export interface VisitThing {
  thing: Thing;
  kind: ThingKind;
  title: string;
  /** Whether it is the actor's own; what they hold as a member is not. */
  isOwn: boolean;
}

/** The actor's pages, the cards that they own or hold, and the named codes of these, each kind newest first. */
export async function listVisitThings(platform: Platform, actor: UserActor): Promise<VisitThing[]> {
  assertCan(actor, "list", ownOf(actor, "card"));
  const { pages, cards, codes } = await listVisitThingRows(platform.db, actor.userId);
  return [
    ...pages.map(({ id, title, slug }) => ({
      ...{ thing: pageThing(id), kind: "page" as const, isOwn: true },
      title: title || `/${slug}`,
    })),
    ...cards.map(({ hash, title, ownerId }) => ({
      ...{ thing: cardThing(hash), kind: "card" as const, isOwn: ownerId === actor.userId },
      title,
    })),
    ...codes.map(({ code, name, card, ownerId }) => ({
      ...{ thing: codeThing(code), kind: "code" as const, isOwn: ownerId === actor.userId },
      title: `${name} · ${card}`,
    })),
  ];
}
