import { useTranslation } from "react-i18next";
import { templateRest } from "~/domain/pages/sample-texts";
import { pageOfTemplate } from "~/features/editing/session/left-out";
import { useSampleTemplate } from "~/features/pages/editor/check/use-sample-template";
import { ThemeThumb } from "~/features/pages/editor/themes/theme-thumb";
import { useComingSlug } from "~/features/pages/editor/use-slug-check";
import { SampleTextsNote } from "~/features/sharing/template-rest-note";
import { useRoot } from "~/features/shell/use-root";
import { MadeFigure } from "./made-figure";
import type { MadePage } from "./read-made-page";

/** The new page, scaled down, and its requested address. */
export function MadePageFigure({ made }: { made: MadePage }) {
  const { t } = useTranslation("accounts");
  const { siteOrigin } = useRoot();
  const { content, isPaid } = made;
  const { slug } = useComingSlug(made.slug, content.profile.title);
  const { texts } = templateRest(content, useSampleTemplate(content.prefillId));
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
      note={texts.length > 0 ? <SampleTextsNote texts={texts} /> : null}
      text={t(isPaid ? "signUp.madePaid" : slug ? "signUp.madeText" : "signUp.madeLater")}
    />
  );
}
