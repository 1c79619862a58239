import { index, layout, type RouteConfig, route } from "@remix-run/route-config";

/**
 * Every address of the app, one line a screen, then what screens call, then the site's documents. The optional first
 * segment is the language's prefix; the site stands under an internal prefix that its host is rewritten to and that
 * nobody reaches from outside (server/http).
 */
export default [
  route(":lang?", "routes/app.tsx", [
    index("routes/landing.tsx"),
    route("login", "routes/login.tsx"),
    route("sign-up", "routes/sign-up.tsx"),
    route("forgot-password", "routes/forgot-password.tsx"),
    route("forgot-password-change/:token", "routes/forgot-password-change.tsx"),
    route("verify-email/:token", "routes/verify-email.tsx"),
    route("pricing/:plan?", "routes/pricing.tsx"),
    layout("routes/dashboard-layout.tsx", [
      route("dashboard", "routes/dashboard.tsx"),
      route("dashboard-pages", "routes/dashboard-pages.tsx"),
      route("dashboard-business-cards", "routes/dashboard-business-cards.tsx"),
    ]),
    route("share-page/:id", "routes/share-page.tsx"),
    route("share-business-card/:hash", "routes/share-business-card.tsx"),
    route("editor", "routes/editor-create.tsx"),
    route("editor/:id", "routes/editor-edit.tsx"),
    route("editor-business-card", "routes/editor-business-card-create.tsx"),
    route("editor-business-card/:hash", "routes/editor-business-card-edit.tsx"),
    route("account/delete", "routes/account-delete.tsx"),
    route("account/deleted", "routes/account-deleted.tsx"),
    route("404", "routes/not-found.tsx"),

    route("dashboard/drafts", "routes/resources/drafts.ts"),
    route("dashboard/verification", "routes/resources/verification.ts"),
    route("dashboard-pages/list", "routes/resources/page-list.ts"),
    route("dashboard-business-cards/list", "routes/resources/card-list.ts"),
    route("editor-business-card/save", "routes/resources/card-create.ts"),
    route("editor-business-card/:hash/save", "routes/resources/card-update.ts"),
    route("editor-business-card/:hash/image", "routes/resources/card-image.ts"),
    route("editor-business-card/:hash/codes", "routes/resources/code-list.ts"),
    route("editor-business-card/pages", "routes/resources/page-options.ts"),
    route("editor-business-card/from-page/:page", "routes/resources/card-from-page.ts"),
    route("logout", "routes/logout.ts"),
    route("editor/slug", "routes/resources/slug.ts"),
    route("editor/themes", "routes/resources/themes.ts"),
    route("editor/cards", "routes/resources/card-options.ts"),
    route("editor/temporary", "routes/resources/temporary.ts"),
    route("editor/save", "routes/resources/page-create.ts"),
    route("editor/:id/save", "routes/resources/page-update.ts"),
    route("editor/:id/image", "routes/resources/page-image.ts"),
    route("share-page/:id/send", "routes/resources/page-send.ts"),
    route("*", "routes/unknown.ts"),
  ]),
  route("__site/page/:slug", "routes/site/page.tsx"),
  route("__site/card/c/:hash", "routes/site/card.tsx"),
  route("__site/contact/f/:id", "routes/site/contact.tsx"),
  route("__site/thanks/f/:id/thanks", "routes/site/thanks.tsx"),
  route("__site/report/report/:slug", "routes/site/report.tsx"),
  route("__site/report/report/c/:hash", "routes/site/report.tsx", { id: "site/report-card" }),
  route("__site/reported/report/:slug/thanks", "routes/site/reported.tsx"),
  route("__site/reported/report/c/:hash/thanks", "routes/site/reported.tsx", { id: "site/reported-card" }),
  route("__site/gone/q", "routes/site/gone.tsx"),
  route("__site/wallet-later/c/:hash/:wallet/later", "routes/site/wallet-later.tsx"),
  route("__site/unknown", "routes/site/unknown.tsx"),
] satisfies RouteConfig;
