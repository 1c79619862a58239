import { useMemo } from "react";
import { languageOf } from "~/domain/languages";
import { useRoot } from "./use-root";

/** @returns what joins names to one phrase, as the current language does; the same function between renders */
export function useJoined(): (names: readonly string[]) => string {
  const { language } = useRoot();
  return useMemo(() => {
    const format = new Intl.ListFormat(languageOf(language).code, { type: "conjunction" });
    return (names) => format.format(names);
  }, [language]);
}
