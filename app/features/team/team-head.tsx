import { Palette, Printer, UserPlus, Users } from "lucide-react";
import { useTranslation } from "react-i18next";
import { shownLimit } from "~/domain/billing/entitlement";
import { useRoot } from "~/features/shell/use-root";
import { useLocalPath } from "~/i18n/use-path";
import { Button } from "~/ui/button";
import { LinkButton } from "~/ui/link-button";
import { PageHeading } from "~/ui/page-heading";
import { TextLink } from "~/ui/text-link";
import type { TeamCounts } from "./use-team-counts";

interface TeamHeadProps {
  counts: TeamCounts;
  /** Whether seats can be bought. */
  hasMoreSeats: boolean;
  isReadOnly: boolean;
  onInvite: () => void;
  /** Makes cards of a file of people. */
  onImport: () => void;
  /** Makes a print file of the cards. */
  onPrint: () => void;
}

/** The screen's name, seats and people, adding seats and inviting. */
export function TeamHead({ counts, hasMoreSeats, isReadOnly, onInvite, onImport, onPrint }: TeamHeadProps) {
  const { t } = useTranslation(["team", "teamMany"]);
  const path = useLocalPath();
  const { user } = useRoot();
  const { seats, cards, members, invited } = counts;
  return (
    <PageHeading
      title={t("title")}
      description={
        <span className="flex flex-col tabular-nums">
          <span className="flex flex-wrap gap-x-3">
            {t("seats", { count: shownLimit(seats, cards, user?.isPaid ?? false), used: cards })}
            {hasMoreSeats && !isReadOnly ? (
              <TextLink href={path(seatsPath(seats))}>{t("addSeats")}</TextLink>
            ) : null}
          </span>
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
            <Button variant="primary" icon={<UserPlus aria-hidden="true" />} onPress={onInvite}>
              {t("invite.open")}
            </Button>
            <Button icon={<Users aria-hidden="true" />} onPress={onImport}>
              {t("teamMany:open")}
            </Button>
            <LinkButton href={path("/dashboard-team/look")} icon={<Palette aria-hidden="true" />}>
              {t("look")}
            </LinkButton>
            {cards > 0 ? (
              <Button icon={<Printer aria-hidden="true" />} onPress={onPrint}>
                {t("teamMany:print.open")}
              </Button>
            ) : null}
          </>
        )
      }
      className="pb-6"
    />
  );
}

/** The link to buy one more seat, with its price; it returns here. */
export const seatsPath = (seats: number): string =>
  `/account/upgrade?${new URLSearchParams({ seats: String(seats + 1), for: "team", back: "/dashboard-team" })}`;
