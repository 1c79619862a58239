import type { UserActor } from "~/domain/accounts/actor";
import { isBarePage } from "~/domain/pages/bare-page";
import type { Platform } from "~/server/platform/platform.server";
import { getPage } from "./get-page.server";

/** Whether the actor's page shows visitors only its name and description. */
export async function isBare(platform: Platform, actor: UserActor, id: string): Promise<boolean> {
  return isBarePage((await getPage(platform, actor, id)).page);
}
