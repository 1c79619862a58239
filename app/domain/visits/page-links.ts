import { networkLink } from "~/domain/networks/link";
import { networkById } from "~/domain/networks/networks";
import type { Block } from "~/domain/pages/blocks";
import { detailLink } from "~/domain/pages/detail-link";
import { shortKey } from "./short-key";

/** A link of a page or card: under its short key its clicks are counted. */
export interface PageLink {
  key: string;
  title: string;
  url: string;
}

/** @returns every link of a page's blocks whose clicks are reported, in the order of the page */
export function pageLinks(blocks: readonly Block[]): PageLink[] {
  return blocks.flatMap(linksOf);
}

function linksOf(block: Block): PageLink[] {
  switch (block.type) {
    case "buttons":
      return block.data.items.map(({ key, title, url }) => linkOf(key, title, url));
    case "messengers":
    case "marketplaces":
    case "videos":
    case "socialButtons":
    case "socialIcons":
      return block.data.items.map(({ key, title, service: id, value }) => {
        const service = networkById(id);
        return linkOf(key, title || (service?.name ?? id), service ? networkLink(service, value) : value);
      });
    case "contactDetails":
      return block.data.items.map((item) => linkOf(item.key, item.label || item.value, detailLink(item)));
    case "image":
      return [linkOf(block.key, block.data.caption || block.data.alt, block.data.url)];
    case "businessCard":
      return [linkOf(block.key, block.data.text, "")];
    default:
      return [];
  }
}

/** A link under the key that it has on its page or card. */
export const linkOf = (key: string, title: string | undefined, url: string | null | undefined): PageLink => ({
  key: shortKey(key),
  title: title || url || "",
  url: url ?? "",
});
