import { AppError } from "~/domain/errors";
import { type ContentLink, contentLinks } from "~/domain/link-check/content-links";
import { isHarmfulHost } from "~/domain/link-check/harmful-hosts";
import { askLinkService } from "~/server/platform/link-service.server";
import type { Platform } from "~/server/platform/platform.server";

/** Whether links were found harmless, or the service was unavailable. */
export type LinkStanding = "harmless" | "unacknowledged";

/**
 * Checks the links of content before it is saved: all of them by the built-in list, new ones by the configured service.
 * @param before the content that was checked earlier; null for none, undefined to skip the service
 * @throws AppError invalid (linkHarmful) with every harmful link's field
 */
export async function checkLinks(
  platform: Platform,
  content: unknown,
  before: unknown,
): Promise<LinkStanding> {
  const links = contentLinks(content);
  refuseHarmful(links.filter(({ host }) => isHarmfulHost(host)));
  if (before === undefined) return "harmless";
  const known = new Set(contentLinks(before).map(({ url }) => url));
  const own = `${platform.config.origins.site}/`;
  const fresh = links.filter(({ url }) => !known.has(url) && !url.startsWith(own));
  const harmful = await askLinkService(platform, [...new Set(fresh.map(({ url }) => url))]);
  if (!harmful) return "unacknowledged";
  refuseHarmful(fresh.filter(({ url }) => harmful.has(url)));
  return "harmless";
}

function refuseHarmful(links: readonly ContentLink[]): void {
  const [first] = links;
  if (!first) return;
  const fields = links.map(({ field, host }) => ({
    field,
    messageKey: "linkHarmful" as const,
    params: { host },
  }));
  throw new AppError("invalid", { ...fields[0], fields });
}
