import type { Size } from "./sheet";

/** In mm. Nothing that is read or seen stands nearer to the edge than the margin. */
export const MARGIN = 6;
/** How wide a poster is. */
export const POSTER = 34;
const BESIDE_POSTER = 4;

/** The room in mm that lines have across a front. @param isNarrow whether a poster stands beside them */
export const textRoom = ({ width }: Size, isNarrow: boolean): number =>
  width - 2 * MARGIN - (isNarrow ? POSTER - MARGIN + BESIDE_POSTER : 0);
