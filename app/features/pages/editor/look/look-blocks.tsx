import { useTranslation } from "react-i18next";
import type { Block } from "~/domain/pages/blocks";
import { blockLine } from "~/features/pages/editor/blocks/block-editors";
import { BlockIcon } from "~/features/pages/editor/blocks/block-icon";
import { usePagePart } from "~/features/pages/editor/editor-context";
import { useNetworkName } from "~/features/pages/editor/use-network-name";
import { LookNote } from "./look-note";

/** The blocks that the page's look puts before the page's own, or after them: they are not changed here. */
export function LookBlocks({ place }: { place: "first" | "last" }) {
  const { t } = useTranslation("teamLook");
  const { t: tEditor } = useTranslation("editor");
  const networkName = useNetworkName();
  const look = usePagePart(({ stored }) => stored?.look);
  const blocks: Block[] = look?.[place] ?? [];
  if (!look || blocks.length === 0) return null;
  return (
    <section
      aria-label={t(`pages.${place}`)}
      data-locked={place}
      className="flex flex-col gap-3 rounded-md bg-sunken px-4 py-3"
    >
      <LookNote look={look} />
      <ul className="flex flex-col gap-2">
        {blocks.map((block) => (
          <li key={block.key} className="flex min-w-0 items-start gap-3 [&>svg]:mt-0.5 [&>svg]:size-4.5">
            <BlockIcon type={block.type} />
            <span className="flex min-w-0 flex-col">
              <span>{tEditor(`blocks.types.${block.type}`)}</span>
              <bdi className="truncate text-muted text-sm">
                {blockLine(block, { t: tEditor, networkName })}
              </bdi>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
