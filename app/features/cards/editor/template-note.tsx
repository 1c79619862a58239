import { Lock } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useLocalPath } from "~/i18n/use-path";
import { TextLink } from "~/ui/text-link";
import { useCardSession, useCardTemplate } from "./card-context";

/** Notes that the card follows a look, with a link to it for the owner. */
export function TemplateNote() {
  const { t } = useTranslation("teamLook");
  const path = useLocalPath();
  const { team } = useCardSession();
  const template = useCardTemplate();
  if (!template) return null;
  return (
    <p className="flex flex-wrap items-center gap-2 text-pretty text-muted">
      <Lock aria-hidden="true" className="size-4 shrink-0" />
      <bdi>{t("lock.follows", { name: template.name })}</bdi>
      {team ? null : (
        <TextLink href={path(`/dashboard-team/look/${template.id}`)}>{t("lock.change")}</TextLink>
      )}
    </p>
  );
}
