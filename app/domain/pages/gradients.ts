import { z } from "zod";
import { colorSchema } from "~/domain/color";
import { LIMITS } from "~/domain/limits";

export const gradientSchema = z.strictObject({
  colors: z.tuple([colorSchema, colorSchema, colorSchema]),
  style: z.enum(["smooth", "bands"]).default("smooth"),
  rotation: z.number().int().min(0).max(360).default(180),
  type: z.enum(["linear", "radial"]).default("linear"),
  isDefault: z.boolean().default(false),
});

export type Gradient = z.output<typeof gradientSchema>;

/** The gradients every page starts with, in this order: paper, dawn, sea, moss, ink. */
export const DEFAULT_GRADIENTS: readonly Gradient[] = [
  {
    colors: ["#FBF7EF", "#F4E6D2", "#E9C9A6"],
    style: "smooth",
    rotation: 180,
    type: "linear",
    isDefault: true,
  },
  {
    colors: ["#FFE3D3", "#F7A58A", "#D3381C"],
    style: "smooth",
    rotation: 160,
    type: "linear",
    isDefault: true,
  },
  {
    colors: ["#DDF0F0", "#7FB8BF", "#1F5A6B"],
    style: "smooth",
    rotation: 200,
    type: "linear",
    isDefault: true,
  },
  {
    colors: ["#F0F2DA", "#A9B97B", "#47562B"],
    style: "bands",
    rotation: 135,
    type: "linear",
    isDefault: true,
  },
  {
    colors: ["#4A4640", "#2B2824", "#141210"],
    style: "smooth",
    rotation: 180,
    type: "radial",
    isDefault: true,
  },
];

/** A gradient as CSS, on the page and on its share image alike; one position a stop, which is all that satori reads. */
export function gradientCss({ colors, style, rotation, type }: Gradient): string {
  const [a, b, c] = colors;
  const stops = style === "bands" ? `${a} 33.3%,${b} 33.3%,${b} 66.6%,${c} 66.6%` : `${a},${b},${c}`;
  return type === "radial"
    ? `radial-gradient(circle at 50% 0,${stops})`
    : `linear-gradient(${rotation}deg,${stops})`;
}

export type GradientSettings = { activeIndex: number; list: Gradient[] };

export function defaultGradientSettings(): GradientSettings {
  return { activeIndex: 0, list: structuredClone(DEFAULT_GRADIENTS) as Gradient[] };
}

export const gradientSettingsSchema = z
  .strictObject({
    activeIndex: z.number().int().min(0).default(0),
    list: z
      .array(gradientSchema)
      .min(1)
      .max(LIMITS.gradients)
      .default(() => defaultGradientSettings().list),
  })
  .refine(({ activeIndex, list }) => activeIndex < list.length, {
    error: "invalidChoice",
    path: ["activeIndex"],
  });
