import { useTranslation } from "react-i18next";
import { notLiveReason } from "~/domain/pages/state";
import type { PageListItem } from "~/domain/pages/view";
import { useRoot } from "~/features/shell/use-root";
import { useLocalPath } from "~/i18n/use-path";
import { TextLink } from "~/ui/text-link";

/** Why visitors do not see a page, where its owner did not choose so, with the way to where that is decided. */
export function NotLiveNote({ page }: { page: PageListItem }) {
  const { t } = useTranslation("sharing");
  const { user } = useRoot();
  const path = useLocalPath();
  const reason = notLiveReason(page, user?.isPaid ?? false);
  if (!reason || reason === "owner" || reason === "draft") return null;
  return (
    <p className="relative z-1 mt-0.5 w-fit text-pretty text-sm text-warn">
      {t(`notLive.${reason}`)}{" "}
      {reason === "suspended" || reason === "checking" ? null : (
        <TextLink href={path(reason === "paid" ? `/editor/${page.id}` : "/pricing")}>
          {t(reason === "paid" ? "notLive.decide" : "notLive.plans")}
        </TextLink>
      )}
    </p>
  );
}
