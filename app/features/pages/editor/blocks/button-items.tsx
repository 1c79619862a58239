import { Plus } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { ButtonItem } from "~/domain/pages/block-types/buttons";
import type { ButtonsBlock } from "~/domain/pages/blocks";
import { NetworkIcon } from "~/features/pages/blocks/network-icon";
import { Button } from "~/ui/button";
import { ButtonItemFields } from "./button-item-fields";
import { ItemList, useItems } from "./item-list";
import { newItem } from "./new-block";

/** The links of a block. */
export function ButtonItems({ block }: { block: ButtonsBlock }) {
  const { t } = useTranslation("editor");
  const { add } = useItems<ButtonItem>(block);
  return (
    <div className="flex flex-col gap-4">
      <ItemList
        block={block}
        items={block.data.items}
        label={t("links.list")}
        deletedText={t("blocks.deletedLink")}
        emptyText={t("links.noLinks")}
        nameOf={({ title, url }) => title || url || t("links.untitled")}
        detailOf={({ title, url }) => (title ? url : undefined)}
        iconOf={({ icon }) => <NetworkIcon name={icon} />}
        renderFields={(item, act) => <ButtonItemFields blockKey={block.key} item={item} {...act} />}
      />
      <div>
        <Button icon={<Plus aria-hidden="true" />} onPress={() => add(newItem())}>
          {t("links.add")}
        </Button>
      </div>
    </div>
  );
}
