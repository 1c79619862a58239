import { useRouteLoaderData } from "@remix-run/react";
import { type LanguageCode, languageOf } from "~/domain/languages";
import type { loader } from "~/root";

/** @returns a plain path ("/login") with the prefix of a language ("/it/login"), for links within this host */
export function localPath(language: LanguageCode, path: string): string {
  const { kind, value } = languageOf(language).url;
  return kind === "prefix" ? `/${value}${path === "/" ? "" : path}` : path;
}

/** @returns the path of an address of this host without the prefix of its language */
export function plainPath(language: LanguageCode, pathname: string): string {
  const { kind, value } = languageOf(language).url;
  if (kind !== "prefix") return pathname;
  return pathname === `/${value}` ? "/" : pathname.replace(`/${value}/`, "/");
}

/** @returns {@link localPath} for the language being read */
export function useLocalPath(): (path: string) => string {
  const root = useRouteLoaderData<typeof loader>("root");
  return (path) => localPath(root?.language ?? "en", path);
}
