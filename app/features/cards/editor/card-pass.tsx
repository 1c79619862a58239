import { useTranslation } from "react-i18next";
import { passFace } from "~/domain/passes/pass-face";
import { cardMessages } from "~/features/cards/card-messages";
import { ApplePass } from "~/features/passes/apple-pass";
import { GooglePass } from "~/features/passes/google-pass";
import { useRoot } from "~/features/shell/use-root";
import { useCard, useCardEditor } from "./card-context";

interface CardPassProps {
  platform: "ios" | "android";
  /** Another design than the card's own, to show it. */
  design?: number;
  width: number;
}

/** The card that is edited, as the pass of one platform. */
export function CardPass({ platform, design, width }: CardPassProps) {
  const { t } = useTranslation("cards");
  const { language } = useRoot();
  const card = useCard();
  const codeUrl = useCardEditor(({ stored }) => stored?.qrUrl);
  const { logo, photo, banner, backgroundColor, fontColor } = card;
  const shown = {
    ...card,
    header: card.header.trim() || t("general.headerExample"),
    design: design ?? card.design,
  };
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
