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
import { TakeFirst } from "~/ui/take-first";
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
  const [isOpen, setOpen] = useState(false);
  const add = (name: string) => {
    setOpen(false);
    onAdd(name);
  };
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
        <ContactChoice names={names} onAdd={add} />
      </Popover>
    </DialogTrigger>
  );
}

/** The list and its search: what is typed focuses the first that is left, the arrows go through them. */
function ContactChoice({ names, onAdd }: Pick<AddContactProps, "names" | "onAdd">) {
  const { t } = useTranslation("cards");
  const { contains } = useFilter({ sensitivity: "base" });
  const [search, setSearch] = useState("");
  const matches = (text: string, typed: string) => contains(text, typed.trim());
  const nameOf = (name: string) => names[name] ?? name;
  const first = GROUPS.flatMap(({ members }) => members).find((name) => matches(nameOf(name), search));
  return (
    <Autocomplete inputValue={search} onInputChange={setSearch} filter={matches}>
      <TakeFirst onEnter={first && search.trim() ? () => onAdd(first) : undefined}>
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
      </TakeFirst>
      <Menu
        aria-label={t("contacts.add")}
        className="max-h-80 overflow-y-auto p-1 outline-none"
        onAction={(name) => onAdd(String(name))}
      >
        {GROUPS.map(({ label, members }) => (
          <MenuSection key={label} className="pb-1">
            <Header className="px-3 pt-3 pb-1 font-medium text-muted text-sm">
              {t(`contacts.${label}`)}
            </Header>
            {members.map((name) => (
              <MenuItem key={name} id={name} textValue={nameOf(name)} icon={<ContactIcon name={name} />}>
                {nameOf(name)}
              </MenuItem>
            ))}
          </MenuSection>
        ))}
      </Menu>
      <p role="status" className="px-4 py-4 text-muted empty:hidden">
        {first ? null : t("contacts.noMatch")}
      </p>
    </Autocomplete>
  );
}

const GROUPS = [
  { label: "details", members: PLAIN_CONTACT_NAMES },
  { label: "networks", members: NETWORK_CONTACT_NAMES },
] as const;
