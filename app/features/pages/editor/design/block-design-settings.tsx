import { useState } from "react";
import { useTranslation } from "react-i18next";
import {
  type BlockDesign,
  DESIGN_TYPES,
  DESIGNED_BLOCKS,
  type DesignedBlock,
  type Theme,
} from "~/domain/pages/theme";
import { ProButton } from "~/features/shell/pro-badge";
import { Disclosure } from "~/ui/disclosure";
import { SegmentedControl } from "~/ui/segmented-control";
import { Select } from "~/ui/select";
import { Switch } from "~/ui/switch";
import { ColorSetting } from "./color-setting";
import { useTheme } from "./use-theme";

/** Blocks whose buttons each belong to a brand. */
const BRANDED: readonly DesignedBlock[] = ["messengers", "marketplaces", "videos", "socialButtons"];
const OWN = DESIGNED_BLOCKS.filter((type) => type !== "buttons");

const isSame = (a: BlockDesign, b: BlockDesign) =>
  a.type === b.type && a.background === b.background && a.color === b.color;

/** One style for all buttons; a kind of block that differs is set apart below, and stays so. */
export function BlockDesignSettings() {
  const { t } = useTranslation("design");
  const { theme, change } = useTheme();
  return (
    <>
      <DesignFields
        design={theme.blockDesign.buttons}
        onChange={(part, group) =>
          change({ blockDesign: withStyle(theme.blockDesign, part) }, group && `buttons.${group}`)
        }
      />
      <Disclosure title={t("blocks.own")} aside={<ProButton feature="buttonDesign" />}>
        <OwnDesign />
      </Disclosure>
    </>
  );
}

/** A new style for all buttons except those with their own. */
function withStyle(designs: Theme["blockDesign"], part: Partial<BlockDesign>): Theme["blockDesign"] {
  return Object.fromEntries(
    DESIGNED_BLOCKS.map((type) => {
      const design = designs[type];
      return [type, isSame(design, designs.buttons) ? { ...design, ...part } : design];
    }),
  ) as Theme["blockDesign"];
}

/** How the buttons of one kind of block look, where they differ from the others. */
function OwnDesign() {
  const { t } = useTranslation("design");
  const { t: tEditor } = useTranslation("editor");
  const { theme, change } = useTheme();
  const [chosen, setChosen] = useState<DesignedBlock>(OWN[0] ?? "messengers");
  const design = theme.blockDesign[chosen];
  const put = (part: Partial<BlockDesign>, group?: string) =>
    change(
      { blockDesign: { ...theme.blockDesign, [chosen]: { ...design, ...part } } },
      group && `${chosen}.${group}`,
    );
  return (
    <div className="flex flex-col gap-5">
      <Select
        label={t("blocks.of")}
        value={chosen}
        onChange={(id) => {
          const known = OWN.find((type) => type === id);
          if (known) setChosen(known);
        }}
        choices={OWN.map((id) => ({ id, label: tEditor(`blocks.types.${id}`) }))}
      />
      <DesignFields design={design} onChange={put} />
      {BRANDED.includes(chosen) ? (
        <Switch
          label={t("blocks.brand")}
          isSelected={design.useBrandColors}
          onChange={(useBrandColors) => put({ useBrandColors })}
        />
      ) : null}
    </div>
  );
}

function DesignFields(props: {
  design: BlockDesign;
  /** @param group names what is dragged, so that it is undone in one step */
  onChange: (part: Partial<BlockDesign>, group?: string) => void;
}) {
  const { design, onChange } = props;
  const { t } = useTranslation("design");
  return (
    <>
      <SegmentedControl
        label={t("blocks.type")}
        value={design.type}
        onChange={(id) => {
          const type = DESIGN_TYPES.find((known) => known === id);
          if (type) onChange({ type });
        }}
        choices={DESIGN_TYPES.map((id) => ({ id, label: t(`blocks.${id}`) }))}
      />
      <ColorSetting
        label={t("blocks.background")}
        value={design.background}
        onChange={(background) => onChange({ background }, "background")}
      />
      {design.type === "colored" ? (
        <ColorSetting
          label={t("blocks.color")}
          value={design.color}
          onChange={(color) => onChange({ color }, "color")}
        />
      ) : null}
    </>
  );
}
