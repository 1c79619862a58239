import { useTranslation } from "react-i18next";
import { type FontOption, TEXT_FONTS, TITLE_FONTS } from "~/domain/pages/fonts";
import { useRoot } from "~/features/shell/use-root";
import { Select } from "~/ui/select";
import { Slider } from "~/ui/slider";
import { ColorSetting } from "./color-setting";
import { useTheme } from "./use-theme";

const DEFAULT_SIZE = 20;

/** @param proName what fonts of a plan are marked with; nothing for who has one */
const choicesOf = (fonts: readonly FontOption[], proName: string | undefined) =>
  fonts.map(({ id, title, isPro }) => ({
    id: String(id),
    label: title,
    text: title,
    ...(isPro && proName && { description: proName }),
  }));

/** Fonts, size and colour of what is written. A font that wants another size brings it. */
export function FontSettings() {
  const { t } = useTranslation(["design", "shell"]);
  const { user } = useRoot();
  const proName = user?.isPaid ? undefined : t("shell:plans.pro");
  const { theme, change } = useTheme();
  const { fonts } = theme;
  const find = (list: readonly FontOption[], id: string) => list.find((font) => String(font.id) === id);
  return (
    <>
      <Select
        label={t("fonts.titleFont")}
        value={String(fonts.titleFont.id)}
        onChange={(id) => {
          const font = find(TITLE_FONTS, id);
          if (!font) return;
          const titleFont = { id: font.id, title: font.title, value: font.value };
          change({ fonts: { ...fonts, titleFont, titleSize: font.customSize ?? DEFAULT_SIZE } });
        }}
        choices={choicesOf(TITLE_FONTS, proName)}
      />
      <Slider
        label={t("fonts.titleSize")}
        minValue={12}
        maxValue={48}
        formatValue={(px) => `${px} px`}
        value={fonts.titleSize}
        onChange={(titleSize) => change({ fonts: { ...fonts, titleSize } }, "titleSize")}
      />
      <Select
        label={t("fonts.textFont")}
        value={String(fonts.textFont.id)}
        onChange={(id) => {
          const font = find(TEXT_FONTS, id);
          if (!font) return;
          change({ fonts: { ...fonts, textFont: { id: font.id, title: font.title, value: font.value } } });
        }}
        choices={choicesOf(TEXT_FONTS, proName)}
      />
      <ColorSetting
        label={t("fonts.textColor")}
        value={fonts.textColor}
        onChange={(textColor) => change({ fonts: { ...fonts, textColor } }, "textColor")}
      />
    </>
  );
}
