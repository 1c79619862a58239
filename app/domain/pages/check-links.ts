import { normalizeUrl } from "~/domain/links";
import { serviceLink } from "~/domain/services/link";
import { serviceById } from "~/domain/services/services";
import type { Block, BlockOf, ServicesBlock } from "./blocks";
import { detailLink, detailProblem } from "./detail-link";
import { embedOf } from "./embeds";
import type { Finding } from "./finding";
import type { ButtonItem } from "./link-blocks";
import { isSampleLink } from "./sample-link";
import type { PageContent } from "./schema";
import { isServicesBlock } from "./visible";

/** What of a block's links leads nowhere, or where its visitors should not be sent. */
export function checkLinks(block: Block): Finding[] {
  if (isServicesBlock(block)) return checkServices(block);
  switch (block.type) {
    case "buttons":
      return checkButtons(block);
    case "image":
      return checkImage(block);
    case "embed":
      return checkEmbed(block);
    case "contactDetails":
      return checkDetails(block);
    default:
      return [];
  }
}

/** The address in the form that is stored, or null when it leads nowhere. */
function settled(raw: string): string | null {
  const normalized = normalizeUrl(raw);
  return normalized.ok ? normalized.url : null;
}

function checkButtons(block: BlockOf<"buttons">): Finding[] {
  const seen = new Set<string>();
  return block.data.items.flatMap(({ key, url: raw, title, enabled }): Finding[] => {
    const at = { blockKey: block.key, itemKey: key, title: title || raw };
    const url = settled(raw);
    // A save refuses it even where it is switched off.
    if (raw !== "" && url === null) return [{ ...at, kind: "wrongLink" }];
    if (!enabled) return [];
    if (url === null) return [{ ...at, kind: "emptyLink" }];
    if (seen.has(url))
      return [{ ...at, kind: "doubleLink", fix: (content) => without(content, block.key, key) }];
    seen.add(url);
    if (isSampleLink(url)) return [{ ...at, kind: "exampleLink" }];
    if (!url.startsWith("http:")) return [];
    return [{ ...at, kind: "insecureLink", fix: (content) => secured(content, block.key, key) }];
  });
}

function checkServices(block: ServicesBlock): Finding[] {
  return block.data.items.flatMap(({ key, service, title, value, enabled }): Finding[] => {
    const at = { blockKey: block.key, itemKey: key, title: title || service };
    const known = serviceById(service);
    const url = known ? serviceLink(known, value) : null;
    if (value !== "" && url === null) return [{ ...at, kind: "wrongLink" }];
    if (!enabled) return [];
    if (url === null) return [{ ...at, kind: "emptyService" }];
    return isSampleLink(url) ? [{ ...at, kind: "exampleLink" }] : [];
  });
}

function checkImage({ key, data }: BlockOf<"image">): Finding[] {
  if (!data.url) return [];
  const at = { blockKey: key, title: data.caption || data.url };
  const url = settled(data.url);
  if (url === null) return [{ ...at, kind: "wrongLink" }];
  return isSampleLink(url) ? [{ ...at, kind: "exampleLink" }] : [];
}

function checkEmbed({ key, data }: BlockOf<"embed">): Finding[] {
  if (data.url === "" || embedOf(settled(data.url) ?? "")) return [];
  return [{ kind: "wrongLink", blockKey: key, title: data.title || data.url }];
}

/** What can be neither called nor written to is found; an address may be written in any way. */
function checkDetails(block: BlockOf<"contactDetails">): Finding[] {
  return block.data.items.flatMap(({ key, name, label, value }): Finding[] => {
    if (value === "") return [];
    const at = { blockKey: block.key, itemKey: key, title: label || value };
    if (detailProblem({ name, value })) return [{ ...at, kind: "wrongLink" }];
    const url = detailLink({ name, value });
    return url && isSampleLink(url) ? [{ ...at, kind: "exampleLink" }] : [];
  });
}

function withItems(content: PageContent, blockKey: string, work: (items: ButtonItem[]) => ButtonItem[]) {
  const blocks = content.blocks.map((block) =>
    block.key === blockKey && block.type === "buttons"
      ? { ...block, data: { items: work(block.data.items) } }
      : block,
  );
  return { ...content, blocks };
}

const without = (content: PageContent, blockKey: string, itemKey: string) =>
  withItems(content, blockKey, (items) => items.filter(({ key }) => key !== itemKey));

const secured = (content: PageContent, blockKey: string, itemKey: string) =>
  withItems(content, blockKey, (items) =>
    items.map((item) =>
      item.key === itemKey ? { ...item, url: item.url.replace(/^\s*http:/i, "https:") } : item,
    ),
  );
