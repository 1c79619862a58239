import type { UserActor } from "~/domain/accounts/actor";
import { assertCan, ownOf } from "~/domain/permissions";
import { listOriginRows } from "~/server/data/contact-origins.server";
import type { Platform } from "~/server/platform/platform.server";

/** Something that contacts come by. */
export interface ContactOrigin {
  /** Of a code the code itself. */
  id: string;
  title: string;
}

/** The actor's pages, cards and named codes, newest first, which contacts are filtered by. */
export async function listContactOrigins(
  platform: Platform,
  actor: UserActor,
): Promise<{ pages: ContactOrigin[]; cards: ContactOrigin[]; codes: ContactOrigin[] }> {
  assertCan(actor, "list", ownOf(actor, "contact"));
  const { pages, cards, codes } = await listOriginRows(platform.db, actor.userId);
  return {
    pages: pages.map(({ id, title, slug }) => ({ id, title: title || `/${slug}` })),
    cards,
    codes: codes.map(({ code, name, card }) => ({ id: code, title: card ? `${name} · ${card}` : name })),
  };
}
