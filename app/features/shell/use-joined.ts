import { languageOf } from "~/domain/languages";
import { useRoot } from "./use-root";

/** @returns what joins names to one phrase, as the language that is read does */
export function useJoined(): (names: readonly string[]) => string {
  const { language } = useRoot();
  const format = new Intl.ListFormat(languageOf(language).code, { type: "conjunction" });
  return (names) => format.format(names);
}
