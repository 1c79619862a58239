import { Copy, Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { FREE_BLOCK_TYPES } from "~/domain/pages/blocks";
import { findByKey, replaceEntry } from "~/features/editing/lists/keyed-list";
import { useFieldError, usePagePart, usePageParts } from "~/features/pages/editor/editor-context";
import { ProButton } from "~/features/shell/pro-badge";
import { useRoot } from "~/features/shell/use-root";
import { Button } from "~/ui/button";
import { BlockFields } from "./block-fields";
import { ScheduleFields } from "./schedule-fields";
import { useBlockActions } from "./use-block-actions";

/** What can be changed of one block. */
export function BlockSettings({ blockKey }: { blockKey: string }) {
  return (
    <section className="flex flex-col gap-5">
      <Heading blockKey={blockKey} />
      <Fields blockKey={blockKey} />
      <Schedule blockKey={blockKey} />
    </section>
  );
}

/** The block of a key; undefined in the moment in which it is deleted. */
const useBlock = (blockKey: string) =>
  usePagePart(({ history }) => findByKey(history.present.content.blocks, blockKey));

function Fields({ blockKey }: { blockKey: string }) {
  const block = useBlock(blockKey);
  return (
    <div data-fields="" className="contents">
      {block ? <BlockFields block={block} /> : null}
    </div>
  );
}

function Schedule({ blockKey }: { blockKey: string }) {
  const { changeBlocks } = usePageParts();
  const errorOf = useFieldError();
  const from = usePagePart(({ history }) => findByKey(history.present.content.blocks, blockKey)?.from);
  const until = usePagePart(({ history }) => findByKey(history.present.content.blocks, blockKey)?.until);
  return (
    <ScheduleFields
      from={from}
      until={until}
      onChange={(times) =>
        changeBlocks((list) => {
          const block = findByKey(list, blockKey);
          return block ? replaceEntry(list, { ...block, ...times }) : list;
        })
      }
      error={errorOf({ tab: "blocks", blockKey, name: "until" })}
    />
  );
}

/** What kind of block it is and what can be done with it as a whole; nothing that is typed changes it. */
function Heading({ blockKey }: { blockKey: string }) {
  const { t } = useTranslation("editor");
  const { t: tBlocks } = useTranslation("blocks");
  const { user } = useRoot();
  const { duplicate, remove } = useBlockActions();
  const type = usePagePart(({ history }) => findByKey(history.present.content.blocks, blockKey)?.type);
  if (!type) return null;

  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 className="flex items-center gap-2 font-semibold text-lg">
          {t(`blocks.types.${type}`)}
          {FREE_BLOCK_TYPES.has(type) ? null : (
            <ProButton feature={type === "collectContacts" ? "contacts" : "blocks"} />
          )}
        </h2>
        <div className="-mx-3 flex">
          <Button variant="quiet" size="small" icon={<Copy />} onPress={() => duplicate(blockKey)}>
            {t("blocks.duplicate")}
          </Button>
          <Button variant="quiet" size="small" icon={<Trash2 />} onPress={() => remove(blockKey)}>
            {t("blocks.delete")}
          </Button>
        </div>
      </div>
      {FREE_BLOCK_TYPES.has(type) || user?.isPaid ? null : (
        <p className="-mt-3 text-muted text-sm">{tBlocks("proHint")}</p>
      )}
    </>
  );
}
