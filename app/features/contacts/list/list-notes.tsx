import { useTranslation } from "react-i18next";
import { LimitNotice } from "~/features/dashboard/limit-notice";
import { Button } from "~/ui/button";
import type { Counts } from "./use-counts";
import { useNumber } from "./use-number";

/** From this share of the room on it is told how much is left. */
const TOLD_FROM = 0.9;

interface ListNotesProps {
  counts: Counts;
  isActing: boolean;
  isOffline: boolean;
  onRetry: () => void;
}

/** What is to be known above the list: that it is out of reach, masked, or nearly full. */
export function ListNotes({ counts, isActing, isOffline, onRetry }: ListNotesProps) {
  const { t } = useTranslation("contactList");
  const number = useNumber();
  const { used, limit } = counts;
  return (
    <>
      {isActing ? <LimitNotice title={t("acting")} /> : null}
      {isOffline ? (
        <LimitNotice
          title={t("offline")}
          action={
            <Button size="small" onPress={onRetry}>
              {t("tryAgain")}
            </Button>
          }
        />
      ) : null}
      {used >= limit * TOLD_FROM ? (
        <LimitNotice
          title={t("room.title", { used: number(used), limit: number(limit) })}
          text={t("room.text")}
        />
      ) : null}
    </>
  );
}
