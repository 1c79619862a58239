import type { Subject } from "~/domain/changes";
import { isPageVisible } from "~/domain/pages/visitor";
import { pageLinks } from "~/domain/visits/page-links";
import { pageThing } from "~/domain/visits/thing";
import { ownZone, type Visited } from "~/domain/visits/visited";
import { findPublicPageById } from "~/server/data/pages.server";
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
export async function findClickable(platform: Platform, id: string): Promise<ClickablePage> {
  const found = await findPublicPageById(platform.db, id);
  const subjects: Subject[] = [`page:${id}`];
  if (!found) return { links: [], subjects };
  subjects.push(`owner:${found.page.ownerId}`);
  if (!isPageVisible(found, platform.now())) return { links: [], subjects };
  const visited = { owner: found.page.ownerId, thing: pageThing(id), ...ownZone(found.owner) };
  return { links: pageLinks(found.page.content.blocks).map(({ key }) => key), visited, subjects };
}
