import type { Action, Noun } from "~/domain/permissions";

/** A member's permission on their assigned card: edit it, or also create and return one. */
export const PERMISSIONS = ["create_delete", "edit"] as const;
export type Permission = (typeof PERMISSIONS)[number];

/** A user's membership in the team of an owner. */
export interface Membership {
  memberId: string;
  ownerId: string;
  permission: Permission;
}

/** Members' actions on what is assigned to them. A new action is reserved to the owner until it is listed here. */
export const AS_MEMBER: Record<Permission, Partial<Record<Noun, readonly Action[]>>> = {
  edit: { card: ["view", "edit"], contact: ["list", "view", "edit"] },
  create_delete: { card: ["view", "edit", "create", "delete"], contact: ["list", "view", "edit"] },
};
