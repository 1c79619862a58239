import { ArrowDown, ArrowUp, Copy, Ellipsis, Trash2 } from "lucide-react";
import { type KeyboardEvent, memo, type ReactNode, useLayoutEffect, useRef } from "react";
import { Button } from "react-aria-components";
import { useTranslation } from "react-i18next";
import { useRoot } from "~/features/shell/use-root";
import { isolatedName } from "~/i18n/isolated";
import { cx } from "~/ui/cx";
import { IconButton } from "~/ui/icon-button";
import { Menu } from "~/ui/menu";
import { MenuItem } from "~/ui/menu-item";
import { MenuSeparator } from "~/ui/menu-separator";
import { Switch } from "~/ui/switch";
import { useStableCallback } from "~/ui/use-stable-callback";

interface SortRowProps {
  name: string;
  detail?: string;
  /** At the end of the row, quietly. */
  note?: string;
  icon?: ReactNode;
  /** Opens what the row is about; absent for a row that is only moved. */
  onOpen?: () => void;
  isOpen: boolean;
  /** The open content is below the row; without it, elsewhere on the screen. */
  children?: ReactNode;
  /** Absent for what cannot be switched off by itself. */
  isOn?: boolean;
  onSwitch: (isOn: boolean) => void;
  isFirst: boolean;
  isLast: boolean;
  onMove: (steps: -1 | 1) => void;
  /** What else its menu offers. */
  onDuplicate?: () => void;
  onDelete?: () => void;
  hasError?: boolean;
  opensBelow?: boolean;
}

/**
 * A row of a sortable list: its name opens it, and it is moved and switched without being opened. It is moved by its
 * handle, its menu, and Alt with the arrow keys.
 */
export function SortRow(props: SortRowProps) {
  const { name, detail, icon, isOpen, isOn, isFirst, isLast, hasError, opensBelow } = props;
  const { t } = useTranslation("editor");
  const row = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(isOpen);
  /** Where the row was on the screen when it was pressed. */
  const pressedAt = useRef<number | null>(null);
  // The row above that closes for it takes its height along: it stays where it was pressed, or else in sight.
  useLayoutEffect(() => {
    const { current: element } = head;
    if (element && opensBelow && isOpen && !wasOpen.current) {
      if (pressedAt.current !== null)
        window.scrollBy({
          top: element.getBoundingClientRect().top - pressedAt.current,
          behavior: "instant",
        });
      element.scrollIntoView({ block: "nearest" });
    }
    wasOpen.current = isOpen;
    pressedAt.current = null;
  }, [opensBelow, isOpen]);
  const open = () => {
    pressedAt.current = head.current?.getBoundingClientRect().top ?? null;
    props.onOpen?.();
  };

  /** @param back the control that the row is moved by: being put elsewhere in the document takes its focus */
  const move = useStableCallback((steps: -1 | 1, back: string) => {
    if (steps < 0 ? isFirst : isLast) return;
    props.onMove(steps);
    requestAnimationFrame(() => {
      row.current?.querySelector<HTMLButtonElement>(back)?.focus();
      row.current?.scrollIntoView({ block: "nearest" });
    });
  });
  const onMoveKey = (event: Pick<KeyboardEvent, "key" | "altKey" | "preventDefault">) => {
    if (!event.altKey || (event.key !== "ArrowUp" && event.key !== "ArrowDown")) return;
    event.preventDefault();
    move(event.key === "ArrowUp" ? -1 : 1, "[data-open]");
  };
  const onSwitch = useStableCallback(props.onSwitch);
  const onDuplicate = useStableCallback(() => props.onDuplicate?.());
  const onDelete = useStableCallback(() => props.onDelete?.());

  return (
    <div ref={row} className="flex scroll-mt-30 scroll-mb-20 flex-col">
      <div
        ref={head}
        className={cx(
          "flex scroll-mt-30 scroll-mb-20 items-center gap-1",
          !opensBelow && "pe-1",
          isOpen && !opensBelow && "rounded-sm bg-accent-wash text-accent-strong",
        )}
      >
        {props.onOpen ? (
          <Button
            data-open=""
            onPress={open}
            onKeyDown={onMoveKey}
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
              <span className="break-words font-medium">
                <bdi>{name}</bdi>
              </span>
              {detail ? (
                <span dir="auto" className="truncate text-muted text-sm">
                  {detail}
                </span>
              ) : null}
            </span>
            {props.note ? (
              <span className="ms-auto shrink-0 text-faint text-sm tabular-nums">{props.note}</span>
            ) : null}
            {hasError ? (
              <span className="ms-auto size-2 shrink-0 rounded-full bg-danger">
                <span className="sr-only">{t("tabs.hasError")}</span>
              </span>
            ) : null}
          </Button>
        ) : (
          <span className="flex min-h-10 min-w-0 flex-1 items-center truncate px-1 text-muted">
            <bdi>{name}</bdi>
          </span>
        )}
        <RowMenu
          name={name}
          isFirst={isFirst}
          isLast={isLast}
          onMove={move}
          onDuplicate={props.onDuplicate && onDuplicate}
          onDelete={props.onDelete && onDelete}
        />
        {isOn === undefined ? null : <OnSwitch name={name} isOn={isOn} onSwitch={onSwitch} />}
      </div>
      {opensBelow && isOpen ? props.children : null}
    </div>
  );
}

interface RowMenuProps
  extends Pick<SortRowProps, "name" | "isFirst" | "isLast" | "onDuplicate" | "onDelete"> {
  onMove: (steps: -1 | 1, back: string) => void;
}

/** It is not re-rendered when input changes the text of its row. */
const RowMenu = memo(function RowMenu(props: RowMenuProps) {
  const { isFirst, isLast, onMove, onDuplicate, onDelete } = props;
  const { t } = useTranslation("editor");
  const { language } = useRoot();
  const name = isolatedName(language, props.name);
  return (
    <div className="shrink-0" data-more="">
      <Menu
        trigger={
          <IconButton label={t("blocks.more", { name: props.name })} icon={<Ellipsis />} hasNoTooltip />
        }
      >
        <MenuItem icon={<ArrowUp />} isDisabled={isFirst} onAction={() => onMove(-1, "[data-more] button")}>
          {t("blocks.up", { name })}
        </MenuItem>
        <MenuItem icon={<ArrowDown />} isDisabled={isLast} onAction={() => onMove(1, "[data-more] button")}>
          {t("blocks.down", { name })}
        </MenuItem>
        {onDuplicate ? (
          <MenuItem icon={<Copy />} onAction={onDuplicate}>
            {t("blocks.duplicate")}
          </MenuItem>
        ) : null}
        {onDelete ? <MenuSeparator /> : null}
        {onDelete ? (
          <MenuItem isDanger icon={<Trash2 />} onAction={onDelete}>
            {t("blocks.delete")}
          </MenuItem>
        ) : null}
      </Menu>
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
