import { useTranslation } from "react-i18next";
import { BLOCK_TYPES, type BlockType, FREE_BLOCK_TYPES } from "~/domain/pages/blocks";
import { ProBadge } from "~/features/shell/pro-badge";
import { SearchList } from "~/ui/search-list";
import { BlockIcon } from "./block-icon";

/** The types by what they are for; within a group those that are free come first. */
const GROUPS = {
  links: ["buttons", "socialIcons", "socialButtons", "messengers", "marketplaces", "videos"],
  content: ["heading", "text", "divider", "image", "embed"],
  contact: ["contactDetails", "businessCard", "collectContacts"],
} as const satisfies Record<string, readonly BlockType[]>;
type Group = keyof typeof GROUPS;

/** A type error names the block types that are in no group: nobody could add one. */
type Grouped = (typeof GROUPS)[Group][number];
const _areAllGrouped: Exclude<BlockType, Grouped> extends never ? true : Exclude<BlockType, Grouped> = true;

interface BlockChoicesProps {
  types?: readonly BlockType[];
  onPick: (type: BlockType) => void;
}

/** All kinds of blocks, to be searched. */
export function BlockChoices({ types = BLOCK_TYPES, onPick }: BlockChoicesProps) {
  const { t } = useTranslation("editor");
  const groups = (Object.keys(GROUPS) as Group[]).map((group) => ({
    label: t(`blocks.groups.${group}`),
    choices: GROUPS[group]
      .filter((type) => types.includes(type))
      .map((type) => ({
        id: type,
        name: t(`blocks.types.${type}`),
        about: t(`blocks.about.${type}`),
        icon: <BlockIcon type={type} />,
        badge: FREE_BLOCK_TYPES.has(type) ? null : <ProBadge />,
      })),
  }));
  return (
    <SearchList
      label={t("blocks.add")}
      searchLabel={t("blocks.search")}
      nothing={t("blocks.noMatch")}
      groups={groups.filter(({ choices }) => choices.length > 0)}
      onPick={(id) => {
        const type = BLOCK_TYPES.find((known) => known === id);
        if (type) onPick(type);
      }}
      autoFocus
    />
  );
}
