import { createRoute, z } from "@hono/zod-openapi";
import { contactSchema } from "~/domain/cards/contacts";
import { INDUSTRIES } from "~/domain/industries";
import { pageContentSchema } from "~/domain/pages/schema";
import { themeSchema } from "~/domain/pages/theme";
import { describe, failures, gives } from "./operation.server";

const named = { id: z.string(), name: z.string(), isPro: z.boolean() };

const themesShape = z.object({
  themes: z.array(z.object({ ...named, theme: themeSchema, preview: z.url() })),
  templates: z.array(
    z.object({
      ...named,
      industries: z.array(z.enum(INDUSTRIES)),
      page: pageContentSchema,
      card: z.object({
        title: z.string(),
        header: z.string(),
        subheader: z.string().optional(),
        contacts: z.array(contactSchema),
        linkAction: z.union([z.literal(1), z.literal(2)]),
        design: z.number().int(),
        backgroundColor: z.string(),
        fontColor: z.string(),
      }),
    }),
  ),
});

export const listThemesCall = createRoute({
  ...describe("listThemes", "pages"),
  method: "get",
  path: "/pages/themes",
  responses: { 200: gives(themesShape, "Themes and templates"), ...failures() },
});
