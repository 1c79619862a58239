import { Sparkles } from "lucide-react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { LIMITS } from "~/domain/limits";
import { type PastedLink, pastedLinks } from "~/domain/link-fetch/pasted-links";
import { recogniseLink } from "~/domain/networks/recognise";
import { type ButtonItem, LINK_LAYOUTS, type LinkLayout } from "~/domain/pages/block-types/buttons";
import { type Block, blockSchema } from "~/domain/pages/blocks";
import { insertAfter, removeEntry } from "~/features/editing/lists/keyed-list";
import { NetworkIcon } from "~/features/networks/network-icon";
import { usePageParts } from "~/features/pages/editor/editor-context";
import { Button } from "~/ui/button";
import { SegmentedControl } from "~/ui/segmented-control";
import type { BlockFieldsProps } from "./block-fields-props";
import { ButtonItemFields } from "./button-item-fields";
import { focusFirstField } from "./focus-row";
import { ItemList, useItems } from "./item-list";
import { askForLinks, useLinkOffers } from "./link-offers";
import { LinkPaste } from "./link-paste";
import { linkItem, newItem } from "./new-block";

/** The links of a block. */
export function ButtonItems({ block, onChange }: BlockFieldsProps<"buttons">) {
  const { t } = useTranslation("editor");
  const session = usePageParts();
  const { add, change } = useItems<ButtonItem>(block);
  const { items, layout = "list" } = block.data;
  const paste = useRef<HTMLInputElement>(null);

  function addLinks(
    links: readonly PastedLink[],
    at?: { after: string | null; isReplaced: boolean },
    isLeft = false,
  ) {
    // Empty rows are replaced by pasted links.
    const isKept = ({ title, url }: ButtonItem) => at !== undefined || title !== "" || url !== "";
    const room = LIMITS.itemsPerBlock - items.filter(isKept).length + (at?.isReplaced ? 1 : 0);
    const added = links.slice(0, room).map(linkItem);
    change((list) => {
      const laid = added.reduceRight(
        (all, item) => (at ? insertAfter(all, item, at.after) : all),
        at ? list : [...list.filter(isKept), ...added],
      );
      return at?.isReplaced && at.after !== null ? removeEntry(laid, at.after) : laid;
    });
    session.setView({ itemKey: null });
    // The field that received the paste is removed with its row.
    if (!isLeft) paste.current?.focus();
    void askForLinks(added.map(({ url }) => url));
    return links.length <= room;
  }

  /** Replaces a link by a player: below the block, which is removed if that was its only link. */
  function putPlayer(item: ButtonItem, player: { url: string; title: string; image?: string }) {
    const made = blockSchema.parse({ type: "embed", data: { url: player.url, title: player.title } });
    const embed = { ...made, data: { ...made.data, ...(player.image && { image: player.image }) } } as Block;
    session.changeBlocks((list) => {
      const laid = insertAfter(list, embed, block.key);
      return laid.flatMap((other) => (other.key === block.key ? withoutItem(other, item.key) : other));
    });
    session.setView({ blockKey: embed.key, itemKey: null });
    focusFirstField();
  }

  return (
    <div className="flex flex-col gap-4">
      <LinkPaste
        inputRef={paste}
        onLinks={(links, isLeft) => addLinks(links, undefined, isLeft)}
        onEmpty={() => (items.length < LIMITS.itemsPerBlock ? add(newItem()) : false)}
      />
      <ItemList
        block={block}
        items={items}
        label={t("links.list")}
        deletedText={t("blocks.deletedLink")}
        emptyText={t("links.noLinks")}
        nameOf={({ title, url }) => title || url || t("links.untitled")}
        detailOf={({ title, url }) => (title ? url : undefined)}
        iconOf={({ icon, image }) =>
          image ? (
            <img src={image} alt="" className="size-8 shrink-0 rounded-sm object-cover" />
          ) : (
            <NetworkIcon name={!icon || icon === "link" ? "website" : icon} />
          )
        }
        renderFields={(item, act) => (
          <ButtonItemFields
            blockKey={block.key}
            item={item}
            {...act}
            onNext={() => add(newItem(), item.key)}
            onPasteMany={(text) => {
              const links = pastedLinks(text);
              if (links.length > 1) addLinks(links, { after: item.key, isReplaced: true });
              return links.length > 1;
            }}
            // A look has no images.
            onPlayer={session.isLook ? undefined : (player) => putPlayer(item, player)}
          />
        )}
      />
      <FoundTitles items={items} onUse={change} />
      {items.length > 1 ? (
        <SegmentedControl
          label={t("links.layout")}
          value={layout}
          onChange={(chosen) => onChange({ layout: chosen === "list" ? undefined : (chosen as LinkLayout) })}
          choices={LINK_LAYOUTS.map((id) => ({ id, label: t(`links.layouts.${id}`) }))}
        />
      ) : null}
    </div>
  );
}

/**
 * Offers the page titles of links that still have the title derived from their address, all at once. Below the list,
 * because it appears while the user types in it.
 */
function FoundTitles({
  items,
  onUse,
}: {
  items: readonly ButtonItem[];
  onUse: (work: (items: ButtonItem[]) => ButtonItem[]) => void;
}) {
  const { t } = useTranslation("editor");
  const offers = useLinkOffers();
  const titleOf = ({ url, title }: ButtonItem) => {
    const found = offers.get(url)?.title;
    const isProposed = title === "" || title === recogniseLink(url).title;
    return found && found !== title && isProposed ? found : undefined;
  };
  if (items.filter((item) => titleOf(item)).length < 2) return null;
  return (
    <div role="status" className="flex flex-wrap items-center justify-between gap-2 rounded-md bg-sunken p-3">
      <p>{t("links.titlesFound")}</p>
      <Button
        size="small"
        icon={<Sparkles />}
        onPress={() => onUse((list) => list.map((item) => ({ ...item, title: titleOf(item) ?? item.title })))}
      >
        {t("links.useTitles")}
      </Button>
    </div>
  );
}

/** The block without a link; empty if that was its only one. */
function withoutItem(block: Block, key: string): Block | [] {
  if (block.type !== "buttons") return block;
  const items = removeEntry(block.data.items, key);
  return items.length === 0 ? [] : { ...block, data: { ...block.data, items } };
}
