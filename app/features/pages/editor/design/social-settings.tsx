import { useTranslation } from "react-i18next";
import { SOCIAL_ICON_TYPES } from "~/domain/pages/theme";
import { Select } from "~/ui/select";
import { Slider } from "~/ui/slider";
import { Switch } from "~/ui/switch";
import { ColorSetting } from "./color-setting";
import { useTheme } from "./use-theme";

/** How the row of social icons looks. */
export function SocialSettings() {
  const { t } = useTranslation("design");
  const { theme, change } = useTheme();
  const { socialColor, socialBackground, fonts } = theme;
  return (
    <>
      <Select
        label={t("social.type")}
        value={theme.socialIconType}
        onChange={(id) => {
          const socialIconType = SOCIAL_ICON_TYPES.find((known) => known === id);
          if (socialIconType) change({ socialIconType });
        }}
        choices={SOCIAL_ICON_TYPES.map((id) => ({ id, label: t(`social.${id}`) }))}
      />
      <Slider
        label={t("social.size")}
        minValue={16}
        maxValue={64}
        step={2}
        formatValue={(px) => `${px} px`}
        value={theme.socialSize}
        onChange={(socialSize) => change({ socialSize }, "socialSize")}
      />
      <Switch
        label={t("social.ownColor")}
        isSelected={socialColor !== undefined}
        onChange={(isOn) => change({ socialColor: isOn ? fonts.textColor : undefined })}
      />
      {socialColor ? (
        <ColorSetting
          label={t("social.color")}
          value={socialColor}
          onChange={(color) => change({ socialColor: color }, "socialColor")}
        />
      ) : null}
      <Switch
        label={t("social.ownBackground")}
        isSelected={socialBackground !== undefined}
        onChange={(isOn) => change({ socialBackground: isOn ? "#FFFFFF" : undefined })}
      />
      {socialBackground ? (
        <ColorSetting
          label={t("social.background")}
          value={socialBackground}
          onChange={(color) => change({ socialBackground: color }, "socialBackground")}
        />
      ) : null}
    </>
  );
}
