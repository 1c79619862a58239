import { nameOf } from "./member-name";
import type { ListedLeaving } from "./use-leavings";
import type { ListedMember } from "./use-member-list";

/** About whose card is decided: a member who is removed with it, or who has left already. */
export interface Leaver {
  id: string;
  /** Empty of who deleted their account. */
  name: string;
  /** Of their card. */
  title: string;
  cause: "removed" | "left" | "deleted";
  /** Whether a file can be offered to them. */
  hasAccount: boolean;
}

export const leaverOf = (member: ListedMember): Leaver => ({
  id: member.id,
  name: nameOf(member),
  title: member.card?.title ?? "",
  cause: "removed",
  hasAccount: true,
});

export const formerLeaver = ({ id, name, card, cause, hasAccount }: ListedLeaving): Leaver => ({
  ...{ id, name, cause, hasAccount },
  title: card?.title ?? "",
});
