import type { MemberView } from "~/domain/team/member";
import type { CardContent } from "./schema";

/** A new card with the name and address of the member whom it is for, where it has none yet. */
export function forMember(card: CardContent, member: Pick<MemberView, "name" | "email"> | null): CardContent {
  if (!member) return card;
  return {
    ...card,
    header: card.header || (member.name ?? ""),
    contacts: card.contacts.map((contact) =>
      contact.name === "email" && contact.value === "" ? { ...contact, value: member.email } : contact,
    ),
  };
}
