import { Search, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { LIMITS } from "~/domain/limits";
import { IconButton } from "~/ui/icon-button";
import { TextField } from "~/ui/text-field";
import { useSearchKey } from "~/ui/use-search-key";
import { useStableCallback } from "~/ui/use-stable-callback";

/** A search is made when nothing was typed for so long. */
const PAUSE_MS = 300;

interface SearchFieldProps {
  /** What the list is searched for now. */
  value: string;
  filterKey: string;
  isDisabled: boolean;
  onSearch: (search: string | undefined) => void;
}

/** Searches during input; the input is preserved until the address changes it. */
export function SearchField({ value, filterKey, isDisabled, onSearch }: SearchFieldProps) {
  const { t } = useTranslation("contactList");
  const [typed, setTyped] = useState(value);
  const sent = useRef(value);
  const input = useRef<HTMLInputElement>(null);
  useSearchKey(input);
  const search = useStableCallback((text: string) => {
    const trimmed = text.trim();
    if (trimmed === sent.current) return;
    sent.current = trimmed;
    onSearch(trimmed || undefined);
  });
  useEffect(() => {
    const timer = setTimeout(() => search(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, search]);
  // Back, forward and "clear all" search for something else than what was typed here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another filter may have the same search
  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    setTyped(value);
  }, [value, filterKey]);
  return (
    <TextField
      label={t("search.label")}
      isLabelHidden
      placeholder={t("search.placeholder")}
      value={typed}
      onChange={setTyped}
      isDisabled={isDisabled}
      maxLength={LIMITS.contactSearch}
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
