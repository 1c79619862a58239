import { Plus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { newKey } from "~/domain/ids";
import { LIMITS } from "~/domain/limits";
import type { BlockOf } from "~/domain/pages/blocks";
import { DETAIL_NAMES, type DetailItem } from "~/domain/pages/contact-blocks";
import { useFieldError } from "~/features/pages/editor/editor-context";
import { Button } from "~/ui/button";
import { Menu } from "~/ui/menu";
import { MenuItem } from "~/ui/menu-item";
import { TextArea } from "~/ui/text-area";
import { TextField } from "~/ui/text-field";
import { ItemActions } from "./item-actions";
import { ItemList, useItems } from "./item-list";

/** How to reach the owner: any number of each kind. */
export function DetailItems({ block }: { block: BlockOf<"contactDetails"> }) {
  const { t } = useTranslation("blocks");
  const { t: tName } = useTranslation("contacts");
  const { add } = useItems<DetailItem>(block);
  const errorOf = useFieldError();
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
        renderFields={(item, { onChange, ...act }) => {
          const error = errorOf({ tab: "blocks", blockKey: block.key, itemKey: item.key, name: "value" });
          const isLong = item.name === "address" || item.name === "openHours";
          const setValue = (value: string) => onChange({ ...item, value }, "value");
          return (
            <div className="flex flex-col gap-4 px-1 pt-3 pb-4">
              {isLong ? (
                <TextArea
                  label={t("details.value")}
                  placeholder={item.name === "openHours" ? t("details.openHoursPlaceholder") : undefined}
                  rows={2}
                  value={item.value}
                  onChange={setValue}
                  error={error}
                />
              ) : (
                <TextField
                  label={t("details.value")}
                  type={item.name === "email" ? "email" : "tel"}
                  autoComplete="off"
                  value={item.value}
                  onChange={setValue}
                  error={error}
                />
              )}
              <TextField
                label={t("details.label")}
                placeholder={tName(item.name)}
                autoComplete="off"
                counter={LIMITS.contactLabel}
                value={item.label}
                onChange={(label) => onChange({ ...item, label }, "label")}
              />
              <ItemActions {...act} />
            </div>
          );
        }}
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
