import { Search, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { IconButton } from "./icon-button";
import { TextField } from "./text-field";
import { useSearchKey } from "./use-search-key";
import { useStableCallback } from "./use-stable-callback";

/** Delay between the last keystroke and the search. */
const PAUSE_MS = 40;

interface SearchFieldProps {
  label: string;
  placeholder?: string;
  clearLabel: string;
  maxLength: number;
  /** What is searched for now. */
  value: string;
  onSearch: (search: string | undefined) => void;
}

/**
 * Searches while the user types; the typed text stays until `value`, which may come from the URL, changes otherwise.
 */
export function SearchField(props: SearchFieldProps) {
  const { label, placeholder, clearLabel, maxLength, value, onSearch } = props;
  const [typed, setTyped] = useState(value);
  const sent = useRef(value);
  // Searches that the URL does not reflect yet: a slow one must not undo later typing.
  const underWay = useRef(new Set<string>());
  const input = useRef<HTMLInputElement>(null);
  useSearchKey(input);
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
  // Back, forward and what clears a filter search for something else than what was typed here.
  useEffect(() => {
    if (value === sent.current) return underWay.current.clear();
    if (underWay.current.has(value)) return;
    sent.current = value;
    setTyped(value);
  }, [value]);
  return (
    <TextField
      label={label}
      isLabelHidden
      placeholder={placeholder}
      value={typed}
      onChange={setTyped}
      maxLength={maxLength}
      autoComplete="off"
      inputRef={input}
      prefix={<Search aria-hidden="true" />}
      suffix={
        typed ? (
          <IconButton
            label={clearLabel}
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
