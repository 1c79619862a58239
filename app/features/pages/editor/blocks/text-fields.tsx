import { useTranslation } from "react-i18next";
import { LIMITS } from "~/domain/limits";
import { TextArea } from "~/ui/text-area";
import type { BlockFieldsProps } from "./block-fields-props";

/** A text of several lines. */
export function TextFields({ block, onChange, errorAt }: BlockFieldsProps<"text">) {
  const { t } = useTranslation("editor");
  return (
    <TextArea
      label={t("text.label")}
      rows={5}
      counter={LIMITS.textBlock}
      value={block.data.text}
      onChange={(text) => onChange({ text }, "text")}
      error={errorAt("text")}
    />
  );
}
