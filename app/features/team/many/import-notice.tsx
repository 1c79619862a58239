import { useTranslation } from "react-i18next";
import type { MemberImportView } from "~/domain/team/import/view";
import { LimitNotice } from "~/features/editing/lists/limit-notice";
import { Button } from "~/ui/button";
import { useLaterText } from "./use-later-text";

/** States that the latest import is running, or that some of its people are not invited yet. */
export function ImportNotice({
  latest,
  onShow,
}: {
  latest: MemberImportView | undefined;
  onShow: (one: MemberImportView) => void;
}) {
  const { t } = useTranslation("teamMany");
  const laterText = useLaterText();
  if (!latest || (latest.state === "done" && latest.notInvited === 0)) return null;
  const isRunning = latest.state === "running";
  const { later } = latest;
  return (
    <LimitNotice
      title={
        isRunning
          ? t("notice.running")
          : later
            ? laterText(later)
            : t("notice.rest", { count: latest.notInvited })
      }
      action={<Button onPress={() => onShow(latest)}>{t("notice.show")}</Button>}
    />
  );
}
