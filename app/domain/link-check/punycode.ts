/** The numbers of RFC 3492, section 5. */
const BASE = 36;
const T_MIN = 1;
const T_MAX = 26;
const SKEW = 38;
const DAMP = 700;
const INITIAL_BIAS = 72;
const INITIAL_CODE = 128;
const MAX_CODE = 0x10ffff;
/** Of a label; a longer one is in no domain name. */
const MAX_LABEL = 63;

/** @returns a decoded host label: `xn--mller-kva` is `müller`; an invalid one is returned unchanged */
export function readableLabel(label: string): string {
  if (!label.startsWith("xn--") || label.length > MAX_LABEL) return label;
  return decode(label.slice(4)) ?? label;
}

function decode(text: string): string | null {
  const cut = text.lastIndexOf("-");
  const output = cut > 0 ? [...text.slice(0, cut)] : [];
  let code = INITIAL_CODE;
  let bias = INITIAL_BIAS;
  let place = 0;
  for (let at = cut > 0 ? cut + 1 : 0; at < text.length; ) {
    const before = place;
    let weight = 1;
    for (let k = BASE; ; k += BASE) {
      const digit = digitOf(text.charCodeAt(at++));
      if (digit === null) return null;
      place += digit * weight;
      const threshold = Math.min(Math.max(k - bias, T_MIN), T_MAX);
      if (digit < threshold) break;
      weight *= BASE - threshold;
    }
    const count = output.length + 1;
    bias = adapted(place - before, count, before === 0);
    code += Math.floor(place / count);
    if (code > MAX_CODE) return null;
    place %= count;
    output.splice(place++, 0, String.fromCodePoint(code));
  }
  return output.join("");
}

/** `a` to `z` are 0 to 25, `0` to `9` are 26 to 35. The end of the text is no digit. */
function digitOf(unit: number): number | null {
  if (unit >= 97 && unit <= 122) return unit - 97;
  return unit >= 48 && unit <= 57 ? unit - 22 : null;
}

function adapted(delta: number, count: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? DAMP : 2));
  rest += Math.floor(rest / count);
  let k = 0;
  for (; rest > ((BASE - T_MIN) * T_MAX) / 2; k += BASE) rest = Math.floor(rest / (BASE - T_MIN));
  return k + Math.floor(((BASE - T_MIN + 1) * rest) / (rest + SKEW));
}
