/**
 * @returns the value at a chart's top and the one at its middle line, both round: 1, 2 or 5 times a power of ten, or ten
 * times that
 */
export function scaleOf(highest: number): { top: number; middle: number } {
  // An even number, so that the middle line stands for a whole one.
  if (highest <= 2) return { top: 2, middle: 1 };
  const power = 10 ** Math.floor(Math.log10(highest));
  const top = [1, 2, 4, 6, 8, 10].map((step) => step * power).find((value) => value >= highest) ?? highest;
  return top % 2 === 0 ? { top, middle: top / 2 } : { top: top + 1, middle: (top + 1) / 2 };
}

/**
 * @param length how many points there are
 * @param most how many have room for a label
 * @returns the places of the points that are labelled, evenly apart, from the first on
 */
export function tickPlaces(length: number, most: number): number[] {
  if (length === 0) return [];
  const step = Math.max(1, Math.ceil(length / most));
  return Array.from({ length: Math.ceil(length / step) }, (_, i) => i * step);
}
