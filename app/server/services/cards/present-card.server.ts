import type { CardContent } from "~/domain/cards/schema";
import type { CardRow } from "~/server/data/cards.server";
import type { Config } from "~/server/platform/config.server";
import { codeUrl } from "~/server/services/pages/present-page.server";

/** A card as its owner and the API read it: the shape of api.md. */
export type CardView = CardContent & {
  id: string;
  hash: string;
  pageId?: string;
  qrUrl: string;
  url: string;
  contactFileUrl: string;
  /** Made by "duplicate" and not yet opened, edited or dismissed. */
  isDuplicate: boolean;
  createdAt: string;
  updatedAt: string;
};

export const cardUrl = (config: Config, hash: string) => `${config.origins.site}/c/${hash}`;

export function presentCard(config: Config, row: CardRow): CardView {
  const url = cardUrl(config, row.hash);
  return {
    ...row.content,
    id: row.id,
    hash: row.hash,
    ...(row.pageId ? { pageId: row.pageId } : {}),
    qrUrl: codeUrl(config, row.code),
    url,
    contactFileUrl: `${url}.vcf`,
    isDuplicate: row.isDuplicate,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
