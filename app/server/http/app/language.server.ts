import { RemixI18Next } from "remix-i18next/server";
import { DEFAULT_LANGUAGE, isLanguageCode, LANGUAGE_CODES, type LanguageCode } from "~/domain/languages";
import { canonicalPath, readAppPath } from "./paths.server";

/**
 * The language of a request to the app: that of the host's label, else of the path's prefix, else English. Cookies and
 * headers do not count: one address, one language.
 * @param label the language that the host names, see surface.server.ts
 */
export async function appLanguage(request: Request, label: LanguageCode | null): Promise<LanguageCode> {
  const detector = new RemixI18Next({
    detection: {
      supportedLanguages: LANGUAGE_CODES,
      fallbackLanguage: DEFAULT_LANGUAGE,
      order: ["custom"],
      findLocale: async ({ url }) => label ?? prefixOf(new URL(url).pathname),
    },
  });
  const found = await detector.getLocale(request);
  return isLanguageCode(found) ? found : DEFAULT_LANGUAGE;
}

/** Writes are not redirected, so their path may still be non-canonical. */
function prefixOf(pathname: string): LanguageCode | null {
  return readAppPath(canonicalPath(pathname, null) ?? pathname).prefix;
}
