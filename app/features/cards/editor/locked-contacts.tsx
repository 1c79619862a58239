import { useTranslation } from "react-i18next";
import type { CardContact } from "~/domain/cards/contacts";
import { useCardTemplate } from "./card-context";
import { ContactIcon } from "./contact-icon";
import { SetBy } from "./lockable";

interface LockedContactsProps {
  contacts: readonly CardContact[];
  /** What each kind of contact is called. */
  names: Record<string, string>;
}

/** The contacts given by the card's template: they come first and cannot be changed here. */
export function LockedContacts({ contacts, names }: LockedContactsProps) {
  const { t } = useTranslation("teamLook");
  const template = useCardTemplate();
  return (
    <section aria-label={t("lock.contacts")} className="flex flex-col gap-3 rounded-md bg-sunken px-4 py-3">
      <SetBy team={template?.team ?? ""} />
      <ul className="flex flex-col gap-2">
        {contacts.map(({ key, name, label, value }) => (
          <li key={key} className="flex min-w-0 items-start gap-3">
            <ContactIcon name={name} />
            <span className="flex min-w-0 flex-col">
              <bdi className="text-muted text-sm">{label || (names[name] ?? name)}</bdi>
              <bdi className="whitespace-pre-line break-words">{value}</bdi>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
