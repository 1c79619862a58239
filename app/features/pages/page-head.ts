import type { MetaDescriptor } from "@remix-run/react";
import { BRAND } from "~/domain/brand";
import type { CardContent, CardImageSlot } from "~/domain/cards/schema";
import { imageSources } from "~/domain/media/image-variants";
import { SHARE_IMAGE } from "~/domain/media/share-image";
import type { PageContent } from "~/domain/pages/schema";

/** The input of a page's head. */
export interface PageHeadMeta {
  content: PageContent;
  url: string;
  shareImageUrl?: string;
}

/** The input of a card's head. */
export interface CardHeadMeta {
  card: Pick<CardContent, "header" | "subheader" | "contacts" | CardImageSlot>;
  url: string;
}

/** Width in CSS px of a card's image: networks require at least 200. */
const CARD_IMAGE_PX = 400;

const NO_INDEX: MetaDescriptor = { name: "robots", content: "noindex" };

/** Head of an address that shows no page: excluded from search engines. */
export function systemHead(title: string): MetaDescriptor[] {
  return [{ title: `${title} · ${BRAND}` }, NO_INDEX];
}

/** Head of a page: title, description, canonical and social tags on the serving host, and its subject. */
export function pageHead({ content, url, shareImageUrl }: PageHeadMeta): MetaDescriptor[] {
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

/**
 * Head of a card: the preview of its address in messages. A card is for its recipients, and excluded from search
 * engines.
 */
export function cardHead({ card, url }: CardHeadMeta): MetaDescriptor[] {
  const company = card.contacts.find(({ name, value }) => name === "company" && value !== "")?.value;
  const position = card.contacts.find(({ name, value }) => name === "position" && value !== "")?.value;
  const description = [position ?? card.subheader, company].filter(Boolean).join(", ");
  const file = card.photo ?? card.banner ?? card.logo;
  return [
    { title: card.header },
    ...(description ? [{ name: "description", content: description }] : []),
    { tagName: "link", rel: "canonical", href: url },
    { property: "og:type", content: "profile" },
    { property: "og:title", content: card.header },
    ...(description ? [{ property: "og:description", content: description }] : []),
    { property: "og:url", content: url },
    { property: "og:site_name", content: BRAND },
    ...(file
      ? [
          { property: "og:image", content: imageSources(file, CARD_IMAGE_PX).src },
          { property: "og:image:alt", content: card.header },
        ]
      : []),
    // A portrait or logo is not landscape: it is shown beside the text.
    { name: "twitter:card", content: "summary" },
    NO_INDEX,
  ];
}

/** The image that networks show for an address. */
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
