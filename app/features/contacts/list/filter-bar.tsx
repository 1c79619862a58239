import { ListFilter, X } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { ContactFilterInput } from "~/domain/contacts/filter";
import { Button } from "~/ui/button";
import { Popover } from "~/ui/popover";
import { SegmentedControl } from "~/ui/segmented-control";
import { useNumber } from "~/ui/use-number";
import { FilterPanel } from "./filter-panel";
import { SearchField } from "./search-field";
import { useChoices } from "./use-choices";
import type { FilterChange, FilterName } from "./use-contact-filter";
import { useFilterWords } from "./use-filter-words";

interface FilterBarProps {
  filter: ContactFilterInput;
  filterKey: string;
  /** How many wait as possible spam. */
  held: number;
  isActing: boolean;
  onChange: (change: FilterChange, replace?: boolean) => void;
  onClear: () => void;
}

/** Search and filters, each active one as a removable chip, and the link to the possible spam. */
export function FilterBar({ filter, filterKey, held, isActing, onChange, onClear }: FilterBarProps) {
  const { t } = useTranslation("contactList");
  const number = useNumber();
  const choices = useChoices(Boolean(filter.page || filter.card || filter.code));
  const words = useFilterWords(choices.choices);
  const { search: _search, held: shownHeld, team: _team, ...set } = filter;
  const names = Object.keys(set) as Exclude<FilterName, "search" | "held" | "team">[];
  return (
    <div className="flex flex-col gap-3 pb-4">
      {held > 0 || shownHeld ? (
        <SegmentedControl
          label={t("view.label")}
          isLabelHidden
          value={shownHeld ? "held" : "all"}
          onChange={(view) => onChange({ held: view === "held" ? "1" : undefined })}
          choices={[
            { id: "all", label: t("view.all") },
            { id: "held", label: held > 0 ? t("view.heldCount", { n: number(held) }) : t("view.held") },
          ]}
          className="max-w-md"
        />
      ) : null}
      {shownHeld ? <p className="max-w-prose text-pretty text-muted">{t("view.heldText")}</p> : null}
      <div className="flex items-start gap-2">
        <SearchField
          value={filter.search ?? ""}
          filterKey={filterKey}
          isDisabled={isActing}
          onSearch={(search) => onChange({ search }, true)}
        />
        <Popover
          label={t("filter.open")}
          placement="bottom end"
          onOpenChange={(isOpen) => isOpen && choices.load()}
          trigger={<Button icon={<ListFilter aria-hidden="true" />}>{t("filter.open")}</Button>}
          className="w-80"
        >
          <FilterPanel filter={filter} choices={choices.choices} isActing={isActing} onChange={onChange} />
        </Popover>
      </div>
      {names.length > 0 ? (
        <div className="flex flex-wrap items-center gap-2">
          {names.map((name) => {
            const chip = t("filter.chip", {
              name: t(`filter.${name}`),
              value: words(name, filter[name] ?? ""),
            });
            return (
              <Button
                key={name}
                size="small"
                aria-label={t("filter.remove", { name: chip })}
                trailingIcon={<X aria-hidden="true" className="text-muted" />}
                onPress={() => onChange({ [name]: undefined })}
                className="max-w-full"
              >
                <bdi className="block truncate font-normal">{chip}</bdi>
              </Button>
            );
          })}
          <Button size="small" variant="quiet" onPress={onClear}>
            {t("filter.clear")}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
