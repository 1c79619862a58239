import { useTranslation } from "react-i18next";
import { ProBadge } from "~/features/shell/pro-badge";
import { useRoot } from "~/features/shell/use-root";
import { useLocalPath } from "~/i18n/use-path";
import { LANDING_PAGES } from "./shown";

/** Finished pages, each a link into the editor with its theme. Paid ones are marked. */
export function ShownPages() {
  const { t } = useTranslation("landing");
  const { language } = useRoot();
  const path = useLocalPath();
  return (
    <section
      aria-label={t("shown.title")}
      className="flex flex-col gap-6 border-rule border-t py-12 sm:py-16"
    >
      <div className="flex flex-col gap-2">
        <h2 className="display text-2xl">{t("shown.title")}</h2>
        <p className="max-w-prose text-lg text-muted">{t("shown.text")}</p>
      </div>
      <ul className="-mx-5 flex snap-x gap-4 overflow-x-auto px-5 pb-2 sm:-mx-8 sm:px-8 lg:mx-0 lg:grid lg:grid-cols-6 lg:px-0">
        {LANDING_PAGES.map(({ template, theme, name, isPro }) => (
          <li key={template} className="w-44 shrink-0 snap-start lg:w-auto">
            <a
              href={path(`/editor?theme=${theme}`)}
              className="flex flex-col gap-2 rounded-md text-ink no-underline transition-opacity hover:opacity-85"
            >
              <img
                src={`/assets/landing/${language}/${template}.jpg`}
                alt=""
                width={351}
                height={702}
                loading="lazy"
                decoding="async"
                className="aspect-[1/2] h-auto w-full rounded-lg border border-rule object-cover object-top shadow-lift"
              />
              <span className="flex min-h-6 flex-wrap items-center gap-2 font-medium text-sm">
                {t("shown.start", { name })}
                {isPro ? <ProBadge /> : null}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
