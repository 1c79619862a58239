import { useTranslation } from "react-i18next";
import { ColorField } from "~/ui/color-field";
import { PRESETS } from "./presets";

interface ColorSettingProps {
  label: string;
  value: string;
  onChange: (color: string) => void;
}

/** A colour of the design, with the brand's own ready to take. */
export function ColorSetting({ label, value, onChange }: ColorSettingProps) {
  const { t } = useTranslation("design");
  return (
    <ColorField
      label={label}
      pickLabel={t("pick", { label })}
      presets={PRESETS}
      value={value}
      onChange={(hex) => onChange(hex.toUpperCase())}
    />
  );
}
