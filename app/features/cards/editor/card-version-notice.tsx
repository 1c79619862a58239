import { useEffect, useState } from "react";
import { useLocale } from "react-aria-components";
import { useTranslation } from "react-i18next";
import { type BrowserVersion, droppedAt } from "~/features/editing/paid-version/browser-version";
import { KeptVersion } from "~/features/editing/paid-version/kept-version";
import { useIsPaid } from "~/features/shell/use-is-paid";
import { useJoined } from "~/features/shell/use-joined";
import { useRoot } from "~/features/shell/use-root";
import { useCard, useCardEditor, useCardSession } from "./card-context";
import { cardVersions, lackingParts } from "./card-versions";
import type { EditedCard } from "./edited-card";
import { usePaidNames } from "./plan-notice";

/**
 * Names the paid parts that a card had before it was reduced to the free plan. With a plan, and without an account, they
 * can be put back on it, as a change that can be undone.
 */
export function CardVersionNotice({ version }: { version: BrowserVersion<EditedCard> }) {
  const { t } = useTranslation("paidVersion");
  const { change, draft, say } = useCardSession();
  const { user } = useRoot();
  const isPaid = useIsPaid();
  const card = useCard();
  const isDirty = useCardEditor((state) => state.isDirty);
  const { locale } = useLocale();
  const [isClosed, setClosed] = useState(false);
  const lacking = Object.keys(lackingParts(version.value, card));
  const parts = useJoined()(usePaidNames(lacking));
  const isUsed = lacking.length === 0 && !isDirty;

  // A saved version needs no second copy.
  useEffect(() => {
    if (!isUsed) return;
    cardVersions.drop();
    setClosed(true);
  }, [isUsed]);

  async function bringBack() {
    const taken = await cardVersions.take(draft());
    if (taken) return change(lackingParts(taken, draft()));
    say({ type: "error", title: t("gone") });
  }

  if (isClosed || lacking.length === 0) return null;
  const date = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: user?.timeZone ?? "UTC" });
  const needsPlan = user !== null && !isPaid;
  const until = date.format(droppedAt(new Date(version.at)));
  return (
    <KeptVersion
      text={t(needsPlan ? "card.needsPlan" : "card.kept", { parts, until })}
      needsPlan={needsPlan}
      deleteText={t("card.deleteText")}
      onBringBack={() => void bringBack()}
      onDelete={() => {
        cardVersions.drop();
        setClosed(true);
      }}
      onClose={() => setClosed(true)}
    />
  );
}
