import { useRevalidator } from "@remix-run/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { CardView } from "~/domain/cards/view";
import { apiFetch } from "~/features/editing/api-fetch";
import { useListNotices } from "~/features/editing/lists/use-list-notices";
import type { CardList } from "./use-card-list";

/** Team actions on the cards of a list: assigning them, and leaving a team. */
export function useCardTeam(list: CardList) {
  const { t } = useTranslation("teamCards");
  const notices = useListNotices();
  const { revalidate } = useRevalidator();
  const [assigning, setAssigning] = useState<CardView | null>(null);
  const [taking, setTaking] = useState<CardView | null>(null);
  const [giving, setGiving] = useState<CardView | null>(null);
  const [leaving, setLeaving] = useState<CardView | null>(null);

  function assigned(card: CardView): void {
    list.update(card.id, () => card);
    const who = card.member?.email ?? "";
    notices.done(t(card.member?.state === "active" ? "done.assigned" : "done.invited", { who }));
  }

  async function take(): Promise<void> {
    if (!taking) return;
    const body = { intent: "unassign" as const, id: taking.hash };
    const result = await apiFetch("POST /dashboard-business-cards/assignment", { body });
    setTaking(null);
    if (!result.ok) return void notices.failed(result.error);
    list.update(result.value.id, () => result.value);
    notices.done(t("done.unassigned"));
  }

  /** A team's card does not count toward the user's limit. */
  async function giveBack(): Promise<void> {
    if (!giving) return;
    const result = await list.act("delete", giving.id);
    setGiving(null);
    if (!result.ok) return void notices.failed(result.error);
    list.update(giving.id, () => null);
    notices.done(t("done.given"));
    revalidate();
  }

  async function leave(): Promise<void> {
    if (!leaving?.team) return;
    const { id, name } = leaving.team;
    const result = await apiFetch("POST /dashboard-business-cards/leave", { body: { team: id } });
    setLeaving(null);
    if (!result.ok) return void notices.failed(result.error);
    list.update(leaving.id, () => null);
    notices.done(t("done.left", { team: name }));
    revalidate();
  }

  return {
    ...{ assigning, setAssigning, assigned },
    ...{ taking, setTaking, take },
    ...{ giving, setGiving, giveBack },
    ...{ leaving, setLeaving, leave },
  };
}

export type CardTeamActions = ReturnType<typeof useCardTeam>;
