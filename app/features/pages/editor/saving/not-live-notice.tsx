import { useTranslation } from "react-i18next";
import type { NotLiveReason } from "~/domain/pages/state";
import { Notice } from "~/features/editing/notice";
import { NotLiveActions } from "./not-live-actions";

/** Why visitors do not see the saved page, and what can be done about it. */
export function NotLiveNotice({ reason }: { reason: Exclude<NotLiveReason, "owner" | "draft"> }) {
  const { t } = useTranslation("sharing");
  return <Notice actions={<NotLiveActions />}>{t(`notLive.${reason}`)}</Notice>;
}
