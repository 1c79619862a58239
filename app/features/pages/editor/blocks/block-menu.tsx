import { Plus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { BLOCK_TYPES, type BlockType, FREE_BLOCK_TYPES } from "~/domain/pages/blocks";
import { ProBadge } from "~/features/billing/pro-badge";
import { Button } from "~/ui/button";
import { Menu } from "~/ui/menu";
import { MenuItem } from "~/ui/menu-item";
import { BlockIcon } from "./block-icon";

interface BlockMenuProps {
  onAdd: (type: BlockType) => void;
  types?: readonly BlockType[];
}

/** The kinds of blocks to add; nothing that is typed changes them. */
export function BlockMenu({ onAdd, types = BLOCK_TYPES }: BlockMenuProps) {
  const { t } = useTranslation("editor");
  return (
    <Menu
      placement="bottom start"
      trigger={<Button icon={<Plus aria-hidden="true" />}>{t("blocks.add")}</Button>}
    >
      {types.map((type) => (
        <MenuItem
          key={type}
          icon={<BlockIcon type={type} />}
          textValue={t(`blocks.types.${type}`)}
          onAction={() => onAdd(type)}
        >
          <span className="flex flex-col">
            <span className="flex items-center gap-2">
              {t(`blocks.types.${type}`)}
              {FREE_BLOCK_TYPES.has(type) ? null : <ProBadge />}
            </span>
            <span className="text-muted text-sm">{t(`blocks.about.${type}`)}</span>
          </span>
        </MenuItem>
      ))}
    </Menu>
  );
}
