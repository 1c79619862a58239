import { useTranslation } from "react-i18next";
import { paidFeatures } from "~/domain/pages/entitlement";
import { notLiveReason } from "~/domain/pages/state";
import { useEditor } from "~/features/pages/editor/editor-context";
import { useRoot } from "~/features/shell/use-root";
import { useLocalPath } from "~/i18n/use-path";
import { Button } from "~/ui/button";
import { LinkButton } from "~/ui/link-button";
import { Notice } from "./notices";
import type { Saving } from "./use-save";

/** Why visitors do not see the saved page, where its owner did not choose so, and what can be done about it. */
export function NotLiveNotice({ saving }: { saving: Saving }) {
  const { t } = useTranslation("sharing");
  const { meta, draft } = useEditor();
  const { user } = useRoot();
  const path = useLocalPath();
  const reason = meta ? notLiveReason(meta, user?.isPaid ?? false) : null;
  if (!reason || reason === "owner" || reason === "draft" || reason === "free") return null;
  const decide = () => saving.setProblem({ kind: "paid", fields: paidFeatures(draft.content) });
  const hasPaid = reason === "paid" || (reason === "expired" && paidFeatures(draft.content).length > 0);
  return (
    <Notice
      actions={
        hasPaid ? (
          <Button size="small" onPress={decide}>
            {t("notLive.decide")}
          </Button>
        ) : reason === "suspended" || reason === "checking" ? null : (
          <>
            <LinkButton size="small" href={path("/pricing")}>
              {t("notLive.plans")}
            </LinkButton>
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
