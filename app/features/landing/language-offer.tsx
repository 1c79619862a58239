import { useLocation } from "@remix-run/react";
import { Languages } from "lucide-react";
import { htmlLang, type LanguageCode, languageOf, localizedUrl } from "~/domain/languages";
import { useRoot } from "~/features/shell/use-root";

export interface OfferedLanguage {
  language: LanguageCode;
  /** The message, in that language. */
  text: string;
}

/** Links to the landing page in the browser's language, if that is another: there is no redirect. */
export function LanguageOffer({ offered: { language, text } }: { offered: OfferedLanguage }) {
  const { appOrigin } = useRoot();
  const { search } = useLocation();
  return (
    <p className="pt-4" lang={htmlLang(language)} dir={languageOf(language).dir}>
      <a
        href={localizedUrl(appOrigin, language, `/${search}`)}
        hrefLang={htmlLang(language)}
        className="inline-flex min-h-11 items-center gap-2 rounded-sm underline decoration-rule underline-offset-4 hover:decoration-ink"
      >
        <Languages aria-hidden="true" className="size-4 shrink-0 text-muted" />
        {text}
      </a>
    </p>
  );
}
