import { RemixI18Next } from "remix-i18next/server";
import { DEFAULT_LANGUAGE, isLanguageCode, LANGUAGE_CODES, type LanguageCode } from "~/domain/languages";
import { canonicalPath, readAppPath } from "./paths.server";

/**
 * The language in which a request of the app is answered: that of the host's label, else of the path's prefix, else
 * English. Nothing else counts, neither cookie nor header: one address, one language.
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

/** Writes are not redirected, so their path may still be an unusual one. */
function prefixOf(pathname: string): LanguageCode | null {
  return readAppPath(canonicalPath(pathname, null) ?? pathname).prefix;
}
