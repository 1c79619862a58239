import { Search } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useState } from "react";
import {
  Autocomplete,
  Header,
  Input,
  Menu,
  MenuSection,
  SearchField,
  useFilter,
} from "react-aria-components";
import { MenuItem } from "./menu-item";

export interface Choice {
  id: string;
  name: string;
  icon: ReactNode;
  /** What it is, below its name; it is searched too. */
  about?: string;
  /** Beside the name. */
  badge?: ReactNode;
}

interface SearchListProps {
  /** Accessible name of the list. */
  label: string;
  /** Placeholder of the search field. */
  searchLabel: string;
  /** Shown if no choice matches. */
  nothing: string;
  groups: readonly { label?: string; choices: readonly Choice[] }[];
  onPick: (id: string) => void;
  /** Takes a pasted text; false leaves it to the field. */
  onPaste?: (text: string) => boolean;
  autoFocus?: boolean;
}

/** Choices searchable by name: typing focuses the first match, the arrow keys move between matches. */
export function SearchList(props: SearchListProps) {
  const { label, searchLabel, nothing, groups, onPick, onPaste, autoFocus = false } = props;
  const { contains } = useFilter({ sensitivity: "base" });
  const [search, setSearch] = useState("");
  const matches = (name: string, typed: string) => contains(name, typed.trim());
  const first = groups.flatMap(({ choices }) => choices).find((choice) => matches(textOf(choice), search));
  function pick(id: string) {
    setSearch("");
    onPick(id);
  }
  /** Enter takes the first choice where none has the focus yet, as after pasting. */
  function onKeyDownCapture(event: KeyboardEvent) {
    const isChosen = event.target instanceof Element && event.target.hasAttribute("aria-activedescendant");
    if (event.key !== "Enter" || event.nativeEvent.isComposing || isChosen) return;
    if (!first || !search.trim()) return;
    event.preventDefault();
    event.stopPropagation();
    pick(first.id);
  }
  return (
    <Autocomplete inputValue={search} onInputChange={setSearch} filter={matches}>
      {/* In front of the field's own handler, which would take Enter for the whole list. */}
      <div className="contents" onKeyDownCapture={onKeyDownCapture}>
        <SearchField
          aria-label={searchLabel}
          autoFocus={autoFocus}
          className="flex items-center gap-2 border-rule border-b px-4"
        >
          <Search aria-hidden="true" className="size-4 shrink-0 text-muted" />
          <Input
            placeholder={searchLabel}
            onPaste={(event) => {
              if (onPaste?.(event.clipboardData.getData("text"))) event.preventDefault();
            }}
            className="min-h-11 min-w-0 flex-1 bg-transparent outline-none [&::-webkit-search-cancel-button]:hidden"
          />
        </SearchField>
      </div>
      <Menu
        aria-label={label}
        className="max-h-80 overflow-y-auto p-1 outline-none"
        onAction={(id) => pick(String(id))}
      >
        {groups.map((group, index) => (
          <MenuSection key={group.label ?? index} aria-label={group.label ?? label} className="pb-1">
            {group.label ? (
              <Header className="px-3 pt-3 pb-1 font-medium text-muted text-sm">{group.label}</Header>
            ) : null}
            {group.choices.map((choice) => (
              <MenuItem key={choice.id} id={choice.id} textValue={textOf(choice)} icon={choice.icon}>
                <ChoiceText choice={choice} />
              </MenuItem>
            ))}
          </MenuSection>
        ))}
      </Menu>
      <p role="status" className="px-4 py-4 text-muted empty:hidden">
        {first ? null : nothing}
      </p>
    </Autocomplete>
  );
}

/** What a choice is found by. */
const textOf = ({ name, about }: Choice) => (about ? `${name} ${about}` : name);

function ChoiceText({ choice: { name, about, badge } }: { choice: Choice }) {
  if (!about && !badge) return name;
  return (
    <span className="flex flex-col">
      <span className="flex items-center gap-2">
        {name}
        {badge}
      </span>
      {about ? <span className="text-muted text-sm">{about}</span> : null}
    </span>
  );
}
