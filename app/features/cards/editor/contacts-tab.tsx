import { useTranslation } from "react-i18next";
import { contactTitle } from "~/domain/cards/contact-names";
import type { CardContact } from "~/domain/cards/contacts";
import { newKey } from "~/domain/ids";
import { LIMITS } from "~/domain/limits";
import { moveBy } from "~/ui/move-ids";
import { SortableList } from "~/ui/sortable-list";
import { useToasts } from "~/ui/toast-queue";
import { AddContact } from "./add-contact";
import { ContactRow } from "./contact-row";
import { withContact, withContactAt } from "./edited-card";
import type { CardEditor } from "./use-card-editor";
import { useFocusAfter } from "./use-focus-after";

interface ContactsTabProps {
  editor: CardEditor;
  /** What each kind of contact is called. */
  names: Record<string, string>;
}

/** The card's contacts, in the order in which they stand on it. */
export function ContactsTab({ editor, names }: ContactsTabProps) {
  const { t } = useTranslation("cards");
  const toasts = useToasts();
  const { card, problems, replace, latest } = editor;
  const { contacts } = card;
  const focusAfter = useFocusAfter();

  const nameOf = (contact: CardContact) => contactTitle(contact, names);
  const order = (ids: string[]) => {
    const byKey = new Map(contacts.map((contact) => [contact.key, contact]));
    replace({ ...card, contacts: ids.flatMap((id) => byKey.get(id) ?? []) });
  };
  const insert = (index: number, contact: Omit<CardContact, "key">) => {
    const key = newKey();
    focusAfter([`card-${key}`]);
    replace(withContactAt(card, index, { ...contact, key }));
  };
  const move = (key: string, steps: 1 | -1) => {
    const buttons = [`card-${key}-up`, `card-${key}-down`];
    focusAfter(steps < 0 ? buttons : buttons.reverse());
    order(
      moveBy(
        contacts.map((contact) => contact.key),
        key,
        steps,
      ),
    );
  };
  const remove = (index: number, contact: CardContact) => {
    replace({ ...card, contacts: contacts.toSpliced(index, 1) });
    toasts.show({
      type: "success",
      title: t("contacts.removed", { name: nameOf(contact) }),
      action: {
        label: t("contacts.undo"),
        onAction: () => {
          // Other things may have been changed since.
          const now = latest.current;
          if (now.contacts.some(({ key }) => key === contact.key)) return;
          replace(withContactAt(now, Math.min(index, now.contacts.length), contact));
        },
      },
    });
  };
  const isFull = contacts.length >= LIMITS.cardContacts;

  return (
    <div className="flex flex-col gap-4">
      <SortableList
        label={t("contacts.label")}
        // What a row does starts from the whole card, so each change of it draws the rows anew.
        items={contacts.map((contact, index) => ({
          id: contact.key,
          contact,
          card,
          canDuplicate: !isFull,
          error: problems.errorOf(`contacts.${index}.value`) ?? problems.errorOf(`contacts.${index}.label`),
        }))}
        itemText={({ contact }) => nameOf(contact)}
        handleLabel={({ contact }) => t("contacts.handle", { name: nameOf(contact) })}
        onReorder={order}
        renderEmpty={() => <p className="py-6 text-pretty text-muted">{t("contacts.empty")}</p>}
        renderItem={({ contact, canDuplicate, error }, { index, isFirst, isLast }) => (
          <ContactRow
            contact={contact}
            name={names[contact.name] ?? contact.name}
            place={{ isFirst, isLast }}
            error={error}
            canDuplicate={canDuplicate}
            onChange={(change) => replace(withContact(card, contact.key, change), contact.key)}
            onLeave={() => problems.leave(`card-${contact.key}`)}
            onMove={(steps) => move(contact.key, steps)}
            onDuplicate={() => insert(index + 1, contact)}
            onRemove={() => remove(index, contact)}
          />
        )}
      />
      <AddContact
        names={names}
        isDisabled={isFull}
        onAdd={(name) => insert(contacts.length, { name, label: "", value: "" })}
      />
      {isFull ? (
        <p className="text-muted text-sm">{t("contacts.full", { count: LIMITS.cardContacts })}</p>
      ) : null}
    </div>
  );
}
