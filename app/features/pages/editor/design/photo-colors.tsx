import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Color } from "~/domain/color";
import { lookOf, paletteOfPixels } from "~/domain/pages/photo-palette";
import { DESIGNED_BLOCKS, type Theme } from "~/domain/pages/theme";
import { pixelsOf } from "~/features/editing/images/cut-image";
import { useContent } from "~/features/pages/editor/editor-context";
import { useTheme } from "./use-theme";

/** An image is read at this size: only its colours matter. */
const SIDE = 48;

/** Colours of the profile image, each with the ground and the buttons that it would make. Nothing without an image. */
export function PhotoColors() {
  const { t } = useTranslation("design");
  const { profile } = useContent();
  const { theme, change } = useTheme();
  const colors = usePhotoColors(profile.image?.cropped);
  if (colors.length === 0) return null;
  return (
    <div className="flex flex-col gap-2">
      <p className="font-medium text-sm">{t("background.photo")}</p>
      <ul aria-label={t("background.photo")} className="flex flex-wrap gap-2">
        {colors.map((color, index) => {
          const { ground, button } = lookOf(color);
          return (
            <li key={color}>
              <button
                type="button"
                aria-label={t("background.photoColor", { number: index + 1 })}
                onClick={() => change(themeIn(theme, color))}
                className="grid size-12 cursor-pointer place-items-end overflow-hidden rounded-md border border-rule p-1.5 focus-visible:ring-focus"
                style={{ background: ground }}
              >
                <span className="h-4 w-full rounded-sm" style={{ background: button }} />
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** What becomes of a theme in a colour: its ground, its text and all of its buttons. */
function themeIn({ fonts, blockDesign }: Theme, color: Color): Partial<Theme> {
  const { ground, text, button, onButton } = lookOf(color);
  return {
    currentBgType: "solid",
    bgColor: ground,
    fonts: { ...fonts, textColor: text },
    blockDesign: Object.fromEntries(
      DESIGNED_BLOCKS.map((type) => [type, { ...blockDesign[type], background: button, color: onButton }]),
    ) as Theme["blockDesign"],
  };
}

function usePhotoColors(address: string | undefined): Color[] {
  const [colors, setColors] = useState<Color[]>([]);
  useEffect(() => {
    let isOver = false;
    setColors([]);
    if (address)
      pixelsOf(address, SIDE).then(
        (pixels) => {
          if (!isOver) setColors(paletteOfPixels(pixels));
        },
        // An unreadable image offers no colours; that it is missing is shown in its place.
        () => undefined,
      );
    return () => {
      isOver = true;
    };
  }, [address]);
  return colors;
}
