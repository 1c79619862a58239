import { z } from "zod";

/**
 * The routes that a visitor can be sent back to after signing in, with the names of their parameters: protected ones,
 * and those that can do more for who is signed in.
 * A closed list: what a cookie says is never used as an address.
 */
export const REMEMBERED_ROUTES = {
  dashboard: { path: "/dashboard", parameters: [] },
  "dashboard-pages": { path: "/dashboard-pages", parameters: [] },
  "dashboard-business-cards": { path: "/dashboard-business-cards", parameters: [] },
  "editor-create": { path: "/editor", parameters: [] },
  "editor-edit": { path: "/editor/{id}", parameters: ["id"] },
  "editor-business-card-create": { path: "/editor-business-card", parameters: [] },
  "editor-business-card-edit": { path: "/editor-business-card/{hash}", parameters: ["hash"] },
  "share-page": { path: "/share-page/{id}", parameters: ["id"] },
  "account-sign-in": { path: "/account/sign-in", parameters: [] },
  "verify-email": { path: "/verify-email/{token}", parameters: ["token"] },
  "account-export": { path: "/account/export", parameters: [] },
  "account-delete": { path: "/account/delete", parameters: [] },
  account: { path: "/account", parameters: [] },
  "account-edit": { path: "/account/edit", parameters: [] },
  "account-edit-pass": { path: "/account/edit/pass", parameters: [] },
  "account-email": { path: "/account/email/{token}", parameters: ["token"] },
  "share-business-card": { path: "/share-business-card/{hash}", parameters: ["hash"] },
} as const satisfies Record<string, { path: string; parameters: readonly string[] }>;

export type RememberedRouteName = keyof typeof REMEMBERED_ROUTES;

/** What the signed `redirect` cookie holds. */
export const rememberedRouteSchema = z.strictObject({
  name: z.enum(Object.keys(REMEMBERED_ROUTES) as [RememberedRouteName, ...RememberedRouteName[]]),
  params: z.record(z.string(), z.string().regex(/^[A-Za-z0-9_-]{1,64}$/)).default({}),
});

export type RememberedRoute = z.output<typeof rememberedRouteSchema>;

/** The path of a remembered route, or null when a parameter is missing. */
export function rememberedPath(route: RememberedRoute): string | null {
  const { path, parameters } = REMEMBERED_ROUTES[route.name];
  let filled: string = path;
  for (const name of parameters) {
    const value = route.params[name];
    if (!value) return null;
    filled = filled.replace(`{${name}}`, encodeURIComponent(value));
  }
  return filled;
}

/** The remembered form of a path without language prefix, or null when it is none to come back to. */
export function rememberedRouteOf(pathname: string): RememberedRoute | null {
  for (const [name, { path, parameters }] of Object.entries(REMEMBERED_ROUTES)) {
    const pattern = new RegExp(`^${path.replace(/\{\w+\}/g, "([^/]+)")}$`);
    const match = pattern.exec(pathname);
    if (!match) continue;
    const params = Object.fromEntries(parameters.map((parameter, i) => [parameter, match[i + 1]]));
    const parsed = rememberedRouteSchema.safeParse({ name, params });
    return parsed.success ? parsed.data : null;
  }
  return null;
}
