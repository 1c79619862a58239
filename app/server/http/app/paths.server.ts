import { type LanguageCode, languageByPrefix, languageOf } from "~/domain/languages";
import { SITE_PREFIX } from "~/server/http/surface.server";

export interface AppPath {
  /** The language of the prefix, if there is one. */
  prefix: LanguageCode | null;
  /** Without language prefix; starts with a slash. */
  path: string;
}

/** Removes the language prefix from the path of an app address. */
export function readAppPath(pathname: string): AppPath {
  const [, first = "", ...rest] = pathname.split("/");
  const prefix = languageByPrefix(first);
  return prefix ? { prefix, path: `/${rest.join("/")}` } : { prefix, path: pathname };
}

/**
 * The canonical path of an app address, or null when it is canonical: no trailing or doubled slash, `jp` for Japanese,
 * and no prefix where the host already determines the language.
 */
export function canonicalPath(pathname: string, label: LanguageCode | null): string | null {
  let path = pathname.replace(/\/{2,}/g, "/");
  if (path.length > 1) path = path.replace(/\/$/, "");
  if (path === "/ja" || path.startsWith("/ja/")) path = `/jp${path.slice(3)}`;
  const { prefix, path: plain } = readAppPath(path);
  if (label && prefix) path = plain;
  return path === pathname ? null : path;
}

/** Paths that this program never serves, though its framework handles them: see docs/security-advisories.md. */
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
