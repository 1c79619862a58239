import { useTranslation } from "react-i18next";
import { LimitNotice } from "~/features/editing/lists/limit-notice";
import { Button } from "~/ui/button";
import { useNumber } from "~/ui/use-number";
import type { Counts } from "./use-counts";

/** The share of the limit from which the remaining room is shown. */
const TOLD_FROM = 0.9;

interface ListNotesProps {
  counts: Counts;
  isActing: boolean;
  isOffline: boolean;
  onRetry: () => void;
  /** How many were deleted before the screen was opened and can still be restored. */
  deleted: number;
  isUndoing: boolean;
  onUndo: () => void;
}

/** The notes above the list: that it is offline, masked, or nearly full, and what can be restored. */
export function ListNotes(props: ListNotesProps) {
  const { t } = useTranslation("contactList");
  const number = useNumber();
  const { counts, isActing, isOffline, onRetry, deleted, isUndoing, onUndo } = props;
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
      {deleted > 0 && !isActing ? (
        <LimitNotice
          title={t("bulk.deleted", { count: deleted, n: number(deleted) })}
          text={t("bulk.undoHint")}
          action={
            <Button size="small" isDisabled={isUndoing} onPress={onUndo}>
              {t("bulk.undo")}
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
