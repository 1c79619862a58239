import type { UserActor } from "~/domain/accounts/actor";
import type { Platform } from "~/server/platform/platform.server";
import { listPages } from "./list-pages.server";

/** So many of the newest pages are looked at. */
const NEWEST = 20;

/** A page that was never live. */
export interface DraftPage {
  id: string;
  title: string;
}

/** Those of the actor's newest pages that wait to be published for the first time, newest first. */
export async function listDraftPages(platform: Platform, actor: UserActor): Promise<DraftPage[]> {
  const { items } = await listPages(platform, actor, { limit: NEWEST });
  return items
    .filter(({ unpublishedReason }) => unpublishedReason === "draft")
    .map(({ id, profile: { title } }) => ({ id, title }));
}
