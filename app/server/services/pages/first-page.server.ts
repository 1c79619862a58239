import type { Actor } from "~/domain/accounts/actor";
import { can } from "~/domain/permissions";
import { countOwnPages } from "~/server/data/pages.server";
import { findUser } from "~/server/data/users.server";
import type { Platform } from "~/server/platform/platform.server";

/** The initial content of a first page. */
export interface FirstPage {
  name: string;
  /** Ids of networks. */
  networks: string[];
}

/**
 * @returns a first page's content from the answers to the first questions; null without answers, with an existing page,
 *   and without an account
 */
export async function findFirstPage(platform: Platform, actor: Actor): Promise<FirstPage | null> {
  if (actor.kind === "anonymous") return null;
  if (!can(actor, "create", { noun: "page", ownerId: actor.userId })) return null;
  const user = await findUser(platform.db, actor.userId);
  if (!user || (user.questionsStep === 0 && !user.networks)) return null;
  if ((await countOwnPages(platform.db, actor.userId)) > 0) return null;
  return { name: user.name, networks: user.networks ?? [] };
}
