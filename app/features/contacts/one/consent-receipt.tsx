import { useTranslation } from "react-i18next";
import { LANGUAGES } from "~/domain/languages";
import { useRoot } from "~/features/shell/use-root";
import { formatInstant } from "~/i18n/dates";
import { Fact, Part } from "./part";
import type { OpenedItem } from "./use-contact";

/** The consent given with the contact's details: its exact text, time and language. */
export function ConsentReceipt({ contact: { consent } }: { contact: OpenedItem }) {
  const { t } = useTranslation("contactList");
  const { language, user } = useRoot();
  if (!consent)
    return (
      <Part title={t("consent.title")}>
        <p className="text-pretty text-muted">{t("consent.none")}</p>
      </Part>
    );
  const words = LANGUAGES.find(({ shortCode }) => shortCode === consent.locale);
  return (
    <Part title={t("consent.title")}>
      <blockquote
        dir="auto"
        lang={words?.code}
        aria-label={t("consent.words")}
        className="wrap-anywhere whitespace-pre-line border-rule border-s-2 ps-4"
      >
        {consent.text}
      </blockquote>
      <dl className="grid grid-cols-[minmax(6rem,auto)_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
        <Fact name={t("consent.at")}>
          <time dateTime={consent.at}>{formatInstant(language, user?.timeZone, new Date(consent.at))}</time>
        </Fact>
        <Fact name={t("consent.language")}>
          <bdi>{words?.title}</bdi>
        </Fact>
        <Fact name={t("consent.version")}>
          <code dir="ltr" className="font-mono">
            {consent.version}
          </code>
        </Fact>
      </dl>
    </Part>
  );
}
