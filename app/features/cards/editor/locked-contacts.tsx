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

/** The contacts that the card's template gives: they stand first and are not changed here. */
export function LockedContacts({ contacts, names }: LockedContactsProps) {
  const { t } = useTranslation("teamLook");
  const template = useCardTemplate();
  return (
    <section aria-label={t("lock.contacts")} className="flex flex-col gap-3 rounded-md bg-sunken px-4 py-3">
      <SetBy team={template?.team ?? ""} />
      <dl className="flex flex-col gap-2">
        {contacts.map(({ key, name, label, value }) => (
          <div key={key} className="flex min-w-0 items-start gap-3">
            <ContactIcon name={name} />
            <div className="min-w-0">
              <dt className="text-muted text-sm">
                <bdi>{label || (names[name] ?? name)}</bdi>
              </dt>
              <dd className="whitespace-pre-line break-words">
                <bdi>{value}</bdi>
              </dd>
            </div>
          </div>
        ))}
      </dl>
    </section>
  );
}
