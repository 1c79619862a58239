import { useState } from "react";
import { useTranslation } from "react-i18next";
import { apiFetch } from "~/features/editing/api-fetch";
import { useListNotices } from "~/features/editing/lists/use-list-notices";
import { useRoot } from "~/features/shell/use-root";
import { formatInstant } from "~/i18n/dates";
import { Button } from "~/ui/button";
import { List } from "~/ui/list";
import { isolate } from "./member-name";
import type { ListedLeaving } from "./use-leavings";

interface LeavingListProps {
  leavings: ListedLeaving[];
  /** Nothing may be changed here. */
  isReadOnly: boolean;
  onDecide: (leaving: ListedLeaving) => void;
  onUndone: () => void;
}

/** Former members: whose card needs a decision, and whose can be undone. */
export function LeavingList({ leavings, isReadOnly, onDecide, onUndone }: LeavingListProps) {
  const { t } = useTranslation("teamLeaving");
  if (leavings.length === 0) return null;
  return (
    <section className="pb-8">
      <h2 className="pb-2 font-semibold text-lg">{t("heading")}</h2>
      <List label={t("heading")}>
        {leavings.map((leaving) => (
          <LeavingRow key={leaving.id} {...{ leaving, isReadOnly, onDecide, onUndone }} />
        ))}
      </List>
    </section>
  );
}

type LeavingRowProps = Omit<LeavingListProps, "leavings"> & { leaving: ListedLeaving };

function LeavingRow({ leaving, isReadOnly, onDecide, onUndone }: LeavingRowProps) {
  const { t } = useTranslation("teamLeaving");
  const { user, language } = useRoot();
  const notices = useListNotices();
  const [isPending, setPending] = useState(false);
  const { id, name, cause, card, decided, undoUntil } = leaving;
  const title = isolate(card?.title ?? "");

  async function undo(): Promise<void> {
    setPending(true);
    const result = await apiFetch("POST /dashboard-team/leavings/:id/undo", { params: { id } });
    setPending(false);
    if (result.ok) notices.done(t("undone"));
    else notices.failed(result.error);
    onUndone();
  }

  const isGone = cause === "deleted" || !name;
  return (
    <li className="flex flex-col items-start gap-3 border-rule border-b py-4 sm:flex-row sm:items-center sm:justify-between sm:gap-4">
      <div className="wrap-anywhere flex min-w-0 flex-col">
        <span className="text-pretty">
          {decided
            ? t(`settled.${decided}`, { title })
            : t(isGone ? "open.deleted" : "open.left", { name: isolate(name), title })}
        </span>
        {undoUntil ? (
          <span className="text-muted text-sm" suppressHydrationWarning>
            {t("until", { date: formatInstant(language, user?.timeZone, new Date(undoUntil)) })}
          </span>
        ) : null}
      </div>
      {isReadOnly ? null : decided ? (
        <Button size="small" isPending={isPending} pendingLabel={t("undoing")} onPress={() => void undo()}>
          {t("undo")}
        </Button>
      ) : (
        <Button size="small" variant="primary" onPress={() => onDecide(leaving)}>
          {t("decide")}
        </Button>
      )}
    </li>
  );
}
