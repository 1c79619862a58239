import { useRevalidator } from "@remix-run/react";
import { CreditCard } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { cardPath } from "~/domain/addresses";
import { shareCardPath } from "~/domain/screen-paths";
import type { PlaceView } from "~/domain/team/place";
import { apiFetch } from "~/features/editing/api-fetch";
import { useListNotices } from "~/features/editing/lists/use-list-notices";
import { useRoot } from "~/features/shell/use-root";
import { useLocalPath } from "~/i18n/use-path";
import { Button } from "~/ui/button";
import { ConfirmDialog } from "~/ui/confirm-dialog";
import { List } from "~/ui/list";
import { TextLink } from "~/ui/text-link";
import { isolate } from "./member-name";

/** The user's memberships: with their card, permission, and a button to leave. */
export function OwnPlaces({ places }: { places: PlaceView[] }) {
  const { t } = useTranslation(["team", "teamCards", "dashboard"]);
  const notices = useListNotices();
  const { revalidate } = useRevalidator();
  const [leaving, setLeaving] = useState<PlaceView | null>(null);
  // Its content is unchanged while it closes.
  const [asked, setAsked] = useState(leaving);
  if (leaving && leaving !== asked) setAsked(leaving);
  const [isPending, setPending] = useState(false);

  async function leave(): Promise<void> {
    if (!leaving) return;
    setPending(true);
    const { id, name } = leaving.team;
    const result = await apiFetch("POST /dashboard-business-cards/leave", { body: { team: id } });
    setPending(false);
    setLeaving(null);
    if (result.ok) notices.done(t("teamCards:done.left", { team: isolate(name) }));
    else notices.failed(result.error);
    revalidate();
  }

  if (places.length === 0) return null;
  return (
    <section aria-labelledby="own-places" className="pb-10">
      <h2 id="own-places" className="pb-2 font-medium text-lg">
        {t("own.places")}
      </h2>
      <List label={t("own.places")}>
        {places.map((place) => (
          <Place key={place.team.id} place={place} onLeave={() => setLeaving(place)} />
        ))}
      </List>
      <ConfirmDialog
        isDanger
        isOpen={leaving !== null}
        onOpenChange={(isOpen) => {
          if (!isOpen) setLeaving(null);
        }}
        title={t("teamCards:leaving.title", { team: isolate(asked?.team.name ?? "") })}
        confirmLabel={t("teamCards:leave")}
        cancelLabel={t("dashboard:cancel")}
        closeLabel={t("dashboard:close")}
        pendingLabel={t("teamCards:leave")}
        isPending={isPending}
        onConfirm={() => void leave()}
      >
        {asked?.card ? (
          <span className="block pb-3 text-ink">
            <bdi>{asked.card.title}</bdi> <bdi dir="ltr">{cardPath(asked.card.hash)}</bdi>
          </span>
        ) : null}
        {t("teamCards:leaving.text")}
      </ConfirmDialog>
    </section>
  );
}

function Place({ place, onLeave }: { place: PlaceView; onLeave: () => void }) {
  const { t } = useTranslation(["team", "teamCards"]);
  const { user } = useRoot();
  const path = useLocalPath();
  const { team, permission, isPaused, card } = place;
  return (
    <li className="flex flex-col gap-x-4 gap-y-3 border-rule border-b py-4 sm:flex-row sm:items-center sm:justify-between">
      <div className="flex min-w-0 flex-col gap-1">
        <p className="wrap-anywhere font-medium">{t("teamCards:ofTeam", { team: isolate(team.name) })}</p>
        <p className="text-muted text-sm">
          {t(permission === "edit" ? "permission.mayEdit" : "permission.mayCreate")}
        </p>
        {isPaused ? <p className="text-pretty text-sm">{t("teamCards:paused")}</p> : null}
        <p className="flex min-w-0 items-center gap-2 text-sm">
          <CreditCard aria-hidden="true" className="size-4 shrink-0 text-faint" />
          {card ? (
            <TextLink href={path(shareCardPath(card.hash))} dir="auto" className="min-w-0 truncate py-1">
              {card.title}
            </TextLink>
          ) : (
            <span className="py-1 text-muted">{t("row.noCard")}</span>
          )}
        </p>
      </div>
      {user?.acting ? null : (
        <Button size="small" onPress={onLeave} className="self-start sm:self-center">
          {t("teamCards:leave")}
        </Button>
      )}
    </li>
  );
}
