import { useTranslation } from "react-i18next";
import { LIMITS } from "~/domain/limits";
import { MEMBER_STATES, type MemberFilter } from "~/domain/team/member";
import { SearchField } from "~/ui/search-field";
import { Select } from "~/ui/select";

const ALL = "all";

interface MemberFiltersProps {
  filter: MemberFilter;
  onChange: (change: { search?: string; state?: string }, replace?: boolean) => void;
}

/** Search and state, in one line. */
export function MemberFilters({ filter, onChange }: MemberFiltersProps) {
  const { t } = useTranslation("team");
  return (
    <div className="flex flex-col gap-2 pb-4 sm:flex-row">
      <SearchField
        label={t("search.label")}
        placeholder={t("search.placeholder")}
        clearLabel={t("search.clear")}
        maxLength={LIMITS.memberSearch}
        value={filter.search ?? ""}
        onSearch={(search) => onChange({ search }, true)}
      />
      <Select
        label={t("filter.label")}
        isLabelHidden
        value={filter.state ?? ALL}
        onChange={(state) => onChange({ state: state === ALL ? undefined : state })}
        choices={[
          { id: ALL, label: t("filter.all") },
          ...MEMBER_STATES.toReversed().map((id) => ({ id, label: t(`state.${id}`) })),
        ]}
        className="sm:w-48"
      />
    </div>
  );
}
