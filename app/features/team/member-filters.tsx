import { Search, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { LIMITS } from "~/domain/limits";
import { MEMBER_STATES, type MemberFilter } from "~/domain/team/member";
import { IconButton } from "~/ui/icon-button";
import { Select } from "~/ui/select";
import { TextField } from "~/ui/text-field";
import { useStableCallback } from "~/ui/use-stable-callback";

/** A search is made when nothing was typed for so long. */
const PAUSE_MS = 40;
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
      <MemberSearch value={filter.search ?? ""} onSearch={(search) => onChange({ search }, true)} />
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

interface MemberSearchProps {
  /** What the list is searched for now. */
  value: string;
  onSearch: (search: string | undefined) => void;
}

/** Searches while it is typed in; what was typed stays until the address says otherwise. */
function MemberSearch({ value, onSearch }: MemberSearchProps) {
  const { t } = useTranslation("team");
  const [typed, setTyped] = useState(value);
  const sent = useRef(value);
  // Searches that the address has not come to yet: a slow one must not undo what was typed since.
  const underWay = useRef(new Set<string>());
  const input = useRef<HTMLInputElement>(null);
  const search = useStableCallback((text: string) => {
    const trimmed = text.trim();
    if (trimmed === sent.current) return;
    sent.current = trimmed;
    underWay.current.add(trimmed);
    onSearch(trimmed || undefined);
  });
  useEffect(() => {
    const timer = setTimeout(() => search(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, search]);
  // Back, forward and "show everybody" search for something else than what was typed here.
  useEffect(() => {
    if (value === sent.current) return underWay.current.clear();
    if (underWay.current.has(value)) return;
    sent.current = value;
    setTyped(value);
  }, [value]);
  return (
    <TextField
      label={t("search.label")}
      isLabelHidden
      placeholder={t("search.placeholder")}
      value={typed}
      onChange={setTyped}
      maxLength={LIMITS.memberSearch}
      autoComplete="off"
      inputRef={input}
      prefix={<Search aria-hidden="true" />}
      suffix={
        typed ? (
          <IconButton
            label={t("search.clear")}
            icon={<X />}
            size="small"
            hasNoTooltip
            onPress={() => {
              setTyped("");
              search("");
              input.current?.focus();
            }}
          />
        ) : null
      }
      onKeyDown={(event) => {
        if (event.key === "Enter") search(typed);
        else if (event.key === "Escape" && typed) setTyped("");
      }}
      className="min-w-0 flex-1"
    />
  );
}
