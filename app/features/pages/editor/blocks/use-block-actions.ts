import { useTranslation } from "react-i18next";
import { findByKey, insertAfter, insertEntry, removeEntry } from "~/features/editing/lists/keyed-list";
import { usePageParts } from "~/features/pages/editor/editor-context";
import { focusBeside } from "./focus-row";
import { copyBlock } from "./new-block";
import { useDeletedNotice } from "./use-deleted-notice";

/** Actions on a block as a whole, from its row or its settings. The key of a deleted block has no effect. */
export function useBlockActions(): { duplicate(key: string): void; remove(key: string): void } {
  const { t } = useTranslation("editor");
  const announceDeleted = useDeletedNotice();
  const { content, changeBlocks, setView, store } = usePageParts();
  return {
    duplicate(key) {
      const block = findByKey(content().blocks, key);
      if (!block) return;
      const copy = copyBlock(block);
      changeBlocks((list) => insertAfter(list, copy, key));
      setView({ blockKey: copy.key, itemKey: null });
    },
    remove(key) {
      const { blocks } = content();
      const at = blocks.findIndex((block) => block.key === key);
      const block = blocks[at];
      if (!block) return;
      changeBlocks((list) => removeEntry(list, key));
      if (store.getState().view.blockKey === key) setView({ blockKey: null, itemKey: null });
      focusBeside(blocks, key);
      announceDeleted(t("blocks.deletedBlock"), () => {
        // Re-inserted rather than undone, so that later changes are preserved. An undo may have restored it
        // already.
        changeBlocks((list) => insertEntry(removeEntry(list, key), block, at));
        setView({ blockKey: key });
      });
    },
  };
}
