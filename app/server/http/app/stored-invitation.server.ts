import type { Platform } from "~/server/platform/platform.server";
import { type InvitedAddress, peekInvitation } from "~/server/services/team/accept-invitation.server";
import { readStoredRoute } from "./redirect-cookie.server";

/** The inviting owner and invited address, where the browser came by the link of an open invitation; null otherwise. */
export async function storedInvitation(platform: Platform, request: Request): Promise<InvitedAddress | null> {
  const route = await readStoredRoute(platform, request);
  const token = route?.name === "team-join" ? route.params.token : undefined;
  return token ? peekInvitation(platform, token) : null;
}
