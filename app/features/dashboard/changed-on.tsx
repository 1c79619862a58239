import { useLocale } from "react-aria-components";
import { useTranslation } from "react-i18next";
import { useRoot } from "~/features/shell/use-root";

/** When a thing last changed, as a day. */
export function ChangedOn({ at }: { at: string }) {
  const { t } = useTranslation("dashboard");
  const { locale } = useLocale();
  const { user } = useRoot();
  // The day where its reader is, or in Greenwich: server and browser write the same one.
  const timeZone = user?.timeZone ?? "UTC";
  const format = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone });
  return (
    <time dateTime={at} suppressHydrationWarning>
      {t("updated", { date: format.format(new Date(at)) })}
    </time>
  );
}
