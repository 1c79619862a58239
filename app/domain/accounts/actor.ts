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
  /** Time of the user's last authentication; sensitive steps require a new one after ten minutes. */
  confirmedAt: Date | null;
  /** A passkey opened this session or confirmed it within ten minutes: in production an admin's role needs that. */
  isProvedByPasskey: boolean;
  /** Set while an admin acts in this account: allowed actions are then a closed list. */
  acting?: Acting;
};

export type AnonymousActor = { kind: "anonymous" };

/** The caller: made from a session cookie or a bearer token, and the first argument of every service. */
export type Actor = UserActor | AnonymousActor;

export const ANONYMOUS: AnonymousActor = { kind: "anonymous" };

export function isSuperAdmin(actor: Actor): boolean {
  return actor.kind === "user" && actor.roles.includes("ROLE_SUPER_ADMIN");
}
