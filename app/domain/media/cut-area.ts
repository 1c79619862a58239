/** A part of an image, in pixels of the whole. */
export interface CutArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Size {
  width: number;
  height: number;
}

/** The largest part of an image with these proportions (width by height), from its centre. */
export function centredArea(whole: Size, aspect: number): CutArea {
  const width = Math.min(whole.width, Math.round(whole.height * aspect));
  const height = Math.min(whole.height, Math.round(width / aspect));
  return {
    x: Math.round((whole.width - width) / 2),
    y: Math.round((whole.height - height) / 2),
    width,
    height,
  };
}

/**
 * A cut in other proportions that shows what the cut shows: around the same middle and as high, smaller only where the
 * image ends. A cut without a size is none, and the largest part from the centre takes its place.
 * @param aspect width by height
 */
export function recutArea(whole: Size, cut: CutArea | undefined, aspect: number): CutArea {
  if (!cut?.width || !cut.height) return centredArea(whole, aspect);
  const scale = Math.min(1, whole.width / (cut.height * aspect), whole.height / cut.height);
  const width = Math.max(1, Math.round(cut.height * aspect * scale));
  const height = Math.max(1, Math.round(cut.height * scale));
  const within = (start: number, length: number, most: number) =>
    Math.round(Math.min(Math.max(0, start), Math.max(0, most - length)));
  return {
    x: within(cut.x + (cut.width - width) / 2, width, whole.width),
    y: within(cut.y + (cut.height - height) / 2, height, whole.height),
    width,
    height,
  };
}
