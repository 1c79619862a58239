import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { notLiveReason } from "~/domain/pages/state";
import type { PageListItem } from "~/domain/pages/view";
import { pageEditorPath } from "~/domain/screen-paths";
import { openPlans } from "~/features/shell/open-plans";
import { useRoot } from "~/features/shell/use-root";
import { useLocalPath } from "~/i18n/use-path";
import { Button } from "~/ui/button";
import { TextLink } from "~/ui/text-link";

interface NotLiveNoteProps {
  page: PageListItem;
  /** Rendered if there is no note. */
  children?: ReactNode;
}

/** Why visitors do not see a page, unless by its owner's choice, with a link to where that is decided. */
export function NotLiveNote({ page, children }: NotLiveNoteProps) {
  const { t } = useTranslation("sharing");
  const { user, links } = useRoot();
  const path = useLocalPath();
  const reason = notLiveReason(page, user?.isPaid ?? false);
  if (!reason || reason === "owner" || reason === "draft") return children;
  return (
    <p data-instead="" className="relative z-1 w-fit max-w-full text-pretty text-sm text-warn sm:mt-0.5">
      <span className="max-sm:block max-sm:truncate">{t(`notLive.${reason}`)}</span>{" "}
      {reason === "paid" || reason === "free" || (reason === "expired" && !user?.isPaid) ? (
        // The account's own notice offers the plan.
        <TextLink href={path(pageEditorPath(page.id))}>{t("notLive.decide")}</TextLink>
      ) : reason === "suspended" ? (
        links.contact ? (
          <TextLink href={links.contact}>{t("notLive.write")}</TextLink>
        ) : null
      ) : reason === "checking" ? (
        <TextLink href={path(`${pageEditorPath(page.id)}?tab=blocks`)}>{t("notLive.links")}</TextLink>
      ) : user?.isPaid ? (
        <TextLink href={path("/account/upgrade")}>{t("notLive.change")}</TextLink>
      ) : (
        <Button variant="quiet" size="small" onPress={() => openPlans("pages")}>
          {t("notLive.plans")}
        </Button>
      )}
    </p>
  );
}
