import { Plus } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { ButtonsBlock } from "~/domain/pages/blocks";
import type { ButtonItem } from "~/domain/pages/link-blocks";
import { useEditor } from "~/features/pages/editor/editor-context";
import { Button } from "~/ui/button";
import { moveBy } from "~/ui/move-ids";
import { SortableList } from "~/ui/sortable-list";
import { useToasts } from "~/ui/toast-queue";
import { ButtonItemFields } from "./button-item-fields";
import { insertAfter, insertEntry, orderEntries, removeEntry, replaceEntry } from "./keyed-list";
import { copyItem, newItem } from "./new-block";
import { SortRow } from "./sort-row";

/** The links of a block: one open at a time. */
export function ButtonItems({ block }: { block: ButtonsBlock }) {
  const { t } = useTranslation("editor");
  const { changeBlocks, view, setView, errors } = useEditor();
  const toasts = useToasts();
  const { items } = block.data;
  const rows = items.map((item) => ({ id: item.key, item }));
  const nameOf = ({ title, url }: ButtonItem) => title || url || t("links.untitled");

  const changeItems = (work: (items: ButtonItem[]) => ButtonItem[], group?: string) =>
    changeBlocks(
      (list) =>
        list.map((other) =>
          other.key === block.key && other.type === "buttons"
            ? { ...other, data: { items: work(other.data.items) } }
            : other,
        ),
      group,
    );
  const reorder = (keys: string[]) => changeItems((list) => orderEntries(list, keys));

  function add(item: ButtonItem, after: string | null) {
    changeItems((list) => insertAfter(list, item, after));
    setView({ itemKey: item.key });
  }

  function remove(item: ButtonItem) {
    const at = items.findIndex(({ key }) => key === item.key);
    changeItems((list) => removeEntry(list, item.key));
    setView({ itemKey: null });
    toasts.show({
      title: t("blocks.deletedLink"),
      duration: 10_000,
      action: {
        label: t("blocks.undo"),
        onAction: () => changeItems((list) => insertEntry(removeEntry(list, item.key), item, at)),
      },
    });
  }

  return (
    <div className="flex flex-col gap-4">
      {items.length === 0 ? (
        <p className="text-muted">{t("links.noLinks")}</p>
      ) : (
        <SortableList
          label={t("links.list")}
          items={rows}
          itemText={({ item }) => nameOf(item)}
          handleLabel={({ item }) => t("blocks.handle", { name: nameOf(item) })}
          onReorder={reorder}
          renderItem={({ id, item }, { isFirst, isLast }) => (
            <SortRow
              name={nameOf(item)}
              detail={item.title ? item.url : undefined}
              opensBelow
              isOpen={view.itemKey === id}
              onOpen={() => setView({ itemKey: view.itemKey === id ? null : id })}
              isOn={item.enabled}
              onSwitch={(enabled) => changeItems((list) => replaceEntry(list, { ...item, enabled }))}
              isFirst={isFirst}
              isLast={isLast}
              onMove={(steps) =>
                reorder(
                  moveBy(
                    rows.map((row) => row.id),
                    id,
                    steps,
                  ),
                )
              }
              hasError={errors.some(({ itemKey }) => itemKey === id)}
            >
              <ButtonItemFields
                blockKey={block.key}
                item={item}
                onChange={(changed, group) =>
                  changeItems((list) => replaceEntry(list, changed), group && `${id}.${group}`)
                }
                onDuplicate={() => add(copyItem(item), id)}
                onDelete={() => remove(item)}
              />
            </SortRow>
          )}
        />
      )}
      <div>
        <Button icon={<Plus aria-hidden="true" />} onPress={() => add(newItem(), null)}>
          {t("links.add")}
        </Button>
      </div>
    </div>
  );
}
