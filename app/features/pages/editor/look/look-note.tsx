import { Lock } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { PageLook } from "~/features/pages/editor/page-draft";
import { useLocalPath } from "~/i18n/use-path";
import { TextLink } from "~/ui/text-link";

/** Notes that the page follows a look of the team, with a link to it. */
export function LookNote({ look }: { look: PageLook }) {
  const { t } = useTranslation("teamLook");
  const path = useLocalPath();
  return (
    <p className="flex items-start gap-2 text-pretty text-muted">
      <Lock aria-hidden="true" className="mt-1 size-4 shrink-0" />
      <span className="min-w-0 break-words">
        <bdi>{t("pages.follows", { name: look.name })}</bdi>{" "}
        <TextLink href={path(`/dashboard-team/look/${look.id}`)}>{t("lock.change")}</TextLink>
      </span>
    </p>
  );
}
