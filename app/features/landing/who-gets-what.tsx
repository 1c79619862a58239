import { useTranslation } from "react-i18next";

const PEOPLE = ["visitor", "scanner", "team"] as const;

/** The benefits for a visitor, for the recipient of a card, and for a team. */
export function WhoGetsWhat() {
  const { t } = useTranslation("landing");
  return (
    <section
      aria-label={t("gets.title")}
      className="grid gap-8 border-rule border-t py-12 sm:grid-cols-3 sm:py-16"
    >
      {PEOPLE.map((who) => (
        <div key={who} className="flex flex-col gap-2">
          <h2 className="display text-xl">{t(`gets.${who}.title`)}</h2>
          <p className="max-w-prose text-muted">{t(`gets.${who}.text`)}</p>
        </div>
      ))}
    </section>
  );
}
