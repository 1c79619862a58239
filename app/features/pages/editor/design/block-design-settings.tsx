import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type BlockDesign, DESIGN_TYPES, DESIGNED_BLOCKS, type DesignedBlock } from "~/domain/pages/theme";
import { ProButton } from "~/features/billing/pro-badge";
import { SegmentedControl } from "~/ui/segmented-control";
import { Select } from "~/ui/select";
import { Switch } from "~/ui/switch";
import { ColorSetting } from "./color-setting";
import { useTheme } from "./use-theme";

/** Blocks whose buttons belong to a brand each. */
const BRANDED: readonly DesignedBlock[] = ["messengers", "marketplaces", "videos", "socialButtons"];

/** How the buttons of one kind of block look; each kind has a design of its own. */
export function BlockDesignSettings() {
  const { t } = useTranslation("design");
  const { t: tEditor } = useTranslation("editor");
  const { theme, change } = useTheme();
  const [chosen, setChosen] = useState<DesignedBlock>("buttons");
  const design = theme.blockDesign[chosen];
  const put = (part: Partial<BlockDesign>, group?: string) =>
    change(
      { blockDesign: { ...theme.blockDesign, [chosen]: { ...design, ...part } } },
      group && `${chosen}.${group}`,
    );
  return (
    <>
      <Select
        label={t("blocks.of")}
        labelNote={chosen === "buttons" ? undefined : <ProButton feature="buttonDesign" />}
        value={chosen}
        onChange={(id) => {
          const known = DESIGNED_BLOCKS.find((type) => type === id);
          if (known) setChosen(known);
        }}
        choices={DESIGNED_BLOCKS.map((id) => ({ id, label: tEditor(`blocks.types.${id}`) }))}
      />
      <SegmentedControl
        label={t("blocks.type")}
        value={design.type}
        onChange={(id) => {
          const type = DESIGN_TYPES.find((known) => known === id);
          if (type) put({ type });
        }}
        choices={DESIGN_TYPES.map((id) => ({ id, label: t(`blocks.${id}`) }))}
      />
      {BRANDED.includes(chosen) ? (
        <Switch
          label={t("blocks.brand")}
          isSelected={design.useBrandColors}
          onChange={(useBrandColors) => put({ useBrandColors })}
        />
      ) : null}
      <ColorSetting
        label={t("blocks.background")}
        value={design.background}
        onChange={(background) => put({ background }, "background")}
      />
      {design.type === "colored" ? (
        <ColorSetting
          label={t("blocks.color")}
          value={design.color}
          onChange={(color) => put({ color }, "color")}
        />
      ) : null}
    </>
  );
}
