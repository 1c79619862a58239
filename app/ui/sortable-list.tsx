import { GripVertical } from "lucide-react";
import { createContext, type ReactNode, useContext } from "react";
import { Button, DropIndicator, GridList, GridListItem, useDragAndDrop } from "react-aria-components";
import { cx } from "./cx";
import { moveIds } from "./move-ids";

interface SortableListProps<T extends { id: string }> {
  /** What is listed, for screen readers. */
  label: string;
  items: readonly T[];
  /** Plain words for one item: it names the row and its handle. */
  itemText: (item: T) => string;
  /** Name of the handle of an item, for example its text with a word for dragging. */
  handleLabel: (item: T) => string;
  renderItem: (item: T, place: { index: number; isFirst: boolean; isLast: boolean }) => ReactNode;
  /** Called with all ids in their new order. */
  onReorder: (ids: string[]) => void;
  renderEmpty?: () => ReactNode;
  isDisabled?: boolean;
  className?: string;
}

/**
 * Draws a row by its id. React Aria builds its collection in a second pass; fields in a row would be drawn late
 * and lose the place of the cursor, so what a row shows comes by context, in the pass of the change itself.
 */
const RowContext = createContext<(id: string) => ReactNode>(() => null);

function Row({ id }: { id: string }) {
  return useContext(RowContext)(id);
}

/**
 * A list whose rows are put in order by mouse, touch or keyboard (Enter on the handle, arrows, Enter).
 * Rows may hold fields and buttons; offer move buttons among them with `moveBy`.
 */
export function SortableList<T extends { id: string }>(props: SortableListProps<T>) {
  const { label, items, itemText, handleLabel, renderItem, onReorder, renderEmpty, isDisabled, className } =
    props;
  const ids = items.map((item) => item.id);
  const { dragAndDropHooks } = useDragAndDrop<T>({
    isDisabled,
    getItems: (keys) => [...keys].map((key) => ({ "text/plain": String(key) })),
    onReorder: ({ keys, target }) => {
      const next = moveIds(ids, new Set([...keys].map(String)), String(target.key), target.dropPosition);
      if (next.some((id, index) => id !== ids[index])) onReorder(next);
    },
    renderDropIndicator: (target) => (
      <DropIndicator
        target={target}
        className="relative z-1 -my-[1.5px] h-[3px] rounded-full outline-none data-drop-target:bg-accent"
      />
    ),
  });
  const renderRow = (id: string) => {
    const index = ids.indexOf(id);
    const item = items[index];
    if (!item) return null;
    return (
      <>
        <Button
          slot="drag"
          aria-label={handleLabel(item)}
          className="flex h-10 w-7 shrink-0 cursor-grab items-center justify-center rounded-sm text-faint hover:bg-hover hover:text-ink pointer-coarse:h-11 pointer-coarse:w-9"
        >
          <GripVertical aria-hidden="true" className="size-[1.2em]" />
        </Button>
        <div className="min-w-0 flex-1">
          {renderItem(item, { index, isFirst: index === 0, isLast: index === ids.length - 1 })}
        </div>
      </>
    );
  };
  return (
    <RowContext.Provider value={renderRow}>
      <GridList
        aria-label={label}
        items={items}
        dragAndDropHooks={dragAndDropHooks}
        keyboardNavigationBehavior="tab"
        disallowTypeAhead
        renderEmptyState={renderEmpty}
        className={cx("flex flex-col outline-none", items.length > 0 && "border-rule border-t", className)}
      >
        {(item) => (
          <GridListItem
            id={item.id}
            textValue={itemText(item)}
            className="flex items-start gap-1 border-rule border-b bg-paper py-2 outline-none data-dragging:opacity-40 data-focus-visible:ring-focus"
          >
            <Row id={item.id} />
          </GridListItem>
        )}
      </GridList>
    </RowContext.Provider>
  );
}
