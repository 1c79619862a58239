import { negotiateLanguage } from "~/domain/languages";
import { listThemes } from "~/server/services/pages/list-themes.server";
import { newRouter } from "./env.server";
import { listThemesCall } from "./themes-calls.server";

const CACHED = { "Cache-Control": "public, max-age=300", Vary: "Accept-Language" };

/** Themes, and templates in the language that is asked for. */
export function themesRouter() {
  const router = newRouter();
  router.openapi(listThemesCall, async (c) => {
    const language = negotiateLanguage(c.req.header("Accept-Language") ?? null);
    return c.json(await listThemes(c.env.platform.config, language), 200, CACHED);
  });
  return router;
}
