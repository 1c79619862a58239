import { useLocale } from "react-aria-components";

/** A day, as the language writes it. */
export function useDay(): (at: string) => string {
  const { locale } = useLocale();
  // The day in Greenwich, so that server and browser write the same one.
  const format = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone: "UTC" });
  return (at) => format.format(new Date(at));
}
