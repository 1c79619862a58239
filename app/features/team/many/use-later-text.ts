import { useTranslation } from "react-i18next";
import type { MemberImportView } from "~/domain/team/import/view";
import { useRoot } from "~/features/shell/use-root";
import { formatInstant } from "~/i18n/dates";

/** @returns how many people are invited automatically, and from when on */
export function useLaterText(): (later: NonNullable<MemberImportView["later"]>) => string {
  const { t } = useTranslation("teamMany");
  const { language, user } = useRoot();
  return ({ people, at }) =>
    t("progress.later", { count: people, when: formatInstant(language, user?.timeZone, new Date(at)) });
}
