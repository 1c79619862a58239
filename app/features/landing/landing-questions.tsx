import { useTranslation } from "react-i18next";
import { Disclosure } from "~/ui/disclosure";

const QUESTIONS = ["free", "account", "app", "code", "wallet", "domain", "data"] as const;

/** What people ask before they begin. */
export function LandingQuestions() {
  const { t } = useTranslation("landing");
  return (
    <section className="grid gap-6 border-rule border-t py-12 sm:py-16 lg:grid-cols-[1fr_2fr] lg:gap-12">
      <h2 className="display text-2xl">{t("questions.title")}</h2>
      <div>
        {QUESTIONS.map((id) => (
          <Disclosure key={id} title={t(`questions.${id}.question`)}>
            <p className="max-w-prose text-muted">{t(`questions.${id}.answer`)}</p>
          </Disclosure>
        ))}
      </div>
    </section>
  );
}
