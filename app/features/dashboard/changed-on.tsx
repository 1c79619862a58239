import { useLocale } from "react-aria-components";
import { useTranslation } from "react-i18next";

/** When a thing last changed, as a day. */
export function ChangedOn({ at }: { at: string }) {
  const { t } = useTranslation("dashboard");
  const { locale } = useLocale();
  // The day in Greenwich, so that server and browser write the same one.
  const format = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone: "UTC" });
  return (
    <time dateTime={at} suppressHydrationWarning>
      {t("updated", { date: format.format(new Date(at)) })}
    </time>
  );
}
