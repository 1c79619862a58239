import { useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { CARD_IMAGE_SLOTS } from "~/domain/cards/schema";
import type { FieldError } from "~/domain/errors";
import type { ApiFailure } from "~/features/editing/api-fetch";
import { type EditedCard, problemsOf } from "./edited-card";

export type CardTab = "general" | "design" | "contacts" | "code";

const DESIGN_FIELDS: ReadonlySet<string> = new Set([
  "design",
  "backgroundColor",
  "fontColor",
  "platform",
  ...CARD_IMAGE_SLOTS,
]);

/** The tab on which a field stands. */
export function tabOf(field: string): CardTab {
  if (field.startsWith("contacts")) return "contacts";
  if (DESIGN_FIELDS.has(field)) return "design";
  return field === "pageId" || field === "linkAction" ? "code" : "general";
}

/** The id of a field's control. */
export function controlId(field: string, card: EditedCard): string {
  const index = /^contacts\.(\d+)/.exec(field)?.[1];
  const contact = index === undefined ? undefined : card.contacts[Number(index)];
  return `card-${contact ? contact.key : field}`;
}

export interface CardProblems {
  /** What the schema says, in the order of the fields; saving waits for it. */
  own: FieldError[];
  /** The sentence beside a field, once it was left or saving was tried. */
  errorOf: (field: string) => string | undefined;
  /** Whether a tab holds a problem that is shown. */
  isMarked: (tab: CardTab) => boolean;
  /** A field was left: from now on its problem is shown. */
  leave: (controlId: string) => void;
  showAll: () => void;
}

/** What is wrong with a card: by the schema as it is typed, and by the server until the field is changed again. */
export function useCardProblems(card: EditedCard, failure: ApiFailure | null): CardProblems {
  const { t } = useTranslation("errors");
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [showsAll, setShowsAll] = useState(false);
  const own = useMemo(() => problemsOf(card), [card]);
  // What the server said is about the card as it was then.
  const said = useRef({ failure, card });
  if (said.current.failure !== failure) said.current = { failure, card };
  const isStill = ({ field }: FieldError) => {
    const part = field.split(".", 1)[0] as keyof EditedCard;
    return card[part] === said.current.card[part];
  };
  const all = [...own, ...(failure ? serverProblems(failure).filter(isStill) : [])];
  const isShown = ({ field }: FieldError) => showsAll || left.has(controlId(field, card));
  return {
    own,
    errorOf(field) {
      const problem = all.find((candidate) => candidate.field === field);
      return problem && isShown(problem) ? t(problem.messageKey, problem.params ?? {}) : undefined;
    },
    isMarked: (tab) => all.some((problem) => tabOf(problem.field) === tab && isShown(problem)),
    leave: (id) => setLeft((known) => (known.has(id) ? known : new Set([...known, id]))),
    showAll: () => setShowsAll(true),
  };
}

function serverProblems({ code, fields, field, messageKey, params }: ApiFailure): FieldError[] {
  if (code !== "invalid") return [];
  return fields ?? (field ? [{ field, messageKey, params }] : []);
}
