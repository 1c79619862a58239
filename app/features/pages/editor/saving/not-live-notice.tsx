import { useTranslation } from "react-i18next";
import { paidFeatures } from "~/domain/pages/entitlement";
import { notLiveReason } from "~/domain/pages/state";
import { Notice } from "~/features/editing/notice";
import { useEditor, usePageSession } from "~/features/pages/editor/editor-context";
import { PlansButton } from "~/features/shell/plans-button";
import { useRoot } from "~/features/shell/use-root";
import { useLocalPath } from "~/i18n/use-path";
import { Button } from "~/ui/button";
import { LinkButton } from "~/ui/link-button";

/** Why visitors do not see the saved page, where its owner did not choose so, and what can be done about it. */
export function NotLiveNotice() {
  const { t } = useTranslation("sharing");
  const { block, content } = usePageSession();
  const meta = useEditor(({ stored }) => stored);
  const hasPaidParts = useEditor(({ history }) => paidFeatures(history.present.content).length > 0);
  const { user } = useRoot();
  const path = useLocalPath();
  const reason = meta ? notLiveReason(meta, user?.isPaid ?? false) : null;
  if (!reason || reason === "owner" || reason === "draft" || reason === "free") return null;
  const decide = () => block(paidFeatures(content()));
  const hasPaid = reason === "paid" || (reason === "expired" && hasPaidParts);
  return (
    <Notice
      actions={
        hasPaid ? (
          <Button size="small" onPress={decide}>
            {t("notLive.decide")}
          </Button>
        ) : reason === "suspended" || reason === "checking" ? null : (
          <>
            <PlansButton size="small" wanted="pages">
              {t(user?.isPaid ? "notLive.change" : "notLive.plans")}
            </PlansButton>
            <LinkButton size="small" href={path("/dashboard-pages")}>
              {t("notLive.pages")}
            </LinkButton>
          </>
        )
      }
    >
      {t(`notLive.${reason}`)}
    </Notice>
  );
}
