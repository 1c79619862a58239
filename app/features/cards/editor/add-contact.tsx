import { Plus } from "lucide-react";
import { useState } from "react";
import { DialogTrigger, Popover } from "react-aria-components";
import { useTranslation } from "react-i18next";
import { NETWORK_CONTACT_NAMES, PLAIN_CONTACT_NAMES } from "~/domain/cards/contact-names";
import { Button } from "~/ui/button";
import { cx } from "~/ui/cx";
import { popoverFrame } from "~/ui/popover-style";
import { SearchList } from "~/ui/search-list";
import { ContactIcon } from "./contact-icon";

interface AddContactProps {
  /** What each kind of contact is called. */
  names: Record<string, string>;
  onAdd: (name: string) => void;
  isDisabled?: boolean;
  /** Kinds that are not offered. */
  without?: readonly string[];
}

/** A button with a list to search: contact details first, then networks. */
export function AddContact({ names, onAdd, isDisabled, without = [] }: AddContactProps) {
  const { t } = useTranslation("cards");
  const [isOpen, setOpen] = useState(false);
  const choices = (members: readonly string[]) =>
    members
      .filter((id) => !without.includes(id))
      .map((id) => ({ id, name: names[id] ?? id, icon: <ContactIcon name={id} /> }));
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <Button icon={<Plus />} isDisabled={isDisabled} className="self-start">
        {t("contacts.add")}
      </Button>
      <Popover
        aria-label={t("contacts.add")}
        placement="bottom start"
        offset={6}
        className={cx(popoverFrame, "w-72")}
      >
        <SearchList
          label={t("contacts.add")}
          searchLabel={t("contacts.search")}
          nothing={t("contacts.noMatch")}
          groups={[
            { label: t("contacts.details"), choices: choices(PLAIN_CONTACT_NAMES) },
            { label: t("contacts.networks"), choices: choices(NETWORK_CONTACT_NAMES) },
          ]}
          onPick={(name) => {
            setOpen(false);
            onAdd(name);
          }}
          autoFocus
        />
      </Popover>
    </DialogTrigger>
  );
}
