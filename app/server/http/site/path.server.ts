import { COUNTS_PATH, cardAddress, cardPath, WITHDRAWN_PATH } from "~/domain/addresses";
import type { CodeFormat } from "~/domain/codes/code-file";
import { isHash, isId, normalizeCode } from "~/domain/ids";
import { type ImageVariant, readVariantPath } from "~/domain/media/image-variants";
import { readWalletImagePath, type WalletImage } from "~/domain/media/wallet-images";
import { SLUG_PATTERN } from "~/domain/slugs";
import { SHORT_KEY } from "~/domain/visits/short-key";
import { SITE_PREFIX } from "~/server/http/surface.server";
import type { Platform } from "~/server/platform/platform.server";
import { readSiteFile, type SiteFile } from "./files.server";
import { type PassKitPath, readPassKitPath } from "./passkit.server";
import type { Ping } from "./ping.server";

/** The wallets that a card has a pass for. */
export type Wallet = "google" | "apple";

/** The kinds of addresses of the site; those with a path are documents. */
export type SitePath =
  | { kind: "page"; path: string }
  | { kind: "card"; path: string }
  | { kind: "unknown"; path: string }
  | { kind: "target-missing"; path: string }
  | { kind: "wallet-unavailable"; path: string }
  | { kind: "contact"; path: string }
  | { kind: "thanks"; path: string }
  | { kind: "own"; path: string }
  | { kind: "withdrawn"; path: string }
  | { kind: "counts"; path: string }
  | { kind: "ping"; ping: Ping }
  | { kind: "report"; path: string }
  | { kind: "report-sent"; path: string }
  | { kind: "file"; file: SiteFile }
  | { kind: "code"; code: string }
  | { kind: "code-file"; code: string; format: CodeFormat }
  | { kind: "contact-file"; hash: string }
  | { kind: "contact-link"; hash: string }
  | { kind: "pass-file"; hash: string }
  | { kind: "passkit"; ask: PassKitPath }
  | { kind: "image"; key: string }
  | { kind: "image-variant"; variant: ImageVariant }
  | { kind: "wallet-image"; image: WalletImage }
  | { kind: "google-pass"; hash: string }
  | { kind: "moved"; path: string };

/** A page or card by its address, which is shorter than its id, and a link by its short key. */
const PING = /^\/p\/([^/.]{1,60})\/([^/.]{1,5})$/;
const CARD_PING = /^\/p\/c\/([^/.]{1,40})\/([^/.]{1,5})$/;
const UNKNOWN: SitePath = { kind: "unknown", path: "/" };
const IMAGE = /^\/([is]\/[0-9a-f]{64}\.(?:webp|png))$/;
const CODE = /^\/q\/([^/.]{1,40})(?:\.(svg|png|pdf))?$/i;
const FORM = /^\/f\/([^/.]{1,40})(\/thanks)?$/;
const CARD_FORM = /^\/f\/c\/([^/.]{1,40})(\/thanks)?$/;
/** The token is checked by the service: any invalid one has the same response. */
const OWN_DETAILS = /^\/f\/own\/[^/]{1,200}(\/saved)?$/;
const REPORT = /^\/report\/([^/.]{1,60})(\/thanks)?$/;
const CARD_REPORT = /^\/report\/c\/([^/.]{1,40})(\/thanks)?$/;
const CARD = /^\/c\/([^/.]{1,40})(?:\.(vcf|pkpass))?$/i;
const CONTACT_LINK = /^\/c\/([^/.]{1,40})\/contact$/i;
const GOOGLE_PASS = /^\/c\/([^/.]{1,40})\/google$/i;
const WALLET_LATER = /^\/c\/([^/.]{1,40})\/(google|apple)\/later$/i;

/**
 * Reads an address of the site. Codes are read in any case, since they are typed by hand; everything else has a
 * lower-case address to which other spellings redirect. A page's address has one segment, so it cannot collide with
 * what the site itself serves.
 */
