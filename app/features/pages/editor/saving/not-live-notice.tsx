import { useTranslation } from "react-i18next";
import { notLiveReason } from "~/domain/pages/state";
import { Notice } from "~/features/editing/notice";
import { useEditor } from "~/features/pages/editor/editor-context";
import { useRoot } from "~/features/shell/use-root";
import { NotLiveActions } from "./not-live-actions";

/** Why visitors do not see the saved page, where its owner did not choose so, and what can be done about it. */
export function NotLiveNotice() {
  const { t } = useTranslation("sharing");
  const meta = useEditor(({ stored }) => stored);
  const { user } = useRoot();
  const reason = meta ? notLiveReason(meta, user?.isPaid ?? false) : null;
  if (!reason || reason === "owner" || reason === "draft" || reason === "free") return null;
  return <Notice actions={<NotLiveActions />}>{t(`notLive.${reason}`)}</Notice>;
}
