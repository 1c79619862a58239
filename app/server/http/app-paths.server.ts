import { type LanguageCode, languageByPrefix, languageOf } from "~/domain/languages";

/** The internal prefix to which the site's host is rewritten, and which nobody reaches from outside. */
export const SITE_PREFIX = "/__site";

export interface AppPath {
  language: LanguageCode;
  /** Without language prefix; starts with a slash. */
  path: string;
}

/**
 * Reads the language and the plain path of an app address.
 * @param label the language of the host's first label, which wins over a prefix
 */
export function readAppPath(pathname: string, label: LanguageCode | null): AppPath {
  const [, first = "", ...rest] = pathname.split("/");
  const prefix = languageByPrefix(first);
  return prefix
    ? { language: label ?? prefix, path: `/${rest.join("/")}` }
    : { language: label ?? "en", path: pathname };
}

/**
 * The path that an app address should have had, or null when it is the right one: no trailing or doubled slash, `jp`
 * for Japanese, and no prefix where the host already says the language.
 */
export function canonicalPath(pathname: string, label: LanguageCode | null): string | null {
  let path = pathname.replace(/\/{2,}/g, "/");
  if (path.length > 1) path = path.replace(/\/$/, "");
  if (path === "/ja" || path.startsWith("/ja/")) path = `/jp${path.slice(3)}`;
  const { language, path: plain } = readAppPath(path, null);
  if (label && language !== "en") path = plain;
  return path === pathname ? null : path;
}

/** Paths that this program never serves, though its framework knows them: see docs/security-advisories.md. */
export function isRefusedPath(path: string): boolean {
  return (
    path.endsWith(".data") ||
    path === "/__manifest" ||
    path === SITE_PREFIX ||
    path.startsWith(`${SITE_PREFIX}/`)
  );
}

/** @returns the path with its language's prefix, for links and redirects within one host */
export function withPrefix(language: LanguageCode, path: string): string {
  const { kind, value } = languageOf(language).url;
  return kind === "prefix" ? `/${value}${path === "/" ? "" : path}` : path;
}
