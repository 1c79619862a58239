import { Plus, Search } from "lucide-react";
import { useState } from "react";
import {
  Autocomplete,
  DialogTrigger,
  Header,
  Input,
  Menu,
  MenuSection,
  Popover,
  SearchField,
  useFilter,
} from "react-aria-components";
import { useTranslation } from "react-i18next";
import { NETWORK_CONTACT_NAMES, PLAIN_CONTACT_NAMES } from "~/domain/cards/contact-names";
import { Button } from "~/ui/button";
import { cx } from "~/ui/cx";
import { MenuItem } from "~/ui/menu-item";
import { popoverFrame } from "~/ui/popover-style";
import { ContactIcon } from "./contact-icon";

interface AddContactProps {
  /** What each kind of contact is called. */
  names: Record<string, string>;
  onAdd: (name: string) => void;
  isDisabled?: boolean;
}

/** A button with a list to search: contact details first, then networks. */
export function AddContact({ names, onAdd, isDisabled }: AddContactProps) {
  const { t } = useTranslation("cards");
  const { contains } = useFilter({ sensitivity: "base" });
  const [isOpen, setOpen] = useState(false);
  const groups = [
    { label: t("contacts.details"), members: PLAIN_CONTACT_NAMES as readonly string[] },
    { label: t("contacts.networks"), members: NETWORK_CONTACT_NAMES },
  ];
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
        <Autocomplete filter={contains}>
          <SearchField
            aria-label={t("contacts.search")}
            autoFocus
            className="flex items-center gap-2 border-rule border-b px-4"
          >
            <Search aria-hidden="true" className="size-4 shrink-0 text-muted" />
            <Input
              placeholder={t("contacts.search")}
              className="min-h-11 min-w-0 flex-1 bg-transparent outline-none [&::-webkit-search-cancel-button]:hidden"
            />
          </SearchField>
          <Menu
            aria-label={t("contacts.add")}
            className="max-h-80 overflow-y-auto p-1 outline-none"
            onAction={(name) => {
              setOpen(false);
              onAdd(String(name));
            }}
            renderEmptyState={() => <p className="px-3 py-4 text-muted">{t("contacts.noMatch")}</p>}
          >
            {groups.map(({ label, members }) => (
              <MenuSection key={label} className="pb-1">
                <Header className="px-3 pt-3 pb-1 font-medium text-muted text-sm">{label}</Header>
                {members.map((name) => (
                  <MenuItem key={name} id={name} textValue={names[name]} icon={<ContactIcon name={name} />}>
                    {names[name]}
                  </MenuItem>
                ))}
              </MenuSection>
            ))}
          </Menu>
        </Autocomplete>
      </Popover>
    </DialogTrigger>
  );
}
