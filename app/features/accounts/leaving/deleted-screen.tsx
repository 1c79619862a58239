import { useTranslation } from "react-i18next";
import { useLocalPath } from "~/i18n/use-path";
import { TextLink } from "~/ui/text-link";
import { AccountScreen } from "../account-screen";

/** Shown after the account is deleted. */
export function DeletedScreen() {
  const { t } = useTranslation("leaving");
  const path = useLocalPath();
  return (
    <AccountScreen title={t("deleted.title")} text={t("deleted.text")}>
      <TextLink href={path("/")}>{t("deleted.home")}</TextLink>
    </AccountScreen>
  );
}
