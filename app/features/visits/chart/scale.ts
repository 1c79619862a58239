/** Tops by the power of ten below the highest value: little of the chart stays empty. Their halves are whole numbers. */
const TOPS_BELOW_TEN = [1, 2, 4, 6, 8, 10];
const TOPS = [1, 1.2, 1.6, 2, 3, 4, 5, 6, 8, 10];

/** @returns the value at a chart's top and the one at its middle line, both round */
export function scaleOf(highest: number): { top: number; middle: number } {
  // An even number, so that the middle line is a whole number.
  if (highest <= 2) return { top: 2, middle: 1 };
  const power = 10 ** Math.floor(Math.log10(highest));
  const steps = power < 10 ? TOPS_BELOW_TEN : TOPS;
  const top = steps.map((step) => Math.round(step * power)).find((value) => value >= highest) ?? highest;
  return top % 2 === 0 ? { top, middle: top / 2 } : { top: top + 1, middle: (top + 1) / 2 };
}

/**
 * @param length how many points there are
 * @param most how many have room for a label
 * @param every only the places that are multiples of it may be labelled
 * @returns the places of the points that are labelled, evenly apart, from the first on
 */
export function tickPlaces(length: number, most: number, every = 1): number[] {
  if (length === 0) return [];
  const step = every * Math.max(1, Math.ceil(length / most / every));
  return Array.from({ length: Math.ceil(length / step) }, (_, i) => i * step);
}
