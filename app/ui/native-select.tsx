import { ChevronDown } from "lucide-react";
import type { Choice } from "./choice";
import { cx } from "./cx";
import { controlFrame } from "./field-style";

interface NativeSelectProps {
  /** For screen readers. */
  label: string;
  /** Their labels are plain text. */
  choices: Pick<Choice, "id" | "label">[];
  value: string;
  onChange: (id: string) => void;
  className?: string;
}

/**
 * The browser's own select, for the rows of a long list: hundreds of `Select` would take seconds to mount and unmount.
 */
export function NativeSelect({ label, choices, value, onChange, className }: NativeSelectProps) {
  return (
    <span className={cx("relative flex items-center", className)}>
      <select
        aria-label={label}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        className={cx(
          controlFrame,
          "cursor-pointer appearance-none truncate py-1.5 ps-3 pe-9 focus-visible:ring-focus",
        )}
      >
        {choices.map((choice) => (
          <option key={choice.id} value={choice.id}>
            {choice.label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute end-3 size-[1.2em] text-muted"
      />
    </span>
  );
}
