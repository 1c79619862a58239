import { useTranslation } from "react-i18next";
import { backToFreeCard } from "~/domain/cards/entitlement";
import { direction, htmlLang } from "~/domain/languages";
import { BEGUN_CARD } from "~/domain/screen-paths";
import { cardMessages } from "~/features/cards/card-messages";
import { CardView } from "~/features/cards/card-view";
import { DrawnSmall } from "~/features/editing/drawn-small";
import { PreviewFrame } from "~/features/editing/preview-frame";
import { useJoined } from "~/features/shell/use-joined";
import { useRoot } from "~/features/shell/use-root";
import { MadeFigure } from "./made-figure";
import type { MadeCard } from "./read-made-card";

/** The phone that it is laid out for, in CSS px. */
const PHONE = { width: 390, height: 480 };

/** The new card as visitors will see it without a plan, scaled down. */
export function MadeCardFigure({ made: { card, paid } }: { made: MadeCard }) {
  const { t } = useTranslation("accounts");
  const { language } = useRoot();
  const { t: tCards } = useTranslation("cards");
  const features = useJoined()(paid.map((part) => tCards(`plan.features.${part}`)));
  const title = t("signUp.madeCard");
  return (
    <MadeFigure
      figure={
        <DrawnSmall {...PHONE}>
          <PreviewFrame title={title} lang={htmlLang(language)} dir={direction(language)}>
            <CardView card={backToFreeCard(card)} messages={cardMessages(language)} />
          </PreviewFrame>
        </DrawnSmall>
      }
      name={card.header || title}
      edit={BEGUN_CARD}
      leftOut={card.code}
      note={paid.length > 0 ? `${tCards("plan.notice", { features })} ${tCards("plan.withoutPlan")}` : null}
      text={t("signUp.madeCardText")}
    />
  );
}
