import { useTranslation } from "react-i18next";
import { type FontOption, TEXT_FONTS, TITLE_FONTS } from "~/domain/pages/fonts";
import { useRoot } from "~/features/shell/use-root";
import { Select } from "~/ui/select";
import { Slider } from "~/ui/slider";
import { ColorSetting } from "./color-setting";
import { FONT_PAIRINGS } from "./font-pairings";
import { sampleFamilyOf, tellFontSamples } from "./font-samples";
import { useTheme } from "./use-theme";

const DEFAULT_SIZE = 20;
const stored = ({ id, title, value }: FontOption) => ({ id, title, value });

/** Fonts, size and colour of the text. A font with a preferred size sets it. */
export function FontSettings() {
  const { t } = useTranslation("design");
  const { theme, change } = useTheme();
  const { fonts } = theme;
  const { titleFont, textFont } = fonts;
  const pairing = FONT_PAIRINGS.find(
    (pair) => pair.titleFont.id === titleFont.id && pair.textFont.id === textFont.id,
  );
  return (
    <>
      <Select
        label={t("fonts.pairing")}
        placeholder={t("fonts.ownPairing")}
        value={pairing?.id}
        onOpen={() => tellFontSamples(FONT_PAIRINGS.flatMap((pair) => [pair.titleFont, pair.textFont]))}
        onChange={(id) => {
          const pair = FONT_PAIRINGS.find((known) => known.id === id);
          if (!pair) return;
          const titleSize = pair.titleFont.customSize ?? DEFAULT_SIZE;
          const both = { titleFont: stored(pair.titleFont), textFont: stored(pair.textFont) };
          change({ fonts: { ...fonts, ...both, titleSize } });
        }}
        choices={FONT_PAIRINGS.map((pair) => ({
          id: pair.id,
          text: t(`fonts.pairings.${pair.id}`),
          label: (
            <span className="text-lg" style={{ fontFamily: sampleFamilyOf(pair.titleFont) }}>
              {t(`fonts.pairings.${pair.id}`)}
            </span>
          ),
          description: (
            <bdi style={{ fontFamily: sampleFamilyOf(pair.textFont) }}>
              {pair.titleFont.title} + {pair.textFont.title}
            </bdi>
          ),
        }))}
      />
      <FontSelect
        label={t("fonts.titleFont")}
        fonts={TITLE_FONTS}
        chosen={titleFont.id}
        onChange={(font) =>
          change({
            fonts: { ...fonts, titleFont: stored(font), titleSize: font.customSize ?? DEFAULT_SIZE },
          })
        }
      />
      <Slider
        label={t("fonts.titleSize")}
        minValue={12}
        maxValue={48}
        formatValue={(px) => `${px} px`}
        value={fonts.titleSize}
        onChange={(titleSize) => change({ fonts: { ...fonts, titleSize } }, "titleSize")}
      />
      <FontSelect
        label={t("fonts.textFont")}
        fonts={TEXT_FONTS}
        chosen={textFont.id}
        onChange={(font) => change({ fonts: { ...fonts, textFont: stored(font) } })}
      />
      <ColorSetting
        label={t("fonts.textColor")}
        value={fonts.textColor}
        onChange={(textColor) => change({ fonts: { ...fonts, textColor } }, "textColor")}
      />
    </>
  );
}

/** A list of fonts, each in its own face. */
function FontSelect(props: {
  label: string;
  fonts: readonly FontOption[];
  chosen: number;
  onChange: (font: FontOption) => void;
}) {
  const { label, fonts, chosen, onChange } = props;
  const { t } = useTranslation("shell");
  const { user } = useRoot();
  return (
    <Select
      label={label}
      value={String(chosen)}
      onOpen={() => tellFontSamples(fonts)}
      onChange={(id) => {
        const font = fonts.find((known) => String(known.id) === id);
        if (font) onChange(font);
      }}
      choices={fonts.map((font) => ({
        id: String(font.id),
        text: font.title,
        label: (
          <bdi className="text-lg" style={{ fontFamily: sampleFamilyOf(font) }}>
            {font.title}
          </bdi>
        ),
        ...(font.isPro && !user?.isPaid && { description: t("plans.pro") }),
      }))}
    />
  );
}
