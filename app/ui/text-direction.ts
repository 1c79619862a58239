/**
 * The `dir` of a field: `auto` makes a field with nothing in it run from left to right, so it is left to the document
 * until something is typed.
 * @param count how many characters the field holds
 */
export function textDirection(
  dir: "ltr" | "rtl" | "auto",
  count: number,
): "ltr" | "rtl" | "auto" | undefined {
  return dir === "auto" && count === 0 ? undefined : dir;
}
