/** The images of passes in Google Wallet, which fetches them from the site. */
export const WALLET_IMAGES = {
  /** Shown in a circle with a margin: on white, the whole of it. */
  logo: { width: 660, height: 660, fit: "pad", border: 142 },
  /** Fills the circle. */
  portrait: { width: 660, height: 660, fit: "cover", border: 0 },
  /** Across the foot of the pass. */
  hero: { width: 1032, height: 336, fit: "cover", border: 0 },
} as const;

export type WalletImageName = keyof typeof WALLET_IMAGES;

/** One of them, made of a stored image. */
export interface WalletImage {
  /** SHA-256 of the stored original, which is stored under `i/{hash}.webp`. */
  hash: string;
  name: WalletImageName;
}

const STORED = /^(?<base>.*\/i\/[0-9a-f]{64})\.webp$/;
const PATH = /^\/i\/(?<hash>[0-9a-f]{64})-(?<name>logo|portrait|hero)\.png$/;

/** @returns the address of a stored image as an image of a pass; undefined for any other address */
export function walletImageUrl(url: string, name: WalletImageName): string | undefined {
  const base = STORED.exec(url)?.groups?.base;
  return base && `${base}-${name}.png`;
}

/** @returns the image that a path of the site names, or null when it names none */
export function readWalletImagePath(path: string): WalletImage | null {
  const { hash, name } = PATH.exec(path)?.groups ?? {};
  return hash ? { hash, name: name as WalletImageName } : null;
}
