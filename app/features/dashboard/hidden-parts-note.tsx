import { useTranslation } from "react-i18next";
import { paidCardFeatures } from "~/domain/cards/entitlement";
import type { CardView } from "~/domain/cards/view";
import { cardEditorPath } from "~/domain/screen-paths";
import { useRoot } from "~/features/shell/use-root";
import { useLocalPath } from "~/i18n/use-path";
import { TextLink } from "~/ui/text-link";

/** Warns an owner without a plan that visitors do not see a card's paid parts, with a link to decide. */
export function HiddenPartsNote({ card }: { card: CardView }) {
  const { t } = useTranslation(["dashboard", "sharing"]);
  const { user } = useRoot();
  const path = useLocalPath();
  const isPaid = card.team ? !card.team.isPaused : user?.isPaid;
  if (isPaid || paidCardFeatures(card).length === 0) return null;
  return (
    <p data-instead="" className="relative z-1 w-fit max-w-full text-pretty text-sm text-warn sm:mt-0.5">
      {t("cards.partsHidden")} {/* Of a team's card its owner decides. */}
      {card.team ? null : (
        <TextLink href={path(cardEditorPath(card.hash))}>{t("sharing:notLive.decide")}</TextLink>
      )}
    </p>
  );
}
