import { ArrowDown, ArrowUp } from "lucide-react";
import { memo, type ReactNode, useRef } from "react";
import { Button } from "react-aria-components";
import { useTranslation } from "react-i18next";
import { cx } from "~/ui/cx";
import { IconButton } from "~/ui/icon-button";
import { Switch } from "~/ui/switch";
import { useStableCallback } from "~/ui/use-stable-callback";

interface SortRowProps {
  name: string;
  detail?: string;
  icon?: ReactNode;
  /** Opens what the row is about; absent for a row that is only moved. */
  onOpen?: () => void;
  isOpen: boolean;
  /** What is open stands below the row; without it, elsewhere on the screen. */
  children?: ReactNode;
  /** Absent for what cannot be switched off by itself. */
  isOn?: boolean;
  onSwitch: (isOn: boolean) => void;
  isFirst: boolean;
  isLast: boolean;
  onMove: (steps: -1 | 1) => void;
  hasError?: boolean;
  opensBelow?: boolean;
}

/** A row of a sortable list: its name opens it, and it is moved and switched without being opened. */
export function SortRow(props: SortRowProps) {
  const { name, detail, icon, isOpen, isOn, isFirst, isLast, hasError, opensBelow } = props;
  const { t } = useTranslation("editor");
  const row = useRef<HTMLDivElement>(null);

  const move = useStableCallback((steps: -1 | 1) => {
    props.onMove(steps);
    // The row is put elsewhere in the document, which takes the focus from its button; at an end it has no use there.
    requestAnimationFrame(() => {
      const [up, down] = row.current?.querySelectorAll<HTMLButtonElement>("[data-move]") ?? [];
      const used = steps < 0 ? up : down;
      (used?.disabled ? (steps < 0 ? down : up) : used)?.focus();
      row.current?.scrollIntoView({ block: "nearest" });
    });
  });
  const onSwitch = useStableCallback(props.onSwitch);

  return (
    <div ref={row} className="flex scroll-mt-44 scroll-mb-20 flex-col">
      <div
        className={cx(
          "flex items-center gap-1",
          !opensBelow && "pe-1",
          isOpen && !opensBelow && "rounded-sm bg-accent-wash text-accent-strong",
        )}
      >
        {props.onOpen ? (
          <Button
            data-open=""
            onPress={props.onOpen}
            aria-expanded={opensBelow ? isOpen : undefined}
            aria-current={!opensBelow && isOpen ? "true" : undefined}
            className={cx(
              "flex min-h-10 min-w-0 flex-1 cursor-pointer items-center gap-2 rounded-sm px-1 text-start data-focus-visible:ring-focus",
              // A chosen row has one colour over its whole width.
              (!isOpen || opensBelow) && "hover:bg-hover",
            )}
          >
            <span aria-hidden="true" className="contents [&>svg]:size-4.5 [&>svg]:shrink-0">
              {icon}
            </span>
            <span className={cx("flex min-w-0 flex-col", isOn === false && "text-faint")}>
              <span className="truncate font-medium">{name}</span>
              {detail ? (
                <span dir="auto" className="truncate text-muted text-sm">
                  {detail}
                </span>
              ) : null}
            </span>
            {hasError ? (
              <span className="ms-auto size-2 shrink-0 rounded-full bg-danger">
                <span className="sr-only">{t("tabs.hasError")}</span>
              </span>
            ) : null}
          </Button>
        ) : (
          <span className="flex min-h-10 min-w-0 flex-1 items-center truncate px-1 text-muted">{name}</span>
        )}
        <MoveButtons name={name} isFirst={isFirst} isLast={isLast} onMove={move} />
        {isOn === undefined ? null : <OnSwitch name={name} isOn={isOn} onSwitch={onSwitch} />}
      </div>
      {opensBelow && isOpen ? props.children : null}
    </div>
  );
}

type MoveButtonsProps = Pick<SortRowProps, "name" | "isFirst" | "isLast" | "onMove">;

/** These two are not drawn anew when what is typed changes the words of their row. */
const MoveButtons = memo(function MoveButtons({ name, isFirst, isLast, onMove }: MoveButtonsProps) {
  const { t } = useTranslation("editor");
  return (
    <div className="flex shrink-0">
      <IconButton
        data-move=""
        size="small"
        label={t("blocks.up", { name })}
        icon={<ArrowUp />}
        hasNoTooltip
        isDisabled={isFirst}
        onPress={() => onMove(-1)}
      />
      <IconButton
        data-move=""
        size="small"
        label={t("blocks.down", { name })}
        icon={<ArrowDown />}
        hasNoTooltip
        isDisabled={isLast}
        onPress={() => onMove(1)}
      />
    </div>
  );
});

const OnSwitch = memo(function OnSwitch(
  props: { name: string; isOn: boolean } & Pick<SortRowProps, "onSwitch">,
) {
  const { t } = useTranslation("editor");
  return (
    <Switch
      label={t("blocks.visible", { name: props.name })}
      isLabelHidden
      isSelected={props.isOn}
      onChange={props.onSwitch}
      className="shrink-0"
    />
  );
});
