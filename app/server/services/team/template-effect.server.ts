import type { UserActor } from "~/domain/accounts/actor";
import type { CardView } from "~/domain/cards/view";
import { LIMITS } from "~/domain/limits";
import { assertCan, ownOf } from "~/domain/permissions";
import { countFollowers, sampleFollowers } from "~/server/data/card-templates.server";
import { findImagesOfCards } from "~/server/data/images/find-images.server";
import type { Platform } from "~/server/platform/platform.server";
import { presentCard } from "~/server/services/cards/present-card.server";
import { requireTemplate } from "./follow-template.server";

/** The effect of a change of a template. */
export interface TemplateEffect {
  cards: number;
  /** Passes of those cards on phones. */
  phones: number;
  /** Some of the cards with only their own values: {@link applyTemplate} returns what they show. */
  samples: CardView[];
}

/** @throws AppError not_found */
export async function templateEffect(
  platform: Platform,
  actor: UserActor,
  id: string,
): Promise<TemplateEffect> {
  assertCan(actor, "view", ownOf(actor, "template"));
  await requireTemplate(platform, actor.userId, id);
  const [counts, rows] = await Promise.all([
    countFollowers(platform.db, id),
    sampleFollowers(platform.db, id, LIMITS.templateSamples),
  ]);
  const ids = rows.map((row) => row.id);
  const images = ids.length > 0 ? await findImagesOfCards(platform.db, ids) : [];
  const samples = rows.map((row) =>
    presentCard(
      platform.config,
      row,
      images.filter(({ holderId }) => holderId === row.id),
    ),
  );
  return { ...counts, samples };
}
