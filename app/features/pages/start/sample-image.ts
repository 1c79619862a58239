import type { Profile } from "~/domain/pages/schema";

/**
 * A picture that a gallery shows something with, of a template or "portrait". It is shown alone: no page gets it.
 * @param id of a file in public/assets/samples
 */
export const sampleImage = (id: string): NonNullable<Profile["image"]> => ({
  cropped: `/assets/samples/${id}.svg`,
});
