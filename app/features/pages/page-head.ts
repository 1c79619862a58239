import type { MetaDescriptor } from "@remix-run/react";
import { BRAND } from "~/domain/brand";
import { SHARE_IMAGE } from "~/domain/media/share-image";
import type { PageContent } from "~/domain/pages/schema";

/** What a page's head is made of. */
export interface PageHeadFacts {
  content: PageContent;
  url: string;
  shareImageUrl?: string;
}

const NO_INDEX: MetaDescriptor = { name: "robots", content: "noindex" };

/** Head of an address that shows no page: nothing for search engines to keep. */
export function systemHead(title: string): MetaDescriptor[] {
  return [{ title: `${title} · ${BRAND}` }, NO_INDEX];
}

/** Head of a page: title, description, canonical and social tags on the serving host, and who it is about. */
export function pageHead({ content, url, shareImageUrl }: PageHeadFacts): MetaDescriptor[] {
  const { profile, seo } = content;
  const title = seo.title || profile.title || BRAND;
  const description = seo.description || profile.bio.replaceAll("\n", " ");
  return [
    { title },
    ...(description ? [{ name: "description", content: description }] : []),
    { tagName: "link", rel: "canonical", href: url },
    { property: "og:type", content: "profile" },
    { property: "og:title", content: title },
    ...(description ? [{ property: "og:description", content: description }] : []),
    { property: "og:url", content: url },
    { property: "og:site_name", content: BRAND },
    ...(shareImageUrl ? shareImageTags(shareImageUrl, title) : []),
    // Remix escapes `<` in what it writes as script data, so no text of a page can close the element.
    { "script:ld+json": aboutWhom(content, url, description) },
    ...(content.sensitive || seo.isHidden ? [NO_INDEX] : []),
  ];
}

/** The picture that networks show of an address. */
export function shareImageTags(url: string, alt: string): MetaDescriptor[] {
  return [
    { property: "og:image", content: url },
    { property: "og:image:type", content: "image/png" },
    { property: "og:image:width", content: String(SHARE_IMAGE.width) },
    { property: "og:image:height", content: String(SHARE_IMAGE.height) },
    { property: "og:image:alt", content: alt },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}

function aboutWhom({ profile }: PageContent, url: string, description: string): Record<string, unknown> {
  const image = profile.image?.cropped;
  return {
    "@context": "https://schema.org",
    "@type": "ProfilePage",
    url,
    mainEntity: {
      "@type": "Person",
      name: profile.title,
      ...(description && { description }),
      ...(image && { image }),
      url,
    },
  };
}
