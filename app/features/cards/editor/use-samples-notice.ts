import { useCallback, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { contactTitle } from "~/domain/cards/contact-names";
import { isSampleSubheader, withoutSampleContacts } from "~/domain/cards/samples";
import { cardMessages } from "~/features/cards/card-messages";
import { noteLeftOut } from "~/features/editing/session/left-out";
import { useLeftOutText } from "~/features/editing/session/use-left-out-text";
import { useRoot } from "~/features/shell/use-root";
import type { CardSession } from "./card-context";
import type { EditedCard } from "./edited-card";

/** A card without the unchanged text of its template, and the names of what that was. */
interface WithoutSamples {
  card: EditedCard;
  titles: string[];
}

/**
 * What leaves unchanged template text out of a card's first save, and what lists it: in a notice, without an account on
 * the screens after the save. Both stay the same between renders.
 */
export function useSamplesNotice() {
  const { t } = useTranslation("cards");
  const { language, user } = useRoot();
  const textOf = useLeftOutText();
  const leaveOut = useCallback(
    ({ store }: CardSession, card: EditedCard): WithoutSamples => {
      const whole = { card, titles: [] };
      if (store.getState().stored) return whole;
      const { left } = withoutSampleContacts(card.contacts, card.prefill);
      const isSample = isSampleSubheader(card, card.prefill);
      if (left.length === 0 && !isSample) return whole;
      // Their rows stay, to be filled in.
      const contacts = card.contacts.map((one) => (left.includes(one) ? { ...one, value: "" } : one));
      const own = { ...card, contacts, ...(isSample && { subheader: "" }) };
      // What cannot be saved yet loses nothing yet.
      if (store.description.problemsOf(own, true).length > 0) return whole;
      const { names } = cardMessages(language);
      const titles = left.map((contact) => contactTitle(contact, names));
      return { card: own, titles: isSample ? [t("general.subheader"), ...titles] : titles };
    },
    [t, language],
  );
  const hasAccount = user !== null;
  const tell = useCallback(
    ({ screen }: CardSession, { card, titles }: WithoutSamples): void => {
      const { names } = cardMessages(language);
      const filled = card.contacts.filter(({ value }) => value !== "");
      const present = filled.map((contact) => contactTitle(contact, names));
      if (!hasAccount && card.code) noteLeftOut(card.code, titles, present);
      else if (titles.length > 0)
        screen.current?.toasts.show({ type: "info", ...textOf(titles), duration: 10_000 });
    },
    [hasAccount, language, textOf],
  );
  return useMemo(() => ({ leaveOut, tell }), [leaveOut, tell]);
}
