import { UserPlus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useLocalPath } from "~/i18n/use-path";
import { Button } from "~/ui/button";
import { LinkButton } from "~/ui/link-button";
import { PageHeading } from "~/ui/page-heading";
import type { TeamCounts } from "./use-team-counts";

interface TeamHeadProps {
  counts: TeamCounts;
  /** Whether seats can be bought. */
  hasMoreSeats: boolean;
  isReadOnly: boolean;
  onInvite: () => void;
}

/** The screen's name, seats and people, adding seats and inviting. */
export function TeamHead({ counts, hasMoreSeats, isReadOnly, onInvite }: TeamHeadProps) {
  const { t } = useTranslation("team");
  const path = useLocalPath();
  const { seats, cards, members, invited } = counts;
  return (
    <PageHeading
      title={t("title")}
      description={
        <span className="flex flex-col tabular-nums">
          <span>{t("seats", { count: seats, used: cards })}</span>
          {members + invited > 0 ? (
            <span className="text-sm">
              {[
                t("members", { count: members }),
                ...(invited > 0 ? [t("invited", { count: invited })] : []),
              ].join(" · ")}
            </span>
          ) : null}
        </span>
      }
      actions={
        isReadOnly ? null : (
          <>
            <LinkButton href={path("/dashboard-team/look")}>{t("look")}</LinkButton>
            {hasMoreSeats ? <LinkButton href={path(seatsPath(seats))}>{t("addSeats")}</LinkButton> : null}
            <Button variant="primary" icon={<UserPlus aria-hidden="true" />} onPress={onInvite}>
              {t("invite.open")}
            </Button>
          </>
        )
      }
      className="pb-6"
    />
  );
}

/** Where one more seat is bought, with what it costs; it leads back here. */
export const seatsPath = (seats: number): string =>
  `/account/upgrade?${new URLSearchParams({ seats: String(seats + 1), for: "team", back: "/dashboard-team" })}`;
