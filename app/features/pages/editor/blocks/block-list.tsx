import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { BLOCK_TYPES, type Block, type BlockType } from "~/domain/pages/blocks";
import { orderEntries, replaceEntry } from "~/features/editing/lists/keyed-list";
import { usePagePart, usePageParts } from "~/features/pages/editor/editor-context";
import { useNetworkName } from "~/features/pages/editor/use-network-name";
import { moveBy } from "~/ui/move-ids";
import { SortableList } from "~/ui/sortable-list";
import { blockLine } from "./block-editors";
import { BlockIcon } from "./block-icon";
import { SortRow } from "./sort-row";
import { useBlockActions } from "./use-block-actions";

const keysOf = (list: readonly Block[]) => list.map(({ key }) => key);

/** A row of the list that is neither opened, switched nor deleted, only moved. */
export interface FixedRow {
  /** Of its block. */
  key: string;
  name: string;
}

/** All blocks of the page in their order. */
export function BlockList({ fixed }: { fixed?: FixedRow }) {
  const { t } = useTranslation("editor");
  const { changeBlocks, setView } = usePageParts();
  const blocks = usePagePart(({ history }) => history.present.content.blocks);
  const openKey = usePagePart(({ view }) => view.blockKey);
  const problems = usePagePart((state) => state.problems);
  const networkName = useNetworkName();
  const { duplicate, remove } = useBlockActions();
  const wrong = new Set(problems.map(({ blockKey }) => blockKey));
  const rowOf = useRows();
  const rows = blocks.map((block) => rowOf(block, openKey === block.key, wrong.has(block.key)));
  const reorder = (keys: string[]) => changeBlocks((list) => orderEntries(list, keys));
  // Looked up once: a list of hundreds is named again at each keystroke.
  const names = useMemo(
    () =>
      Object.fromEntries(
        BLOCK_TYPES.map((type) => {
          const name = t(`blocks.types.${type}`);
          return [type, { name, handle: t("blocks.handle", { name }) }];
        }),
      ) as Record<BlockType, { name: string; handle: string }>,
    [t],
  );
  const isFixed = ({ key }: Block) => key === fixed?.key;
  const nameOf = (block: Block) => (fixed && isFixed(block) ? fixed.name : names[block.type].name);

  return (
    <SortableList
      label={t("blocks.list")}
      items={rows}
      itemText={({ block }) => nameOf(block)}
      handleLabel={({ block }) =>
        fixed && isFixed(block) ? t("blocks.handle", { name: fixed.name }) : names[block.type].handle
      }
      onReorder={reorder}
      drawsOnlySeen
      renderItem={({ id, block, isOpen, hasError }, { isFirst, isLast }) => (
        <SortRow
          name={nameOf(block)}
          detail={isFixed(block) ? undefined : blockLine(block, { t, networkName })}
          icon={isFixed(block) ? undefined : <BlockIcon type={block.type} />}
          isOpen={isOpen}
          onOpen={isFixed(block) ? undefined : () => setView({ blockKey: id, itemKey: null })}
          isOn={isFixed(block) ? undefined : block.enabled}
          onSwitch={(enabled) => changeBlocks((list) => replaceEntry(list, { ...block, enabled }))}
          isFirst={isFirst}
          isLast={isLast}
          onMove={(steps) => changeBlocks((list) => orderEntries(list, moveBy(keysOf(list), id, steps)))}
          onDuplicate={isFixed(block) ? undefined : () => duplicate(id)}
          onDelete={isFixed(block) ? undefined : () => remove(id)}
          hasError={hasError}
        />
      )}
    />
  );
}

interface BlockRow {
  id: string;
  block: Block;
  isOpen: boolean;
  hasError: boolean;
}

/** @returns what makes the row of a block: the very same one as long as nothing of it changes */
function useRows(): (block: Block, isOpen: boolean, hasError: boolean) => BlockRow {
  const [known] = useState(() => new WeakMap<Block, BlockRow>());
  return (block, isOpen, hasError) => {
    const before = known.get(block);
    if (before?.isOpen === isOpen && before.hasError === hasError) return before;
    const row = { id: block.key, block, isOpen, hasError };
    known.set(block, row);
    return row;
  };
}
