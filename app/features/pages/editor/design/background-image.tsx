import { Crop } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Theme } from "~/domain/pages/theme";
import { CropDialog } from "~/features/editing/images/crop-dialog";
import { centreOf, cutImage, fetchImage } from "~/features/editing/images/cut-image";
import { ImageField } from "~/features/editing/images/image-field";
import { addLocalImage, imageAt, isLocalImage } from "~/features/editing/images/local-images";
import { usePageSession } from "~/features/pages/editor/editor-context";
import { CORNER } from "~/features/pages/style/background";
import { Button } from "~/ui/button";
import { Slider } from "~/ui/slider";
import { Switch } from "~/ui/switch";
import { BACKGROUND_CUTS, type BackgroundCut } from "./background-cuts";
import { ColorSetting } from "./color-setting";
import { useTheme } from "./use-theme";

type BackgroundImage = NonNullable<Theme["image"]>;

const EMPTY: BackgroundImage = { bgRadius: 1, bgColor: "#FFFFFF", isBlur: false, configs: {} };

/** The background image: chosen once, cropped separately for phones and desktops, cropped again at any time. */
export function BackgroundImageField() {
  const { t } = useTranslation("design");
  const { theme, change } = useTheme();
  const { content } = usePageSession();
  const [opened, setOpened] = useState<{ cut: BackgroundCut; file: Blob } | null>(null);
  const image = theme.image ?? EMPTY;
  /** Changes parts of the image as it is when this is called: cutting takes a moment. */
  const put = (part: Partial<BackgroundImage>, group?: string) => {
    const now = content().theme.image ?? EMPTY;
    change({ image: { ...now, ...part } }, group && `image.${group}`);
  };

  async function choose(address: string | undefined) {
    const file = address ? imageAt(address) : undefined;
    if (!address || !file) {
      const { original: _o, mobile: _m, desktop: _d, ...settings } = image;
      return change({ image: { ...settings, configs: {} } });
    }
    const [mobile, desktop] = await Promise.all(
      (["mobile", "desktop"] as const).map(async (cut) => {
        const { canvas, side } = BACKGROUND_CUTS[cut];
        const cropper = await centreOf(file, canvas.width / canvas.height);
        const address = addLocalImage(await cutImage(file, cropper, side));
        return { address, config: { canvas, zoom: 1, cropper } };
      }),
    );
    put({
      original: address,
      mobile: mobile?.address,
      desktop: desktop?.address,
      configs: { mobile: mobile?.config, desktop: desktop?.config },
    });
  }

  async function recrop(cut: BackgroundCut) {
    const { original } = image;
    if (!original) return;
    const local = isLocalImage(original) ? imageAt(original) : undefined;
    const file = local ?? (await fetchImage(original).catch(() => undefined));
    if (file) setOpened({ cut, file });
  }

  return (
    <>
      <ImageField
        label={t("background.choose")}
        value={image.desktop ?? image.original}
        onChange={(address) => void choose(address)}
      />
      {image.original ? (
        <div className="flex flex-wrap gap-2">
          <Button size="small" icon={<Crop />} onPress={() => void recrop("mobile")}>
            {t("background.cropPhone")}
          </Button>
          <Button size="small" icon={<Crop />} onPress={() => void recrop("desktop")}>
            {t("background.cropDesktop")}
          </Button>
        </div>
      ) : null}
      <Switch label={t("background.blur")} isSelected={image.isBlur} onChange={(isBlur) => put({ isBlur })} />
      <Slider
        label={t("background.radius")}
        minValue={1}
        maxValue={5}
        value={image.bgRadius}
        formatValue={(radius) => `${(radius - 1) * CORNER} px`}
        onChange={(bgRadius) => put({ bgRadius }, "bgRadius")}
      />
      <ColorSetting
        label={t("background.behind")}
        value={image.bgColor}
        onChange={(bgColor) => put({ bgColor }, "bgColor")}
      />
      {opened ? (
        <CropDialog
          title={t(opened.cut === "mobile" ? "background.cutPhone" : "background.cutDesktop")}
          file={opened.file}
          config={image.configs[opened.cut]}
          aspect={BACKGROUND_CUTS[opened.cut].canvas.width / BACKGROUND_CUTS[opened.cut].canvas.height}
          side={BACKGROUND_CUTS[opened.cut].side}
          onUse={({ file, config }) => {
            const { canvas } = BACKGROUND_CUTS[opened.cut];
            const { zoom, cropper } = config;
            put({
              [opened.cut]: addLocalImage(file),
              configs: { ...image.configs, [opened.cut]: { canvas, zoom, cropper } },
            });
            setOpened(null);
          }}
          onClose={() => setOpened(null)}
        />
      ) : null}
    </>
  );
}
