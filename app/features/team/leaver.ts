import { nameOf } from "./member-name";
import type { ListedLeaving } from "./use-leavings";
import type { ListedMember } from "./use-member-list";

/** The member whose card is decided about: removed with the decision, or already left. */
export interface Leaver {
  id: string;
  /** Empty if the account is deleted. */
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
