import { expect, test } from "vitest";
import { buildApi } from "~/server/api/routers.server";

interface Route {
  method: string;
  path: string;
}

/** The literal paths that an earlier route with a parameter in that place takes: its handler is never called. */
function shadowed(routes: readonly Route[]): string[] {
  return routes.flatMap(({ method, path }, at) => {
    const taker = routes.slice(0, at).find((earlier) => {
      const pattern = new RegExp(`^${earlier.path.replace(/\{\w+\}/g, "[^/{}]+")}$`);
      return earlier.method === method && earlier.path !== path && pattern.test(path);
    });
    return taker ? [`${method} ${path} is taken by ${taker.path}`] : [];
  });
}

test("no operation is taken by an earlier one with a parameter in its place", () => {
  const routes = buildApi().openAPIRegistry.definitions.flatMap((definition) =>
    definition.type === "route" ? [definition.route] : [],
  );
  expect(routes.length).toBeGreaterThan(100);
  expect(shadowed(routes)).toEqual([]);
});

test("one that is would be named", () => {
  const routes = [
    { method: "get", path: "/_/pages/{id}" },
    { method: "post", path: "/_/pages/count" },
    { method: "get", path: "/_/pages/{id}/codes" },
    { method: "get", path: "/_/pages/count" },
  ];
  expect(shadowed(routes)).toEqual(["get /_/pages/count is taken by /_/pages/{id}"]);
});
