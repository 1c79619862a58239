import { useTranslation } from "react-i18next";
import { useLocalPath } from "~/i18n/use-path";
import { EmptyState } from "~/ui/empty-state";
import { LinkButton } from "~/ui/link-button";

/** What an admin without a passkey sees where the role needs one. */
export function OperatorsNeedPasskey() {
  const { t } = useTranslation("operations");
  const path = useLocalPath();
  return (
    <EmptyState
      level={1}
      title={t("passkey.title")}
      text={t("passkey.text")}
      action={<LinkButton href={path("/account/sign-in")}>{t("passkey.action")}</LinkButton>}
      className="flex-1 justify-center"
    />
  );
}
