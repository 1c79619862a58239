import { normalizeUrl } from "~/domain/links";
import { recogniseLink } from "~/domain/networks/recognise";
import type { ButtonItem } from "./block-types/buttons";

/**
 * A link with a new URL: a title and an icon derived from the previous URL are updated, others stay.
 * @param before the URL that title and icon may be derived from
 * @param url the new one, normalised
 */
export function labelLink(item: ButtonItem, before: string, url: string): ButtonItem {
  const from = normalizeUrl(before);
  if (item.title !== "" && from.ok && from.url === url) return { ...item, url };
  const old = from.ok ? recogniseLink(from.url) : null;
  const known = recogniseLink(url);
  const isTitleOwn = item.title !== "" && item.title !== old?.title;
  const isIconOwn = item.icon !== undefined && item.icon !== old?.icon;
  return {
    ...item,
    url,
    title: isTitleOwn ? item.title : known.title,
    icon: isIconOwn ? item.icon : known.icon,
  };
}
