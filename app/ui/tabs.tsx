import { type ReactNode, useEffect, useRef } from "react";
import { Tabs as AriaTabs, type Key, Tab, TabList, TabPanel } from "react-aria-components";
import { cx } from "./cx";

export interface TabEntry {
  id: string;
  label: ReactNode;
  icon?: ReactNode;
  /** After the label: a count, a mark of an error. */
  badge?: ReactNode;
  content: ReactNode;
  isDisabled?: boolean;
  /** Parted from those before it by a line. */
  startsGroup?: boolean;
}

interface TabsProps {
  /** What the tabs are about, for screen readers. */
  label: string;
  tabs: TabEntry[];
  selectedKey?: string;
  defaultSelectedKey?: string;
  onSelectionChange?: (id: string) => void;
  /** Keeps hidden panels in the page, so that their input is preserved and submitted. */
  keepsPanels?: boolean;
  className?: string;
  listClassName?: string;
  panelClassName?: string;
}

/**
 * Panels of one screen, one shown at a time. A tab row wider than its room scrolls sideways, and fades at cut-off ends.
 */
export function Tabs(props: TabsProps) {
  const { label, tabs, selectedKey, defaultSelectedKey, onSelectionChange, keepsPanels, className } = props;
  return (
    <AriaTabs
      selectedKey={selectedKey}
      defaultSelectedKey={defaultSelectedKey}
      onSelectionChange={(key: Key) => onSelectionChange?.(String(key))}
      className={cx("flex min-h-0 flex-col", className)}
    >
      <TabList
        aria-label={label}
        className={cx(
          "faded-ends scrollbar-none flex shrink-0 gap-6 overflow-x-auto border-rule border-b px-1",
          props.listClassName,
        )}
      >
        {tabs.map((tab) => (
          <Tab
            key={tab.id}
            id={tab.id}
            isDisabled={tab.isDisabled}
            className={cx(
              "-mb-px flex min-h-11 shrink-0 cursor-pointer items-center gap-2 border-transparent border-b-2 font-medium text-muted outline-none transition-colors data-disabled:cursor-default data-selected:border-accent data-disabled:text-faint data-hovered:text-ink data-selected:text-ink data-focus-visible:rounded-sm data-focus-visible:outline-2 data-focus-visible:outline-focus data-focus-visible:-outline-offset-2 [&>svg]:size-[1.2em]",
              tab.startsGroup &&
                "relative ms-6 before:absolute before:-start-6 before:h-5 before:border-rule before:border-s",
            )}
          >
            {({ isSelected }) => (
              <>
                {tab.icon}
                {tab.label}
                {tab.badge}
                <InSight isWanted={isSelected} />
              </>
            )}
          </Tab>
        ))}
      </TabList>
      {tabs.map((tab) => (
        <TabPanel
          key={tab.id}
          id={tab.id}
          shouldForceMount={keepsPanels}
          className={cx("min-h-0 flex-1 pt-6 data-inert:hidden", props.panelClassName)}
        >
          {tab.content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}

/** Scrolls a row that is wider than the screen so that its tab is centred. Nothing else scrolls. */
function InSight({ isWanted }: { isWanted: boolean }) {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const tab = mark.current?.closest("[role=tab]");
    const row = tab?.closest("[role=tablist]");
    if (!isWanted || !tab || !row) return;
    // After React Aria, which scrolls to the focused tab too, and from right to left to the first one.
    const frame = requestAnimationFrame(() => {
      const [inner, outer] = [tab.getBoundingClientRect(), row.getBoundingClientRect()];
      row.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
    });
    return () => cancelAnimationFrame(frame);
  }, [isWanted]);
  return <span ref={mark} hidden />;
}
