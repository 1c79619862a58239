import { useTranslation } from "react-i18next";
import { CORNER_SHAPES, type CodeStyle, FRAMES, MODULE_SHAPES } from "~/domain/codes/style";
import { LIMITS } from "~/domain/limits";
import { StyledCode } from "~/features/codes/styled-code";
import { ProButton } from "~/features/shell/pro-badge";
import { ColorField } from "~/ui/color-field";
import { SegmentedControl } from "~/ui/segmented-control";
import { Switch } from "~/ui/switch";
import { TextField } from "~/ui/text-field";
import { CODE_PRESET_NAMES, CODE_PRESETS } from "./code-presets";
import type { CardCodes } from "./use-card-codes";

interface CodeStyleFieldsProps {
  codes: CardCodes;
  style: CodeStyle;
  url: string;
  /** The card's logo, where it has one. */
  hasLogo: boolean;
}

/** The style of a code: presets, then each part. */
export function CodeStyleFields({ codes, style, url, hasLogo }: CodeStyleFieldsProps) {
  const { t } = useTranslation(["codes", "design"]);
  const { change, errorOf } = codes;
  const color = (field: "dark" | "light", label: string) => (
    <ColorField
      label={label}
      pickLabel={t("design:pick", { label })}
      value={style[field]}
      error={errorOf(field)}
      onChange={(hex) => change({ [field]: hex.toUpperCase() })}
    />
  );
  return (
    <div className="flex min-w-0 flex-col gap-5 max-lg:[&_:is(button,input)]:scroll-mt-56">
      <fieldset className="min-w-0">
        <legend className="mb-1.5 font-medium text-sm">{t("look")}</legend>
        <div className="flex flex-wrap gap-2">
          {CODE_PRESET_NAMES.map((name) => (
            <button
              key={name}
              type="button"
              className="cursor-pointer rounded-md border border-edge bg-surface p-1.5 text-sm transition-colors hover:bg-sunken focus-visible:ring-focus"
              onClick={() => {
                const { caption, hasLogo: _, ...look } = CODE_PRESETS[name];
                change({ ...look, ...(style.caption ? {} : { caption }) });
              }}
            >
              <span aria-hidden="true" className="block">
                <StyledCode url={url} style={CODE_PRESETS[name]} label="" className="w-16 rounded-sm" />
              </span>
              {t(`presets.${name}`)}
            </button>
          ))}
        </div>
      </fieldset>
      <div className="grid gap-4 min-[480px]:grid-cols-2">
        {color("dark", t("dark"))}
        {color("light", t("light"))}
      </div>
      <SegmentedControl
        label={t("modules")}
        value={style.modules}
        onChange={(id) => change({ modules: id as CodeStyle["modules"] })}
        choices={MODULE_SHAPES.map((id) => ({ id, label: t(`modulesOf.${id}`) }))}
      />
      <SegmentedControl
        label={t("corners")}
        value={style.corners}
        onChange={(id) => change({ corners: id as CodeStyle["corners"] })}
        choices={CORNER_SHAPES.map((id) => ({ id, label: t(`cornersOf.${id}`) }))}
      />
      <SegmentedControl
        label={t("frame")}
        value={style.frame}
        onChange={(id) => change({ frame: id as CodeStyle["frame"] })}
        choices={FRAMES.map((id) => ({ id, label: t(`frameOf.${id}`) }))}
      />
      <TextField
        label={t("caption")}
        description={t("captionHelp")}
        value={style.caption}
        onChange={(caption) => change({ caption })}
        counter={LIMITS.codeCaption}
        error={errorOf("caption")}
      />
      <Switch
        label={t("logo")}
        badge={<ProButton feature="codeLogo" />}
        description={errorOf("hasLogo") ?? t(hasLogo ? "logoHelp" : "logoMissing")}
        isSelected={style.hasLogo}
        isDisabled={!hasLogo && !style.hasLogo}
        onChange={(isOn) => change({ hasLogo: isOn })}
      />
    </div>
  );
}
