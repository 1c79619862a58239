import type { Profile } from "~/domain/pages/schema";

/**
 * An image that illustrates a template in the gallery, or "portrait". Only shown: it is stored on no page.
 * @param id of a file in public/assets/samples
 */
export const sampleImage = (id: string): NonNullable<Profile["image"]> => ({
  cropped: `/assets/samples/${id}.svg`,
});
