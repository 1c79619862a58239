import { z } from "zod";

/**
 * The routes that a visitor can return to after signing in, with the names of their parameters: protected ones, and
 * those with additional features for users. A closed list: the cookie's value is never used as a URL.
 */
export const STORED_ROUTES = {
  dashboard: { path: "/dashboard", parameters: [] },
  "dashboard-pages": { path: "/dashboard-pages", parameters: [] },
  "dashboard-business-cards": { path: "/dashboard-business-cards", parameters: [] },
  "dashboard-visits": {
    path: "/dashboard-visits",
    parameters: [],
    query: ["thing", "period", "from", "to", "by"],
  },
  "contact-list": { path: "/contact-list", parameters: [], query: ["contact", "held"] },
  "dashboard-team": { path: "/dashboard-team", parameters: [], query: ["state"] },
  "team-looks": { path: "/dashboard-team/look", parameters: [] },
  "team-look": { path: "/dashboard-team/look/{id}", parameters: ["id"] },
  "team-join": { path: "/team/join/{token}", parameters: ["token"] },
  "editor-start": { path: "/editor", parameters: [] },
  "editor-create": { path: "/editor/new", parameters: [] },
  "editor-edit": { path: "/editor/{id}", parameters: ["id"] },
  "editor-business-card-create": { path: "/editor-business-card", parameters: [] },
  "editor-business-card-edit": { path: "/editor-business-card/{hash}", parameters: ["hash"] },
  "share-page": { path: "/share-page/{id}", parameters: ["id"] },
  "account-sign-in": { path: "/account/sign-in", parameters: [] },
  "verify-email": { path: "/verify-email/{token}", parameters: ["token"] },
  "account-export": { path: "/account/export", parameters: [] },
  "account-delete": { path: "/account/delete", parameters: [] },
  operators: { path: "/operators", parameters: [] },
  account: { path: "/account", parameters: [] },
  "account-billing": { path: "/account/billing", parameters: [] },
  "account-upgrade": { path: "/account/upgrade", parameters: [], query: ["cycle", "seats", "for", "back"] },
  "account-edit": { path: "/account/edit", parameters: [] },
  "account-edit-pass": { path: "/account/edit/pass", parameters: [] },
  "account-notifications": { path: "/account/notifications", parameters: [] },
  "account-email": { path: "/account/email/{token}", parameters: ["token"] },
  "share-business-card": { path: "/share-business-card/{hash}", parameters: ["hash"] },
} as const satisfies Record<string, RouteShape>;

interface RouteShape {
  path: string;
  parameters: readonly string[];
  /** The query parameters that are preserved. */
  query?: readonly string[];
}

const shapeOf = (name: StoredRouteName): RouteShape => STORED_ROUTES[name];

export type StoredRouteName = keyof typeof STORED_ROUTES;

const storedQueryValue = z.string().regex(/^[A-Za-z0-9_/:-]{1,100}$/);

/** What the signed `redirect` cookie holds. */
export const storedRouteSchema = z.strictObject({
  name: z.enum(Object.keys(STORED_ROUTES) as [StoredRouteName, ...StoredRouteName[]]),
  params: z.record(z.string(), z.string().regex(/^[A-Za-z0-9_-]{1,64}$/)).default({}),
  query: z.record(z.string(), storedQueryValue).optional(),
});

export type StoredRoute = z.output<typeof storedRouteSchema>;

/** The path of a stored route with its query, or null if a parameter is missing. */
export function pathOfStoredRoute(route: StoredRoute): string | null {
  const { path, parameters, query = [] } = shapeOf(route.name);
  let filled = path;
  for (const name of parameters) {
    const value = route.params[name];
    if (!value) return null;
    filled = filled.replace(`{${name}}`, encodeURIComponent(value));
  }
  const asked = query.flatMap((name) => {
    const value = route.query?.[name];
    return value ? [[name, value]] : [];
  });
  return asked.length > 0 ? `${filled}?${new URLSearchParams(asked)}` : filled;
}

/**
 * The stored form of a path without language prefix, or null if it is not a route to return to.
 * @param search the query of its URL
 */
export function storedRouteOf(pathname: string, search = ""): StoredRoute | null {
  const asked = new URLSearchParams(search);
  for (const name of storedRouteSchema.shape.name.options) {
    const { path, parameters, query = [] } = shapeOf(name);
    const pattern = new RegExp(`^${path.replace(/\{\w+\}/g, "([^/]+)")}$`);
    const match = pattern.exec(pathname);
    if (!match) continue;
    const params = Object.fromEntries(parameters.map((parameter, i) => [parameter, match[i + 1]]));
    const route = storedRouteSchema.safeParse({ name, params });
    if (!route.success) return null;
    const found = query.flatMap((key) => {
      const value = storedQueryValue.safeParse(asked.get(key));
      return value.success ? [[key, value.data]] : [];
    });
    return found.length > 0 ? { ...route.data, query: Object.fromEntries(found) } : route.data;
  }
  return null;
}
