import { z } from "@hono/zod-openapi";
import { contactSchema } from "~/domain/cards/contacts";
import { INDUSTRIES } from "~/domain/industries";
import { negotiateLanguage } from "~/domain/languages";
import { pageContentSchema } from "~/domain/pages/schema";
import { themeSchema } from "~/domain/pages/theme";
import { listThemes } from "~/server/services/pages/list-themes.server";
import { newRouter } from "./env.server";
import { gives, publicOperation } from "./operation.server";

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

const CACHED = { "Cache-Control": "public, max-age=300", Vary: "Accept-Language" };

/** Themes, and templates in the requested language. */
export function themesRouter() {
  const router = newRouter();
  router.openapi(
    publicOperation("listThemes", "get", "/pages/themes", {
      responses: { 200: gives(themesShape, "Themes and templates") },
    }),
    async (c) => {
      const language = negotiateLanguage(c.req.header("Accept-Language") ?? null);
      return c.json(await listThemes(c.env.platform.config, language), 200, CACHED);
    },
  );
  return router;
}
