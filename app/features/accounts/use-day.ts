import { useTranslation } from "react-i18next";

/** A day, as the language writes it. */
export function useDay(): (at: string) => string {
  const { i18n } = useTranslation();
  const format = new Intl.DateTimeFormat(i18n.language, { dateStyle: "medium", timeZone: "UTC" });
  return (at) => format.format(new Date(at));
}
