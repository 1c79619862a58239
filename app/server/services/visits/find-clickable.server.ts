import type { Subject } from "~/domain/changes";
import { isPageVisible } from "~/domain/pages/visitor";
import { pageLinks } from "~/domain/visits/page-links";
import { pageThing } from "~/domain/visits/thing";
import { ownZone, type Visited } from "~/domain/visits/visited";
import { findPublicPage } from "~/server/data/pages.server";
import type { Platform } from "~/server/platform/platform.server";

/** What of a page can be clicked, what a click is counted for, and what both were made from. */
export interface ClickablePage {
  /** Short keys. */
  links: string[];
  /** Absent where visitors see no such page. */
  visited?: Visited;
  subjects: Subject[];
}

/** Looks a page up of which a browser tells a click. */
export async function findClickable(platform: Platform, slug: string): Promise<ClickablePage> {
  const found = await findPublicPage(platform.db, slug);
  const subjects: Subject[] = [`slug:${slug}`];
  if (!found) return { links: [], subjects };
  const { id, ownerId, content } = found.page;
  subjects.push(`page:${id}`, `owner:${ownerId}`);
  if (!isPageVisible(found, platform.now())) return { links: [], subjects };
  const visited = { owner: ownerId, thing: pageThing(id), ...ownZone(found.owner) };
  return { links: pageLinks(content.blocks).map(({ key }) => key), visited, subjects };
}
