import type { UserActor } from "~/domain/accounts/actor";
import type { Platform } from "~/server/platform/platform.server";
import { listPages } from "./list-pages.server";

/** More than any list of choices that somebody reads. */
const MOST = 200;

export interface PageChoice {
  id: string;
  title: string;
  slug: string;
  isPublished: boolean;
}

/** The actor's pages as something to choose from, newest first. */
export async function choosePages(platform: Platform, actor: UserActor): Promise<PageChoice[]> {
  const { items } = await listPages(platform, actor, { limit: MOST });
  return items.map(({ id, profile, slug, published }) => ({
    id,
    title: profile.title,
    slug,
    isPublished: published,
  }));
}
