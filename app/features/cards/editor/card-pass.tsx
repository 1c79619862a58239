import { useTranslation } from "react-i18next";
import { passFace } from "~/domain/passes/pass-face";
import { cardMessages } from "~/features/cards/card-messages";
import { ApplePass } from "~/features/passes/apple-pass";
import { GooglePass } from "~/features/passes/google-pass";
import { useRoot } from "~/features/shell/use-root";
import { useCard } from "./card-context";
import type { EditedCard } from "./edited-card";
import { useCardCodeUrl } from "./use-card-code-url";

interface CardPassProps {
  platform: "ios" | "android";
  width: number;
}

/** The card that is edited, as the pass of one platform. */
export function CardPass(props: CardPassProps) {
  return <PassOf card={useCard()} {...props} />;
}

/** A card as the pass of one platform. */
export function PassOf({ card, platform, width }: CardPassProps & { card: EditedCard }) {
  const { t } = useTranslation("cards");
  const { language } = useRoot();
  const codeUrl = useCardCodeUrl();
  const { logo, photo, banner, backgroundColor, fontColor } = card;
  const shown = { ...card, header: card.header.trim() || t("general.headerExample") };
  const Pass = platform === "ios" ? ApplePass : GooglePass;
  return (
    <Pass
      face={passFace(shown)}
      backgroundColor={backgroundColor}
      fontColor={fontColor}
      images={{ logo, photo, banner }}
      names={cardMessages(language).names}
      codeUrl={codeUrl}
      label={t(platform === "ios" ? "design.applePass" : "design.googlePass")}
      width={width}
    />
  );
}
