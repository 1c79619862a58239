import { z } from "zod";
import { LIMITS } from "~/domain/limits";

/** A finite number in a range, both ends included. */
export function numberBetween(min: number, max: number) {
  return z.number().min(min).max(max);
}

/**
 * A reference to a stored image. Clients read it and may send it back; on write it is ignored, since images change only
 * through their own calls.
 */
export const imageReference = z.string().max(LIMITS.url);

/** How the cropped profile image was cut from the original: pixels of the original, degrees clockwise. */
export const cropConfigSchema = z.strictObject({
  zoom: numberBetween(0.1, 10).default(1),
  cropper: z
    .strictObject({
      x: numberBetween(-LIMITS.imageSide, LIMITS.imageSide),
      y: numberBetween(-LIMITS.imageSide, LIMITS.imageSide),
      width: numberBetween(0, LIMITS.imageSide),
      height: numberBetween(0, LIMITS.imageSide),
    })
    .default({ x: 0, y: 0, width: 0, height: 0 }),
  rotation: numberBetween(-360, 360).default(0),
});

export type CropConfig = z.output<typeof cropConfigSchema>;
