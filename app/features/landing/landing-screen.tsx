import { useTranslation } from "react-i18next";
import { useLocalPath } from "~/i18n/use-path";
import { LinkButton } from "~/ui/link-button";
import { TextLink } from "~/ui/text-link";
import { CardFigure } from "./card-figure";
import { ClaimField } from "./claim-field";
import { FreeAndPro } from "./free-and-pro";
import { LandingQuestions } from "./landing-questions";
import { LanguageLinks } from "./language-links";
import { LanguageOffer, type OfferedLanguage } from "./language-offer";
import { ShownCards } from "./shown-cards";
import { ShownPages } from "./shown-pages";
import { WhoGetsWhat } from "./who-gets-what";

/** The entrance: the product in one sentence and one figure; then its three parts. */
export function LandingScreen({ offered }: { offered: OfferedLanguage | null }) {
  const { t } = useTranslation("landing");
  const path = useLocalPath();
  const parts = [
    { id: "pages", href: path("/editor") },
    { id: "cards", href: path("/editor-business-card") },
    { id: "codes", href: path("/pricing") },
  ] as const;
  return (
    <div className="mx-auto flex w-full max-w-7xl flex-col px-5 sm:px-8">
      {offered ? <LanguageOffer offered={offered} /> : null}
      <section className="grid items-center gap-12 py-12 sm:py-20 lg:grid-cols-[1.1fr_1fr] lg:gap-16">
        <div className="flex flex-col gap-6">
          <h1 className="display text-3xl">{t("title")}</h1>
          <p className="max-w-prose text-lg text-muted">{t("text")}</p>
          <ClaimField />
          <div className="flex flex-wrap gap-3">
            <LinkButton href={path("/editor-business-card")} size="large">
              {t("makeCard")}
            </LinkButton>
          </div>
        </div>
        <CardFigure />
      </section>
      <ShownPages />
      {parts.map(({ id, href }, index) => (
        <section
          key={id}
          id={id}
          className="grid scroll-mt-20 gap-4 border-rule border-t py-12 sm:py-16 lg:grid-cols-[8rem_1fr_1fr] lg:gap-12"
        >
          <p aria-hidden="true" className="display text-2xl text-accent tabular-nums">
            {index + 1}
          </p>
          <h2 className="display text-2xl">{t(`${id}.title`)}</h2>
          <div className="flex flex-col gap-4">
            <p className="max-w-prose text-lg text-muted">{t(`${id}.text`)}</p>
            <p>
              <TextLink href={href}>{t(`${id}.action`)}</TextLink>
            </p>
          </div>
          {id === "cards" ? (
            <div className="lg:col-span-2 lg:col-start-2">
              <ShownCards />
            </div>
          ) : null}
        </section>
      ))}
      <WhoGetsWhat />
      <FreeAndPro />
      <LandingQuestions />
      <section className="flex flex-col items-start gap-5 border-rule border-t py-16 sm:py-24">
        <h2 className="display text-2xl">{t("closing.title")}</h2>
        <p className="text-lg text-muted">{t("closing.text")}</p>
        <LinkButton href={path("/editor")} variant="primary" size="large">
          {t("start")}
        </LinkButton>
      </section>
      <LanguageLinks />
    </div>
  );
}
