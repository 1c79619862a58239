import type { Gradient } from "~/domain/pages/gradients";

/** A gradient as a CSS image. Colours and numbers are validated, so nothing else reaches the style. */
export function gradientCss({ colors, style, rotation, type }: Gradient): string {
  const [a, b, c] = colors;
  const stops = style === "bands" ? `${a} 0 33.3%,${b} 33.3% 66.6%,${c} 66.6%` : `${a},${b},${c}`;
  return type === "radial"
    ? `radial-gradient(circle at 50% 0,${stops})`
    : `linear-gradient(${rotation}deg,${stops})`;
}
