import { createContext, useContext } from "react";
import { useTranslation } from "react-i18next";
import type { CardContact } from "~/domain/cards/contacts";
import type { FieldError } from "~/domain/errors";
import { newCode } from "~/domain/ids";
import type { CardTeam } from "~/domain/team/member";
import { type CardTemplate, FIELDS_OF_PART } from "~/domain/team/template";
import type { EditingSession } from "~/features/editing/session/editing-session";
import type { Session } from "~/features/editing/session/session";
import type { ReadableStore } from "~/features/editing/session/store";
import { useSession } from "~/features/editing/session/use-editing-session";
import type { CardEditing } from "./card-session";
import type { EditedCard } from "./edited-card";

/** What fields of a card read, of a card or of a look that gives cards what they have. */
interface FieldsState {
  history: { present: EditedCard };
  stored: { version: number; qrUrl?: string; template?: CardTemplate } | null;
  problems: readonly FieldError[];
}

/** What fields of a card read and change. Each change starts from the card as it is when it is called. */
interface CardFields extends Pick<EditingSession<CardEditing>, "draft" | "leave"> {
  store: ReadableStore<FieldsState>;
  /** The template that locks fields of a new card; a stored card has its own. */
  lockedFirst: CardTemplate | null;
  change: (part: Partial<EditedCard>, group?: string) => void;
}

/** The editing session of a card, with changes of its parts. */
export interface CardSession extends EditingSession<CardEditing>, Pick<CardFields, "lockedFirst" | "change"> {
  /** The card's team, if it is not the user's own card: the team's plan applies. */
  team: CardTeam | null;
  isLook: false;
}

/** A look by the fields of a card. */
export type LookFields = CardFields & { isLook: true };

export function cardSession(
  session: EditingSession<CardEditing>,
  team: CardTeam | null,
  lockedFirst: CardTemplate | null = null,
): CardSession {
  const { draft, edit, store } = session;
  const change: CardSession["change"] = (part, group) => {
    const { stored } = store.getState();
    const template = stored ? stored.template : lockedFirst;
    // A draft of an older version, or of a deleted card, has no code yet.
    const code = stored ? undefined : (draft().code ?? newCode());
    edit({ ...draft(), code, ...(template ? unlockedPart(part, draft(), template) : part) }, group);
  };
  return { ...session, team, lockedFirst, change, isLook: false };
}

/** The part of a change that is not locked: the page or template it is taken from ignores locks. */
function unlockedPart(
  part: Partial<EditedCard>,
  draft: EditedCard,
  { parts, contacts, kinds }: CardTemplate,
): Partial<EditedCard> {
  const own = { ...part };
  for (const field of parts.flatMap((name) => FIELDS_OF_PART[name])) delete own[field];
  const isTheirs = ({ key }: CardContact) => contacts.includes(key);
  if (own.contacts)
    own.contacts = [
      ...draft.contacts.filter(isTheirs),
      ...own.contacts.filter((one) => !isTheirs(one) && !kinds.includes(one.name)),
    ];
  return own;
}

export const CardEditorContext = createContext<CardSession | LookFields | null>(null);

/** The card or the look that is edited, for fields that both have. It stays the same while that is edited. */
export function useCardFields(): CardSession | LookFields {
  const session = useContext(CardEditorContext);
  if (!session) throw new Error("useCardFields needs the card editor above it");
  return session;
}

/** The session of the card that is edited, for what a look has not: what can be done to it. */
export function useCardSession(): CardSession {
  const session = useCardFields();
  if (session.isLook) throw new Error("useCardSession needs a card");
  return session;
}

/** A part of the card's session; re-renders the caller only when that part changes. */
export function useCardEditor<U>(select: (state: Session<CardEditing>) => U): U {
  return useSession(useCardSession(), select);
}

/** The same of what a look has, too. */
export function useCardPart<U>(select: (state: FieldsState) => U): U {
  const fields: CardFields = useCardFields();
  return useSession(fields, select);
}

/** The card as it is now. */
export const useCard = (): EditedCard => useCardPart(({ history }) => history.present);

/** The template of the team that the card follows, with what it locks. */
export function useCardTemplate(): CardTemplate | null {
  const { lockedFirst } = useCardFields();
  return useCardPart(({ stored }) => (stored ? (stored.template ?? null) : lockedFirst));
}

/** @returns the error message of a field, by its dotted path, if it is shown */
export function useCardFieldError(): (field: string) => string | undefined {
  const problems = useCardPart((state) => state.problems);
  const { t } = useTranslation("errors");
  return (field) => {
    const found = problems.find((problem) => problem.field === field);
    return found ? t(found.messageKey, found.params ?? {}) : undefined;
  };
}
