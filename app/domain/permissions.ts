import { WHILE_ACTING } from "~/domain/accounts/acting";
import { type Actor, isSuperAdmin, type UserActor } from "~/domain/accounts/actor";
import { AppError } from "~/domain/errors";
import { AS_MEMBER, type Membership } from "~/domain/team/permission";

/** `operations` covers operators' actions on others' content: it has no owner and requires the role. */
export type Noun =
  | "page"
  | "card"
  | "contact"
  | "member"
  | "template"
  | "temporary"
  | "account"
  | "plan"
  | "notification"
  | "operations";

/** The target of an action, and its owner. */
export interface Thing {
  noun: Noun;
  /** For lists and creations, the account that contains it. Null for an unclaimed anonymous draft. */
  ownerId: string | null;
  /** The actor's membership in that owner's team, if the thing is assigned to them. */
  membership?: Membership;
}

/**
 * `publish` is the switch, in both directions; a card's codes are edited with the card. `credentials` is reading an
 * account's sign-in methods: devices, identities, passkeys.
 */
export type Action =
  | "list"
  | "create"
  | "view"
  | "edit"
  | "delete"
  | "duplicate"
  | "publish"
  | "send"
  | "claim"
  | "export"
  | "impersonate"
  | "credentials"
  | "assign"
  | "accept"
  | "buy"
  | "cancel"
  | "search"
  | "suspend"
  | "block"
  | "dismiss"
  | "retry";

/** The target of operators' actions; it has no owner. */
export const OPERATIONS: Thing = { noun: "operations", ownerId: null };

const OF_OPERATORS = ["search", "suspend", "block", "dismiss", "retry"] as const satisfies Action[];
export type OperatorAction = "list" | (typeof OF_OPERATORS)[number];

const isOfOperators = (action: Action): boolean => OF_OPERATORS.some((name) => name === action);

/** Content in the actor's own account, existing or new. */
export const ownOf = (actor: UserActor, noun: Thing["noun"]): Thing => ({ noun, ownerId: actor.userId });

/**
 * Whether an actor may perform an action: the one place where roles are decided, called by every service that acts. It
 * covers identity and ownership only; paid features are checked against the entitlement, with another error (402, not
 * 404). An owner whose plan has ended is still an owner.
 */
export function can(actor: Actor, action: Action, thing: Thing): boolean {
  if (isForbiddenWhileActing(actor, action, thing)) return false;
  if (thing.noun === "operations") return isSuperAdmin(actor) && (action === "list" || isOfOperators(action));
  if (isOfOperators(action)) return false;
  if (thing.noun === "temporary") return mayTouchTemporary(actor, action, thing.ownerId);
  if (actor.kind === "anonymous") return false;
  if (action === "impersonate") {
    return isSuperAdmin(actor) && thing.noun === "account" && thing.ownerId !== actor.userId;
  }
  return thing.ownerId === actor.userId || mayAsMember(action, thing);
}

/** An actor with a membership has that member's rights: the membership was read with the thing. */
const mayAsMember = (action: Action, { noun, ownerId, membership }: Thing): boolean =>
  membership !== undefined &&
  membership.ownerId === ownerId &&
  (AS_MEMBER[membership.permission][noun]?.includes(action) ?? false);

const isForbiddenWhileActing = (actor: Actor, action: Action, { noun }: Thing): boolean =>
  actor.kind === "user" && actor.acting !== undefined && !WHILE_ACTING[noun]?.includes(action);

/**
 * @throws AppError not_found if the actor may not, so that existence is not revealed; forbidden if an admin who acts in
 * the account may not
 */
export function assertCan(actor: Actor, action: Action, thing: Thing): void {
  if (isForbiddenWhileActing(actor, action, thing))
    throw new AppError("forbidden", { messageKey: "notWhileActing" });
  if (!can(actor, action, thing)) throw new AppError("not_found");
}

/** A temporary entity is accessible by its unguessable id until its creator signs in and claims it. */
function mayTouchTemporary(actor: Actor, action: Action, ownerId: string | null): boolean {
  if (action === "claim") return actor.kind === "user" && (ownerId === null || ownerId === actor.userId);
  if (ownerId === null) return action === "create" || action === "edit" || action === "view";
  return actor.kind === "user" && ownerId === actor.userId;
}
