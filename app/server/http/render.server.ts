import { createRequestHandler, type ServerBuild } from "@remix-run/cloudflare";
import type { AppContext, SiteContext } from "./request-context.server";

/** Renders a request by the routes, with the context of the surface. */
export type Render = (request: Request, context: AppContext | SiteContext) => Promise<Response>;

type Handle = ReturnType<typeof createRequestHandler>;
type Routes = ServerBuild["routes"];

/** Of routes that any path may match: an index, a parameter, a splat. */
const ANY = "";

/**
 * Remix compares a path with all routes several times a request, which costs milliseconds of CPU for hundreds of them,
 * and prepares them anew for each request when it is given a function. So each request gets a handler of those routes
 * alone whose first segment it has; there are as many handlers as first segments.
 * @param loadBuild returns Remix's server build; a function, because in development it changes between requests
 */
export function createRender(loadBuild: () => Promise<ServerBuild>, mode: string): Render {
  const handlers = new WeakMap<ServerBuild, (path: string) => Handle>();
  return async (request, context) => {
    const build = await loadBuild();
    let handlerOf = handlers.get(build);
    if (!handlerOf) {
      handlerOf = handlersOf(build, mode);
      handlers.set(build, handlerOf);
    }
    const path = context.surface === "app" ? context.path : new URL(request.url).pathname;
    return handlerOf(path)(request, { visita: context });
  };
}

/** @returns the handler for a path, created on first use */
function handlersOf(build: ServerBuild, mode: string): (path: string) => Handle {
  const parents = new Set(Object.values(build.routes).map((route) => route?.parentId));
  const leaves = Object.keys(build.routes).filter((id) => !parents.has(id));
  const segments = new Map(leaves.map((id) => [id, segmentOf(build.routes, id)]));
  const known = new Set(segments.values());
  const handlers = new Map<string, Handle>();
  return (path) => {
    const first = firstSegment(path);
    const segment = known.has(first) ? first : ANY;
    let handle = handlers.get(segment);
    if (!handle) {
      const chosen = leaves.filter((id) => segments.get(id) === segment || segments.get(id) === ANY);
      const ids = new Set(chosen.flatMap((id) => withParents(build.routes, id)));
      const assets = { ...build.assets, routes: only(build.assets.routes, ids) };
      handle = createRequestHandler({ ...build, routes: only(build.routes, ids), assets }, mode);
      handlers.set(segment, handle);
    }
    return handle;
  };
}

/** @returns the ids of a route and of those it is nested in, innermost first */
function withParents(routes: Routes, id: string): string[] {
  const parentId = routes[id]?.parentId;
  return parentId ? [id, ...withParents(routes, parentId)] : [id];
}

/** The first segment of a route's whole path, but for the language's prefix. */
function segmentOf(routes: Routes, id: string): string {
  const path = withParents(routes, id)
    .reverse()
    .map((part) => routes[part]?.path ?? "")
    .filter((part) => part !== ":lang?")
    .join("/");
  const segment = firstSegment(path);
  return /^[:*]/.test(segment) ? ANY : segment;
}

/** In lower case and decoded, as routes are matched. */
function firstSegment(path: string): string {
  const segment = path.split("/").find((part) => part !== "") ?? "";
  try {
    return decodeURIComponent(segment).toLowerCase();
  } catch {
    return segment.toLowerCase();
  }
}

const only = <T>(all: Record<string, T>, ids: ReadonlySet<string>): Record<string, T> =>
  Object.fromEntries(Object.entries(all).filter(([id]) => ids.has(id)));
