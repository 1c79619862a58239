import { useTranslation } from "react-i18next";
import { openPlans } from "~/features/shell/open-plans";
import { useRoot } from "~/features/shell/use-root";
import { useLocalPath } from "~/i18n/use-path";
import { Button } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { LinkButton } from "~/ui/link-button";
import { seatsPath } from "./team-head";

interface TeamOfferProps {
  seats: number;
  hasMoreSeats: boolean;
}

/** What a team is, to who has no seat for one. */
export function TeamOffer({ seats, hasMoreSeats }: TeamOfferProps) {
  const { t } = useTranslation("team");
  const { user } = useRoot();
  const path = useLocalPath();
  const action = user?.isPaid ? (
    hasMoreSeats && !user.acting ? (
      <LinkButton variant="primary" href={path(seatsPath(seats))}>
        {t("addSeats")}
      </LinkButton>
    ) : null
  ) : (
    <Button variant="primary" onPress={() => openPlans("team")}>
      {t("offer.plans")}
    </Button>
  );
  return <EmptyState level={1} title={t("offer.title")} text={t("offer.text")} action={action} />;
}
