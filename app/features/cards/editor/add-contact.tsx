import { Plus, Search } from "lucide-react";
import { type KeyboardEvent, useRef, useState } from "react";
import {
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

/** The list and its search: Enter takes the first that is left, the down arrow goes into the list. */
function ContactChoice({ names, onAdd }: Pick<AddContactProps, "names" | "onAdd">) {
  const { t } = useTranslation("cards");
  const { contains } = useFilter({ sensitivity: "base" });
  const [search, setSearch] = useState("");
  const list = useRef<HTMLDivElement>(null);
  const matching = (members: readonly string[]) =>
    members.filter((name) => contains(names[name] ?? name, search.trim()));
  const groups = [
    { label: t("contacts.details"), members: matching(PLAIN_CONTACT_NAMES) },
    { label: t("contacts.networks"), members: matching(NETWORK_CONTACT_NAMES) },
  ].filter(({ members }) => members.length > 0);
  const onKeyDown = (event: KeyboardEvent) => {
    const first = groups[0]?.members[0];
    if (event.key === "Enter" && first && search.trim()) onAdd(first);
    if (event.key !== "ArrowDown") return;
    event.preventDefault();
    list.current?.querySelector<HTMLElement>("[role=menuitem]")?.focus();
  };
  return (
    <>
      <SearchField
        aria-label={t("contacts.search")}
        autoFocus
        value={search}
        onChange={setSearch}
        className="flex items-center gap-2 border-rule border-b px-4"
      >
        <Search aria-hidden="true" className="size-4 shrink-0 text-muted" />
        <Input
          placeholder={t("contacts.search")}
          onKeyDown={onKeyDown}
          className="min-h-11 min-w-0 flex-1 bg-transparent outline-none [&::-webkit-search-cancel-button]:hidden"
        />
      </SearchField>
      {groups.length === 0 ? (
        <p role="status" className="px-4 py-4 text-muted">
          {t("contacts.noMatch")}
        </p>
      ) : (
        <Menu
          ref={list}
          aria-label={t("contacts.add")}
          className="max-h-80 overflow-y-auto p-1 outline-none"
          onAction={(name) => onAdd(String(name))}
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
      )}
    </>
  );
}
