import { PROFILE_SHAPE, type Theme } from "~/domain/pages/theme";

/** Width by height of a full-width profile image; all other shapes are square. */
const WIDE = 3 / 2;
/** Longest side in px of what is sent of a profile image. */
export const PROFILE_SIDE = 960;

export type ProfileShape = Theme["profileImageShape"];

/** @returns width by height of the profile image in a shape */
export function profileAspect(shape: ProfileShape): number {
  return shape === PROFILE_SHAPE.fullWidth ? WIDE : 1;
}
