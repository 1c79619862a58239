import { useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { htmlLang, LANGUAGES, localizedUrl } from "~/domain/languages";
import { useRoot } from "~/features/shell/use-root";

/** The landing page in each language, by the language's own name. */
export function LanguageLinks() {
  const { t } = useTranslation("landing");
  const { appOrigin, language } = useRoot();
  const { search } = useLocation();
  return (
    <nav aria-label={t("languages")} className="border-rule border-t py-8">
      <ul className="flex flex-wrap gap-x-6 gap-y-1">
        {LANGUAGES.map(({ shortCode, title }) => (
          <li key={shortCode}>
            <a
              href={localizedUrl(appOrigin, shortCode, `/${search}`)}
              lang={htmlLang(shortCode)}
              aria-current={shortCode === language ? "page" : undefined}
              className="inline-flex min-h-8 items-center rounded-sm text-muted text-sm hover:text-ink aria-[current]:font-semibold aria-[current]:text-ink"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
