import type { ReactNode } from "react";
import { SwitchButton, SwitchField, type SwitchFieldProps, Text } from "react-aria-components";
import { cx } from "./cx";

export interface SwitchProps
  extends Omit<
    SwitchFieldProps,
    "children" | "className" | "style" | "render" | "validationBehavior" | "isInvalid"
  > {
  label: ReactNode;
  /** Named for screen readers only. */
  isLabelHidden?: boolean;
  description?: ReactNode;
  /** Before the switch, outside its press area: a badge or button that states what the setting requires. */
  badge?: ReactNode;
  className?: string;
}

/** A setting that is on or off and takes effect at once. Label first, switch at the end of the line. */
export function Switch({ label, isLabelHidden, description, badge, className, ...rest }: SwitchProps) {
  return (
    <SwitchField {...rest} validationBehavior="aria" className={cx("flex flex-col gap-0.5", className)}>
      <div className="flex min-h-6 items-center gap-2 pointer-coarse:min-h-11">
        <SwitchButton
          className={cx(
            "group cursor-pointer data-disabled:cursor-default",
            badge ? "contents" : "flex min-h-[inherit] flex-1 items-center justify-between gap-4",
          )}
        >
          <span className={cx("font-medium group-data-disabled:text-faint", isLabelHidden && "sr-only")}>
            {label}
          </span>
          <span
            className={cx(
              !badge && "ms-auto",
              "order-last flex h-6 w-10 shrink-0 items-center rounded-full border border-edge bg-sunken p-[3px] transition-colors group-data-selected:border-ink group-data-selected:bg-ink group-data-disabled:opacity-50 group-data-focus-visible:ring-focus",
            )}
          >
            <span className="size-4 rounded-full bg-edge transition-[translate,background-color] group-data-selected:translate-x-4 group-data-selected:bg-paper rtl:group-data-selected:-translate-x-4" />
          </span>
        </SwitchButton>
        {badge ? <span className="ms-auto">{badge}</span> : null}
      </div>
      {description ? (
        <Text slot="description" className="pe-14 text-muted text-sm">
          {description}
        </Text>
      ) : null}
    </SwitchField>
  );
}
