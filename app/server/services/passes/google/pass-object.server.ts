import { NETWORK_CONTACTS, PLAIN_CONTACT_NAMES } from "~/domain/cards/contact-names";
import { LANGUAGE_CODES } from "~/domain/languages";
import { type WalletImageName, walletImageUrl } from "~/domain/media/wallet-images";
import { type GenericObject, genericObject, googleImages } from "~/domain/passes/google/generic-object";
import type { Translations } from "~/domain/passes/google/text";
import { i18nFor } from "~/i18n/instances";
import { walletAccount } from "~/server/platform/google-account.server";
import type { Platform } from "~/server/platform/platform.server";
import { presentCard } from "~/server/services/cards/present-card.server";
import type { ShownCard } from "~/server/services/cards/shown-card.server";

/** @returns a card's object for Google Wallet */
export async function passObject(
  platform: Platform,
  { card: row, images: shown }: ShownCard,
): Promise<GenericObject> {
  const { issuerId } = await walletAccount(platform);
  const card = presentCard(platform.config, row, shown);
  const images: Partial<Record<WalletImageName, string>> = {};
  for (const [name, slot] of Object.entries(googleImages(card))) {
    images[name as WalletImageName] = walletImageUrl(card[slot] ?? "", name as WalletImageName);
  }
  return genericObject(card, {
    issuerId,
    cardId: row.id,
    images,
    codeUrl: card.qrUrl,
    cardUrl: card.url,
    names: contactNames(),
  });
}

let names: Record<string, Translations> | undefined;

/** Labels of contacts in every language; networks have the same name everywhere. */
function contactNames(): Record<string, Translations> {
  names ??= Object.fromEntries([
    ...NETWORK_CONTACTS.map(({ id, name }) => [id, inEvery(() => name)]),
    ...PLAIN_CONTACT_NAMES.map((name) => [name, inEvery((code) => i18nFor(code).t(`contacts:${name}`))]),
  ]);
  return names as Record<string, Translations>;
}

function inEvery(say: (code: (typeof LANGUAGE_CODES)[number]) => string): Translations {
  return Object.fromEntries(LANGUAGE_CODES.map((code) => [code, say(code)])) as Translations;
}
