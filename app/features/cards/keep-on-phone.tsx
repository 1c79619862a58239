import { useTranslation } from "react-i18next";
import { LinkButton } from "~/ui/link-button";

export interface KeepOnPhoneProps {
  /** Addresses on the card's site; those of a wallet are absent where its passes cannot be made. */
  keeping: { contactFile: string; apple?: string; google?: string };
  /** Whether the code on the screen leads to the card. */
  isByCode: boolean;
}

/** Saves the user's own card: on a phone by links, on a desktop by the code. */
export function KeepOnPhone({ keeping: { contactFile, apple, google }, isByCode }: KeepOnPhoneProps) {
  const { t } = useTranslation(["cards", "site"]);
  return (
    <section aria-labelledby="own-phone" className="flex flex-col gap-3">
      <h2 id="own-phone" className="font-semibold">
        {t("share.ownPhone")}
      </h2>
      {isByCode ? <p className="text-pretty text-muted max-lg:hidden">{t("share.ownScan")}</p> : null}
      <div className="flex flex-wrap gap-3">
        {apple ? <LinkButton href={apple}>{t("site:card.addToApple")}</LinkButton> : null}
        {google ? <LinkButton href={google}>{t("site:card.addToGoogle")}</LinkButton> : null}
        <LinkButton href={contactFile}>{t("site:card.addToContacts")}</LinkButton>
      </div>
    </section>
  );
}
