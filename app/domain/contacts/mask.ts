import type { UserActor } from "~/domain/accounts/actor";
import type { ListedContact } from "./view";

const MASKED = ["name", "phone", "email", "position", "company", "linkedIn", "message", "note"] as const;
const HIDDEN = "•••";

/** Contacts as shown to an admin who acts in the account: details are masked after their first letter. */
export function maskedFor(actor: UserActor, contact: ListedContact): ListedContact {
  if (!actor.acting) return contact;
  const masked = MASKED.flatMap((name) => {
    const [first] = contact[name] ?? "";
    return first ? [[name, `${first}${HIDDEN}`] as const] : [];
  });
  return { ...contact, ...Object.fromEntries(masked), tags: contact.tags.map(() => HIDDEN) };
}
