import type { UserActor } from "~/domain/accounts/actor";
import { imageUrl } from "~/domain/addresses";
import type { CardView } from "~/domain/cards/view";
import type { CodeStyle } from "~/domain/codes/style";
import type { Platform } from "~/server/platform/platform.server";
import { requireCard } from "~/server/services/cards/get-card.server";
import { presentCard } from "~/server/services/cards/present-card.server";
import { codeStyle } from "./code-style.server";

/** A card as its owner hands it over. */
export type SharedCard = Pick<CardView, "hash" | "title" | "header" | "url" | "qrUrl" | "version"> & {
  /** How the files of its code look now. */
  style: CodeStyle;
  /** Address of the image in the code's middle. */
  logoUrl?: string;
};

/** @param name the card's id or hash. @throws AppError not_found, also for somebody else's card */
export async function shareCard(platform: Platform, actor: UserActor, name: string): Promise<SharedCard> {
  const row = await requireCard(platform, actor, "view", name);
  const { hash, title, header, url, qrUrl, version } = presentCard(platform.config, row, []);
  const { style, logo } = await codeStyle(platform, row.code);
  const logoUrl = logo ? { logoUrl: imageUrl(platform.config.origins, logo) } : {};
  return { hash, title, header, url, qrUrl, version, style, ...logoUrl };
}
