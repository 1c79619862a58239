import { renderToStaticMarkup } from "react-dom/server";
import type { LanguageCode } from "~/domain/languages";
import { direction } from "~/domain/languages";
import { pageContentSchema } from "~/domain/pages/schema";
import { allThemes, themeById } from "~/domain/pages/themes/themes";
import { BrandIconsContext } from "~/features/pages/blocks/brand-icons";
import { BRAND_PATHS } from "~/features/pages/blocks/brand-paths";
import { PageView } from "~/features/pages/page-view";
import { addAllMessages } from "~/i18n/all.server";
import { pageMessages } from "~/i18n/page-messages";
import { SAMPLES, type Sample } from "./samples.ts";

addAllMessages();

/** Ids of all themes, in the order of the sheet. */
export const THEME_IDS = allThemes().map(({ id }) => id);
export const THEME_NAMES = Object.fromEntries(allThemes().map(({ id, name }) => [id, name]));

/** A document with every type of block in a theme, drawn by the component that visitors see. */
export function sampleDocument(id: string, sample: Sample): string {
  const { language, content, theme } = SAMPLES[sample];
  const page = pageContentSchema.parse({ ...content, theme: { ...themeById(id)?.theme, ...theme } });
  const html = renderToStaticMarkup(
    <BrandIconsContext.Provider value={BRAND_PATHS}>
      <PageView
        content={page}
        brandUrl="https://visita.example/"
        messages={pageMessages(language as LanguageCode)}
        isFree={false}
        reportUrl="/report/sample"
        formAction="/f/sample"
      />
    </BrandIconsContext.Provider>,
  );
  const dir = direction(language as LanguageCode);
  return `<!doctype html><html lang="${language}" dir="${dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${id}</title></head><body>${html}</body></html>`;
}
