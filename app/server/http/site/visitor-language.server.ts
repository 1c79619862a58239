import { type LanguageCode, MAX_LANGUAGE_HEADER, negotiateLanguage } from "~/domain/languages";

const negotiated = new Map<string, LanguageCode>();
const MAX_NEGOTIATED = 500;

/** The visitor's language by Accept-Language. Browsers send few different headers, so the result is cached. */
export function visitorLanguage(request: Request): LanguageCode {
  const header = (request.headers.get("Accept-Language") ?? "").slice(0, MAX_LANGUAGE_HEADER);
  const known = negotiated.get(header);
  if (known) return known;
  const found = negotiateLanguage(header);
  if (negotiated.size >= MAX_NEGOTIATED) negotiated.clear();
  negotiated.set(header, found);
  return found;
}
