import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Block } from "~/domain/pages/blocks";
import {
  insertAfter,
  insertEntry,
  orderEntries,
  removeEntry,
  replaceEntry,
} from "~/features/editing/lists/keyed-list";
import { usePagePart, usePageParts } from "~/features/pages/editor/editor-context";
import { moveBy } from "~/ui/move-ids";
import { SortableList } from "~/ui/sortable-list";
import { focusBeside } from "./focus-row";
import { copyItem } from "./new-block";
import { SortRow } from "./sort-row";
import { useDeletedNotice } from "./use-deleted-notice";
import { useLinkClicks } from "./use-link-clicks";

/** A thing in a block's list; `enabled` where it can be switched off by itself. */
export interface ListedItem {
  key: string;
  enabled?: boolean;
}

/** Changes of the items of one block, found by its key whatever happened to the list of blocks meanwhile. */
export function useItems<T extends ListedItem>(block: Block) {
  const { changeBlocks, setView } = usePageParts();
  const change = (work: (items: T[]) => T[], group?: string) =>
    changeBlocks(
      (list) =>
        list.map((other) => {
          if (other.key !== block.key || other.type !== block.type || !("items" in other.data)) return other;
          // The list matches the block's type, which a union of lists cannot express.
          const items = work(other.data.items as unknown as T[]);
          return { ...other, data: { ...other.data, items } } as unknown as Block;
        }),
      group,
    );
  return {
    change,
    add: (item: T, after: string | null = null) => {
      change((list) => insertAfter(list, item, after));
      setView({ itemKey: item.key });
    },
  };
}

interface ItemListProps<T extends ListedItem> {
  block: Block;
  items: T[];
  /** Name of the list for screen readers. */
  label: string;
  /** The notice after one was deleted. */
  deletedText: string;
  emptyText: string;
  nameOf: (item: T) => string;
  detailOf: (item: T) => string | undefined;
  iconOf?: (item: T) => ReactNode;
  renderFields: (
    item: T,
    act: { onChange: (item: T, group?: string) => void; onDuplicate: () => void; onDelete: () => void },
  ) => ReactNode;
}

/** The items of a block in their order: one open at a time. */
export function ItemList<T extends ListedItem>(props: ItemListProps<T>) {
  const { block, items, nameOf, detailOf, iconOf, renderFields } = props;
  const { t } = useTranslation("editor");
  const { setView } = usePageParts();
  const openKey = usePagePart(({ view }) => view.itemKey);
  const problems = usePagePart((state) => state.problems);
  const { change, add } = useItems<T>(block);
  const announceDeleted = useDeletedNotice();
  const clicksOf = useLinkClicks();
  const wrong = problems.filter(({ blockKey }) => blockKey === block.key);
  const rows = items.map((item) => ({
    id: item.key,
    item,
    isOpen: openKey === item.key,
    note: clicksOf(item.key),
    // Error messages are beside the fields, so a changed one is a changed row.
    wrong: wrong
      .flatMap((error) => (error.itemKey === item.key ? `${error.field} ${error.messageKey}` : []))
      .join(),
  }));
  const reorder = (keys: string[]) => change((list) => orderEntries(list, keys));

  function remove(item: T) {
    let at = 0;
    change((list) => {
      at = list.findIndex(({ key }) => key === item.key);
      return removeEntry(list, item.key);
    });
    if (openKey === item.key) setView({ itemKey: null });
    focusBeside(items, item.key, block);
    announceDeleted(props.deletedText, () =>
      change((list) => insertEntry(removeEntry(list, item.key), item, at)),
    );
  }

  if (items.length === 0) return <p className="text-muted">{props.emptyText}</p>;
  return (
    <SortableList
      label={props.label}
      items={rows}
      itemText={({ item }) => nameOf(item)}
      handleLabel={({ item }) => t("blocks.handle", { name: nameOf(item) })}
      onReorder={reorder}
      renderItem={({ id, item, isOpen, note, wrong: own }, { isFirst, isLast }) => (
        <SortRow
          name={nameOf(item)}
          detail={detailOf(item)}
          note={note}
          icon={iconOf?.(item)}
          opensBelow
          isOpen={isOpen}
          onOpen={() => setView({ itemKey: isOpen ? null : id })}
          isOn={item.enabled}
          onSwitch={(enabled) => change((list) => replaceEntry(list, { ...item, enabled }))}
          isFirst={isFirst}
          isLast={isLast}
          onMove={(steps) =>
            change((list) =>
              orderEntries(
                list,
                moveBy(
                  list.map(({ key }) => key),
                  id,
                  steps,
                ),
              ),
            )
          }
          onDuplicate={() => add(copyItem(item), id)}
          onDelete={() => remove(item)}
          hasError={own !== ""}
        >
          {renderFields(item, {
            onChange: (changed, group) =>
              change((list) => replaceEntry(list, changed), group && `${id}.${group}`),
            onDuplicate: () => add(copyItem(item), id),
            onDelete: () => remove(item),
          })}
        </SortRow>
      )}
    />
  );
}
