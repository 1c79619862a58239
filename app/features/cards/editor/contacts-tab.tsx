import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { contactTitle } from "~/domain/cards/contact-names";
import type { CardContact } from "~/domain/cards/contacts";
import { newKey } from "~/domain/ids";
import { LIMITS } from "~/domain/limits";
import { insertEntry, orderEntries, removeEntry, replaceEntry } from "~/features/editing/lists/keyed-list";
import { moveBy } from "~/ui/move-ids";
import { SortableList } from "~/ui/sortable-list";
import { useToasts } from "~/ui/toast-queue";
import { AddContact } from "./add-contact";
import { useCardFieldError, useCardFields, useCardPart, useCardTemplate } from "./card-context";
import { ContactRow } from "./contact-row";
import { LockedContacts } from "./locked-contacts";
import { useFocusAfter } from "./use-focus-after";

interface ContactsTabProps {
  /** What else is decided of a contact, below it. */
  renderMore?: (contact: CardContact) => ReactNode;
  /** How many there may be. */
  max?: number;
  /** What each kind of contact is called. */
  names: Record<string, string>;
}

/** The card's contacts, in their order on the card. */
export function ContactsTab({ names, renderMore, max = LIMITS.cardContacts }: ContactsTabProps) {
  const { t } = useTranslation("cards");
  const toasts = useToasts();
  const { draft, change, leave } = useCardFields();
  const contacts = useCardPart(({ history }) => history.present.contacts);
  const template = useCardTemplate();
  const isLocked = ({ key }: CardContact) => template?.contacts.includes(key) ?? false;
  const locked = contacts.filter(isLocked);
  const errorOf = useCardFieldError();
  const focusAfter = useFocusAfter();

  const nameOf = (contact: CardContact) => contactTitle(contact, names);
  /** Changes the list as it is when this is called, which for a notice's action is later. */
  const changeList = (work: (list: CardContact[]) => CardContact[], group?: string) =>
    change({ contacts: work(draft().contacts) }, group);
  const insert = (index: number, contact: Omit<CardContact, "key">) => {
    const key = newKey();
    focusAfter([`card-${key}`]);
    changeList((list) => insertEntry(list, { ...contact, key }, index));
  };
  const move = (key: string, steps: 1 | -1) => {
    const buttons = [`card-${key}-up`, `card-${key}-down`];
    focusAfter(steps < 0 ? buttons : buttons.reverse());
    changeList((list) =>
      orderEntries(
        list,
        moveBy(
          list.map((contact) => contact.key),
          key,
          steps,
        ),
      ),
    );
  };
  const remove = (index: number, contact: CardContact) => {
    changeList((list) => removeEntry(list, contact.key));
    toasts.show({
      type: "success",
      title: t("contacts.removed", { name: nameOf(contact) }),
      action: {
        label: t("contacts.undo"),
        // Re-inserted rather than undone, so that later changes are preserved. An undo may have restored it
        // already.
        onAction: () => changeList((list) => insertEntry(removeEntry(list, contact.key), contact, index)),
      },
    });
  };
  const isFull = contacts.length >= max;

  return (
    <div className="flex flex-col gap-4">
      {template && locked.length > 0 ? <LockedContacts contacts={locked} names={names} /> : null}
      <SortableList
        label={t("contacts.label")}
        items={contacts.flatMap((contact, index) =>
          isLocked(contact)
            ? []
            : [
                {
                  id: contact.key,
                  contact,
                  canDuplicate: !isFull,
                  error: errorOf(`contacts.${index}.value`) ?? errorOf(`contacts.${index}.label`),
                },
              ],
        )}
        itemText={({ contact }) => nameOf(contact)}
        handleLabel={({ contact }) => t("contacts.handle", { name: nameOf(contact) })}
        onReorder={(keys) =>
          changeList((list) => orderEntries(list, [...locked.map(({ key }) => key), ...keys]))
        }
        renderEmpty={() => <p className="py-6 text-pretty text-muted">{t("contacts.empty")}</p>}
        renderItem={({ contact, canDuplicate, error }, { isFirst, isLast }) => (
          <ContactRow
            contact={contact}
            name={names[contact.name] ?? contact.name}
            place={{ isFirst, isLast }}
            error={error}
            canDuplicate={canDuplicate}
            onChange={(part) =>
              changeList((list) => replaceEntry(list, { ...contact, ...part }), contact.key)
            }
            onLeave={() => leave(`card-${contact.key}`)}
            onMove={(steps) => move(contact.key, steps)}
            onDuplicate={() => insert(contacts.indexOf(contact) + 1, contact)}
            onRemove={() => remove(contacts.indexOf(contact), contact)}
          >
            {renderMore?.(contact)}
          </ContactRow>
        )}
      />
      <AddContact
        names={names}
        without={template?.kinds}
        isDisabled={isFull}
        onAdd={(name) => insert(contacts.length, { name, label: "", value: "" })}
      />
      {isFull ? <p className="text-muted text-sm">{t("contacts.full", { count: max })}</p> : null}
    </div>
  );
}
