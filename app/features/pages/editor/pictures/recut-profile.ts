import type { Profile } from "~/domain/pages/schema";
import { PROFILE_SHAPE, type Theme } from "~/domain/pages/theme";
import { centreOf, cutPicture, fetchPicture } from "~/features/editing/pictures/cut-image";
import { imageAt, isLocalImage, keepImage } from "~/features/editing/pictures/local-images";

/** Width by height of a full-width profile picture; all other shapes are square. */
const WIDE = 3 / 2;
/** Longest side in px of what is sent of a profile picture. */
export const PROFILE_SIDE = 960;

type ProfileShape = Theme["profileImageShape"];

/** @returns width by height of the profile picture in a shape */
export function profileAspect(shape: ProfileShape): number {
  return shape === PROFILE_SHAPE.fullWidth ? WIDE : 1;
}

/**
 * The profile picture as another shape wants it, cut anew from the middle of the original. The profile as it is where
 * the shapes have the same proportions, or there is no original to cut.
 */
export async function recutProfile(profile: Profile, from: ProfileShape, to: ProfileShape): Promise<Profile> {
  const { image } = profile;
  if (!image?.original || profileAspect(from) === profileAspect(to)) return profile;
  const { original } = image;
  try {
    const picture = isLocalImage(original) ? imageAt(original) : await fetchPicture(original);
    if (!picture) return profile;
    const cropper = await centreOf(picture, profileAspect(to));
    const cropped = keepImage(await cutPicture(picture, cropper, PROFILE_SIDE));
    return { ...profile, image: { ...image, cropped, config: { zoom: 1, cropper, rotation: 0 } } };
  } catch {
    // Without the original the cut that is there is shown: CSS fits it into any shape.
    return profile;
  }
}
