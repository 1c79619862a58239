import { direction, htmlLang } from "~/domain/languages";
import { cardMessages } from "~/features/cards/card-messages";
import { CardView, type CardViewProps } from "~/features/cards/card-view";
import { DrawnSmall } from "~/features/editing/drawn-small";
import { PreviewFrame } from "~/features/editing/preview-frame";
import { useRoot } from "~/features/shell/use-root";

/** The part of a phone that a thumbnail shows, in CSS px: the card and the first ways to reach its owner. */
const PHONE = { width: 360, height: 400 };

interface CardThumbProps {
  card: CardViewProps["card"];
  title: string;
  /** Whether it is shown with what a plan adds to it. */
  isPaid: boolean;
}

/** A card's page, scaled down: the real one, laid out for a phone. */
export function CardThumb({ card, title, isPaid }: CardThumbProps) {
  const { language } = useRoot();
  return (
    <DrawnSmall {...PHONE}>
      <PreviewFrame title={title} lang={htmlLang(language)} dir={direction(language)}>
        <CardView card={card} contactFileUrl={isPaid ? "#" : undefined} messages={cardMessages(language)} />
      </PreviewFrame>
    </DrawnSmall>
  );
}
