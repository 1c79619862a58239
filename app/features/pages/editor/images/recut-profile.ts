import { type CutArea, centredArea, recutArea } from "~/domain/media/cut-area";
import type { Profile } from "~/domain/pages/schema";
import { cutImage, fetchImage, sizeOf } from "~/features/editing/images/cut-image";
import { addLocalImage, imageAt, isLocalImage } from "~/features/editing/images/local-images";
import { PROFILE_SIDE, type ProfileShape, profileAspect } from "./profile-cut";

/** What each cut was made from while this tab is open, so that going back to a shape gives the very cut of before. */
const sources = new Map<string, CutArea>();
const sourceName = (original: string, cut: CutArea, aspect: number) =>
  [aspect, cut.x, cut.y, cut.width, cut.height, original].join(" ");

/**
 * The profile image cropped for another shape, from the original around the chosen area. The unchanged profile if the
 * shapes have the same proportions, or there is no original.
 */
export async function recutProfile(profile: Profile, from: ProfileShape, to: ProfileShape): Promise<Profile> {
  const { image } = profile;
  if (!image?.original || profileAspect(from) === profileAspect(to)) return profile;
  const { original } = image;
  try {
    const file = isLocalImage(original) ? imageAt(original) : await fetchImage(original);
    if (!file) return profile;
    const aspect = profileAspect(to);
    const whole = await sizeOf(file);
    const chosen = image.config?.cropper;
    const before = chosen && sources.get(sourceName(original, chosen, aspect));
    const cropper = before ?? recutArea(whole, chosen, aspect);
    if (chosen) sources.set(sourceName(original, cropper, profileAspect(from)), chosen);
    const zoom = centredArea(whole, aspect).width / cropper.width;
    const cropped = addLocalImage(await cutImage(file, cropper, PROFILE_SIDE));
    return { ...profile, image: { ...image, cropped, config: { zoom, cropper, rotation: 0 } } };
  } catch {
    // Without the original the cut that is there is shown: CSS fits it into any shape.
    return profile;
  }
}
