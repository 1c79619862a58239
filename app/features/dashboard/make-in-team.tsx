import { Plus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { makeCardPath, mayMakeCard, type PlaceView } from "~/domain/team/place";
import { useLocalPath } from "~/i18n/use-path";
import { LinkButton } from "~/ui/link-button";

/** Links to the editor of a card that a member creates in a team for themselves. */
export function MakeInTeam({ places }: { places: PlaceView[] }) {
  const { t } = useTranslation("teamCards");
  const path = useLocalPath();
  const making = places.filter(mayMakeCard);
  if (making.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-2 pb-4">
      {making.map((place) => (
        <LinkButton
          key={place.team.id}
          variant="primary"
          size="small"
          href={path(makeCardPath(place))}
          icon={<Plus aria-hidden="true" />}
          className="max-w-full"
        >
          <bdi className="block truncate">{t("make", { team: place.team.name })}</bdi>
        </LinkButton>
      ))}
    </div>
  );
}
