import { ArrowLeft } from "lucide-react";
import { lazy, Suspense, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { fetchableUrl } from "~/domain/link-fetch/fetchable-url";
import type { PastedLink } from "~/domain/link-fetch/pasted-links";
import { recogniseLink } from "~/domain/networks/recognise";
import type { Block, BlockType, ButtonsBlock } from "~/domain/pages/blocks";
import { findByKey, insertAfter } from "~/features/editing/lists/keyed-list";
import { type PartsState, usePagePart, usePageParts } from "~/features/pages/editor/editor-context";
import { LookBlocks } from "~/features/pages/editor/look/look-blocks";
import { loadWithMessages } from "~/i18n/with-messages";
import { Button } from "~/ui/button";
import { cx } from "~/ui/cx";
import { EmptyState } from "~/ui/empty-state";
import { BlockList, type FixedRow } from "./block-list";
import { BlockMenu } from "./block-menu";
import { BlockSettings } from "./block-settings";
import { focusFirstField } from "./focus-row";
import { askForLinks } from "./link-offers";
import { LinkPaste } from "./link-paste";
import { linkItem, newBlock } from "./new-block";
import { useListScroll } from "./use-list-scroll";
import { useRowInSight } from "./use-row-in-sight";

const BringOffer = lazy(async () => {
  const part = await loadWithMessages(["bring"], () => import("~/features/pages/bring/bring-offer"));
  return { default: part.BringOffer };
});

/** Beside a long list the settings stay in sight, below the bars; the padding leaves room for focus rings. */
const SETTINGS_IN_SIGHT =
  "@min-[42rem]:-mx-3 @min-[42rem]:sticky @min-[42rem]:top-30 @min-[42rem]:max-h-[calc(100dvh-8.5rem)] @min-[42rem]:self-start @min-[42rem]:overflow-y-auto @min-[42rem]:px-3 @min-[42rem]:pb-2";

interface BlocksTabProps {
  /** Types that can be added; all by default. */
  types?: readonly BlockType[];
  fixed?: FixedRow;
}

/**
 * The blocks in their order, and beside them the settings of the chosen one; one at a time without room for two
 * columns, as on a phone or beside a desktop's preview.
 */
export function BlocksTab({ types, fixed }: BlocksTabProps) {
  const { t } = useTranslation("editor");
  const session = usePageParts();
  const isEmpty = usePagePart(({ history }) => history.present.content.blocks.length === 0);
  const chosen = usePagePart(chosenKey);
  const lone = usePagePart(loneLinks);
  const [pasted, setPasted] = useState<string | null>(null);
  const isPastedAlone = usePagePart(({ history }) => onlyLink(history.present.content.blocks) === pasted);
  const { t: tSite } = useTranslation("site");
  const { t: tBlocks } = useTranslation("blocks");
  const messages = { addToContacts: tSite("card.addToContacts"), shareDetails: tBlocks("form.share") };
  useListScroll(!chosen);
  const list = useRef<HTMLDivElement>(null);
  useRowInSight(list, chosen, () => placeOf(session.content().blocks, chosen));

  function add(type: BlockType) {
    const block = newBlock(type, messages);
    session.changeBlocks((list) => insertAfter(list, block, chosen));
    const first = block.type === "buttons" ? (block.data.items[0]?.key ?? null) : null;
    session.setView({ blockKey: block.key, itemKey: first });
    focusFirstField();
  }

  /** Links that are pasted before there is a block are a block of links. */
  function addLinks(links: PastedLink[], isLeft: boolean) {
    const block = newBlock("buttons", messages) as ButtonsBlock;
    const filled = { ...block, data: { ...block.data, items: links.map(linkItem) } };
    session.changeBlocks((list) => [...list, filled]);
    session.setView({ blockKey: block.key, itemKey: null });
    // The field that they were pasted into went with the empty page: the next ones go into the block's.
    if (!isLeft) focusFirstField();
    const [link, ...others] = links;
    // A profile on a network that we know has no links of one's own to take over.
    const isOwnPage = link && others.length === 0 && !recogniseLink(link.url).service;
    setPasted(isOwnPage && fetchableUrl(link.url, []) ? link.url : null);
    void askForLinks(links.map(({ url }) => url));
  }

  if (isEmpty) {
    return (
      <div className="flex flex-col gap-4">
        <LookBlocks place="first" />
        <EmptyState
          title={t("blocks.empty.title")}
          text={t("blocks.empty.text")}
          action={
            <div className="flex w-full max-w-xl flex-col gap-4 text-start">
              <LinkPaste onLinks={addLinks} onEmpty={() => add("buttons")} addText={t("links.add")} />
              <div>
                <BlockMenu onAdd={add} types={types} />
              </div>
            </div>
          }
        />
        <LookBlocks place="last" />
      </div>
    );
  }
  if (lone && !fixed) {
    return (
      <div className="flex max-w-2xl flex-col gap-4">
        <LookBlocks place="first" />
        {pasted && isPastedAlone ? (
          <Suspense>
            <BringOffer url={pasted} />
          </Suspense>
        ) : null}
        <div className="flex flex-col gap-4">
          <BlockSettings key={lone} blockKey={lone} />
        </div>
        <LookBlocks place="last" />
        <div>
          <BlockMenu onAdd={add} types={types} />
        </div>
      </div>
    );
  }
  return (
    <div className="@container">
      <div className="grid grid-cols-1 gap-x-8 @min-[42rem]:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <div className={cx("flex flex-col gap-4", chosen && "@max-[42rem]:hidden")}>
          <LookBlocks place="first" />
          <div ref={list} className="[&_[role=row]]:scroll-mt-30">
            <BlockList fixed={fixed} />
          </div>
          <LookBlocks place="last" />
          <div>
            <BlockMenu onAdd={add} types={types} />
          </div>
        </div>
        <div className={cx("min-w-0", SETTINGS_IN_SIGHT, !chosen && "@max-[42rem]:hidden")}>
          {chosen ? (
            <div>
              <BackButton />
              <BlockSettings key={chosen} blockKey={chosen} />
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
function BackButton() {
  const { t } = useTranslation("editor");
  const { setView } = usePageParts();
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
}

/** The key of the block whose settings are shown; null without one, or once it is deleted. */
const chosenKey = ({ history, view }: PartsState): string | null =>
  findByKey(history.present.content.blocks, view.blockKey)?.key ?? null;

/** The key of a page's only block where that is one of links that is shown: those are rows in its place. */
const loneLinks = ({ history }: PartsState): string | null => {
  const [only, ...others] = history.present.content.blocks;
  return only?.type === "buttons" && only.enabled && others.length === 0 ? only.key : null;
};

/** The position of a block in the list: 0 at the top, 1 past the end. */
const placeOf = (blocks: readonly Block[], key: string | null) =>
  blocks.findIndex((block) => block.key === key) / Math.max(1, blocks.length);

/** The address of the only link that a page has; undefined where it has more or other things. */
const onlyLink = ([only, ...others]: readonly Block[]): string | undefined =>
  only?.type === "buttons" && others.length === 0 && only.data.items.length === 1
    ? only.data.items[0]?.url
    : undefined;
