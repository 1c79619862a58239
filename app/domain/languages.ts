export type LanguageCode = "en" | "pt" | "es" | "de" | "it" | "pl" | "fr" | "fi" | "nl" | "ar" | "jp";

/** How a language is addressed: by no mark at all, by the first host label, or by a path prefix. */
export type LanguageAddress =
  | { kind: "default"; value: "" }
  | { kind: "label"; value: string }
  | { kind: "prefix"; value: string };

export type Language = {
  id: number;
  /** The language's name in itself. */
  title: string;
  shortCode: LanguageCode;
  /** BCP 47 tag for `Intl`. */
  code: string;
  url: LanguageAddress;
  /** Set where the alternate-language code is not the short code. */
  hreflangCode?: string;
  dir: "ltr" | "rtl";
};

export const DEFAULT_LANGUAGE: LanguageCode = "en";

export const LANGUAGES: readonly Language[] = [
  {
    id: 1,
    title: "English",
    shortCode: "en",
    code: "en-US",
    url: { kind: "default", value: "" },
    dir: "ltr",
  },
  {
    id: 2,
    title: "Português",
    shortCode: "pt",
    code: "pt-PT",
    url: { kind: "label", value: "pt" },
    dir: "ltr",
  },
  {
    id: 3,
    title: "Español",
    shortCode: "es",
    code: "es-ES",
    url: { kind: "label", value: "es" },
    dir: "ltr",
  },
  {
    id: 4,
    title: "Deutsch",
    shortCode: "de",
    code: "de-DE",
    url: { kind: "label", value: "de" },
    dir: "ltr",
  },
  {
    id: 5,
    title: "Italiano",
    shortCode: "it",
    code: "it-IT",
    url: { kind: "prefix", value: "it" },
    dir: "ltr",
  },
  {
    id: 6,
    title: "Polski",
    shortCode: "pl",
    code: "pl-PL",
    url: { kind: "prefix", value: "pl" },
    dir: "ltr",
  },
  {
    id: 7,
    title: "Français",
    shortCode: "fr",
    code: "fr-FR",
    url: { kind: "prefix", value: "fr" },
    dir: "ltr",
  },
  { id: 8, title: "Suomi", shortCode: "fi", code: "fi-FI", url: { kind: "prefix", value: "fi" }, dir: "ltr" },
  {
    id: 9,
    title: "Nederlands",
    shortCode: "nl",
    code: "nl-NL",
    url: { kind: "prefix", value: "nl" },
    dir: "ltr",
  },
  { id: 10, title: "العربية", shortCode: "ar", code: "ar", url: { kind: "prefix", value: "ar" }, dir: "rtl" },
  {
    id: 11,
    title: "日本語",
    shortCode: "jp",
    code: "ja-JP",
    url: { kind: "prefix", value: "jp" },
    hreflangCode: "ja",
    dir: "ltr",
  },
];

export const LANGUAGE_CODES = LANGUAGES.map((language) => language.shortCode) as [
  LanguageCode,
  ...LanguageCode[],
];

/** The table's row of a language. */
export function languageOf(code: LanguageCode): Language {
  return LANGUAGES.find((language) => language.shortCode === code) as Language;
}

export function isLanguageCode(value: unknown): value is LanguageCode {
  return LANGUAGES.some((language) => language.shortCode === value);
}

/** The language of a first host label (`pt` of `pt.visita.example`), or null when the label names none. */
export function languageByLabel(label: string): LanguageCode | null {
  return byAddress("label", label);
}

/** The language of a first path segment (`it` of `/it/login`), or null. `ja` is not one: it redirects. */
export function languageByPrefix(segment: string): LanguageCode | null {
  return byAddress("prefix", segment);
}

function byAddress(kind: "label" | "prefix", value: string): LanguageCode | null {
  const wanted = value.toLowerCase();
  return LANGUAGES.find((l) => l.url.kind === kind && l.url.value === wanted)?.shortCode ?? null;
}

/** Value of the `lang` attribute and of `hreflang`: the short code, but `ja` for Japanese. */
export function htmlLang(code: LanguageCode): string {
  return languageOf(code).hreflangCode ?? code;
}

export function direction(code: LanguageCode): "ltr" | "rtl" {
  return languageOf(code).dir;
}

/** Characters of an Accept-Language header that are read: browsers send fewer. */
export const MAX_LANGUAGE_HEADER = 500;

/**
 * The best of our languages for an `Accept-Language` header, by its q values (RFC 9110 §12.5.4).
 * Regions are ignored (`pt-BR` is `pt`); anything unreadable or unknown gives the default.
 */
export function negotiateLanguage(acceptLanguageHeader: string | null): LanguageCode {
  if (!acceptLanguageHeader) return DEFAULT_LANGUAGE;
  let best: LanguageCode = DEFAULT_LANGUAGE;
  let bestQuality = 0;
  for (const part of acceptLanguageHeader.slice(0, MAX_LANGUAGE_HEADER).split(",")) {
    const [tag = "", ...parameters] = part.trim().toLowerCase().split(";");
    const primary = tag.trim().split("-")[0] ?? "";
    const found = LANGUAGES.find((language) => htmlLang(language.shortCode) === primary);
    const code = found?.shortCode ?? (primary === "*" ? DEFAULT_LANGUAGE : null);
    const quality = qualityOf(parameters);
    if (code && quality > bestQuality) {
      best = code;
      bestQuality = quality;
    }
  }
  return best;
}

function qualityOf(parameters: string[]): number {
  const q = parameters.map((parameter) => parameter.trim()).find((parameter) => parameter.startsWith("q="));
  if (!q) return 1;
  const quality = Number(q.slice(2));
  return quality >= 0 && quality <= 1 ? quality : 0;
}

/**
 * The absolute address of a path in a language. `baseOrigin` is the default language's origin, without a label;
 * `path` starts with `/` and carries no language prefix, query and hash may follow.
 */
export function localizedUrl(baseOrigin: string, code: LanguageCode, path: string): string {
  const { kind, value } = languageOf(code).url;
  const base = new URL(baseOrigin);
  if (kind === "label") base.host = `${value}.${base.host}`;
  const prefix = kind === "prefix" ? `/${value}` : "";
  const rest = prefix && /^\/(?=$|[?#])/.test(path) ? path.slice(1) : path;
  return `${base.origin}${prefix}${rest}`;
}
