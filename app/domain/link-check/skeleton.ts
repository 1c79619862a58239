/** Letters of other scripts, and digits, that are drawn like a Latin letter; marks are taken off before. */
const LOOK_ALIKES: Record<string, string> = {
  a: "аαɑ4",
  b: "ьβƅ",
  c: "сϲ",
  d: "ԁđɗ",
  e: "еεє3",
  g: "ɡց",
  h: "һհħ",
  i: "іιıɩ",
  j: "јϳ",
  k: "кκ",
  l: "ӏłɫ",
  m: "м",
  n: "ηոп",
  o: "оοօσø0",
  p: "рρ",
  q: "ԛգ",
  r: "г",
  s: "ѕ5",
  t: "тτ7",
  u: "υսц",
  v: "νѵ",
  w: "ԝωѡ",
  x: "хχ",
  y: "уγү",
};

const LATIN = new Map(
  Object.entries(LOOK_ALIKES).flatMap(([latin, others]) =>
    [...others].map((other) => [other, latin] as const),
  ),
);

/**
 * What a text looks like at a glance, in Latin letters: `аmаz0n` and `arnazon` are `amazon`.
 * @param one what a `1` is read as
 */
export function skeleton(text: string, one: "l" | "i" = "l"): string {
  const plain = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("1", one);
  const latin = Array.from(plain, (letter) => LATIN.get(letter) ?? letter).join("");
  return latin.replaceAll("rn", "m").replaceAll("vv", "w");
}
