import { ownTime } from "~/domain/visits/zone-day";
import type { PublicCardRow } from "~/server/data/public-card.server";
import type { Platform } from "~/server/platform/platform.server";
import { addVisit } from "~/server/platform/visit-buffer.server";
import { visitedCard } from "~/server/services/cards/public-card.server";

/** Counts a pass newly added to a phone. The phone reports it itself: nothing is hashed. */
export function countPass(platform: Platform, found: PublicCardRow): void {
  const at = Date.now();
  const visited = visitedCard(found);
  const { day, hour, endsAt } = ownTime(at, visited);
  const event = { kind: "save", thing: visited.thing, visitor: null, at, hour } as const;
  addVisit(platform, { owner: visited.owner, day, endsAt }, event);
}
