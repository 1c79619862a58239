import { type Actor, isSuperAdmin } from "~/domain/accounts/actor";

/** A row somebody owns. `ownerId` is null for what an anonymous visitor saved and nobody has claimed yet. */
export type OwnedThing = {
  noun: "page" | "card" | "code" | "image" | "temporary" | "account";
  ownerId: string | null;
};

/** The lists and forms that belong to the signed-in user. */
export type OwnRoom = { noun: "own-pages" | "own-cards" | "own-account" };

export type Action =
  | "list"
  | "create"
  | "view"
  | "edit"
  | "delete"
  | "duplicate"
  | "publish"
  | "unpublish"
  | "connect"
  | "claim"
  | "impersonate";

/**
 * Whether an actor may do something to a thing. It answers for identity and ownership alone; what has to be paid for
 * is asked of the entitlement, since the answer there is another one (402, not 404).
 */
export function can(actor: Actor, action: Action, thing: OwnedThing | OwnRoom): boolean {
  if (thing.noun === "temporary") {
    return mayTouchTemporary(actor, action, (thing as OwnedThing).ownerId);
  }
  if (actor.kind === "anonymous") return false;
  if (action === "impersonate") {
    return (
      isSuperAdmin(actor) && "ownerId" in thing && thing.noun === "account" && thing.ownerId !== actor.userId
    );
  }
  if (!("ownerId" in thing)) return action === "list" || action === "create" || action === "view";
  return thing.ownerId !== null && thing.ownerId === actor.userId;
}

/** A temporary entity is known by its unguessable id until its maker signs in and claims it. */
function mayTouchTemporary(actor: Actor, action: Action, ownerId: string | null): boolean {
  if (action === "claim") return actor.kind === "user" && (ownerId === null || ownerId === actor.userId);
  if (ownerId === null) return action === "create" || action === "edit" || action === "view";
  return actor.kind === "user" && ownerId === actor.userId;
}
