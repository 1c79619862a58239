import type { ReactNode } from "react";
import { ToggleButton, ToggleButtonGroup } from "react-aria-components";
import { cx } from "./cx";

interface ChipChoicesProps {
  label: string;
  choices: readonly { id: string; label: string; icon?: ReactNode }[];
  value: readonly string[];
  onChange: (ids: string[]) => void;
  /** Maximum number of choices. */
  max: number;
  className?: string;
}

/** Multiple choice of a few short options, each a toggle chip. */
export function ChipChoices({ label, choices, value, onChange, max, className }: ChipChoicesProps) {
  return (
    <ToggleButtonGroup
      aria-label={label}
      selectionMode="multiple"
      selectedKeys={value}
      onSelectionChange={(keys) => onChange([...keys].map(String).slice(0, max))}
      className={cx("flex flex-wrap gap-2", className)}
    >
      {choices.map((choice) => (
        <ToggleButton
          key={choice.id}
          id={choice.id}
          isDisabled={value.length >= max && !value.includes(choice.id)}
          className="flex min-h-9 cursor-pointer items-center gap-2 rounded-full border border-edge px-3 text-sm outline-none transition-colors data-disabled:cursor-default data-hovered:border-ink data-selected:border-ink data-disabled:border-rule data-selected:bg-ink data-disabled:text-faint data-selected:text-paper data-focus-visible:ring-focus pointer-coarse:min-h-11 [&_svg]:size-4"
        >
          {choice.icon}
          {choice.label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
