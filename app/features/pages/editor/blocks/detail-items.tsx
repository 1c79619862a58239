import { Plus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { newKey } from "~/domain/ids";
import { DETAIL_NAMES, type DetailItem } from "~/domain/pages/block-types/contact-details";
import type { BlockOf } from "~/domain/pages/blocks";
import { Button } from "~/ui/button";
import { Menu } from "~/ui/menu";
import { MenuItem } from "~/ui/menu-item";
import { DetailItemFields } from "./detail-item-fields";
import { ItemList, useItems } from "./item-list";

/** How to reach the owner: any number of each kind. */
export function DetailItems({ block }: { block: BlockOf<"contactDetails"> }) {
  const { t } = useTranslation("blocks");
  const { t: tName } = useTranslation("contacts");
  const { add } = useItems<DetailItem>(block);
  return (
    <div className="flex flex-col gap-4">
      <ItemList
        block={block}
        items={block.data.items}
        label={t("services.list")}
        deletedText={t("services.deleted")}
        emptyText={t("details.none")}
        nameOf={({ label, name }) => label || tName(name)}
        detailOf={({ value }) => value || undefined}
        renderFields={(item, act) => <DetailItemFields blockKey={block.key} item={item} {...act} />}
      />
      <div>
        <Menu
          placement="bottom start"
          trigger={<Button icon={<Plus aria-hidden="true" />}>{t("details.add")}</Button>}
        >
          {DETAIL_NAMES.map((name) => (
            <MenuItem
              key={name}
              textValue={tName(name)}
              onAction={() => add({ key: newKey(), name, label: "", value: "" })}
            >
              {tName(name)}
            </MenuItem>
          ))}
        </Menu>
      </div>
    </div>
  );
}
