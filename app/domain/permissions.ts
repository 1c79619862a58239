import { WHILE_ACTING } from "~/domain/accounts/acting";
import { type Actor, isSuperAdmin, type UserActor } from "~/domain/accounts/actor";
import { AppError } from "~/domain/errors";
import { AS_MEMBER, type Membership } from "~/domain/team/permission";

/** `operations` is what operators do to others' things: of nobody, and open to the role alone. */
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

/** What can be acted on, and whose it is. */
export interface Thing {
  noun: Noun;
  /**
   * Of something to be listed or made, the account where it stands. Null for an anonymous draft that is not
   * claimed yet.
   */
  ownerId: string | null;
  /** The actor's own place in the team of that owner, where the thing is assigned to them. */
  membership?: Membership;
}

/**
 * `publish` is the switch, in both directions; a card's codes are edited with the card. `credentials` is reading how an
 * account's person gets in: devices, identities, passkeys.
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

/** What operators work on: nobody's own. */
export const OPERATIONS: Thing = { noun: "operations", ownerId: null };

const OF_OPERATORS = ["search", "suspend", "block", "dismiss", "retry"] as const satisfies Action[];
export type OperatorAction = "list" | (typeof OF_OPERATORS)[number];

const isOfOperators = (action: Action): boolean => OF_OPERATORS.some((name) => name === action);

/** What the actor has, or makes, in their own account. */
export const ownOf = (actor: UserActor, noun: Thing["noun"]): Thing => ({ noun, ownerId: actor.userId });

/**
 * Whether an actor may do something to a thing: the one place where roles are decided, and asked by every service that
 * acts. It answers for identity and ownership alone; what has to be paid for is asked of the entitlement, since the
 * answer there is another one (402, not 404). An owner whose plan is over is an owner.
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

/** Who acts for a member has that member's rights: whether they are one was read with the thing. */
const mayAsMember = (action: Action, { noun, ownerId, membership }: Thing): boolean =>
  membership !== undefined &&
  membership.ownerId === ownerId &&
  (AS_MEMBER[membership.permission][noun]?.includes(action) ?? false);

const isForbiddenWhileActing = (actor: Actor, action: Action, { noun }: Thing): boolean =>
  actor.kind === "user" && actor.acting !== undefined && !WHILE_ACTING[noun]?.includes(action);

/**
 * @throws AppError not_found where the actor may not: to a stranger the thing is not there; forbidden where an admin who
 * acts in the account may not
 */
export function assertCan(actor: Actor, action: Action, thing: Thing): void {
  if (isForbiddenWhileActing(actor, action, thing))
    throw new AppError("forbidden", { messageKey: "notWhileActing" });
  if (!can(actor, action, thing)) throw new AppError("not_found");
}

/** A temporary entity is known by its unguessable id until its maker signs in and claims it. */
function mayTouchTemporary(actor: Actor, action: Action, ownerId: string | null): boolean {
  if (action === "claim") return actor.kind === "user" && (ownerId === null || ownerId === actor.userId);
  if (ownerId === null) return action === "create" || action === "edit" || action === "view";
  return actor.kind === "user" && ownerId === actor.userId;
}
