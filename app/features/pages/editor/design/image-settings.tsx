import { useTranslation } from "react-i18next";
import { PROFILE_SHAPE } from "~/domain/pages/theme";
import { usePageSession } from "~/features/pages/editor/editor-context";
import { recutProfile } from "~/features/pages/editor/images/recut-profile";
import { ProButton } from "~/features/shell/pro-badge";
import { SegmentedControl } from "~/ui/segmented-control";
import { Slider } from "~/ui/slider";
import { useTheme } from "./use-theme";

const SHAPES = [1, 2, 3, 4] as const;

/** Shape and size of the profile image; full width is paid. */
export function ImageSettings() {
  const { t } = useTranslation("design");
  const { theme, change } = useTheme();
  const { content, changeContent } = usePageSession();

  /** The image is cropped again if the new shape has other proportions; shape and image are one undo step. */
  async function setShape(profileImageShape: (typeof SHAPES)[number]) {
    const { profile } = content();
    const recut = await recutProfile(profile, theme.profileImageShape, profileImageShape);
    const now = content();
    changeContent({
      theme: { ...now.theme, profileImageShape },
      ...(recut !== profile && now.profile === profile && { profile: recut }),
    });
  }

  const isWide = theme.profileImageShape === PROFILE_SHAPE.fullWidth;
  return (
    <>
      <div className="flex flex-col gap-2">
        <SegmentedControl
          label={t("picture.shape")}
          value={String(theme.profileImageShape)}
          onChange={(id) => {
            const profileImageShape = SHAPES.find((shape) => String(shape) === id);
            if (profileImageShape) void setShape(profileImageShape);
          }}
          choices={SHAPES.map((shape) => ({ id: String(shape), label: t(`picture.shape${shape}`) }))}
        />
        {isWide ? (
          <div>
            <ProButton feature="buttonDesign" />
          </div>
        ) : null}
      </div>
      {isWide ? null : (
        <Slider
          label={t("picture.size")}
          minValue={40}
          maxValue={160}
          step={4}
          formatValue={(px) => `${px} px`}
          value={theme.profileImageSize}
          onChange={(profileImageSize) => change({ profileImageSize }, "profileImageSize")}
        />
      )}
    </>
  );
}
