import { imageUrl } from "~/domain/addresses";
import { TEMPLATE_IMAGES, type TemplateView } from "~/domain/team/template";
import type { Config } from "~/server/platform/config.server";
import type { FollowedTemplate } from "~/server/services/cards/shown-card.server";

/** A template as its owner reads it. @param cards how many follow it */
export function presentTemplate(
  { origins }: Config,
  { row, worn }: FollowedTemplate,
  cards: number,
): TemplateView {
  const images = TEMPLATE_IMAGES.flatMap((slot) => {
    const key = worn[slot];
    return key ? [[slot, imageUrl(origins, key)]] : [];
  });
  return {
    ...row.content,
    ...Object.fromEntries(images),
    id: row.id,
    name: row.name,
    cards,
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
