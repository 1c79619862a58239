import type { LanguageCode } from "~/domain/languages";
import { listed } from "./device-name";
import { isolatedName } from "./isolated";

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
  const list = listed(
    language,
    shown.map((name) => isolatedName(language, name)),
  );
  const left = count - shown.length;
  return `${count} (${left > 0 ? more(list, left) : list})`;
}
