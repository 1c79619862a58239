import { DEFAULT_LANGUAGE, type LanguageCode } from "~/domain/languages";

/**
 * The wallets' own buttons that a deployment has put into `public/wallet/`, found at build time. Their owners provide
 * them to developers only: none is part of the project.
 */
const FILES = import.meta.glob<string>("/public/wallet/*.svg", {
  eager: true,
  query: "?url",
  import: "default",
});

/** Addresses of images that replace a button's text. */
export interface WalletArtwork {
  apple?: string;
  google?: string;
}

/**
 * @param files addresses by path
 * @returns each wallet's button in a language; in English where that language has none, as both wallets ask for
 */
export function walletArtwork(language: LanguageCode, files: Record<string, string> = FILES): WalletArtwork {
  const find = (wallet: string) =>
    files[`/public/wallet/${wallet}-wallet-${language}.svg`] ??
    files[`/public/wallet/${wallet}-wallet-${DEFAULT_LANGUAGE}.svg`];
  return { apple: find("apple"), google: find("google") };
}
