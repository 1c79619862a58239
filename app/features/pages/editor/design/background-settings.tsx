import { useTranslation } from "react-i18next";
import { BACKGROUND_TYPES } from "~/domain/pages/theme";
import { ProButton } from "~/features/shell/pro-badge";
import { SegmentedControl } from "~/ui/segmented-control";
import { BackgroundImageField } from "./background-image";
import { ColorSetting } from "./color-setting";
import { GradientSettings } from "./gradient-settings";
import { PhotoColors } from "./photo-colors";
import { useTheme } from "./use-theme";

/** The background: a colour, a gradient or an image. The other two are preserved for switching back. */
export function BackgroundSettings() {
  const { t } = useTranslation("design");
  const { theme, change } = useTheme();
  return (
    <>
      <div className="flex flex-col gap-2">
        <SegmentedControl
          label={t("background.type")}
          value={theme.currentBgType}
          onChange={(id) => {
            const currentBgType = BACKGROUND_TYPES.find((type) => type === id);
            if (currentBgType) change({ currentBgType });
          }}
          choices={(["solid", "gradient", "image"] as const).map((id) => ({
            id,
            label: t(`background.${id}`),
          }))}
        />
        {theme.currentBgType === "solid" ? null : (
          <div>
            <ProButton feature="backgrounds" />
          </div>
        )}
      </div>
      {theme.currentBgType === "solid" ? (
        <>
          <ColorSetting
            label={t("background.color")}
            value={theme.bgColor}
            onChange={(bgColor) => change({ bgColor }, "bgColor")}
          />
          <PhotoColors />
        </>
      ) : null}
      {theme.currentBgType === "gradient" ? <GradientSettings /> : null}
      {theme.currentBgType === "image" ? <BackgroundImageField /> : null}
    </>
  );
}
