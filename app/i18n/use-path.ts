import { useRouteLoaderData } from "@remix-run/react";
import { type LanguageCode, languageOf } from "~/domain/languages";

/**
 * @returns a function that gives a plain path ("/login") the prefix of the language being read ("/it/login"), for
 * links within this host
 */
export function useLocalPath(): (path: string) => string {
  const root = useRouteLoaderData("root") as { language?: LanguageCode } | undefined;
  const { kind, value } = languageOf(root?.language ?? "en").url;
  return (path) => (kind === "prefix" ? `/${value}${path === "/" ? "" : path}` : path);
}
