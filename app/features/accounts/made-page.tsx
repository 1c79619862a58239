import { useTranslation } from "react-i18next";
import { pageOfTemplate } from "~/features/editing/session/left-out";
import { ThemeThumb } from "~/features/pages/editor/themes/theme-thumb";
import { useComingSlug } from "~/features/pages/editor/use-slug-check";
import { useRoot } from "~/features/shell/use-root";
import { MadeFigure } from "./made-figure";
import type { MadePage } from "./read-made-page";

/** The new page, scaled down, and its requested address. */
export function MadePageFigure({ made }: { made: MadePage }) {
  const { t } = useTranslation("accounts");
  const { siteOrigin } = useRoot();
  const { content, isPaid } = made;
  const { slug } = useComingSlug(made.slug, content.profile.title);
  return (
    <MadeFigure
      figure={<ThemeThumb content={content} title={t("signUp.made")} />}
      name={content.profile.title || t("signUp.made")}
      detail={
        slug ? (
          <span dir="ltr" className="text-start text-muted [overflow-wrap:anywhere]">
            {new URL(siteOrigin).host}/<wbr />
            {slug}
          </span>
        ) : null
      }
      edit="/editor/new"
      leftOut={content.prefillId && pageOfTemplate(content.prefillId)}
      text={t(isPaid ? "signUp.madePaid" : slug ? "signUp.madeText" : "signUp.madeLater")}
    />
  );
}
