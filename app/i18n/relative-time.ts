import { type LanguageCode, languageOf } from "~/domain/languages";

const UNITS = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
] as const;

/** How long ago something was, such as `5 minutes ago` or `yesterday`; of what is older than a month, the day. */
export function relativeTime(language: LanguageCode, at: Date, now: Date): string {
  const { code } = languageOf(language);
  const ago = Math.max(0, now.getTime() - at.getTime());
  if (ago > 30 * 86_400_000) return new Intl.DateTimeFormat(code, { dateStyle: "medium" }).format(at);
  const format = new Intl.RelativeTimeFormat(code, { numeric: "auto" });
  const [unit, milliseconds] = UNITS.find(([, length]) => ago >= length) ?? (["second", 1000] as const);
  return unit === "second"
    ? format.format(0, "second")
    : format.format(-Math.floor(ago / milliseconds), unit);
}
