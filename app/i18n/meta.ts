import type { MetaDescriptor, MetaFunction } from "@remix-run/react";
import { BRAND } from "~/domain/brand";
import {
  DEFAULT_LANGUAGE,
  htmlLang,
  LANGUAGES,
  type LanguageCode,
  languageOf,
  localizedUrl,
} from "~/domain/languages";
import type { en } from "./english";
import { i18nFor } from "./instances";
import { SHARE_IMAGE, shareImagePath } from "./share-image";
import type { Namespace } from "./translated";
import { plainPath } from "./use-path";

/** What the root loader tells every screen's head. */
export interface HeadMeta {
  language: LanguageCode;
  appOrigin: string;
}

/** Where a screen's title and description stand: with the other messages of its noun. */
export type MetaKey = {
  [N in Namespace]: (typeof en)[N] extends { meta: infer Screens }
    ? `${N}:meta.${keyof Screens & string}`
    : never;
}[Namespace];

interface Options {
  /** Screens behind the login and those of no use to a search engine. */
  noIndex?: boolean;
  /** The address without language that stands for all addresses of the screen. Default: the one that was asked for. */
  path?: string;
}

/**
 * Title, description, social tags, canonical and alternate-language links of a screen; they change on each
 * navigation. Addresses come from the configuration, so that an unusual host is never spread further.
 */
export function screenMeta(key: MetaKey, options: Options = {}): MetaFunction {
  return ({ matches, location }) => {
    const head = matches[0]?.data as HeadMeta | undefined;
    if (!head) return [{ title: BRAND }];
    const path = options.path ?? plainPath(head.language, location.pathname);
    return [...describe(key, head, path), ...(options.noIndex ? [noIndex] : alternates(head, path))];
  };
}

const noIndex: MetaDescriptor = { name: "robots", content: "noindex" };

function describe(key: MetaKey, { language, appOrigin }: HeadMeta, path: string): MetaDescriptor[] {
  const messages = i18nFor(language);
  const title = `${messages.t(`${key}.title`)} · ${BRAND}`;
  const description = messages.t(`${key}.description`);
  const url = localizedUrl(appOrigin, language, path);
  return [
    { title },
    { name: "description", content: description },
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: BRAND },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: url },
    { property: "og:locale", content: languageOf(language).code.replace("-", "_") },
    { property: "og:image", content: appOrigin + shareImagePath(language) },
    { property: "og:image:type", content: SHARE_IMAGE.type },
    { property: "og:image:width", content: String(SHARE_IMAGE.width) },
    { property: "og:image:height", content: String(SHARE_IMAGE.height) },
    { property: "og:image:alt", content: BRAND },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}

function alternates({ language, appOrigin }: HeadMeta, path: string): MetaDescriptor[] {
  const link = (rel: string, code: LanguageCode, hrefLang?: string) => ({
    tagName: "link" as const,
    rel,
    href: localizedUrl(appOrigin, code, path),
    ...(hrefLang ? { hrefLang } : {}),
  });
  return [
    link("canonical", language),
    ...LANGUAGES.map(({ shortCode }) => link("alternate", shortCode, htmlLang(shortCode))),
    link("alternate", DEFAULT_LANGUAGE, "x-default"),
  ];
}
