import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { contactTitle } from "~/domain/cards/contact-names";
import { isSampleSubheader, withoutSampleContacts } from "~/domain/cards/samples";
import { cardMessages } from "~/features/cards/card-messages";
import { noteLeftOut } from "~/features/editing/session/left-out";
import { useLeftOutText } from "~/features/editing/session/use-left-out-text";
import { useRoot } from "~/features/shell/use-root";
import type { CardSession } from "./card-context";
import type { EditedCard } from "./edited-card";

/**
 * Removes unchanged template text from a card's first save, and lists it: in a notice, without an account on the
 * screens after the save. @returns what is saved
 */
export function useSamplesNotice(): (session: CardSession, card: EditedCard) => EditedCard {
  const { t } = useTranslation("cards");
  const { language, user } = useRoot();
  const textOf = useLeftOutText();
  return useCallback(
    ({ store, edit, screen }, card) => {
      if (store.getState().stored) return card;
      const { contacts, left } = withoutSampleContacts(card.contacts, card.prefill);
      const isSample = isSampleSubheader(card, card.prefill);
      if (left.length === 0 && !isSample) return card;
      const own = { ...card, contacts, ...(isSample && { subheader: "" }) };
      // What cannot be saved yet loses nothing yet.
      if (store.description.problemsOf(own, true).length > 0) return card;
      edit(own);
      const { names } = cardMessages(language);
      const titles = [
        ...(isSample ? [t("general.subheader")] : []),
        ...left.map((contact) => contactTitle(contact, names)),
      ];
      if (!user && card.code) noteLeftOut(card.code, { samples: titles });
      else screen.current?.toasts.show({ type: "info", ...textOf(titles), duration: 10_000 });
      return own;
    },
    [t, language, user, textOf],
  );
}
