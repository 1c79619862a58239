import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import type { NotLiveReason } from "~/domain/pages/state";
import { Notice } from "~/features/editing/notice";
import { loadPaidPageDialog } from "./load-paid-page-dialog";
import { NotLiveActions, PaidPartsButton } from "./not-live-actions";
import { useNotLiveText } from "./use-not-live-text";

interface NotLiveNoticeProps {
  /** Why visitors do not see the saved page; "uses" is what keeps this one from being saved on a free plan. */
  reason: Exclude<NotLiveReason, "owner" | "draft" | "free"> | "uses";
}

/** Why visitors do not see the page, or will not see it, and what can be done about it. */
export function NotLiveNotice({ reason }: NotLiveNoticeProps) {
  const { t } = useTranslation("sharing");
  useEffect(() => {
    loadPaidPageDialog().catch(() => undefined);
  }, []);
  const text = useNotLiveText(reason);
  const actions = reason === "uses" ? <PaidPartsButton /> : <NotLiveActions />;
  return <Notice actions={actions}>{t(`notLive.${text}`)}</Notice>;
}
