import { useTranslation } from "react-i18next";
import { paidFeatures } from "~/domain/pages/entitlement";
import { notLiveReason } from "~/domain/pages/state";
import { useEditor, usePageSession } from "~/features/pages/editor/editor-context";
import { PlansButton } from "~/features/shell/plans-button";
import { useRoot } from "~/features/shell/use-root";
import { useLocalPath } from "~/i18n/use-path";
import { Button } from "~/ui/button";
import { LinkButton } from "~/ui/link-button";

/** Opens the list of what a free plan does not include, with the ways on from there. */
export function PaidPartsButton({ onPress }: { onPress?: () => void }) {
  const { t } = useTranslation("sharing");
  const { block, content } = usePageSession();
  return (
    <Button
      size="small"
      onPress={() => {
        onPress?.();
        block(paidFeatures(content()));
      }}
    >
      {t("notLive.decide")}
    </Button>
  );
}

/** What can be done about a saved page that visitors do not see, where its owner did not choose so. */
export function NotLiveActions({ onDone }: { onDone?: () => void }) {
  const { t } = useTranslation("sharing");
  const { setView } = usePageSession();
  const meta = useEditor(({ stored }) => stored);
  const hasPaidParts = useEditor(({ history }) => paidFeatures(history.present.content).length > 0);
  const { user, links } = useRoot();
  const path = useLocalPath();
  const reason = meta ? notLiveReason(meta, user?.isPaid ?? false) : null;
  if (reason === "paid" || (reason === "expired" && hasPaidParts))
    return <PaidPartsButton onPress={onDone} />;
  if (reason === "suspended" && links.contact)
    return (
      <LinkButton size="small" href={links.contact}>
        {t("notLive.write")}
      </LinkButton>
    );
  if (reason === "checking")
    return (
      <Button
        size="small"
        onPress={() => {
          onDone?.();
          setView({ tab: "blocks" });
        }}
      >
        {t("notLive.links")}
      </Button>
    );
  if (reason !== "limit" && reason !== "expired") return null;
  return (
    <>
      <PlansButton size="small" wanted="pages">
        {t(user?.isPaid ? "notLive.change" : "notLive.plans")}
      </PlansButton>
      <LinkButton size="small" href={path("/dashboard-pages")}>
        {t("notLive.pages")}
      </LinkButton>
    </>
  );
}
