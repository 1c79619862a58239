import { Meta } from "@remix-run/react";
import type { ReactNode } from "react";
import { direction, htmlLang, type LanguageCode } from "~/domain/languages";

/** The document of everything visitors see: no script, its style inline, so that one request shows it. */
export function SiteDocument({ language, children }: { language: LanguageCode; children: ReactNode }) {
  return (
    <html lang={htmlLang(language)} dir={direction(language)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
      </head>
      <body>{children}</body>
    </html>
  );
}
