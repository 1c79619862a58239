import { useSearchParams } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { dropHandedOver } from "~/features/editing/local-draft";
import { forgetDrafts } from "~/features/temporary/draft-ids";
import { useLocalPath } from "~/i18n/use-path";
import { LinkButton } from "~/ui/link-button";
import { useToasts } from "~/ui/toast-queue";
import { LimitNotice } from "./limit-notice";

/** Says once what became of what was made before signing in; from then on this browser holds none of it. */
export function DraftsNotice({ outcome }: { outcome: "created" | "kept" }) {
  const { t } = useTranslation("dashboard");
  const path = useLocalPath();
  const toasts = useToasts();
  const [, setParams] = useSearchParams();
  const isSaid = useRef(false);
  useEffect(() => {
    if (isSaid.current) return;
    isSaid.current = true;
    forgetDrafts();
    dropHandedOver();
    if (outcome === "kept") return;
    toasts.show({ type: "success", title: t("drafts.created"), text: t("drafts.createdText") });
    setParams({}, { replace: true, preventScrollReset: true });
  }, [outcome, toasts, t, setParams]);
  if (outcome === "created") return null;
  return (
    <LimitNotice
      title={t("drafts.kept")}
      text={t("drafts.keptText")}
      action={<LinkButton href={path("/pricing")}>{t("seePlans")}</LinkButton>}
    />
  );
}
