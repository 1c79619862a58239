import { useTranslation } from "react-i18next";
import { GENERAL_SHAPES } from "~/domain/pages/theme";
import { ALIGNMENTS, RHYTHMS } from "~/domain/pages/theme-layout";
import { ProButton } from "~/features/shell/pro-badge";
import { SegmentedControl } from "~/ui/segmented-control";
import { Switch } from "~/ui/switch";
import { useTheme } from "./use-theme";

/** Corners, shadow and alignment of the page. */
export function ShapeSettings() {
  const { t } = useTranslation("design");
  const { theme, change } = useTheme();
  const { layout } = theme;
  return (
    <>
      <SegmentedControl
        label={t("shapes.align")}
        value={layout.align}
        onChange={(id) => {
          const align = ALIGNMENTS.find((known) => known === id);
          if (align) change({ layout: { ...layout, align } });
        }}
        choices={ALIGNMENTS.map((id) => ({ id, label: t(`shapes.${id}`) }))}
      />
      <SegmentedControl
        label={t("shapes.rhythm")}
        value={layout.rhythm}
        onChange={(id) => {
          const rhythm = RHYTHMS.find((known) => known === id);
          if (rhythm) change({ layout: { ...layout, rhythm } });
        }}
        choices={(["compact", "regular", "airy"] as const).map((id) => ({ id, label: t(`shapes.${id}`) }))}
      />
      <SegmentedControl
        label={t("shapes.general")}
        labelNote={<ProButton feature="buttonDesign" />}
        value={theme.generalShape}
        onChange={(id) => {
          const generalShape = GENERAL_SHAPES.find((known) => known === id);
          if (generalShape) change({ generalShape });
        }}
        choices={GENERAL_SHAPES.map((id) => ({ id, label: t(`shapes.${id}`) }))}
      />
      <Switch
        label={t("shapes.shadow")}
        badge={<ProButton feature="buttonDesign" />}
        isSelected={theme.isShadow}
        onChange={(isShadow) => change({ isShadow })}
      />
    </>
  );
}
