import { useTranslation } from "react-i18next";
import type { InvitationView } from "~/domain/team/invitation";
import { useRoot } from "~/features/shell/use-root";
import { formatDay } from "~/i18n/dates";
import { isolate } from "./member-name";

/** What an invitation grants: the card, its owner, and the permission. */
export function useInvitationText({ team, card, permission, expiresAt }: InvitationView) {
  const { t } = useTranslation("team");
  const { language, user } = useRoot();
  const names = { team: isolate(team), card: isolate(card?.header ?? "") };
  return {
    title: t("join.title", names),
    to: [
      t(card ? "join.card" : "join.noCard", names),
      ...(permission === "create_delete" ? [t("join.createDelete")] : []),
    ].join(" "),
    until: formatDay(language, user?.timeZone, new Date(expiresAt)),
  };
}
