import { IMAGE_TYPE, type ImageType } from "~/domain/media/image-types";
import type { PageContent } from "./schema";

/** The images of a page that its share image shows. */
export const SHARED_IMAGE_TYPES: readonly ImageType[] = [
  IMAGE_TYPE.profileCropped,
  IMAGE_TYPE.backgroundDesktop,
];

/** The parts of a page that its share image shows: when one changes, the image is made anew. */
export function shareImageInputs({ profile, theme }: PageContent) {
  return {
    title: profile.title,
    image: profile.image?.cropped,
    shape: theme.profileImageShape,
    backgroundType: theme.currentBgType,
    backgroundColor: theme.bgColor,
    backgroundImage: theme.image && {
      desktop: theme.image.desktop,
      bgRadius: theme.image.bgRadius,
      bgColor: theme.image.bgColor,
      isBlur: theme.image.isBlur,
    },
    gradient: theme.gradient.list[theme.gradient.activeIndex],
    fonts: theme.fonts,
    buttons: theme.blockDesign.buttons,
    isBranding: theme.isBranding,
  };
}

/** A sensitive page's share image shows no image: before confirmation a visitor sees only its title. */
const isSensitive = ({ sensitive }: PageContent) => sensitive !== undefined;

/**
 * Whether a page's share image has to be made after a save; an image that reveals too much is always regenerated.
 * `before` is null for a new page; `has` says whether there is an image now.
 */
export function needsShareImage(before: PageContent | null, after: PageContent, has: boolean): boolean {
  if (has && before && isSensitive(before) !== isSensitive(after)) return true;
  if (after.skipGenerateShareImage) return false;
  if (!has || !before || after.forceSaveImage) return true;
  return JSON.stringify(shareImageInputs(before)) !== JSON.stringify(shareImageInputs(after));
}
