import type { Size } from "./sheet";

/** In mm. No content is closer to the edge than the margin. */
export const MARGIN = 6;
/** How wide a poster is. */
export const POSTER = 34;
const BESIDE_POSTER = 4;

/** The width in mm that is available to lines on a front. @param isNarrow whether a poster is beside them */
export const textRoom = ({ width }: Size, isNarrow: boolean): number =>
  width - 2 * MARGIN - (isNarrow ? POSTER - MARGIN + BESIDE_POSTER : 0);
