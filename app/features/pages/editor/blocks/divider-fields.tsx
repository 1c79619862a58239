import { useTranslation } from "react-i18next";
import { DIVIDER_STYLES } from "~/domain/pages/theme-layout";
import { SegmentedControl } from "~/ui/segmented-control";
import type { BlockFieldsProps } from "./block-fields-props";

/** The style of a divider. */
export function DividerFields({ block, onChange }: BlockFieldsProps<"divider">) {
  const { t } = useTranslation("editor");
  return (
    <SegmentedControl
      label={t("divider.style")}
      value={block.data.style}
      onChange={(id) => {
        const style = DIVIDER_STYLES.find((known) => known === id);
        if (style) onChange({ style });
      }}
      choices={DIVIDER_STYLES.map((style) => ({ id: style, label: t(`divider.${style}`) }))}
    />
  );
}
