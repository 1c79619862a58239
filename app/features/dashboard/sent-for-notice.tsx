import { useTranslation } from "react-i18next";
import { useLocalPath } from "~/i18n/use-path";
import type { SentFor } from "~/server/http/app/sent-for.server";
import { LinkButton } from "~/ui/link-button";
import { LimitNotice } from "./limit-notice";

/** Tells who wanted to open an editor why a list opened instead. */
export function SentForNotice({ noun, sentFor }: { noun: "pages" | "cards"; sentFor: SentFor }) {
  const { t } = useTranslation("dashboard");
  const path = useLocalPath();
  if (sentFor === "missing") return <LimitNotice title={t(`${noun}.missing`)} />;
  if (sentFor !== "limit") return null;
  return (
    <LimitNotice
      title={t(`${noun}.limit`)}
      text={t(`${noun}.limitText`)}
      action={<LinkButton href={path("/pricing")}>{t("seePlans")}</LinkButton>}
    />
  );
}
