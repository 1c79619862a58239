import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { LIMITS } from "~/domain/limits";
import type { DetailItem } from "~/domain/pages/block-types/contact-details";
import { detailProblem } from "~/domain/pages/detail-link";
import { UnusableContact } from "~/features/editing/unusable-contact";
import { useFieldError } from "~/features/pages/editor/editor-context";
import { TextArea } from "~/ui/text-area";
import { TextField } from "~/ui/text-field";
import { ItemActions } from "./item-actions";
import { useFocusOnNew } from "./use-focus-on-new";

interface DetailItemFieldsProps {
  blockKey: string;
  item: DetailItem;
  /** `group` names the field, so that a word is undone and not its letters. */
  onChange: (item: DetailItem, group?: string) => void;
  onDuplicate: () => void;
  onDelete: () => void;
}

/** A way to reach the owner: what it is, and what it is called. */
export function DetailItemFields({ blockKey, item, onChange, onDuplicate, onDelete }: DetailItemFieldsProps) {
  const { t } = useTranslation("blocks");
  const { t: tName } = useTranslation("contacts");
  const errorOf = useFieldError();
  const isNew = item.value === "" && item.label === "";
  const line = useFocusOnNew<HTMLInputElement>(isNew);
  const lines = useFocusOnNew<HTMLTextAreaElement>(isNew);
  // What an opened entry holds was left before.
  const [wasLeft, setWasLeft] = useState(!isNew);
  const problem = wasLeft ? detailProblem(item) : null;
  const warningId = useId();
  const value = {
    label: t("details.value"),
    value: item.value,
    onChange: (text: string) => {
      setWasLeft(false);
      onChange({ ...item, value: text }, "value");
    },
    onBlur: () => setWasLeft(true),
    error: errorOf({ tab: "blocks", blockKey, itemKey: item.key, name: "value" }),
  };
  return (
    <div className="flex flex-col gap-4 px-1 pt-3 pb-4">
      {item.name === "address" || item.name === "openHours" ? (
        <TextArea
          {...value}
          placeholder={item.name === "openHours" ? t("details.openHoursPlaceholder") : undefined}
          rows={2}
          inputRef={lines}
        />
      ) : (
        <div className="flex flex-col gap-1.5">
          <TextField
            {...value}
            type={item.name === "email" ? "email" : "tel"}
            autoComplete="off"
            inputRef={line}
            aria-describedby={problem ? warningId : undefined}
          />
          {problem ? <UnusableContact id={warningId} problem={problem} /> : null}
        </div>
      )}
      <TextField
        label={t("details.label")}
        placeholder={tName(item.name)}
        autoComplete="off"
        counter={LIMITS.contactLabel}
        value={item.label}
        onChange={(label) => onChange({ ...item, label }, "label")}
      />
      <ItemActions onDuplicate={onDuplicate} onDelete={onDelete} />
    </div>
  );
}
