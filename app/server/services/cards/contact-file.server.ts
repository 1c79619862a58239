import { cardUrl } from "~/domain/addresses";
import { contactFile } from "~/domain/cards/contact-file";
import type { LanguageCode } from "~/domain/languages";
import type { Visited } from "~/domain/visits/visited";
import { findPublicCard } from "~/server/data/public-card.server";
import type { Platform } from "~/server/platform/platform.server";
import { contactPhoto } from "~/server/services/passes/prepare-pass-images.server";
import { plainNames } from "./plain-names.server";
import { isDownloadable, visitedCard } from "./public-card.server";
import { shownCard } from "./shown-card.server";

/** A card's contact file with its name; or the redirect instead. */
export type ContactFile =
  | { kind: "file"; name: string; text: string; visited: Visited }
  | { kind: "redirect"; location: string };

/**
 * The contact file of a card. It is paid for: without a plan, or without the card, it redirects to the card's page,
 * which offers the same by hand or shows a message.
 * @param language the visitor's, for labels that no field can hold
 */
export async function contactFileOf(
  platform: Platform,
  hash: string,
  language: LanguageCode = "en",
): Promise<ContactFile> {
  const found = await findPublicCard(platform.db, hash);
  const url = cardUrl(platform.config.origins, hash);
  if (!found || !isDownloadable(found, platform.now())) return { kind: "redirect", location: url };
  const { card, images } = await shownCard(platform, found.card);
  const portrait = images.find(({ slot }) => slot === "photo");
  const photo = portrait && (await contactPhoto(platform, portrait.key));
  const options = { pageUrl: url, rev: card.updatedAt, names: plainNames(language), ...(photo && { photo }) };
  const text = contactFile({ ...card.content, id: card.id }, options);
  return { kind: "file", name: card.content.header, text, visited: visitedCard(found) };
}
