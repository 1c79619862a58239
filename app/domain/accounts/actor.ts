import type { Acting } from "~/domain/accounts/acting";
import type { Entitlement } from "~/domain/billing/entitlement";

export const ROLES = ["ROLE_USER", "ROLE_SUPER_ADMIN"] as const;
export type Role = (typeof ROLES)[number];

export type UserActor = {
  kind: "user";
  userId: string;
  sessionId: string;
  roles: readonly Role[];
  plan: Entitlement;
  /** When this person last proved who they are; sensitive steps ask for it anew after ten minutes. */
  confirmedAt: Date | null;
  /** Where an admin acts in this account, and what they may is a list. */
  acting?: Acting;
};

export type AnonymousActor = { kind: "anonymous" };

/** Who asks: made from a session cookie or a bearer token, and the first argument of every service. */
export type Actor = UserActor | AnonymousActor;

export const ANONYMOUS: AnonymousActor = { kind: "anonymous" };

export function isSuperAdmin(actor: Actor): boolean {
  return actor.kind === "user" && actor.roles.includes("ROLE_SUPER_ADMIN");
}
