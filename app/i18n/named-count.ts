import { direction, type LanguageCode } from "~/domain/languages";
import { listed } from "./device-name";

/**
 * How many there are, and the first of them by name: `5 (Menu, Team, Shop and 2 more)`.
 * @param more says of a list how many are left
 */
export function namedCount(
  language: LanguageCode,
  count: number,
  names: readonly string[],
  more: (list: string, left: number) => string,
): string {
  const shown = names.filter(Boolean).slice(0, count);
  if (shown.length === 0) return String(count);
  // A name may be of another direction than the sentence.
  const isIsolated = direction(language) === "rtl";
  const list = listed(
    language,
    shown.map((name) => (isIsolated ? `\u2068${name}\u2069` : name)),
  );
  const left = count - shown.length;
  return `${count} (${left > 0 ? more(list, left) : list})`;
}
