import { useTranslation } from "react-i18next";
import { RelativeTime } from "./relative-time";

/** How long ago a thing last changed. */
export function ChangedOn({ at, isLabelShown }: { at: string; isLabelShown?: boolean }) {
  const { t } = useTranslation("dashboard");
  return <RelativeTime label={t("changed")} at={at} isLabelShown={isLabelShown} />;
}
