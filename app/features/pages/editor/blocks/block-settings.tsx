import { Copy, Trash2 } from "lucide-react";
import { memo } from "react";
import { useTranslation } from "react-i18next";
import { type Block, type BlockType, FREE_BLOCK_TYPES } from "~/domain/pages/blocks";
import { ProBadge } from "~/features/billing/pro-badge";
import { useEditor, useFieldError } from "~/features/pages/editor/editor-context";
import { useRoot } from "~/features/shell/use-root";
import { Button } from "~/ui/button";
import { useToasts } from "~/ui/toast-queue";
import { useStableCallback } from "~/ui/use-stable-callback";
import { BlockFields } from "./block-fields";
import { focusBeside } from "./focus-row";
import { insertAfter, insertEntry, removeEntry, replaceEntry } from "./keyed-list";
import { copyBlock } from "./new-block";
import { ScheduleFields } from "./schedule-fields";

/** What can be changed of one block. */
export function BlockSettings({ block }: { block: Block }) {
  const { t } = useTranslation("editor");
  const { draft, changeBlocks, setView } = useEditor();
  const errorOf = useFieldError();
  const toasts = useToasts();

  const duplicate = useStableCallback(() => {
    const copy = copyBlock(block);
    changeBlocks((list) => insertAfter(list, copy, block.key));
    setView({ blockKey: copy.key, itemKey: null });
  });

  const remove = useStableCallback(() => {
    const { blocks } = draft.content;
    const at = blocks.findIndex(({ key }) => key === block.key);
    changeBlocks((list) => removeEntry(list, block.key));
    setView({ blockKey: null, itemKey: null });
    focusBeside(blocks, block.key);
    toasts.show({
      title: t("blocks.deletedBlock"),
      duration: 10_000,
      action: {
        label: t("blocks.undo"),
        onAction: () => {
          // Put back rather than undone: what was done since stays. An undo may have brought it back already.
          changeBlocks((list) => insertEntry(removeEntry(list, block.key), block, at));
          setView({ blockKey: block.key });
        },
      },
    });
  });

  const plan = useStableCallback((times: Pick<Block, "from" | "until">) =>
    changeBlocks((list) => replaceEntry(list, { ...block, ...times })),
  );

  return (
    <section className="flex flex-col gap-5">
      <Heading type={block.type} onDuplicate={duplicate} onRemove={remove} />
      <div data-fields="" className="contents">
        <BlockFields block={block} />
      </div>
      <ScheduleFields
        from={block.from}
        until={block.until}
        onChange={plan}
        error={errorOf({ tab: "blocks", blockKey: block.key, name: "until" })}
      />
    </section>
  );
}

interface HeadingProps {
  type: BlockType;
  onDuplicate: () => void;
  onRemove: () => void;
}

/** What kind of block it is and what can be done with it as a whole; nothing that is typed changes it. */
const Heading = memo(function Heading({ type, onDuplicate, onRemove }: HeadingProps) {
  const { t } = useTranslation("editor");
  const { t: tBlocks } = useTranslation("blocks");
  const { user } = useRoot();
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 className="flex items-center gap-2 font-semibold text-lg">
          {t(`blocks.types.${type}`)}
          {FREE_BLOCK_TYPES.has(type) ? null : <ProBadge />}
        </h2>
        <div className="-mx-3 flex">
          <Button variant="quiet" size="small" icon={<Copy />} onPress={onDuplicate}>
            {t("blocks.duplicate")}
          </Button>
          <Button variant="quiet" size="small" icon={<Trash2 />} onPress={onRemove}>
            {t("blocks.delete")}
          </Button>
        </div>
      </div>
      {FREE_BLOCK_TYPES.has(type) || user?.isPaid ? null : (
        <p className="-mt-3 text-muted text-sm">{tBlocks("proHint")}</p>
      )}
    </>
  );
});
