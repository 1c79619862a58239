import { ArrowLeft, Plus } from "lucide-react";
import { memo, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { BlockType } from "~/domain/pages/blocks";
import { useEditor } from "~/features/pages/editor/editor-context";
import type { PageEditor } from "~/features/pages/editor/use-page-editor";
import { Button } from "~/ui/button";
import { cx } from "~/ui/cx";
import { EmptyState } from "~/ui/empty-state";
import { useStableCallback } from "~/ui/use-stable-callback";
import { BlockList } from "./block-list";
import { BlockMenu } from "./block-menu";
import { BlockSettings } from "./block-settings";
import { focusFirstField } from "./focus-row";
import { findByKey, insertAfter } from "./keyed-list";
import { newBlock } from "./new-block";
import { useListScroll } from "./use-list-scroll";
import { useRowInSight } from "./use-row-in-sight";

/** Beside a long list the settings stay in sight, below the bars; the padding leaves room for focus rings. */
const SETTINGS_IN_SIGHT =
  "@min-[42rem]:-mx-3 @min-[42rem]:sticky @min-[42rem]:top-44 @min-[42rem]:max-h-[calc(100dvh-12rem)] @min-[42rem]:self-start @min-[42rem]:overflow-y-auto @min-[42rem]:px-3 @min-[42rem]:pb-2";

/**
 * The blocks in their order, and beside them the settings of the one that is chosen; one at a time where there is no
 * room for two columns, as on a phone or beside a desktop's preview.
 */
export function BlocksTab() {
  const { t } = useTranslation("editor");
  const { draft, changeBlocks, view, setView } = useEditor();
  const { t: tSite } = useTranslation("site");
  const { t: tBlocks } = useTranslation("blocks");
  const words = { addToContacts: tSite("card.addToContacts"), shareDetails: tBlocks("form.share") };
  const { blocks } = draft.content;
  const chosen = findByKey(blocks, view.blockKey);
  useListScroll(!chosen);
  const list = useRef<HTMLDivElement>(null);
  const settings = useRef<HTMLDivElement>(null);
  useRowInSight(list, chosen?.key ?? null, chosen ? blocks.indexOf(chosen) / blocks.length : 0);

  const add = useStableCallback((type: BlockType) => {
    const block = newBlock(type, words);
    changeBlocks((list) => insertAfter(list, block, view.blockKey));
    const first = block.type === "buttons" ? (block.data.items[0]?.key ?? null) : null;
    setView({ blockKey: block.key, itemKey: first });
    focusFirstField(settings);
  });

  if (blocks.length === 0) {
    return (
      <EmptyState
        title={t("blocks.empty.title")}
        text={t("blocks.empty.text")}
        action={
          <div className="flex flex-wrap justify-center gap-2">
            <Button variant="primary" icon={<Plus />} onPress={() => add("buttons")}>
              {t("blocks.empty.action")}
            </Button>
            <BlockMenu onAdd={add} />
          </div>
        }
      />
    );
  }
  return (
    <div className="@container">
      <div className="grid grid-cols-1 gap-x-8 @min-[42rem]:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <div className={cx("flex flex-col gap-4", chosen && "@max-[42rem]:hidden")}>
          <div ref={list} className="[&_[role=row]]:scroll-mt-44">
            <BlockList />
          </div>
          <div>
            <BlockMenu onAdd={add} />
          </div>
        </div>
        <div className={cx("min-w-0", SETTINGS_IN_SIGHT, !chosen && "@max-[42rem]:hidden")}>
          {chosen ? (
            <div ref={settings}>
              <BackButton setView={setView} />
              <BlockSettings key={chosen.key} block={chosen} />
            </div>
          ) : (
            <p className="pt-3 text-muted">{t("blocks.choose")}</p>
          )}
        </div>
      </div>
    </div>
  );
}

/** Where one is shown at a time: from a block to the list of them. */
const BackButton = memo(function BackButton({ setView }: Pick<PageEditor, "setView">) {
  const { t } = useTranslation("editor");
  return (
    <Button
      variant="quiet"
      icon={<ArrowLeft className="rtl:-scale-x-100" />}
      className="-ms-3 mb-3 @min-[42rem]:hidden"
      onPress={() => setView({ blockKey: null, itemKey: null })}
    >
      {t("blocks.back")}
    </Button>
  );
});
