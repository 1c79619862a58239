import { AppError } from "~/domain/errors";
import { accountsRouter } from "./accounts.server";
import { appRouter } from "./app.server";
import { billingRouter } from "./billing.server";
import { cardsRouter } from "./cards.server";
import { contactsRouter } from "./contacts.server";
import { documentOf } from "./document.server";
import { newRouter } from "./env.server";
import { errorResponse } from "./errors.server";
import { knownMethods } from "./known-methods.server";
import { leavingRouter } from "./leaving.server";
import { notificationsRouter } from "./notifications.server";
import { pageImagesRouter } from "./page-images.server";
import { pagesRouter } from "./pages.server";
import { referencePage } from "./reference-page.server";
import { slugsRouter } from "./slugs.server";
import { socialRouter } from "./social.server";
import { teamRouter } from "./team.server";
import { teamImportsRouter } from "./team-imports.server";
import { themesRouter } from "./themes.server";
import { userRouter } from "./user.server";
import { visitsRouter } from "./visits.server";

const READ_ALONG = { "Cache-Control": "public, max-age=300" };

/** @returns the whole API: one router per noun, the document made from their schemas, and one error format */
export function buildApi() {
  const api = newRouter();
  const routers = [
    accountsRouter(),
    userRouter(),
    socialRouter(),
    leavingRouter(),
    billingRouter(),
    notificationsRouter(),
    appRouter(),
    themesRouter(),
    pagesRouter(),
    pageImagesRouter(),
    slugsRouter(),
    cardsRouter(),
    teamRouter(),
    teamImportsRouter(),
    contactsRouter(),
    visitsRouter(),
  ];
  for (const router of routers) api.route("/", router);
  const methodsOf = knownMethods(api.openAPIRegistry.definitions);
  api.get("/openapi.json", (c) => c.json(documentOf(api, c.env.platform.config), 200, READ_ALONG));
  api.get("/docs", (c) => c.html(referencePage(documentOf(api, c.env.platform.config)), 200, READ_ALONG));
  api.onError((error, c) => errorResponse(error, c.req.raw, c.env.platform));
  api.notFound((c) => {
    const methods = methodsOf(c.req.path);
    if (methods.length === 0) return errorResponse(new AppError("not_found"), c.req.raw, c.env.platform);
    const refusal = new AppError("method_not_allowed");
    return errorResponse(refusal, c.req.raw, c.env.platform, { Allow: methods.join(", ") });
  });
  return api;
}
