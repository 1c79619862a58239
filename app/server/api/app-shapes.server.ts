import { z } from "@hono/zod-openapi";

const font = z.object({
  id: z.number().int(),
  title: z.string(),
  value: z.string(),
  isPro: z.boolean(),
  customSize: z.number().optional(),
});

export const appDataShape = z.object({
  languages: z.array(
    z.object({
      id: z.number().int(),
      title: z.string(),
      shortCode: z.string(),
      code: z.string(),
      url: z.object({ kind: z.enum(["default", "label", "prefix"]), value: z.string() }),
      hreflangCode: z.string().optional(),
      dir: z.enum(["ltr", "rtl"]),
    }),
  ),
  industries: z.array(z.object({ id: z.string(), name: z.string() })),
  fonts: z.object({ title: z.array(font), text: z.array(font) }),
  blockTypes: z.array(z.object({ type: z.string(), isPro: z.boolean() })),
  limits: z.record(z.string(), z.number()),
  imageTypes: z.array(z.object({ id: z.number().int(), name: z.string() })),
  gradients: z.array(
    z.object({
      colors: z.tuple([z.string(), z.string(), z.string()]),
      style: z.enum(["smooth", "bands"]),
      rotation: z.number().int(),
      type: z.enum(["linear", "radial"]),
      isDefault: z.boolean(),
    }),
  ),
});

/** Prices in whole and hundredths of the currency, per seat and month. */
export const planShape = z.object({
  id: z.enum(["free", "pro"]),
  name: z.string(),
  currency: z.string(),
  monthly: z.number(),
  yearly: z.number(),
  saving: z.number().int(),
  features: z.array(z.string()),
  limits: z.object({ pages: z.number().int(), cards: z.number().int() }),
});
