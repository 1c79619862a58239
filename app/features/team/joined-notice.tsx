import { useSearchParams } from "@remix-run/react";
import { CircleCheck, Users } from "lucide-react";
import { useTranslation } from "react-i18next";
import { isAwaitingCard, mayMakeCard, type PlaceView } from "~/domain/team/place";
import { JOINED } from "~/features/shell/joined-path";
import { cx } from "~/ui/cx";
import { isolate } from "./member-name";

/** Above a member's cards: that they have just joined a team, and teams that have no card for them yet. */
export function JoinedNotice({ places }: { places: PlaceView[] }) {
  const { t } = useTranslation(["team", "dashboard"]);
  const [query] = useSearchParams();
  const joined = query.get(JOINED);
  const isNew = joined === "card" || joined === "team";
  const without = places.filter((place) => isAwaitingCard(place) || mayMakeCard(place));
  if (!isNew && without.length === 0) return null;
  const Icon = isNew ? CircleCheck : Users;
  return (
    <div
      role="status"
      className={cx(
        "mb-6 flex items-start gap-3 rounded-md px-4 py-3",
        isNew ? "bg-success-wash" : "bg-sunken",
      )}
    >
      <Icon
        aria-hidden="true"
        className={cx("mt-0.5 size-5 shrink-0", isNew ? "text-success" : "text-muted")}
      />
      <div className="wrap-anywhere flex min-w-0 flex-col gap-1">
        {isNew ? <p className="font-medium">{t("joined.title")}</p> : null}
        {joined === "card" ? <p className="text-pretty">{t("joined.card")}</p> : null}
        {without.map((place) => (
          <p key={place.team.id} className="text-pretty">
            {t(mayMakeCard(place) ? "joined.making" : "joined.awaiting", {
              team: isolate(place.team.name),
              list: t("dashboard:cards.title"),
            })}
          </p>
        ))}
      </div>
    </div>
  );
}
