import { createContext, useContext } from "react";
import { useTranslation } from "react-i18next";
import type { CardTeam } from "~/domain/team/member";
import type { EditingSession } from "~/features/editing/session/editing-session";
import type { Session } from "~/features/editing/session/session";
import { useSession } from "~/features/editing/session/use-editing-session";
import type { CardEditing } from "./card-session";
import type { EditedCard } from "./edited-card";

/** The editing session of a card, with changes of its parts. Each starts from the card as it is when it is called. */
export interface CardSession extends EditingSession<CardEditing> {
  /** The team whose card it is, if it is not the user's own: its plan is what counts. */
  team: CardTeam | null;
  change: (part: Partial<EditedCard>, group?: string) => void;
}

export function cardSession(session: EditingSession<CardEditing>, team: CardTeam | null): CardSession {
  const { draft, edit } = session;
  return { ...session, team, change: (part, group) => edit({ ...draft(), ...part }, group) };
}

export const CardEditorContext = createContext<CardSession | null>(null);

/** The session of the card that is edited: what can be done to it. It stays the same while the card is edited. */
export function useCardSession(): CardSession {
  const session = useContext(CardEditorContext);
  if (!session) throw new Error("useCardSession needs the card editor above it");
  return session;
}

/** A part of the card's session; its caller is drawn anew when that part changes, and for nothing else. */
export function useCardEditor<U>(select: (state: Session<CardEditing>) => U): U {
  return useSession(useCardSession(), select);
}

/** The card as it is now. */
export const useCard = (): EditedCard => useCardEditor(({ history }) => history.present);

/** @returns the sentence beside a field, by its dotted path, when something is wrong with it and shown */
export function useCardFieldError(): (field: string) => string | undefined {
  const problems = useCardEditor((state) => state.problems);
  const { t } = useTranslation("errors");
  return (field) => {
    const found = problems.find((problem) => problem.field === field);
    return found ? t(found.messageKey, found.params ?? {}) : undefined;
  };
}
