import { useState } from "react";

interface Countable {
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
}

/** The length of a field's text (UTF-16 units, as zod and `maxlength` count), controlled or not. */
export function useCounter({ value, defaultValue, onChange }: Countable) {
  const [typed, setTyped] = useState((defaultValue ?? "").length);
  return {
    count: value === undefined ? typed : value.length,
    onChange: (text: string) => {
      setTyped(text.length);
      onChange?.(text);
    },
  };
}
