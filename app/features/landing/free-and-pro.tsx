import { Check } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useLocalPath } from "~/i18n/use-path";
import { TextLink } from "~/ui/text-link";

const PLANS = ["free", "pro"] as const;
const LINES = ["one", "two", "three"] as const;

/** What is free and what is not, in three lines each; the prices list all of it. */
export function FreeAndPro() {
  const { t } = useTranslation("landing");
  const path = useLocalPath();
  return (
    <section className="grid gap-8 border-rule border-t py-12 sm:py-16 lg:grid-cols-[1fr_2fr] lg:gap-12">
      <div className="flex flex-col items-start gap-3">
        <h2 className="display text-2xl">{t("compare.title")}</h2>
        <TextLink href={path("/pricing")}>{t("compare.more")}</TextLink>
      </div>
      <div className="grid gap-8 sm:grid-cols-2">
        {PLANS.map((plan) => (
          <div key={plan} className="flex flex-col gap-4">
            <h3 className="font-semibold text-lg">{t(`compare.${plan}.title`)}</h3>
            <ul className="flex flex-col gap-3">
              {LINES.map((line) => (
                <li key={line} className="flex gap-3">
                  <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent" />
                  {t(`compare.${plan}.${line}`)}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
