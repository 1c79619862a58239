import { useTranslation } from "react-i18next";
import { countsUrl } from "~/domain/addresses";
import { useRoot } from "~/features/shell/use-root";
import { useLocalPath } from "~/i18n/use-path";
import { Section } from "~/ui/section";
import { TextLink } from "~/ui/text-link";

/** How visits are counted, with links to the visitors' explanation and to the weekly mail. */
export function AboutVisits() {
  const { siteOrigin } = useRoot();
  const path = useLocalPath();
  const { t } = useTranslation("visits");
  return (
    <Section title={t("about.title")}>
      <p className="-mt-4 max-w-prose text-pretty text-muted">
        {t("about.views")} {t("about.text")}
      </p>
      <p>
        <TextLink href={countsUrl({ site: siteOrigin })} target="_blank" rel="noopener">
          {t("about.link")}
        </TextLink>
        <span className="block text-muted">{t("about.own")}</span>
      </p>
      <p>
        <TextLink href={path("/account/notifications")}>{t("mail.label")}</TextLink>
        <span className="block text-muted">{t("mail.hint")}</span>
      </p>
    </Section>
  );
}
