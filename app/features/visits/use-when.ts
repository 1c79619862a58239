import { useMemo } from "react";
import { languageOf } from "~/domain/languages";
import type { SeriesUnit } from "~/domain/visits/range";
import { useRoot } from "~/features/shell/use-root";

type Style = "long" | "short";

/** They are calendar days already: no zone may move them. */
const ZONE = { timeZone: "UTC" } as const;

const STYLES: Record<SeriesUnit, Record<Style, Intl.DateTimeFormatOptions>> = {
  month: { long: { month: "long", year: "numeric" }, short: { month: "short" } },
  day: {
    long: { weekday: "long", day: "numeric", month: "long" },
    short: { day: "numeric", month: "short" },
  },
  hour: {
    long: { weekday: "long", day: "numeric", month: "long", hour: "numeric", minute: "2-digit" },
    short: { hour: "numeric", minute: "2-digit" },
  },
};

const instantOf = (at: string): Date =>
  new Date(at.includes("T") ? `${at}:00Z` : at.length === 7 ? `${at}-01T00:00Z` : `${at}T00:00Z`);

/** @returns writes an hour (`2026-11-23T14`), a day (`2026-11-23`) or a month (`2026-11`) as the reader's language does */
export function useWhen(): (at: string, by: SeriesUnit, style: Style) => string {
  const { language } = useRoot();
  return useMemo(() => {
    const formats = new Map<string, Intl.DateTimeFormat>();
    return (at, by, style) => {
      const name = `${by} ${style}`;
      const format =
        formats.get(name) ??
        new Intl.DateTimeFormat(languageOf(language).code, { ...STYLES[by][style], ...ZONE });
      formats.set(name, format);
      return format.format(instantOf(at));
    };
  }, [language]);
}