export function readSitePath(pathname: string): SitePath {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, "") || "/" : pathname;
  const code = CODE.exec(path);
  if (code?.[1]) return readCode(code[1], code[2]?.toLowerCase() as CodeFormat | undefined);
  const file = readSiteFile(pathname);
  if (file) return { kind: "file", file };
  if (path !== pathname) return { kind: "moved", path: path.replace(/^\/{2,}/, "/") };
  const image = IMAGE.exec(path);
  if (image?.[1]) return { kind: "image", key: image[1] };
  const variant = readVariantPath(path);
  if (variant) return { kind: "image-variant", variant };
  const walletImage = readWalletImagePath(path);
  if (walletImage) return { kind: "wallet-image", image: walletImage };
  const pass = GOOGLE_PASS.exec(path);
  if (pass?.[1]) return ofCard(pass[1], (hash) => ({ kind: "google-pass", hash }));
  const later = WALLET_LATER.exec(path);
  if (later?.[1]) return readWalletLater(later[1], later[2]?.toLowerCase() as Wallet);
  const contact = CONTACT_LINK.exec(path);
  if (contact?.[1]) return readContactLink(contact[1]);
  const card = CARD.exec(path);
  if (card?.[1]) return readCard(card[1], card[2]?.toLowerCase());
  const passKit = readPassKitPath(path);
  if (passKit) return { kind: "passkit", ask: passKit };
  const form = FORM.exec(path);
  if (isId("pg", form?.[1])) return { kind: form?.[2] ? "thanks" : "contact", path };
  const cardForm = CARD_FORM.exec(path);
  if (isHash(cardForm?.[1])) return { kind: cardForm?.[2] ? "thanks" : "contact", path };
  if (OWN_DETAILS.test(path)) return { kind: "own", path };
  if (path === WITHDRAWN_PATH) return { kind: "withdrawn", path };
  const report = REPORT.exec(path);
  if (report?.[1] && SLUG_PATTERN.test(report[1]))
    return { kind: report[2] ? "report-sent" : "report", path };
  const cardReport = CARD_REPORT.exec(path);
  if (isHash(cardReport?.[1])) return { kind: cardReport?.[2] ? "report-sent" : "report", path };
  if (path === COUNTS_PATH) return { kind: "counts", path };
  const ping = readPing(path);
  if (ping) return { kind: "ping", ping };
  if (path === "/q") return { kind: "target-missing", path };
  const slug = path.slice(1);
  if (SLUG_PATTERN.test(slug)) return { kind: "page", path };
  return SLUG_PATTERN.test(slug.toLowerCase()) ? { kind: "moved", path: path.toLowerCase() } : UNKNOWN;
}

function readPing(path: string): Ping | null {
  const [, slug, link] = PING.exec(path) ?? [];
  if (slug && link && SLUG_PATTERN.test(slug) && SHORT_KEY.test(link)) return { address: slug, link };
  const [, hash, line] = CARD_PING.exec(path) ?? [];
  return line && isHash(hash) && SHORT_KEY.test(line) ? { address: cardAddress(hash), link: line } : null;
}

function readCode(raw: string, format: CodeFormat | undefined): SitePath {
  const code = normalizeCode(decoded(raw));
  if (!code) return UNKNOWN;
  return format ? { kind: "code-file", code, format } : { kind: "code", code };
}

function readCard(raw: string, file: string | undefined): SitePath {
  return ofCard(raw, (hash) => {
    if (file) return { kind: file === "vcf" ? "contact-file" : "pass-file", hash };
    return { kind: "card", path: cardPath(hash) };
  });
}

function readContactLink(raw: string): SitePath {
  const hash = raw.toLowerCase();
  return isHash(hash) ? { kind: "contact-link", hash } : UNKNOWN;
}

function readWalletLater(raw: string, wallet: Wallet): SitePath {
  return ofCard(raw, (hash) => ({ kind: "wallet-unavailable", path: `${cardPath(hash)}/${wallet}/later` }));
}

function ofCard(raw: string, read: (hash: string) => SitePath): SitePath {
  const hash = raw.toLowerCase();
  return isHash(hash) ? read(hash) : UNKNOWN;
}

function decoded(raw: string): string {
  try {
    return decodeURIComponent(raw);
  } catch {
    return raw;
  }
}

/** The addresses that are documents. */
export type SiteDocumentPath = Extract<SitePath, { path: string }> & {
  kind: Exclude<SitePath["kind"], "moved">;
};

/** @returns a document's address in the routes, under the prefix that is not reachable from outside */
export function innerUrl(platform: Platform, { kind, path }: SiteDocumentPath): URL {
  return new URL(`${SITE_PREFIX}/${kind}${path}`, platform.config.origins.site);
}
