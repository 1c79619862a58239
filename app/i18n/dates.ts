import { type LanguageCode, languageOf } from "~/domain/languages";

/**
 * An instant as mails and lists tell it, with the zone in which it is meant: `21 November 2026 at 14:05 (Europe/Berlin)`.
 * @param timeZone an IANA name; without one, and where this runtime does not know it, UTC
 */
export function formatInstant(language: LanguageCode, timeZone: string | null | undefined, at: Date): string {
  const { code } = languageOf(language);
  if (timeZone) {
    const zoned = formatIn(code, timeZone, at);
    if (zoned) return `${zoned} (${timeZone.replaceAll("_", " ")})`;
  }
  return `${formatIn(code, "UTC", at)} UTC`;
}

/** How a day is written: in mails in full, on screens about a plan as Nov 05, 2026. */
export type DayStyle = "long" | "short";

const DAYS: Record<DayStyle, Intl.DateTimeFormatOptions> = {
  long: { dateStyle: "long" },
  short: { month: "short", day: "2-digit", year: "numeric" },
};

/** The day of an instant: `21 November 2026`. @param timeZone as for {@link formatInstant} */
export function formatDay(
  language: LanguageCode,
  timeZone: string | null | undefined,
  at: Date,
  style: DayStyle = "long",
): string {
  const { code } = languageOf(language);
  const day = DAYS[style];
  return (timeZone && formatIn(code, timeZone, at, day)) || formatIn(code, "UTC", at, day) || "";
}

const MINUTE: Intl.DateTimeFormatOptions = { dateStyle: "long", timeStyle: "short" };

function formatIn(locale: string, timeZone: string, at: Date, style = MINUTE): string | null {
  try {
    return new Intl.DateTimeFormat(locale, { ...style, timeZone }).format(at);
  } catch {
    return null;
  }
}
