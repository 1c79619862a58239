import { useTranslation } from "react-i18next";
import { LIMITS } from "~/domain/limits";
import { SegmentedControl } from "~/ui/segmented-control";
import { TextField } from "~/ui/text-field";
import type { BlockFieldsProps } from "./block-fields-props";

/** A heading and its size. */
export function HeadingFields({ block, onChange, errorAt }: BlockFieldsProps<"heading">) {
  const { t } = useTranslation("editor");
  return (
    <>
      <TextField
        label={t("headings.text")}
        autoComplete="off"
        counter={LIMITS.heading}
        value={block.data.text}
        onChange={(text) => onChange({ text }, "text")}
        error={errorAt("text")}
      />
      <SegmentedControl
        label={t("headings.level")}
        value={String(block.data.level)}
        onChange={(level) => onChange({ level: level === "3" ? 3 : 2 })}
        choices={[
          { id: "2", label: t("headings.large") },
          { id: "3", label: t("headings.small") },
        ]}
      />
    </>
  );
}
