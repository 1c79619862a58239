import { renderToStaticMarkup } from "react-dom/server";
import { direction, htmlLang, type LanguageCode } from "~/domain/languages";
import { type PageContent, pageContentSchema } from "~/domain/pages/schema";
import { templatesIn } from "~/domain/pages/templates/templates";
import { allThemes, themeById } from "~/domain/pages/themes/themes";
import { BrandIconsContext } from "~/features/networks/brand-icons";
import { BRAND_PATHS } from "~/features/networks/brand-paths";
import { PageView } from "~/features/pages/page-view";
import { addAllMessages } from "~/i18n/all.server";
import { pageMessages } from "~/i18n/page-messages";
import { templateMessages } from "~/i18n/templates/template-messages";
import { SAMPLES, type Sample } from "./samples.ts";

addAllMessages();

/** Ids of all themes, in the order of the sheet. */
export const THEME_IDS = allThemes().map(({ id }) => id);
export const THEME_NAMES = Object.fromEntries(allThemes().map(({ id, name }) => [id, name]));

/** A document with every type of block in a theme. */
export function sampleDocument(id: string, sample: Sample): string {
  const { language, content, theme } = SAMPLES[sample];
  const page = pageContentSchema.parse({ ...content, theme: { ...themeById(id)?.theme, ...theme } });
  return pageDocument(page, language as LanguageCode, id);
}

/** A template's page in a language, with its sample image. */
export async function templateDocument(id: string, language: LanguageCode): Promise<string> {
  const template = templatesIn(await templateMessages(language)).find((known) => known.id === id);
  if (!template) throw new Error(`there is no template ${id}`);
  const { page } = template;
  const image = { cropped: `/public/assets/samples/${id}.svg` };
  return pageDocument({ ...page, profile: { ...page.profile, image } }, language, id);
}

/** A page's document, rendered by the visitors' component. */
function pageDocument(page: PageContent, language: LanguageCode, title: string): string {
  const html = renderToStaticMarkup(
    <BrandIconsContext.Provider value={BRAND_PATHS}>
      <PageView
        content={page}
        brandUrl="https://visita.example/"
        messages={pageMessages(language)}
        isFree={false}
        reportUrl="/report/sample"
        formAction="/f/sample"
      />
    </BrandIconsContext.Provider>,
  );
  return `<!doctype html><html lang="${htmlLang(language)}" dir="${direction(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title></head><body>${html}</body></html>`;
}
