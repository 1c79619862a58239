import { renderToStaticMarkup } from "react-dom/server";
import { direction, htmlLang } from "~/domain/languages";
import { BrandIconsContext } from "~/features/networks/brand-icons";
import { BRAND_PATHS } from "~/features/networks/brand-paths";
import { pageMessages } from "~/i18n/page-messages";
import type { DrawPage } from "~/server/platform/page-drawing.server";
import { PageView } from "./page-view";

/** A page as a separate document, without the site around it. */
export const drawPageDocument: DrawPage = ({ content, siteUrl, ...links }, language) => {
  const markup = renderToStaticMarkup(
    <html lang={htmlLang(language)} dir={direction(language)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{content.profile.title}</title>
      </head>
      <body>
        <BrandIconsContext.Provider value={BRAND_PATHS}>
          <PageView content={content} {...links} messages={pageMessages(language)} />
        </BrandIconsContext.Provider>
      </body>
    </html>,
  );
  // Links to paths of the site become absolute in a file; in user input such characters are escaped.
  return `<!doctype html>${markup.replaceAll(' href="/', ` href="${siteUrl}/`)}`;
};
