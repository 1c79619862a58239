import { useTranslation } from "react-i18next";
import type { PlaceView } from "~/domain/team/place";
import { openPlans } from "~/features/shell/open-plans";
import { useRoot } from "~/features/shell/use-root";
import { useLocalPath } from "~/i18n/use-path";
import { Button } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { LinkButton } from "~/ui/link-button";
import { PageHeading } from "~/ui/page-heading";
import { OwnPlaces } from "./own-places";
import { seatsPath } from "./team-head";

interface TeamOfferProps {
  seats: number;
  hasMoreSeats: boolean;
  /** The teams that the user is a member of: those come first, and a member without a plan is not offered one. */
  places: PlaceView[];
}

/** Describes teams to users without seats. */
export function TeamOffer({ seats, hasMoreSeats, places }: TeamOfferProps) {
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
  const offer = (level: 1 | 2) => (
    <EmptyState level={level} title={t("offer.title")} text={t("offer.text")} action={action} />
  );
  if (places.length === 0) return offer(1);
  return (
    <div className="flex flex-col">
      <PageHeading title={t("title")} className="pb-6" />
      <OwnPlaces places={places} />
      {user?.isPaid ? offer(2) : null}
    </div>
  );
}
