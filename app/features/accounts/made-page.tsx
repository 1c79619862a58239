import { useTranslation } from "react-i18next";
import { ThemeThumb } from "~/features/pages/editor/themes/theme-thumb";
import { useComingSlug } from "~/features/pages/editor/use-slug-check";
import { useRoot } from "~/features/shell/use-root";
import type { MadePage } from "./read-made-page";

/** The page that was just made, small, and the address that it asks for. */
export function MadePageFigure({ page }: { page: MadePage }) {
  const { t } = useTranslation("accounts");
  const { siteOrigin } = useRoot();
  const { slug } = useComingSlug(page.slug, page.content.profile.title);
  return (
    <figure className="mb-8 flex items-center gap-5 border-rule border-y py-5">
      <div className="w-24 shrink-0">
        <ThemeThumb content={page.content} title={t("signUp.made")} />
      </div>
      <figcaption className="flex min-w-0 flex-col gap-1">
        <span className="font-semibold">{page.content.profile.title || t("signUp.made")}</span>
        {slug ? (
          <span dir="ltr" className="text-start text-muted [overflow-wrap:anywhere]">
            {new URL(siteOrigin).host}/<wbr />
            {slug}
          </span>
        ) : null}
        <span className="text-muted text-sm">
          {t(page.isPaid ? "signUp.madePaid" : slug ? "signUp.madeText" : "signUp.madeLater")}
        </span>
      </figcaption>
    </figure>
  );
}
