import type { UserActor } from "~/domain/accounts/actor";
import { applePassUrl, contactFileUrl, googlePassUrl, imageUrl } from "~/domain/addresses";
import type { CardView } from "~/domain/cards/view";
import type { CodeStyle } from "~/domain/codes/style";
import type { Config } from "~/server/platform/config.server";
import { isGoogleWalletReady } from "~/server/platform/google-account.server";
import { isAppleWalletReady } from "~/server/platform/pass-signer.server";
import type { Platform } from "~/server/platform/platform.server";
import { findCardMember, requireCard } from "~/server/services/cards/get-card.server";
import { presentHeldCard } from "~/server/services/cards/present-card.server";
import { shownCard } from "~/server/services/cards/shown-card.server";
import { codeStyle } from "./code-style.server";
import { resolveCode } from "./resolve-code.server";

type Told = "hash" | "title" | "header" | "url" | "qrUrl" | "version" | "state" | "member" | "team";

/** A card for sharing by its owner or member. */
export type SharedCard = Pick<CardView, Told> & {
  /** The current style of its code's files. */
  style: CodeStyle;
  /** Address of the image in the code's middle. */
  logoUrl?: string;
  /** Whether its code leads to a page now, and not to the card. */
  opensPage: boolean;
  /** The wallets available here. */
  wallets: ("Apple Wallet" | "Google Wallet")[];
  /** Addresses on the site for saving it on a phone, where a plan pays for it. */
  keeping: { contactFile: string; apple?: string; google?: string };
};

const walletsOf = (config: Config): SharedCard["wallets"] => [
  ...(isAppleWalletReady(config) ? (["Apple Wallet"] as const) : []),
  ...(isGoogleWalletReady(config) ? (["Google Wallet"] as const) : []),
];

const keepingOf = ({ config }: Platform, hash: string): SharedCard["keeping"] => ({
  contactFile: contactFileUrl(config.origins, hash),
  ...(isAppleWalletReady(config) && { apple: applePassUrl(config.origins, hash) }),
  ...(isGoogleWalletReady(config) && { google: googlePassUrl(config.origins, hash) }),
});

/** @param name the card's id or hash. @throws AppError not_found, also for another user's card */
export async function shareCard(platform: Platform, actor: UserActor, name: string): Promise<SharedCard> {
  const held = await requireCard(platform, actor, "view", name);
  const shown = await shownCard(platform, held);
  const card = presentHeldCard(platform, { ...shown, images: [] }, await findCardMember(platform, held), "");
  const { hash, title, header, url, qrUrl, version, state, member, team } = card;
  const { style, logo } = await codeStyle(platform, held.code);
  const logoUrl = logo ? { logoUrl: imageUrl(platform.config.origins, logo) } : {};
  const wallets = walletsOf(platform.config);
  const told = { hash, title, header, url, qrUrl, version, state, member, team };
  const { visited } = await resolveCode(platform, held.code, "other");
  const opensPage = visited?.thing?.startsWith("page:") ?? false;
  return { ...told, style, ...logoUrl, opensPage, wallets, keeping: keepingOf(platform, hash) };
}
