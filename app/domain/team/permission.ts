import type { Action, Noun } from "~/domain/permissions";

/** What a member may do with the card that is assigned to them: edit it, or also make one and give it back. */
export const PERMISSIONS = ["create_delete", "edit"] as const;
export type Permission = (typeof PERMISSIONS)[number];

/** Somebody's place in the team of an owner. */
export interface Membership {
  memberId: string;
  ownerId: string;
  permission: Permission;
}

/** What members may do with what is assigned to them. A new action is the owner's alone until it is listed here. */
export const AS_MEMBER: Record<Permission, Partial<Record<Noun, readonly Action[]>>> = {
  edit: { card: ["view", "edit"], contact: ["list", "view", "edit"] },
  create_delete: { card: ["view", "edit", "create", "delete"], contact: ["list", "view", "edit"] },
};
