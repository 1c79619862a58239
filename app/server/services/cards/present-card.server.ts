import { cardUrl, codeUrl, contactFileUrl, imageUrl } from "~/domain/addresses";
import type { CardContent, CardImageSlot } from "~/domain/cards/schema";
import type { CardRow } from "~/server/data/cards.server";
import type { CardImageKey } from "~/server/data/images.server";
import type { Config } from "~/server/platform/config.server";

/** A card as its owner and the API read it. */
export type CardView = CardContent & {
  id: string;
  hash: string;
  pageId?: string;
  qrUrl: string;
  url: string;
  contactFileUrl: string;
  /** Made by "duplicate" and not yet opened, edited or dismissed. */
  isDuplicate: boolean;
  /** Raised by one at each write. */
  version: number;
  createdAt: string;
  updatedAt: string;
};

/** The addresses of a card's images, by slot. */
export function cardImages(
  config: Config,
  images: readonly CardImageKey[],
): Partial<Record<CardImageSlot, string>> {
  return Object.fromEntries(images.map(({ slot, key }) => [slot, imageUrl(config.origins, key)]));
}

export function presentCard(config: Config, row: CardRow, images: readonly CardImageKey[]): CardView {
  return {
    ...row.content,
    ...cardImages(config, images),
    id: row.id,
    hash: row.hash,
    ...(row.pageId ? { pageId: row.pageId } : {}),
    qrUrl: codeUrl(config.origins, row.code),
    url: cardUrl(config.origins, row.hash),
    contactFileUrl: contactFileUrl(config.origins, row.hash),
    isDuplicate: row.isDuplicate,
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
