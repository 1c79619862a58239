import { Copy, Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { LIMITS } from "~/domain/limits";
import type { Block } from "~/domain/pages/blocks";
import { DIVIDER_STYLES } from "~/domain/pages/theme-layout";
import { useEditor, useFieldError } from "~/features/pages/editor/editor-context";
import { Button } from "~/ui/button";
import { SegmentedControl } from "~/ui/segmented-control";
import { TextArea } from "~/ui/text-area";
import { TextField } from "~/ui/text-field";
import { useToasts } from "~/ui/toast-queue";
import { ButtonItems } from "./button-items";
import { insertAfter, insertEntry, removeEntry, replaceEntry } from "./keyed-list";
import { copyBlock } from "./new-block";

/** What can be changed of one block. */
export function BlockSettings({ block }: { block: Block }) {
  const { t } = useTranslation("editor");
  const { draft, changeBlocks, setView } = useEditor();
  const toasts = useToasts();

  function duplicate() {
    const copy = copyBlock(block);
    changeBlocks((list) => insertAfter(list, copy, block.key));
    setView({ blockKey: copy.key, itemKey: null });
  }

  function remove() {
    const at = draft.content.blocks.findIndex(({ key }) => key === block.key);
    changeBlocks((list) => removeEntry(list, block.key));
    setView({ blockKey: null, itemKey: null });
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
  }

  return (
    <section className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 className="font-semibold text-lg">{t(`blocks.types.${block.type}`)}</h2>
        <div className="flex">
          <Button variant="quiet" size="small" icon={<Copy />} onPress={duplicate}>
            {t("blocks.duplicate")}
          </Button>
          <Button variant="quiet" size="small" icon={<Trash2 />} onPress={remove}>
            {t("blocks.delete")}
          </Button>
        </div>
      </div>
      <BlockFields block={block} />
    </section>
  );
}

function BlockFields({ block }: { block: Block }) {
  const { t } = useTranslation("editor");
  const { changeBlocks } = useEditor();
  const errorOf = useFieldError();
  const error = errorOf({ tab: "blocks", blockKey: block.key, name: "text" });
  const put = (changed: Block, group?: string) =>
    changeBlocks((list) => replaceEntry(list, changed), group && `${block.key}.${group}`);
  switch (block.type) {
    case "buttons":
      return <ButtonItems block={block} />;
    case "heading":
      return (
        <>
          <TextField
            label={t("headings.text")}
            autoComplete="off"
            counter={LIMITS.heading}
            value={block.data.text}
            onChange={(text) => put({ ...block, data: { ...block.data, text } }, "text")}
            error={error}
          />
          <SegmentedControl
            label={t("headings.level")}
            value={String(block.data.level)}
            onChange={(level) => put({ ...block, data: { ...block.data, level: level === "3" ? 3 : 2 } })}
            choices={[
              { id: "2", label: t("headings.large") },
              { id: "3", label: t("headings.small") },
            ]}
          />
        </>
      );
    case "text":
      return (
        <TextArea
          label={t("text.label")}
          rows={5}
          counter={LIMITS.textBlock}
          value={block.data.text}
          onChange={(text) => put({ ...block, data: { text } }, "text")}
          error={error}
        />
      );
    case "divider":
      return (
        <SegmentedControl
          label={t("divider.style")}
          value={block.data.style}
          onChange={(id) => {
            const style = DIVIDER_STYLES.find((known) => known === id);
            if (style) put({ ...block, data: { style } });
          }}
          choices={DIVIDER_STYLES.map((style) => ({ id: style, label: t(`divider.${style}`) }))}
        />
      );
  }
}
