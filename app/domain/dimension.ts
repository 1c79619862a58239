/** A length in CSS: whole pixels, a percentage of what is around it, or what the content needs. */
export type Dimension = `${number}px` | `${number}%` | "auto";

/** Wider than any screen is a slip of the keyboard. */
const MAX_PX = 10_000;

/** @returns the dimension that was typed (`240`, `240px`, `50%`, `auto`), or null when it is none */
export function parseDimension(text: string): Dimension | null {
  const typed = text.trim().toLowerCase();
  if (typed === "auto") return "auto";
  const [, number = "", unit] = /^(\d{1,5}(?:\.\d{1,2})?)\s*(px|%)?$/.exec(typed) ?? [];
  const value = Number(number);
  if (number === "" || value === 0) return null;
  if (unit === "%") return value <= 100 ? `${value}%` : null;
  return value <= MAX_PX ? `${Math.round(value)}px` : null;
}
